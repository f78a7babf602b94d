"""The same dice for all: today's table is found again, and two families compare what they made of theirs."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.person import TO_BEGIN, play_to_the_end
from tests.browser.test_games import HERE

SMALL = {"board": "small"}
BOT = {"who": "bot", "level": "child"}
TOLD = "async (table) => (await fetch(`/api/tables/${table}/twin`)).json()"


@pytest.mark.long
def test_two_families_play_with_the_same_dice_and_compare(come: Come) -> None:
    awa, binta = come(), come(phone=True, language="fr")
    table = awa.open("bonobo-beach", [HERE, BOT], ready=True, twin=1, options=SMALL)["table"]
    told = awa.page.get_by_text("Their code:").inner_text()
    binta.go(f"/join/{told.split()[-1]}")
    binta.page.get_by_label("Votre nom").fill("Binta")
    binta.page.get_by_role("button", name="S’asseoir").click()
    for person in (awa, binta):
        person.wait_for_board()
    play_to_the_end(awa, binta, seconds=120)
    for person, words in ((awa, "The twin table"), (binta, "La table jumelle")):
        compared = person.page.get_by_role("region", name=words)
        compared.get_by_role("button").click()
        compared.get_by_role("row").nth(3).wait_for()
        assert person.axe() == []
    whole = awa.page.evaluate(TOLD, table)
    rows = awa.page.get_by_role("region", name="The twin table").get_by_role("row").all_inner_texts()
    assert rows[-1].split()[-2:] == [str(whole["ours"]), str(whole["theirs"])]
    assert awa.points() == whole["games"][0]["ours"]["scores"]


@pytest.mark.wide
def test_todays_table_is_one_and_the_same_after_going_away(come: Come) -> None:
    awa = come(phone=True)
    awa.go("/")
    awa.page.get_by_role("link", name="To today's tables").click()
    today = awa.page.get_by_role("region", name="Bakong")
    today.get_by_role("button", name="Play today's game").click()
    awa.page.wait_for_url("**/table/*")
    awa.wait_for_board()
    table = awa.page.url
    awa.page.reload()
    awa.page.wait_for_selector(".table", timeout=TO_BEGIN)
    awa.go("/daily")
    today.get_by_role("button", name="Go on").click()
    awa.page.wait_for_url("**/table/*")
    assert awa.page.url == table
    awa.go("/daily")
    today.wait_for()
    assert awa.axe() == []
