"""Pictures of every screen, phone and desktop, light and dark: `python -m tests.browser.screens FOLDER`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from run import BROWSERS
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.person import TO_BEGIN, Person, play_to_the_end
from tests.browser.ways import step_of

GAMES = ("bongo", "bonobo-beach", "bakong", "banjooli-xeet")
HERE, ALSO_HERE = {"who": "here", "name": "Awa"}, {"who": "here", "name": "Bintou"}
BOT, GUEST = {"who": "bot", "level": "random"}, {"who": "guest"}
SLOW = {"who": "bot", "level": "easy"}  # luck reads dice too seldom
RULES = {"bakong": {"memory_aid": True}, "banjooli-xeet": {"berries": True, "specials": 2}}
MOVES = {"bongo": 5}  # until the middle; of the others
MANY = 14
A_GAME = 300  # seconds
IS_LONG = "() => !document.querySelector('dialog[open]') && document.body.scrollHeight > 1.15 * innerHeight"
LOOKS = ("light", "dark")
A_MOMENT = 100  # milliseconds, to draw what has changed


class Visit:
    """One person with a desktop and a phone at once: what one does, both show."""

    def __init__(
        self, browser: Browser, house: House, folder: Path, language: str, newcomer: bool = False
    ) -> None:
        self.folder = folder
        other = "en" if language == "fr" else "fr"
        self.desktop = Person(browser, house.address, language=language, newcomer=newcomer)
        self.desktop.go("/")
        self.phone = Person(browser, house.address, phone=True, language=other, newcomer=newcomer)
        self.phone.context.add_cookies(self.desktop.context.cookies())  # type: ignore[arg-type]
        self.both = {"desktop": self.desktop, "phone": self.phone}

    def each(self, work: Callable[[Person], object]) -> None:
        """Do the same on both."""
        for person in self.both.values():
            work(person)

    def take(self, name: str) -> None:
        """A picture of what both show, in each look."""
        for device, person in self.both.items():
            for look in LOOKS:
                person.page.emulate_media(color_scheme=look)  # type: ignore[arg-type]
                person.page.wait_for_selector(f"html[data-theme={look}]")
                person.page.wait_for_timeout(A_MOMENT)
                self._shoot(person, f"{name}-{device}-{look}")
        print(name, flush=True)

    def _shoot(self, person: Person, name: str) -> None:
        """The screen as it is seen, and the whole page where that is much longer."""
        person.page.screenshot(path=self.folder / f"{name}.png")
        if person.page.evaluate(IS_LONG):
            person.page.screenshot(path=self.folder / f"{name}-whole.png", full_page=True)

    def come(self, path: str, ready: str, name: str) -> None:
        """Both go to a path, and a picture is taken when they are there."""
        for person in self.both.values():
            person.go(path)
            person.page.locator(ready).first.wait_for(timeout=TO_BEGIN)
            person.page.wait_for_load_state("networkidle")
        self.take(name)

    def press(self, button: str, ready: str, name: str) -> None:
        """Both press something."""
        for person in self.both.values():
            person.page.locator(button).first.click()
            person.page.locator(ready).first.wait_for()
        self.take(name)

    def open(self, game: str, *others: dict[str, str], **wishes: object) -> dict[str, str]:
        """A table at which both sit as one."""
        opened = self.desktop.open(game, [HERE, *others], **wishes)
        self.phone.go(f"/table/{opened['table']}")
        return opened


def standing(visit: Visit) -> None:
    """The screens without a table."""
    visit.come("/", "article", "home")
    visit.press("header button:last-of-type", "dialog[open] fieldset", "settings")
    visit.come("/rules/bakong", "[id^=rule-]", "rules")
    visit.come("/replay", "input[type=file]", "record")
    visit.come("/drawings", "main svg", "drawings")
    visit.come("/nowhere", "main a", "lost")
    visit.come("/trainer", ".field", "trainer")
    visit.press("main button.loud", ".pads.open", "trainer-thrown")
    visit.press(".pad", ".verdict", "trainer-read")
    for person in visit.both.values():
        person.go("/")
        person.page.locator("article[data-game=banjooli-xeet] button").nth(1).click()
        person.page.locator("dialog summary").wait_for()
    visit.take("open-table")
    visit.press("dialog summary", "dialog details[open]", "house-rules")


def told(browser: Browser, house: House, folder: Path) -> None:
    """What somebody hears who is new to a game."""
    for game in GAMES:
        visit = Visit(browser, house, folder, "en", newcomer=True)
        visit.open(game, SLOW, ready=True)
        visit.each(lambda person: person.page.locator(".primer li").first.wait_for(timeout=TO_BEGIN))
        visit.take(f"{game}-new")
        visit.each(lambda person: person.context.close())


def waiting(visit: Visit) -> None:
    """Before a game, and between two hands."""
    options = {"berries": True, "specials": 2}
    opened = visit.open("banjooli-xeet", GUEST, BOT, options=options, clock=30, listed=True)
    visit.each(lambda person: person.page.locator(".lobby").wait_for())
    visit.take("lobby")
    visit.come(f"/join/{opened['code']}", "main button", "join")
    visit.open("bakong", GUEST, GUEST, BOT, ready=True)
    visit.each(lambda person: person.page.locator(".lobby .begin").wait_for())
    visit.take("lobby-ready")
    visit.open("banjooli-xeet", ALSO_HERE)
    visit.each(lambda person: person.page.locator("#hand-over").wait_for(timeout=TO_BEGIN))
    visit.take("hand-over")


def played(visit: Visit, game: str) -> None:
    """A game at its beginning, in its middle and at its end."""
    other = SLOW if game == "bongo" else BOT
    visit.open(game, other, other, options=RULES.get(game, {}))
    visit.each(Person.wait_for_board)
    visit.each(lambda person: person.page.locator(".board .lit, .pads.open").first.wait_for())
    visit.take(f"{game}-start")
    if game == "bonobo-beach":
        visit.press(".tools button:nth-of-type(2)", "dialog[open] [id^=rule-]", "rules-drawer")
        visit.each(lambda person: person.page.keyboard.press("Escape"))
    step = step_of(game)
    for _ in range(MOVES.get(game, MANY)):
        step(visit.desktop)
        visit.desktop.page.wait_for_timeout(150)
    visit.phone.page.wait_for_timeout(300)
    visit.take(f"{game}-middle")
    play_to_the_end(visit.desktop, seconds=A_GAME, step=step)
    visit.each(lambda person: person.page.locator(".next").wait_for())
    visit.each(lambda person: person.page.wait_for_timeout(400))
    visit.take(f"{game}-end")


def seen_again(visit: Visit) -> None:
    """A finished game in the middle of its replay."""
    visit.press(".next a[href^='/replay']", "[type=range]", "replay-start")
    visit.each(lambda person: person.page.get_by_role("slider").press("PageUp"))
    visit.each(lambda person: person.page.wait_for_timeout(500))
    visit.take("replay")


def take_all(visit: Visit) -> None:
    """Every screen."""
    standing(visit)
    waiting(visit)
    for game in GAMES:
        played(visit, game)
    seen_again(visit)


def main(folder: Path, language: str = "en") -> None:
    """Start a house and take them all; the phone speaks the other language."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, BROWSERS))), args=FLAGS
        )
        told(browser, house, folder)
        take_all(Visit(browser, house, folder, language))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
