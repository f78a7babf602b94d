"""With the real box: phones play Bongo with dice that are tapped in, a companion asks what lies there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import Come
from .person import Person

ANIMALS = ["rhino", "gnu", "bongo"]
NAMES = ["Awa", "Ben", "Chei", "Dede"]
VERDICTS = ["won", "spared", "late", "spared"]
ROUNDS = 6  # two of each animal win


def faces(animal: int) -> list[int]:
    """Seven dice that mean an animal: it stands there once, and once is asked for."""
    one, other = [each for each in range(3) if each != animal]
    return [animal, one, one, other, other, 0, 0]


def gather(come: Come, n: int = 4) -> list[Person]:
    """So many phones round one box."""
    people = [come(phone=True, language="fr" if place == n - 1 else "en") for place in range(n)]
    opened = people[0].open(
        "bongo", [{"who": "here", "name": NAMES[0]}] + [{"who": "guest"}] * (n - 1), box=True, ready=False
    )
    for name, person in zip(NAMES[1:], people[1:]):
        person.go("/")
        person.page.evaluate(
            """([code, name]) => fetch(`/api/join/${code}`, {method: 'POST',
                headers: {'Content-Type': 'application/json'}, body: JSON.stringify({name})})""",
            [opened["code"], name],
        )
        person.go(f"/table/{opened['table']}")
    for person in people:
        person.page.wait_for_selector(".table .box", timeout=300_000)
    return people


def tap(person: Person, what: str, nth: int = 0) -> None:
    """A tap on a thing as soon as it is there."""
    person.page.wait_for_selector(what)
    person.page.evaluate("([what, nth]) => document.querySelectorAll(what)[nth].click()", [what, nth])


def play_round(people: list[Person], number: int, objects: bool) -> None:
    """Roll, call, tap the dice in, and all say yes: the first to press is right, the second wrong."""
    animal = number % 3
    typist = people[(number + 1) % len(people)]
    tap(people[number % len(people)], ".box .roll")
    for person, answer in zip(people, [ANIMALS[animal], "nothing"] * 2):
        person.page.wait_for_selector(".pads.open")
        person.page.wait_for_timeout(150)  # nobody reads dice faster
        tap(person, f".pad.{answer}")
        person.page.wait_for_selector(".box:not(.calling), .pads:not(.open)")
    if objects:
        tap_in(typist, faces((animal + 1) % 3))
        tap(people[number % len(people)], ".box .object")
    tap_in(typist, faces(animal))
    for person in people:
        if person is not typist:
            tap(person, ".box .nod")


def tap_in(typist: Person, shown: list[int]) -> None:
    """A tap a die; what was tapped before an objection stands there, to be changed."""
    typist.page.wait_for_selector(".box.typing")
    for place, face in enumerate(shown):
        tap(typist, ".box .thing", place)
        tap(typist, ".box .faces button", face)
    tap(typist, ".box .send")


def test_phones_play_bongo_with_their_own_dice(come: Come, count: Callable[[int, int], int]) -> None:
    """Two phones and a round; four phones and a whole game with --long."""
    people, rounds = gather(come, count(2, 4)), count(1, ROUNDS)
    for number in range(rounds):
        play_round(people, number, objects=rounds == ROUNDS)
        for person in people:
            person.page.wait_for_selector(".box.rest, section[aria-labelledby=ending]")
        figure = people[-1].page.locator("figure li")
        if number < ROUNDS - 1:  # the photo finish, with its bars
            people[-1].page.wait_for_selector("figure li.won")
            assert rounds < ROUNDS or people[-1].axe() == []
            verdicts = [str(one.get_attribute("class")).split()[0] for one in figure.all()]
            assert verdicts == VERDICTS[: len(people)]
    for person in people:
        points = person.page.locator(".seats .points").all_inner_texts()
        right = [rounds, 0, 0, 0][: len(people)]
        assert [text.split()[-1] for text in points] == [f"{photos}/6" for photos in right]
    if rounds == ROUNDS:
        for person in people:
            person.page.wait_for_selector(".final .won")
        people[0].page.get_by_role("button", name="Check throws and draws").click()
        people[0].page.get_by_text("typed by people").wait_for()
    else:
        tap(people[0], ".box .roll")
        tap(people[-1], ".box.calling .stop")
        people[0].page.wait_for_selector(".box.rest")


@pytest.mark.long
@pytest.mark.parametrize("game", ["bakong", "banjooli-xeet", "bonobo-beach"])
def test_a_companion_asks_what_lies_there(come: Come, game: str) -> None:
    awa = come(phone=True)
    awa.open(game, [{"who": "here", "name": "Awa"}, {"who": "bot", "level": "child"}], box=True)
    awa.wait_for_board()
    for _ in range(3):
        while not awa.page.locator(".box .faces button").count():
            awa.choose()
            awa.page.wait_for_timeout(50)
        assert awa.axe() == []
        while awa.page.locator(".box .faces button").count():
            awa.page.locator(".box .faces button").first.click()
        tap(awa, ".box .send")
        awa.page.wait_for_selector(".box .send", state="detached")
