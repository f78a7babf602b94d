"""Whoever shares a device sees what a turn needs, whatever its size and the size of letters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.geometry import LETTERS, TOUCH, Screen, found_wrong, screens
from tests.browser.person import Person
from tests.browser.test_banjooli_xeet import until
from tests.browser.test_lessons import begin, follow
from tests.widely import widely

NAMES = ("Awa", "Bintou", "Chei", "Demba", "Esi", "Fanta", "Gora", "Hawa")
MOST = {"bongo": 8, "bonobo-beach": 4, "bakong": 4, "banjooli-xeet": 4}
LEAST_PAD = 43  # pixels
LEAST_IN_A_CROWD = 36  # from five hands on, at one phone
SEATS = {".turn p": 15, ".seats li": 24}
NEEDED = {
    "bongo": {".field": 56, ".field .die": 16, **SEATS},
    "bonobo-beach": {".spread > svg": 150, ".tray": 80, ".tray button": 44, **SEATS},
    "bakong": {".spread > svg": 150, ".tray": 80, ".tray .lit": 43, **SEATS},
    "banjooli-xeet": {
        ".ground > svg": 150,
        ".tray": 80,
        ".dice button": 43,
        ".tray .answer": 43,
        **SEATS,
    },
}
OPTIONS: dict[str, dict[str, Any]] = {"bongo": {"level": "guards"}}
READY = ".board .lit, .pads.open, #hand-over"


def sat_down(person: Person, game: str, hands: int, bots: int = 0) -> None:
    """So many people at one device, one of them about to act."""
    people = [{"who": "here", "name": name} for name in NAMES[:hands]]
    person.open(game, people + [{"who": "bot", "level": "easy"}] * bots, options=OPTIONS.get(game, {}))
    person.wait_for_board()
    person.page.locator(READY).first.wait_for()
    person.take_over()
    person.page.locator(READY).first.wait_for()


def needed_of(game: str, hands: int) -> dict[str, int]:
    """What must be seen, and how large at least."""
    pad = LEAST_IN_A_CROWD if hands > 4 else LEAST_PAD
    return {**NEEDED[game], **({".pad": pad} if game == "bongo" else {})}


@pytest.mark.parametrize("language", widely(("en", "fr"), "en"))
@pytest.mark.parametrize(
    ("game", "hands"),
    widely(
        [(game, hands) for game in MOST for hands in range(2, MOST[game] + 1)],
        ("bongo", 2),
        ("bongo", 4),
        ("bakong", 2),
        ("banjooli-xeet", 2),
    ),
)
def test_people_who_share_a_device_see_all_that_a_turn_needs(
    come: Come, game: str, hands: int, language: str
) -> None:
    """Phone, upright and lying, and tablet, with each size of letters."""
    person = come(phone=True, language=language)
    sat_down(person, game, hands)
    assert found_wrong(person, needed_of(game, hands), screens(TOUCH, LETTERS)) == {}


@pytest.mark.parametrize("hands", widely((2, 3, 4), 3))
def test_bots_beside_several_hands_leave_the_dice_their_room(come: Come, hands: int) -> None:
    person = come(phone=True)
    sat_down(person, "bongo", hands, bots=2)
    still = ".board .tray"  # what bots call wrongly may be read on, by scrolling
    assert found_wrong(person, needed_of("bongo", hands), screens(TOUCH, LETTERS), still) == {}


PLACES = ("/", "/trainer", "/rules/bongo", "/exercises/bakong", "/daily", "/mine", "/replay", "/drawings")
LOADED = "main :is(h1, h2, h3) >> visible=true"
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
LAID = """() => ['main', 'body > div > header, header:has(~ main)'].flatMap((what) => {
  const one = document.querySelector(what)
  const { left, width } = one.getBoundingClientRect()
  const { maxWidth, padding, position, display } = getComputedStyle(one)
  return [left, width, maxWidth, padding, position, display]
})"""


def laid(person: Person) -> list[Any]:
    """How wide the page is here, and how its head lies."""
    person.page.locator(LOADED).first.wait_for()
    person.page.wait_for_load_state("networkidle")
    return list(person.page.evaluate(LAID))


def test_no_page_changes_the_width_of_those_that_come_after_it(come: Come) -> None:
    """Styles stay when their page is left: each place is as wide as if it had been loaded alone."""
    person = come()
    person.expected.append("closed before the connection is established")  # a table that is left at once
    lobby = person.open("bongo", [{"who": "here", "name": "Awa"}, {"who": "guest"}])["table"]
    alone = {}
    for place in (*PLACES, f"/table/{lobby}"):
        person.go(place)
        alone[place] = laid(person)
    game = person.open("bongo", [{"who": "here", "name": "Awa"}, {"who": "here", "name": "Ben"}])["table"]
    person.wait_for_board()
    after = {}
    for place in (*PLACES, f"/table/{lobby}", f"/table/{game}", *PLACES, f"/table/{lobby}"):
        person.page.evaluate(GO, place)
        after[place] = laid(person)
    del after[f"/table/{game}"]
    assert after == alone
    widths = {place: where[1] for place, where in alone.items()}
    assert set(widths.values()) == {widths["/"]}, "and all of them are as wide as the front page"


RUN = ".tray .told .buttons button"


def test_where_an_ostrich_may_run_is_seen_with_the_question_and_the_button(come: Come) -> None:
    """On a phone, whose log lies on neither."""
    person = come(phone=True)
    person.open("banjooli-xeet", [{"who": "here", "name": "Awa"}, {"who": "here", "name": "Ben"}])
    person.wait_for_board()
    until(person, ".target")
    upright = Screen(390, 844, "normal")
    assert found_wrong(person, {".target polygon": 44, ".tray": 40, ".told p": 15}, [upright]) == {}
    person.page.locator(".race .target").first.tap()
    person.page.locator(RUN).first.wait_for()
    needed = {".ground > svg": 200, ".tray": 40, ".told p": 15, RUN: 44}
    assert found_wrong(person, needed, [upright]) == {}
    assert found_wrong(person, {".tray": 40, RUN: 44}, screens(TOUCH[:1])) == {}


@pytest.mark.wide
def test_in_the_lesson_the_button_that_is_asked_for_is_in_the_window(come: Come) -> None:
    person = come(phone=True)
    begin(person, "banjooli-xeet", "first", "en")
    until_seen = 40
    for _ in range(until_seen):
        if person.page.locator(RUN).count():
            break
        if not follow(person):
            person.page.wait_for_timeout(50)
    person.page.evaluate("scrollTo(0, 0)")
    box = person.page.locator(RUN).last.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 844
