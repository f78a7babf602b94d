"""Everything needed for a turn is inside the window, on every screen, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import FLAGS, Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.ways import step_of
from tests.widely import widely

SIZES = ((360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080), (3840, 2160))
NARROW = SIZES[:4]  # where something may have no room; the largest take long to be painted
GAMES = ("bongo", "bonobo-beach", "bakong", "banjooli-xeet")
BOT = {"who": "bot", "level": "easy"}
LUCK = {"who": "bot", "level": "random"}  # answers at once
TWICE = "--blink-settings=defaultFontSize=32,minimumFontSize=0"
READY = ".board .lit, .pads.open"
# What can be chosen or pressed for a turn, the seats, and the words that say whose turn it is; but for a
# board that fingers need taller than the window
OUTSIDE = """(needed) => {
  scrollTo(0, 0)
  const isOut = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
  const isFor = (one) => one.checkVisibility() && !document.querySelector('.board .tall')?.contains(one)
  const found = [...document.querySelectorAll(needed)].filter(isFor)
  return [
    ...found.filter((one) => isOut(one.getBoundingClientRect())),
    ...(document.documentElement.scrollWidth > innerWidth + 1 ? [document.documentElement] : []),
  ].map((one) => one.ariaLabel || one.innerText?.slice(0, 40) || one.className || one.tagName)
}"""
NEEDED = (
    ".board .lit, .board .pad, .board button, .board svg[role=group], .board .field, "
    ".seats li, .turn p, .log, [data-spot=pack]"
)
AT_THE_END = "section .ways :is(a, button), #ending"


def look_round(
    person: Person, needed: str = NEEDED, sizes: tuple[tuple[int, int], ...] = SIZES
) -> dict[str, list[str]]:
    """What is outside the window, by its size."""
    out = {}
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(
            "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 30)))"
        )
        if missed := person.page.evaluate(OUTSIDE, needed):
            out[f"{width}x{height}"] = missed
    return out


def until_ready(person: Person) -> bool:
    """Until there is something to choose; false at the end of the game."""
    person.page.locator(f"{READY}, #ending").first.wait_for()
    return not person.is_over


@pytest.mark.parametrize("game", widely(GAMES, "bongo", "banjooli-xeet"))
def test_nothing_that_a_turn_needs_is_outside_the_window(
    come: Come, game: str, count: Callable[[int, int], int]
) -> None:
    """Before some turns, and with the first choice looked at; at the largest sizes before the first."""
    person = come()
    bots = [BOT if game == "bongo" else LUCK] * 3
    person.open(game, [{"who": "here", "name": "Awa"}, *bots])
    person.wait_for_board()
    step = step_of(game)
    for turn in range(count(2, 12)):
        if not until_ready(person):
            break
        if game == "bongo":  # its bots do not wait until somebody has looked at six windows
            assert look_round(person, NEEDED, SIZES[:2]) == {}
        else:
            assert look_round(person, NEEDED, SIZES if turn == 0 else NARROW) == {}
            person.page.evaluate(f"document.querySelector('{READY}')?.focus()")
            assert look_round(person, NEEDED, NARROW) == {}
        step(person)
    person.page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_front_page_shows_a_way_into_a_game_at_once(come: Come, language: str) -> None:
    person = come(language=language)
    person.go("/")
    play = ".games article:first-child .ways button"
    person.page.locator(".games .ways button:nth-of-type(2)").first.wait_for()
    assert look_round(person, play) == {}


@pytest.mark.parametrize("game", widely(GAMES, "bakong"))
def test_with_large_letters_a_turn_is_still_in_the_window(
    house: House, game: str, large_letters: Browser
) -> None:
    """A browser whose letters are twice as large."""
    person = Person(large_letters, house.address)
    person.open(game, [{"who": "here", "name": "Awa"}, BOT if game == "bongo" else LUCK])
    person.wait_for_board()
    assert until_ready(person)
    assert look_round(person, NEEDED, ((1280, 800), (1920, 1080))) == {}
    person.context.close()


@pytest.fixture(scope="module")
def large_letters(chromium: str, browser: Browser) -> Iterator[Browser]:
    """Chromium as somebody has it who needs large letters."""
    opened = browser.browser_type.launch(executable_path=chromium, args=[*FLAGS, TWICE])
    yield opened
    opened.close()


@pytest.mark.wide
def test_at_the_end_one_can_play_again_without_looking_for_it(come: Come) -> None:
    """Bonobo Beach by luck: the shortest way to an end."""
    person = come()
    person.open("bonobo-beach", [{"who": "here", "name": "Awa"}, LUCK])
    person.wait_for_board()
    while until_ready(person):
        person.choose()
        person.page.wait_for_timeout(10)
    person.page.locator(AT_THE_END).first.wait_for()
    assert look_round(person, AT_THE_END) == {}


def test_the_trainer_has_dice_answers_and_the_next_throw_in_the_window(come: Come) -> None:
    person = come()
    person.go("/trainer")
    person.page.locator("main button.loud").first.click()
    person.page.locator(".pads.open").first.wait_for()
    assert look_round(person, ".field, .pad, .next button") == {}


@pytest.mark.parametrize("game", widely(GAMES, "bakong"))
def test_whoever_reads_the_rules_sees_the_way_into_the_game(come: Come, game: str) -> None:
    person = come()
    person.go(f"/rules/{game}")
    person.page.locator("main .loud").wait_for()
    person.page.locator("main ol li").first.wait_for()
    assert look_round(person, "main .loud") == {}


def test_on_a_large_screen_the_ways_into_all_games_are_seen_at_once(come: Come) -> None:
    person = come()
    person.go("/")
    person.page.locator("article .loud").nth(3).wait_for()
    assert look_round(person, "article .loud", SIZES[4:]) == {}


def test_the_ways_into_two_games_are_seen_at_once(come: Come) -> None:
    """On a small desktop."""
    person = come()
    person.go("/")
    person.page.locator("article .loud").first.wait_for()
    tops = person.page.eval_on_selector_all(
        "article .loud", "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert sum(bottom <= 800 for bottom in tops) >= 2
