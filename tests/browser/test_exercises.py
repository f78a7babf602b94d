"""Exercises in the browser: one is solved, one is not, and the device remembers; finger, keyboard and ear."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from palabre.bots.exercises import kept
from palabre.games import find, games
from tests.widely import widely

from .conftest import Come
from .house import House
from .person import LOOKS, Person
from .test_everybody import NARROWEST

GAMES = [name for name in games() if kept(find(name))]
ANSWER = "section.answer"
TO_CHOOSE = 15_000  # milliseconds: some choices are looked at first and made with a second press


def first(house: House, game: str, grade: int) -> dict[str, Any]:
    """The first exercise of a grade, as the page gets it."""
    lines = httpx.get(f"{house.address}/api/exercises", timeout=60).json()[game]
    found = next(line["id"] for line in lines if line["grade"] == grade)
    one: dict[str, Any] = httpx.get(f"{house.address}/api/exercises/{game}/{found}", timeout=300).json()
    return one


def to_exercise(person: Person, one: dict[str, Any]) -> None:
    person.go(f"/exercises/{one['game']}?exercise={one['id']}")
    person.page.locator(".board .lit").first.wait_for(timeout=300_000)


def answered(person: Person) -> str:
    """Choose something, whatever it is, and hear what it was worth."""
    end = TO_CHOOSE
    while end > 0 and not person.page.locator(ANSWER).count():
        person.choose()
        person.page.wait_for_timeout(50)
        end -= 50
    return person.page.locator(ANSWER).inner_text()


@pytest.mark.parametrize("game", widely(GAMES, "bakong"))
def test_one_goes_wrong_and_is_then_solved(come: Come, house: House, game: str) -> None:
    """Tried until both were seen; the answer shows every choice, and points at the best on the board."""
    one = first(house, game, 1)
    awa = come()
    seen: set[str] = set()
    to_exercise(awa, one)
    for _ in range(40):
        said = answered(awa)
        right = "That is it!" in said
        assert right or "Not this time." in said
        seen.add("right" if right else "wrong")
        best = awa.page.locator(f"{ANSWER} li button").first
        assert "best" in best.inner_text()
        assert best.get_attribute("aria-pressed") == "true"
        assert "points" in said or "point" in said
        assert awa.kept("exercises")[one["id"]] == ("solved" if "right" in seen else "tried")
        if len(seen) == 2:
            break
        awa.page.get_by_role("button", name="Try again").click()
        awa.page.locator(ANSWER).wait_for(state="detached")
    assert seen == {"right", "wrong"}
    assert awa.axe() == []
    awa.page.get_by_role("button", name="Next").click()
    awa.page.get_by_text("Exercise 2").wait_for()
    awa.page.get_by_role("button", name="All exercises").click()
    awa.page.get_by_role("button", name="Exercise 1, solved").wait_for()
    assert awa.axe() == []


@pytest.mark.wide
def test_on_a_phone_in_french_by_lamplight(come: Come, house: House) -> None:
    awa = come(phone=True, language="fr", dark=True)
    awa.page.set_viewport_size(NARROWEST)
    for game in GAMES:
        awa.go(f"/exercises/{game}")
        awa.page.get_by_role("button", name="Exercice 1", exact=True).tap()
        awa.page.locator(".board .lit").first.wait_for(timeout=300_000)
        assert awa.axe(only=LOOKS) == []
        assert "vaut" in answered(awa)
        assert awa.axe(only=LOOKS) == []
        assert awa.page.evaluate("document.documentElement.scrollWidth") == NARROWEST["width"]


def test_with_the_keyboard_alone(come: Come, house: House) -> None:
    awa = come(as_list=True)
    to_exercise(awa, first(house, "bonobo-beach", 2))
    for _ in range(60):
        if awa.page.evaluate("() => document.activeElement?.classList.contains('lit') ?? false"):
            break
        awa.page.keyboard.press("Tab")
    awa.page.keyboard.press("Enter")
    awa.page.locator(ANSWER).wait_for()
    assert awa.page.evaluate("() => document.activeElement?.classList.contains('answer')")
    awa.page.keyboard.press("Tab")
    awa.page.keyboard.press("Tab")
    awa.page.keyboard.press("Enter")
    assert awa.page.locator(f"{ANSWER} li button").nth(1).get_attribute("aria-pressed") == "true"


def test_an_exercise_that_is_not_there_is_said_in_a_sentence(come: Come) -> None:
    awa = come()
    awa.expected.append("404")
    awa.go("/exercises/bakong?exercise=00000000")
    awa.page.get_by_text("There is no such exercise.").wait_for()
    awa.go("/exercises/bongo")
    awa.page.get_by_text("There are no exercises for this game yet.").wait_for()
