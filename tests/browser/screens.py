"""Pictures of every screen, by day and by lamplight: `python -m tests.browser.screens FOLDER`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.person import TO_BEGIN, Person, play_to_the_end

GAMES = ("bongo", "bonobo-beach", "bakong", "banjooli-xeet")
HERE, ALSO_HERE = {"who": "here", "name": "Awa"}, {"who": "here", "name": "Bintou"}
BOT, GUEST = {"who": "bot", "level": "random"}, {"who": "guest"}
MOVES = 12


def places(person: Person) -> Iterator[str]:
    """Goes from screen to screen; each is ready when its name is told."""
    yield from standing(person)
    person.open("bakong", [HERE, GUEST, BOT])
    person.page.locator(".lobby").wait_for()
    yield "lobby"
    person.open("banjooli-xeet", [HERE, ALSO_HERE])
    person.page.locator("#hand-over").wait_for(timeout=TO_BEGIN)
    yield "hand-over"
    for game in GAMES:
        yield from played(person, game)
    yield from seen_again(person)


def standing(person: Person) -> Iterator[str]:
    """The screens without a table."""
    for name, path in (
        ("home", "/"),
        ("rules", "/rules/bakong"),
        ("trainer", "/trainer"),
        ("record", "/replay"),
    ):
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        yield name
    person.go("/")
    person.page.locator("article button").nth(1).click()
    person.page.get_by_role("dialog").get_by_role("radio").nth(-1).wait_for(state="attached")
    yield "open-table"


def seen_again(person: Person) -> Iterator[str]:
    """A finished game in the middle of its replay."""
    person.page.locator(".next a[href^='/replay']").click()
    person.page.get_by_role("slider").wait_for()
    person.page.get_by_role("slider").press("PageUp")
    person.page.wait_for_timeout(1000)
    yield "replay"


def played(person: Person, game: str) -> Iterator[str]:
    """A game at its beginning, in its middle and at its end."""
    quick = {"who": "bot", "level": "champion"} if game == "bongo" else BOT  # luck reads dice too seldom
    person.open(game, [HERE, quick, quick])
    person.wait_for_board()
    person.page.wait_for_timeout(1500)
    yield f"{game}-start"
    for _ in range(MOVES):
        person.choose()
        person.page.wait_for_timeout(250)
    yield f"{game}-middle"
    play_to_the_end(person, seconds=300)
    person.page.locator(".next").wait_for(timeout=60_000)
    yield f"{game}-end"


def take(browser: Browser, house: House, folder: Path) -> None:
    """Every screen in every look."""
    for phone in (True, False):
        for dark in (False, True):
            look = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
            person = Person(browser, house.address, phone=phone, dark=dark, language="fr" if dark else "en")
            for name in places(person):
                person.page.screenshot(path=folder / f"{name}-{look}.png", full_page=phone)
                print(f"{name}-{look}", flush=True)
            person.context.close()


def main(folder: Path) -> None:
    """Start a house, and take them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        take(browser, house, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
