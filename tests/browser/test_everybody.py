"""For everybody: the keyboard alone is enough, and axe finds nothing on any screen."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Come
from tests.browser.person import LOOKS, TO_BEGIN, Person, play_to_the_end
from tests.browser.test_games import ALSO_HERE, BOT, HERE
from tests.widely import widely

NARROWEST: ViewportSize = {"width": 360, "height": 740}
every_look = pytest.mark.parametrize(
    ("phone", "dark"),
    widely([(False, False), (True, True)], (False, False)),
    ids=["desktop-light", "phone-dark"],
)
FOCUSED = """() => {
  const one = document.activeElement
  if (!one?.matches('button, a, input, [role=button]')) return ''
  return (one.getAttribute('aria-label') ?? one.textContent).trim()
}"""


def tab_to(person: Person, words: str, most: int = 120) -> None:
    """Press Tab until something that says these words has the focus."""
    for _ in range(most):
        if words in person.page.evaluate(FOCUSED):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{words!r} cannot be reached with Tab")


def is_lit(person: Person) -> bool:
    """Whether what has the focus can be chosen."""
    return bool(person.page.evaluate("() => document.activeElement?.classList.contains('lit') ?? false"))


@pytest.mark.wide
def test_a_game_with_the_keyboard_alone(come: Come) -> None:
    awa = come(as_list=True)
    awa.open("bonobo-beach", [HERE, BOT])
    awa.wait_for_board()
    end = time.monotonic() + 60
    while not awa.is_over:
        assert time.monotonic() < end
        if awa.page.locator(".board .lit").count() == 0:
            awa.page.wait_for_timeout(20)
            continue
        for _ in range(40):
            if is_lit(awa):
                break
            awa.page.keyboard.press("Tab")
        awa.page.keyboard.press("ArrowRight")
        awa.page.keyboard.press("Enter")
        awa.page.wait_for_timeout(30)
    tab_to(awa, "Check throws and draws")
    awa.page.keyboard.press("Enter")
    awa.page.get_by_text("Every throw and draw was honest.").wait_for()


@pytest.mark.wide
def test_opening_a_table_and_its_rules_with_the_keyboard_alone(come: Come) -> None:
    awa = come()
    awa.go("/")
    awa.page.get_by_role("button", name="Open a table").first.wait_for()
    tab_to(awa, "Open a table")
    awa.page.keyboard.press("Enter")
    awa.page.get_by_role("dialog").wait_for()
    awa.page.keyboard.press("Tab")
    tab_to(awa, "Open a table")
    awa.page.keyboard.press("Enter")
    awa.page.locator(".lobby").wait_for()
    assert awa.page.get_by_role("img", name="QR").count() == 1


@pytest.mark.wide
def test_whoever_is_new_to_a_game_is_told_what_it_is_about_and_only_once(come: Come) -> None:
    awa = come(newcomer=True, phone=True, language="fr")
    awa.go("/")
    awa.page.locator("article[data-game=bakong]").get_by_role("button", name="Jouer").click()
    told = awa.page.get_by_role("region", name="Bakong en bref")
    told.wait_for(timeout=TO_BEGIN)
    assert told.get_by_role("listitem").count() == 4
    assert awa.axe() == []
    awa.page.get_by_role("button", name="Commencer").click()
    told.wait_for(state="detached")
    awa.page.reload()
    awa.page.locator(".lit").first.wait_for()
    assert told.count() == 0
    awa.go("/")
    awa.page.locator("article[data-game=bakong]").get_by_role("button", name="Jouer").click()
    told.wait_for()
    assert not told.get_by_role("listitem").first.is_visible()
    told.get_by_text("Bakong en bref").click()
    told.get_by_role("listitem").first.wait_for()
    awa.open("bonobo-beach", [HERE, BOT], ready=True)
    awa.page.get_by_role("region", name="Bonobo Beach en bref").get_by_role("button", name="règle").click()
    awa.page.locator("dialog[open] #rule-BB-1").wait_for()


class Scan:
    """Somebody whose screens axe looks at, one after the other."""

    def __init__(self, come: Come, phone: bool, dark: bool) -> None:
        self.person = come(phone=phone, dark=dark, as_list=True)
        self.found: dict[str, list[str]] = {}
        self._only = LOOKS if dark else None  # the rest does not depend on it
        self._most = NARROWEST["width"] if phone else None
        if phone:
            self.person.page.set_viewport_size(NARROWEST)

    def __call__(self, screen: str) -> None:
        wrong = self.person.axe(only=self._only)
        wide = self.person.page.evaluate("document.documentElement.scrollWidth")
        if self._most and wide > self._most:
            wrong.append(f"{wide} pixels wide")
        if wrong:
            self.found[screen] = wrong


@pytest.mark.wide
@every_look
def test_axe_finds_nothing_on_screens_without_a_table(come: Come, phone: bool, dark: bool) -> None:
    scan = Scan(come, phone, dark)
    awa = scan.person
    awa.go("/")
    awa.page.get_by_role("button", name="Settings").click()
    awa.page.get_by_role("dialog").get_by_role("radio").first.wait_for()
    scan("settings")
    awa.go("/trainer")
    awa.page.get_by_role("button", name="Throw the dice").wait_for()
    scan("trainer")
    awa.go("/drawings")
    awa.page.locator("main svg").first.wait_for()
    scan("drawings")
    awa.expected.append("404")  # as it should be
    awa.go("/nowhere")
    awa.page.get_by_text("There is nothing here").wait_for()
    scan("lost")
    awa.go("/rules/bongo")
    awa.page.locator("#rule-BO-4").wait_for()
    scan("rules")
    awa.go("/replay")
    awa.page.get_by_text("Open a record").first.wait_for()
    scan("record")
    assert scan.found == {}


@every_look
def test_axe_finds_nothing_on_the_way_to_a_table(come: Come, phone: bool, dark: bool) -> None:
    scan = Scan(come, phone, dark)
    awa = scan.person
    awa.go("/")
    awa.page.locator("article").first.wait_for()
    scan("home")
    code = awa.open("bakong", [HERE, {"who": "guest"}])["code"]
    awa.page.locator(".lobby").wait_for()
    scan("lobby")
    awa.go(f"/join/{code}")
    awa.page.get_by_role("button", name="Just watch").wait_for()
    scan("join")
    awa.open("banjooli-xeet", [HERE, ALSO_HERE])
    awa.page.locator("#hand-over").wait_for(timeout=300_000)
    scan("hand-over")
    assert scan.found == {}


@every_look
def test_axe_finds_nothing_from_the_first_turn_to_the_replay(come: Come, phone: bool, dark: bool) -> None:
    scan = Scan(come, phone, dark)
    awa = scan.person
    awa.open("bonobo-beach", [HERE, BOT])
    awa.wait_for_board()
    awa.page.locator(".lit").first.wait_for()
    awa.page.get_by_role("button", name="More").click()
    awa.page.get_by_role("button", name="React").click()
    scan("table")
    awa.page.get_by_role("button", name="Rules").click()
    awa.page.locator("dialog[open] #rule-BB-1").wait_for()
    scan("drawer")
    awa.page.keyboard.press("Escape")
    play_to_the_end(awa)
    awa.page.get_by_text("Play again").wait_for()
    awa.page.get_by_role("button", name="Check throws and draws").click()
    awa.page.get_by_text("Every throw and draw was honest.").wait_for()
    scan("end")
    awa.page.get_by_role("link", name="Watch it again").click()
    awa.page.get_by_role("slider").wait_for()
    scan("replay")
    assert scan.found == {}
