"""Every guided game is learnt by its own hints alone: on phone and desktop, in both languages.

That each lesson can be followed is known from its contract, so most are played with --long only.
"""

from __future__ import annotations

import json
import random
import time

import pytest

from palabre.games import games
from palabre.games.lessons import lessons
from tests.browser.conftest import Come
from tests.browser.house import wait_for
from tests.browser.person import Person
from tests.browser.ways import Step, read_and_call, step_of
from tests.widely import widely

LEARN = {"en": "Learn", "fr": "Apprendre"}
NEXT, RING = ".coach > button", ".spots .asked"
MOST_TABS = 60
MOST_ARROWS = 200
ASIDE = 0.4
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
TO_SCROLL = 10.0  # seconds, until what is pointed at has come out from under the coach
PATIENCE = 600.0  # seconds for a lesson and what is left of its game
EVERY = [(lesson.game, lesson.name) for name in games() for lesson in lessons(name)]
KEEP = "localStorage.getItem('palabre.learnt') ?? localStorage.setItem('palabre.learnt', %s)"
LAST = [(name, lessons(name)[-1].name) for name in games()]
# What a finger or a mouse would touch: the lit thing in the ring, and after a first tap what it leads to
HINTED = """() => {
  const middle = (one) => {
    const box = one.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2]
  }
  const near = (one) => (ring) => Math.hypot(...middle(one).map((at, n) => at - middle(ring)[n])) < 4
  const ringed = (what, rings) => [...document.querySelectorAll(what)].find((one) =>
    [...document.querySelectorAll(rings)].some(near(one)))
  const found = ringed('.board [data-choice]', '.spots .asked')
    ?? ringed('.board [data-spot][aria-pressed=false]', '.spots span')
  document.querySelectorAll('[data-hinted]').forEach((one) => one.removeAttribute('data-hinted'))
  found?.setAttribute('data-hinted', '')
  return found !== undefined
}"""
CLICK = """() => document.querySelector('[data-hinted]')
  .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"""
REACHED = (
    "[data-hinted]:not([tabindex]), .board:has([data-hinted][tabindex]) .lit"  # one for Tab, then arrows
)
# The arrow that leads on to the ring, or now and then another one, to get round what lies between
TOWARDS = """(aside) => {
  const wanted = document.querySelector('[data-hinted]')
  if (!wanted || document.activeElement === wanted) return null
  const [a, b] = [document.activeElement, wanted].map((one) => one.getBoundingClientRect())
  const x = b.left + b.right - a.left - a.right, y = b.top + b.bottom - a.top - a.bottom
  const across = (Math.abs(x) > Math.abs(y)) !== aside
  return across ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : (y > 0 ? 'ArrowDown' : 'ArrowUp')
}"""
HEADED = """() => {
  const coach = document.querySelector('.coach'), [on, head] = [coach, coach.querySelector('header')]
    .map((one) => one.getBoundingClientRect())
  return head.top >= on.top && head.left >= on.left && head.bottom <= on.bottom && head.right <= on.right
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
    kept = json.dumps(json.dumps({"done": before[: before.index(f"{game}/{lesson}")], "tables": {}}))
    person.page.add_init_script(KEEP % kept)
    person.go("/")
    card = person.page.locator(f"article[data-game={game}]")
    card.get_by_role("button", name=LEARN[language]).click()
    person.page.wait_for_selector(".coach .told p", timeout=300_000)
    assert person.page.evaluate(HEADED), "its head stands on it"


def follow(person: Person) -> bool:
    """One step by what the coach says: read on, or do what is in the ring."""
    if person.page.locator(NEXT).count():
        person.page.locator(NEXT).click()
        return True
    if not person.page.evaluate(HINTED):
        return False
    wait_for(lambda: person.page.evaluate(COVERED) == 0, TO_SCROLL)
    if person.phone:
        return person.touch("[data-hinted]")
    person.page.evaluate(CLICK)
    return True


def follow_by_key(person: Person) -> bool:
    """The same without a hand on anything but the keyboard."""
    if person.page.locator(NEXT).count():
        return tab_to(person, NEXT) and press(person, "Enter")
    if not person.page.evaluate(HINTED):
        return False
    return tab_to(person, REACHED) and walk_to_hint(person) and press(person, "Enter")


def press(person: Person, key: str) -> bool:
    person.page.keyboard.press(key)
    person.page.wait_for_timeout(30)
    return True


def tab_to(person: Person, what: str) -> bool:
    """With Tab to one of these, if the page has one that can be reached."""
    for _ in range(MOST_TABS):
        if person.page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what):
            return True
        person.page.keyboard.press("Tab")
    return False


def walk_to_hint(person: Person) -> bool:
    """With the arrows from one lit thing to the one in the ring."""
    dice = random.Random(1)
    for _ in range(MOST_ARROWS):
        key = person.page.evaluate(TOWARDS, dice.random() < ASIDE)
        if key is None:
            return True
        person.page.keyboard.press(key)
    return False


def is_open(person: Person) -> bool:
    """Whether all has been shown."""
    return person.is_over or person.page.locator(".coach .beads").count() == 0


def learn(person: Person, step: Step = follow) -> None:
    """To the end of what is shown."""
    end = time.monotonic() + PATIENCE
    while not is_open(person):
        assert time.monotonic() < end, person.page.locator(".coach").inner_text()
        if not step(person):
            person.page.wait_for_timeout(40)


def play_on(person: Person, step: Step) -> None:
    """To the end of the game, and of what is told there."""
    end = time.monotonic() + PATIENCE
    while not person.is_over:
        assert time.monotonic() < end, person.page.locator("main").inner_text()[:600]
        if not step(person):
            person.page.wait_for_timeout(30)
    person.page.locator(".final .total, .final .won").first.wait_for()
    if person.page.locator(".final .total").count():
        person.check_count()


def any_by_key(person: Person) -> bool:
    """Something that is lit, with Tab, perhaps an arrow, and Enter."""
    if not person.page.locator(".board .lit").count() or not tab_to(person, ".board .lit"):
        return False
    return press(person, random.choice(ARROWS)) and press(person, "Enter")


def play_lesson(come: Come, game: str, lesson: str, phone: bool, language: str) -> Person:
    awa = come(phone=phone, language=language, newcomer=True)
    begin(awa, game, lesson, language)
    assert awa.axe() == []
    learn(awa)
    assert f"{game}/{lesson}" in awa.kept("learnt")["done"]
    return awa


@pytest.mark.parametrize(("game", "lesson"), widely(EVERY, most=LAST))
def test_a_lesson_is_learnt_by_its_own_hints(come: Come, game: str, lesson: str) -> None:
    play_lesson(come, game, lesson, phone=True, language="fr")


@pytest.mark.parametrize(("game", "lesson"), widely(EVERY, most=[("bakong", "first")]))
def test_a_lesson_is_played_with_the_keyboard_alone(come: Come, game: str, lesson: str) -> None:
    awa = come(newcomer=True)
    begin(awa, game, lesson, "en")
    learn(awa, follow_by_key)
    play_on(awa, read_and_call if game == "bongo" else any_by_key)
    assert awa.axe() == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("phone", "language"),
    [(True, "en"), (True, "fr"), (False, "en"), (False, "fr")],
    ids=["phone-en", "phone-fr", "desktop-en", "desktop-fr"],
)
@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_its_game_is_played_to_the_end(
    come: Come, game: str, lesson: str, phone: bool, language: str
) -> None:
    play_on(play_lesson(come, game, lesson, phone, language), step_of(game))


def test_another_try_is_answered_and_a_lesson_that_was_left_is_taken_up_again(come: Come) -> None:
    game, lesson = "bonobo-beach", "first"
    awa = come(newcomer=True)
    begin(awa, game, lesson, "en")
    awa.page.locator(NEXT).click()
    table = awa.page.url
    before = awa.page.locator(".coach .heard-only").first.inner_text()
    awa.page.locator(".board .spot").first.click()
    awa.page.get_by_text("On bare sand there is nothing to gain yet").wait_for()
    assert awa.page.locator(".coach .heard-only").first.inner_text() == before
    follow(awa)
    awa.page.get_by_text("Now that is pleasant").wait_for()
    awa.page.get_by_role("link", name="Later").click()
    awa.page.locator(f"article[data-game={game}]").get_by_role("button", name="Learn").click()
    awa.page.get_by_text("Now that is pleasant").wait_for()
    assert awa.page.url == table
