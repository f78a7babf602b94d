"""Even tables in the lobby: the host gives a start, all see it; and where somebody stands, if wished."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.test_games import HERE
from tests.server.player import Player, run

GAME = "bonobo-beach"
FREE = {"who": "guest"}
BRING = "async (text) => (await fetch('/api/story', {method: 'POST', body: text})).json()"


async def finished(address: str, games: int = 3) -> str:
    """The file of somebody who has played some games here."""
    player = Player(address, "Awa")
    for number in range(games):
        await player.open(GAME, "me", "child", options={"board": "small"})
        await player.until(lambda it: it.state == "playing")
        await player.play_on(random.Random(number))
        await player.leave_line()
    file = (await player.web.get("/api/story/file")).text
    await player.close()
    return file


@pytest.mark.long
def test_the_host_makes_a_table_even_and_shows_where_she_stands(come: Come, house: House) -> None:
    awa, binta = come(), come(phone=True, language="fr")
    awa.go("/")
    assert awa.page.evaluate(BRING, run(finished(house.address)))["back"]
    awa.go("/mine")
    awa.page.get_by_role("radio", name="Bonobo Beach").check()
    awa.page.get_by_role("group", name="Let others see it?").get_by_role("radio", name="Yes").check()
    assert awa.axe() == []
    code = awa.open(GAME, [HERE, FREE], ready=True)["code"]
    binta.go(f"/join/{code}")
    binta.page.get_by_label("Votre nom").fill("Binta")
    binta.page.get_by_role("button", name="S’asseoir").click()
    binta.page.get_by_text(re.compile(r"cote -?\d+ \(-?\d+ à -?\d+\)")).wait_for()
    awa.page.get_by_role("button", name="Make it even").click()
    sheet = awa.page.get_by_role("dialog")
    sheet.get_by_label("Binta begins with").fill("40")
    assert awa.axe() == []
    sheet.get_by_role("button", name="Agree on this").click()
    binta.page.get_by_text("parti avec 40 d’avance").wait_for()
    binta.page.get_by_text("accepte les handicaps").wait_for()
    assert binta.page.get_by_role("button", name="Égaliser").count() == 0, "the host alone may"
    assert binta.axe() == []
