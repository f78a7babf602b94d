"""Every guided game played to its end by its own hints alone: on phone and desktop, in both languages."""

from __future__ import annotations

import time
from typing import Any

import pytest

from palabre.games import games
from palabre.games.lessons import lessons
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.ways import step_of

LEARN = {"en": "Learn", "fr": "Apprendre"}
NEXT, RING = ".coach > button", ".spots .asked"
PATIENCE = 240.0  # seconds for a lesson and what is left of its game
EVERY = [(lesson.game, lesson.name) for name in games() for lesson in lessons(name)]
# What a finger or a mouse would touch: the lit thing in the ring, and after a first tap what it leads to
HINTED = """() => {
  const ring = document.querySelector('.spots .asked')?.getBoundingClientRect()
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2]
  const near = (one) => {
    const [x, y] = middle(one.getBoundingClientRect()), [a, b] = middle(ring)
    return Math.hypot(x - a, y - b) < 4
  }
  const found = ring && [...document.querySelectorAll('.board [data-choice]')].find(near)
  if (!found) return false
  document.querySelectorAll('[data-hinted]').forEach((one) => one.removeAttribute('data-hinted'))
  found.setAttribute('data-hinted', '')
  return true
}"""
COVERED = """() => {
  const panel = document.querySelector('.coach').getBoundingClientRect()
  return [...document.querySelectorAll('.spots span')].filter((one) => {
    const box = one.getBoundingClientRect(), y = box.top + box.height / 2, x = box.left + box.width / 2
    return x > panel.left && x < panel.right && y > panel.top && y < panel.bottom
  }).length
}"""


def begin(person: Person, game: str, lesson: str, language: str) -> None:
    """From the front page, with those lessons done that come before."""
    before = [f"{game}/{name}" for one, name in EVERY if one == game]
    person.go("/")
    keep = "(done) => localStorage.setItem('palabre.learnt', JSON.stringify({ done, tables: {} }))"
    person.page.evaluate(keep, before[: before.index(f"{game}/{lesson}")])
    person.go("/")
    card = person.page.locator(f"article[data-game={game}]")
    card.get_by_role("button", name=LEARN[language]).click()
    person.page.wait_for_selector(".coach .told p", timeout=300_000)


def follow(person: Person) -> bool:
    """One step by what the coach says: read on, or do what is in the ring."""
    if person.page.locator(NEXT).count():
        person.page.locator(NEXT).click()
        return True
    if not person.page.evaluate(HINTED):
        return False
    person.page.wait_for_timeout(60)  # what had to scroll has scrolled
    assert person.page.evaluate(COVERED) == 0
    person.touch("[data-hinted]") if person.phone else person.page.evaluate(
        "() => document.querySelector('[data-hinted]')?.dispatchEvent("
        "new MouseEvent('click', { bubbles: true, cancelable: true }))"
    )
    return True


def is_open(person: Person) -> bool:
    """Whether all has been shown."""
    return person.is_over or person.page.locator(".coach .beads").count() == 0


def learn(person: Person, step: Any = follow) -> None:
    """To the end of what is shown."""
    end = time.monotonic() + PATIENCE
    while not is_open(person):
        assert time.monotonic() < end, person.page.locator(".coach").inner_text()
        if not step(person):
            person.page.wait_for_timeout(40)


def play_on(person: Person, game: str) -> None:
    """To the end of the game."""
    end = time.monotonic() + PATIENCE
    while not person.is_over:
        assert time.monotonic() < end, person.page.locator("main").inner_text()[:600]
        if not step_of(game)(person):
            person.page.wait_for_timeout(30)


def play_lesson(come: Come, game: str, lesson: str, phone: bool, language: str) -> Person:
    awa = come(phone=phone, language=language, newcomer=True)
    begin(awa, game, lesson, language)
    assert awa.axe() == []
    learn(awa)
    assert f"{game}/{lesson}" in awa.kept("learnt")["done"]
    play_on(awa, game)
    return awa


@pytest.mark.parametrize(("phone", "language"), [(True, "fr"), (False, "en")], ids=["phone-fr", "desktop-en"])
@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_is_played_by_its_own_hints(
    come: Come, game: str, lesson: str, phone: bool, language: str
) -> None:
    play_lesson(come, game, lesson, phone, language)


@pytest.mark.long
@pytest.mark.parametrize(("phone", "language"), [(True, "en"), (False, "fr")], ids=["phone-en", "desktop-fr"])
@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_the_same_in_the_other_language(
    come: Come, game: str, lesson: str, phone: bool, language: str
) -> None:
    play_lesson(come, game, lesson, phone, language)
