"""Bonobo Beach in the browser: against bots, with a finger, with the keyboard alone, and sums that fly."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Come
from .person import Person, play_to_the_end

GAME = "bonobo-beach"
SMALL = {"board": "small"}
ME = {"who": "here", "name": "Awa"}
FRIEND = {"who": "here", "name": "Ben"}
BOT = {"who": "bot", "level": "easy"}
PLACES = 37
STEPS = 400  # more than any small island takes
WATCH = """() => {
  window.seen = {}
  new MutationObserver(() => {
    for (const what of ['sum', 'fresh', 'waking'])
      if (document.querySelector(`.beach .${what}`)) window.seen[what] = true
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def sat_down(
    come: Come, seats: list[dict[str, Any]], options: dict[str, Any] = SMALL, **wishes: Any
) -> Person:
    """Somebody at a table of this game, on turn."""
    person = come(**wishes)
    person.open(GAME, seats, options=options)
    person.wait_for_board()
    person.page.wait_for_selector(".beach .lit", timeout=60_000)
    return person


def is_shown(person: Person, what: str) -> bool:
    """Whether something is on the board now."""
    return person.page.locator(f".beach {what}").count() > 0


@pytest.mark.long
def test_a_game_against_bots_ends_with_the_count(come: Come) -> None:
    person = sat_down(come, [ME, BOT, BOT])
    play_to_the_end(person)
    person.check_count()


def test_a_finger_sees_the_rhombus_before_it_lies_there(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND], options={}, phone=True, language="fr")
    page = person.page
    page.locator(".draw").tap()
    page.wait_for_selector(".beach .area")
    pairs = page.locator(".beach .area").count()
    page.locator(".beach .area").nth(30).tap()
    page.wait_for_selector(".beach .ghost")
    assert page.locator(".beach .area").count() == pairs, "the first tap only shows it"
    first = page.locator(".beach .ghost").get_attribute("points")
    page.locator(".buttons .picture").tap()
    page.wait_for_function(
        "(first) => document.querySelector('.ghost').getAttribute('points') !== first", arg=first
    )
    page.get_by_role("button", name="Le poser ici").tap()
    page.wait_for_selector(".beach .draw.lit")
    assert not is_shown(person, ".ghost")
    spot = page.locator(".beach .spot").nth(20)
    spot.tap()
    page.wait_for_selector(".told .title")
    spot.tap()
    page.wait_for_function(
        "(places) => document.querySelectorAll('.beach .spot').length < places", arg=PLACES
    )


@pytest.mark.wide
def test_places_are_large_enough_for_a_finger_on_the_narrowest_phone(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND], options={}, phone=True)
    person.page.set_viewport_size({"width": 360, "height": 740})
    boxes = [one.bounding_box() for one in person.page.locator(".beach .spot").all()]
    assert len(boxes) == PLACES
    assert all(box is not None and min(box["width"], box["height"]) >= 44 for box in boxes)


@pytest.mark.long
def test_the_keyboard_alone_plays_a_game(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND])
    page = person.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if is_shown(person, ".lit:focus"):
            break
    for step in range(STEPS):
        page.wait_for_selector(".beach .lit:focus, section[aria-labelledby=ending]")
        if person.is_over:
            return
        page.keyboard.press(("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")[step % 4])
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    pytest.fail("the game did not end")


@pytest.mark.long
def test_rhombi_drop_triangles_wake_and_sums_fly(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND], moving=True)
    person.page.evaluate(WATCH)
    play_to_the_end(person, seconds=240)
    assert person.page.evaluate("window.seen") == {"sum": True, "fresh": True, "waking": True}
