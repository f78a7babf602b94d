"""My games: brought along, looked through, kept as a file, by which somebody comes back, and deleted."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.server.player import Player, run

NOON = 1_700_000_000
DAY = 86_400


def told(number: int, **more: Any) -> dict[str, Any]:
    """A game as a file from another house tells it."""
    game = "bongo" if number % 3 else "bakong"
    levels = [None, ("child", "easy", "medium")[number % 3]]
    readings = [{"kind": "nothing", "calls": 8, "errors": number % 3, "median": 2600 - 90 * number}]
    return {
        "table": f"{number:016x}",
        "game": game,
        "ended": NOON + number * DAY,
        "names": ["Awa", str(levels[1])],
        "levels": levels,
        "seats": [0],
        "share": float(number % 2),
        "handicaps": [0, 0],
        "cost": 0.3 - 0.02 * number,
        "readings": readings if game == "bongo" else [],
        **more,
    }


async def finished(address: str) -> str:
    """The file of somebody who has played one game here."""
    player = await Player(address, "Awa").open("bonobo-beach", "me", "child", options={"board": "small"})
    await player.until(lambda it: it.state == "playing")
    await player.play_on(random.Random(1))
    file = (await player.web.get("/api/story/file")).text
    await player.close()
    return file


def test_a_story_is_brought_looked_through_kept_and_deleted(come: Come, house: House, tmp_path: Path) -> None:
    awa = come(phone=True)
    awa.go("/")
    awa.page.get_by_role("link", name="See all my finished games").click()
    awa.page.get_by_text("No finished game yet").wait_for()
    file = tmp_path / "elsewhere.json"
    file.write_text(json.dumps({"palabre_story": 1, "key": "", "games": [told(n) for n in range(12)]}))
    awa.page.get_by_label("Bring a file").set_input_files(file)
    awa.page.get_by_text("12 games", exact=True).wait_for()
    assert awa.page.get_by_text("brought along", exact=True).count() == 12
    awa.page.get_by_role("radio", name="Bongo").check()
    awa.page.get_by_text("8 games", exact=True).wait_for()
    awa.page.get_by_text("Time to read, right calls").first.wait_for()
    awa.page.get_by_role("radio", name="Won", exact=True).check()
    awa.page.get_by_text("4 games", exact=True).wait_for()
    assert awa.axe() == []
    own = tmp_path / "own.json"
    own.write_text(run(finished(house.address)))
    awa.page.get_by_label("Bring a file").set_input_files(own)
    awa.page.get_by_text("Welcome back").wait_for()
    awa.page.get_by_text("One game", exact=True).wait_for()
    assert awa.page.get_by_role("link", name="See again").count() == 1
    awa.page.get_by_role("button", name="Delete", exact=True).click()
    awa.page.get_by_role("button", name="Delete it all").click()
    awa.page.get_by_text("No finished game yet").wait_for()
