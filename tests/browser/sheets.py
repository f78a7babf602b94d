"""Every state of every game on every screen, as contact sheets to look at.

`python -m tests.browser.sheets FOLDER [GAME …]` makes a PNG a state: six sizes, each light above dark.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from run import BROWSERS
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.person import TO_BEGIN, Person, play_to_the_end
from tests.browser.screens import A_GAME, A_MOMENT, BOT, GAMES, GUEST, HERE, LOOKS, RULES, SLOW
from tests.browser.ways import step_of

SIZES = ((360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080), (3840, 2160))
ROWS = (SIZES[:4], SIZES[4:])  # of a sheet
HIGH = 420  # of a picture on it
SOME_MOVES = 4
TO_REVIEW = 120_000  # milliseconds
SHEET = """<body style="margin:8px;display:grid;gap:8px;width:max-content;background:#888">{rows}</body>"""
ROW = """<div style="display:flex;gap:8px">{shots}</div>"""
SHOT = """<img height="{high}" src="data:image/jpeg;base64,{data}">"""


def shot(page: Page, size: tuple[int, int], look: str) -> str:
    """The window at one size in one look, as it is laid on a sheet."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=look)  # type: ignore[arg-type]
    page.wait_for_selector(f"html[data-theme={look}]")
    page.wait_for_timeout(A_MOMENT)
    taken = page.screenshot(type="jpeg", quality=80, scale="css")
    return SHOT.format(high=HIGH, data=base64.b64encode(taken).decode())


def lay(browser: Browser, page: Page, file: Path) -> None:
    """A sheet of what a page shows now; sizes outside, for a new one costs more than a new look."""
    shots = {(size, look): shot(page, size, look) for size in SIZES for look in LOOKS}
    rows = [ROW.format(shots="".join(shots[one, look] for one in row)) for row in ROWS for look in LOOKS]
    sheet = browser.new_page()
    sheet.set_content(SHEET.format(rows="".join(rows)))
    sheet.locator("body").screenshot(path=file)
    sheet.close()
    print(file.name, flush=True)


def at(person: Person, path: str, ready: str) -> None:
    """Somebody is at a place, and everything is there."""
    person.go(path)
    person.page.locator(ready).first.wait_for(timeout=TO_BEGIN)
    person.page.wait_for_load_state("networkidle")


def standing(person: Person) -> Iterator[str]:
    """The places without a table."""
    at(person, "/", "article svg")
    yield "front"
    at(person, "/daily", "main h1")
    yield "daily"
    at(person, "/trainer", ".field")
    yield "trainer"
    person.page.locator("main button.loud").first.click()
    person.page.locator(".pads.open").first.wait_for()
    yield "trainer-thrown"


def played(person: Person, game: str) -> Iterator[str]:
    """A game from its lobby to its review."""
    at(person, f"/rules/{game}", "[id^=rule-]")
    yield f"{game}-rules"
    opened = person.open(game, [HERE, GUEST, BOT], options=RULES.get(game, {}))
    person.page.locator(".lobby").wait_for()
    yield f"{game}-lobby"
    other = SLOW if game == "bongo" else BOT
    opened = person.open(game, [HERE, other, other], options=RULES.get(game, {}))
    person.wait_for_board()
    person.page.locator(".board .lit, .pads.open").first.wait_for(timeout=TO_BEGIN)
    yield f"{game}-first-turn"
    step = step_of(game)
    for _ in range(SOME_MOVES):
        step(person)
        person.page.wait_for_timeout(A_MOMENT)
    person.page.locator(".board .lit, .pads.open, #ending").first.wait_for(timeout=TO_BEGIN)
    yield f"{game}-after-bots"  # in Bongo they may have won while pictures were taken
    play_to_the_end(person, seconds=A_GAME, step=step)
    person.page.locator(".next").wait_for()
    yield f"{game}-end"
    at(person, f"/review?table={opened['table']}", "main h1")
    person.page.get_by_role("slider").wait_for(timeout=TO_REVIEW)
    yield f"{game}-review"


def take(browser: Browser, house: House, folder: Path, games: Sequence[str]) -> None:
    """All sheets."""
    person = Person(browser, house.address, language="en")
    for states in (standing(person), *(played(person, game) for game in games)):
        for state in states:
            lay(browser, person.page, folder / f"{state}.png")
            person.page.set_viewport_size({"width": 1280, "height": 800})
    person.context.close()


def main(folder: Path, *games: str) -> None:
    """Start a house and take them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house, sync_playwright() as playwright:
        chromium = next(filter(None, map(shutil.which, BROWSERS)))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        take(browser, house, folder, games or GAMES)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
