"""Banjooli Xeet in the browser: against bots, on one device, by finger and keyboard; ostriches that run."""

from __future__ import annotations

import time
from typing import Any

import pytest

from .conftest import Come
from .person import CHOOSE, Person

GAME = "banjooli-xeet"
ME = {"who": "here", "name": "Awa"}
FRIEND = {"who": "here", "name": "Ben"}
BOT = {"who": "bot", "level": "random"}
BERRIES = {"berries": True, "specials": 2}
N_DICE = 6
STEPS = 1200  # more than any race takes
# Keeps the dice and runs rather than scares, so that a race does not take all day
HURRY = """() => {
  const all = (what) => [...document.querySelectorAll(what)]
  const ways = ['[aria-labelledby=hand-over] button', '.race .answer', '.race [data-do=move]', '.race .lit']
  window.hurrying = setInterval(() => {
    const found = ways.map(all).find((some) => some.length) ?? []
    const one = found[Math.floor(Math.random() * found.length)]
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }, 25)
}"""
WATCH = """() => {
  window.seen = []
  new MutationObserver(() => {
    for (const sign of ['running', 'flying', 'landed', 'scared'])
      if (!window.seen.includes(sign) && document.querySelector(`.race .${sign}`)) window.seen.push(sign)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
IS_WANTED = """() => {
  const there = (what) => document.querySelector(`.race .lit${what}`)
  const wanted = ['.answer', '[data-do=move]'].find(there) ?? '*'
  return document.activeElement.matches(wanted)
}"""
NAMES = "all => all.map(one => one.ariaLabel)"


def sat_down(
    come: Come, seats: list[dict[str, Any]], options: dict[str, Any] | None = None, **wishes: Any
) -> Person:
    """Somebody at a table of this game."""
    person = come(**wishes)
    person.open(GAME, seats, options=options or {})
    person.wait_for_board()
    return person


# In one go: what comes between a look and a choice is not chosen
CHOOSE_UNLESS = f"what => !document.querySelector(what) && ({CHOOSE})()"


def until(person: Person, what: str) -> None:
    """Play whatever is lit until something is on the board."""
    for _ in range(STEPS):
        if person.page.locator(f".race {what}").count():
            return
        if not (person.take_over() or person.page.evaluate(CHOOSE_UNLESS, f".race {what}")):
            person.page.wait_for_timeout(20)
    pytest.fail(f"{what} was never seen")


def hurry_to_the_end(person: Person, seconds: float = 240) -> None:
    """Play until the race is over."""
    person.page.evaluate(HURRY)
    person.page.wait_for_selector("section[aria-labelledby=ending]", timeout=seconds * 1000)
    person.page.evaluate("clearInterval(window.hurrying)")


@pytest.mark.wide
def test_axe_finds_nothing_wrong_with_the_race(come: Come) -> None:
    person = sat_down(come, [ME, BOT], BERRIES)
    until(person, "[data-do]")
    assert person.axe() == []


@pytest.mark.long
def test_a_race_against_bots_ends_with_the_cards_turned_over(come: Come) -> None:
    person = sat_down(come, [ME, BOT], BERRIES)
    hurry_to_the_end(person)
    person.page.locator(".final .turned").nth(1).wait_for()
    person.check_count()
    assert person.axe() == []


def test_a_finger_marks_dice_sees_ends_and_runs_there(come: Come) -> None:
    person = sat_down(come, [ME, BOT], phone=True, language="fr")
    page = person.page
    until(person, ".dice button")
    assert page.locator(".dice button").count() == N_DICE
    page.locator(".dice button").nth(0).tap()
    page.locator(".dice button").nth(5).tap()
    assert page.locator(".dice button[aria-pressed=true]").count() == 2
    page.get_by_role("button", name="Relancer 2 dés").or_(page.locator(".answer.loud")).first.tap()
    page.wait_for_selector(".race .lit:not(.answer)")
    until(person, "[data-do=move]")
    chip = page.locator("[data-do=move]").first
    chip.tap()
    page.wait_for_selector(".race .end")
    assert page.locator("[data-do=move]").count(), "the first tap only shows where it can go"
    page.locator(".race .end").first.tap()
    page.wait_for_selector(".race .end", state="detached")
    until(person, ".dice button")
    places = page.locator("ul.heard-only[aria-label] li").all_inner_texts()
    assert any("tuile" in place for place in places), "an ostrich has left its nest"


@pytest.mark.wide
def test_dice_and_squares_are_large_enough_for_a_finger_on_the_narrowest_phone(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND], {"berries": True}, phone=True)
    person.page.set_viewport_size({"width": 360, "height": 740})
    until(person, ".target")
    rows = person.page.locator(".race svg[data-rows]").get_attribute("data-rows")
    assert rows in ("1", "3", "4"), "as it was laid, where that is large enough, or folded"
    boxes = [one.bounding_box() for one in person.page.locator(".race .target polygon").all()]
    until(person, ".dice button")
    boxes += [one.bounding_box() for one in person.page.locator(".race .dice button").all()]
    assert len(boxes) > N_DICE
    assert all(box is not None and min(box["width"], box["height"]) >= 44 for box in boxes)


def by_key(person: Person) -> None:
    """Go to something lit with Tab and arrows, to keeping and running rather than scaring, and choose it."""
    page = person.page
    for _ in range(60):
        if page.locator(".race .lit:focus").count():
            break
        page.keyboard.press("Tab")
    for _ in range(page.locator(".race .lit").count()):
        if page.evaluate(IS_WANTED):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


@pytest.mark.long
def test_the_keyboard_alone_plays_a_race(come: Come) -> None:
    person = sat_down(come, [ME, {"who": "bot", "level": "easy"}])
    end = time.monotonic() + 300
    while not person.is_over:
        assert time.monotonic() < end, person.page.locator("main").inner_text()
        if person.page.locator(".race .lit").count() == 0:
            person.page.wait_for_timeout(20)
            continue
        by_key(person)
        person.page.wait_for_timeout(30)


def test_predictions_stay_secret_on_one_device(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND])
    page = person.page
    cards = []
    for _ in range(2):
        page.wait_for_selector("section[aria-labelledby=hand-over]")
        assert page.locator(".race, .foretold").count() == 0
        person.take_over()
        page.wait_for_selector(".foretold")
        cards.append(page.locator(".foretold [role=img]").evaluate_all(NAMES))
        for _ in range(STEPS):
            if page.locator("section[aria-labelledby=hand-over]").count():
                break
            if not person.choose():
                page.wait_for_timeout(20)
    assert len(cards[0]) == 4
    assert cards[0] != cards[1]


@pytest.mark.long
@pytest.mark.parametrize("options", [BERRIES, {"curve": "even", "middle_tiles": 6}], ids=["berries", "long"])
def test_a_whole_race_on_one_phone(come: Come, options: dict[str, Any]) -> None:
    person = sat_down(come, [ME, FRIEND], options, phone=True, language="fr", dark=True)
    hurry_to_the_end(person, seconds=240)
    assert person.axe() == []


@pytest.mark.long
def test_dice_fly_ostriches_run_and_sink(come: Come) -> None:
    person = sat_down(come, [ME, BOT], BERRIES, moving=True)
    person.page.evaluate(WATCH)
    hurry_to_the_end(person, seconds=400)
    assert {"running", "flying", "landed"} <= set(person.page.evaluate("window.seen"))
