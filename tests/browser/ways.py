"""How a hand plays on in each game: whatever is lit, by mouse or finger; in Bongo what the dice say."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.person import Person

Step = Callable[[Person], bool]

ANIMALS = ("rhino", "gnu", "bongo")
BEGINNINGS = {"rhino": "rhino", "gn": "gnu", "bongo": "bongo"}  # of an animal's name in either language
TO_READ = 180  # milliseconds: a press before 120 would be taken for a slip
HEARD = ".field"
STILL_HEARD = "() => document.querySelector('.board:has(.pads.open) .field')?.ariaLabel"


def step_of(game: str) -> Step:
    """How this game is played on."""
    return read_and_call if game == "bongo" else any_choice


def any_choice(person: Person) -> bool:
    """Whatever is lit; where the device has a screen to touch, it is touched."""
    return person.touch() if person.phone else person.choose()


# Bongo, where luck alone would call for hours


def named(words: str) -> list[str]:
    """The animals in a list read aloud in English or French."""
    return [
        next(BEGINNINGS[start] for start in BEGINNINGS if one.startswith(start)) for one in words.split(", ")
    ]


def both_or_neither(animals: list[str]) -> str:
    """The animal that two dice agree on, or else the one that neither shows."""
    return animals[0] if animals[0] == animals[1] else next(one for one in ANIMALS if one not in animals)


def left_by_poachers(white: list[str], red: list[str], green: list[str]) -> list[str]:
    """The white dice that count: one of the hunted animal does not, unless guards are there."""
    hunted = both_or_neither(red) if red else None
    if hunted in white and hunted not in green:
        white.remove(hunted)
    return white


def read_aloud(heard: str) -> str:
    """What dice mean, from what a screen reader says of them."""
    white, film, *others = re.findall(r": ([^.]+)\.", heard)
    red, green = ([*map(named, others), [], []])[:2]
    numbers = [int(number) for number in film.split(", ")]
    wanted = numbers[0] if numbers[0] == numbers[1] else 6 - sum(numbers)
    counting = left_by_poachers(named(white), red, green)
    matches = [animal for animal in ANIMALS if counting.count(animal) == wanted]
    if len(matches) == 2:
        return next(animal for animal in ANIMALS if animal not in matches)
    return matches[0] if matches else "nothing"


def right_answer(person: Person) -> str:
    """The answer to the dice that lie there."""
    person.page.wait_for_selector(".pads.open")
    person.page.wait_for_timeout(TO_READ)
    return read_aloud(person.page.locator(HEARD).get_attribute("aria-label") or "")


MISSING = """() => {
  const seats = [...document.querySelectorAll('.seats li')]
  const own = Math.max(0, seats.findIndex((seat) => seat.matches('.well:not(.bot)')))
  const piles = [...document.querySelectorAll('.shelves > li')][own].querySelectorAll('.pile')
  const wanted = [...piles].findIndex((pile) => pile.querySelector('.gap'))
  const offered = document.querySelectorAll('.choosing .lit').length
  return Math.min(Math.max(0, wanted), offered - 1) // of an animal that is gone there is no key to press
}"""


def missing(person: Person) -> int:
    """Which of the photos on offer somebody wants: of an animal that they have too few of, if it is there."""
    return int(person.page.evaluate(MISSING))


def read_and_call(person: Person) -> bool:
    """One step of somebody who reads well: call, or take a photo."""
    if person.page.locator(".pads.open").count():
        person.page.wait_for_timeout(TO_READ)
        if heard := person.page.evaluate(STILL_HEARD):  # nothing where somebody was quicker
            call(person, read_aloud(heard))
    elif person.page.locator(".choosing .lit").count():
        take(person, missing(person))
    person.page.wait_for_timeout(30)
    return True


def call(person: Person, answer: str) -> None:
    """By the pad of the first hand, or by its key."""
    if person.phone:
        person.touch(f".pads.open:not(.across .pads) .pad.{answer}")
    else:
        person.page.keyboard.press(str([*ANIMALS, "nothing"].index(answer) + 1))


def take(person: Person, animal: int) -> None:
    """A photo of this animal, or of any where that is not the question."""
    if person.phone:
        person.touch(f".choosing :nth-child({animal + 1} of .lit)") or person.touch(".choosing .lit")
    else:
        person.page.keyboard.press(str(animal + 1))
