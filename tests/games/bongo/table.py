"""Positions of Bongo for tests: dice and trophies laid out in a line, and what is left to say about them."""

from __future__ import annotations

from typing import Any

import palabre
from palabre.kernel.match import Match

ANIMALS = {"R": "rhino", "G": "gnu", "B": "bongo"}
LEVELS = ("basic", "poachers", "guards")


def dice(text: str) -> dict[str, Any]:
    """`RRGGB 22 RB G`: white, film, poachers, guard; the level follows from how many there are."""
    white, film, *red_and_green = text.split()
    found: dict[str, Any] = {
        "white": [ANIMALS[each] for each in white],
        "film": [int(each) for each in film],
        "options": {"level": LEVELS[len(red_and_green)]},
    }
    if red_and_green:
        found["poachers"] = [ANIMALS[each] for each in red_and_green[0]]
    if len(red_and_green) > 1:
        found["guard"] = ANIMALS[red_and_green[1]]
    return found


def owned(text: str) -> dict[str, int]:
    """`RRG`: two rhinos and a gnu."""
    return {name: text.count(letter) for letter, name in ANIMALS.items()}


def round_of(
    thrown: str, *trophies: str, players: int = 3, options: dict[str, Any] | None = None, **rest: Any
) -> Match:
    """A round with these dice open and these trophies before the seats; the next dice are typed in."""
    lying = dice(thrown)
    table = {"players": players, "roller": 0, "trophies": [owned(each) for each in trophies], **lying, **rest}
    table["options"] = {**lying["options"], **(options or {})}
    return palabre.position("bongo", table, seed=1, nature="manual")


def call(match: Match, seat: int, answer: str) -> None:
    """A seat calls."""
    match.play({"do": "call", "answer": answer}, seat)


def answer_of(thrown: str) -> str:
    """How these dice are read."""
    reading = reading_of(thrown)
    return str(reading[-1]["answer"])


def reading_of(thrown: str) -> list[Any]:
    """The steps by which these dice are read."""
    from palabre.games.bongo.views import explain
    from palabre.kernel.plain import Plain

    state: Any = Plain(round_of(thrown).state)
    return [dict(step) for step in explain(state)]


def trophies_of(match: Match, seat: int) -> str:
    """The trophies of a seat as letters."""
    row = match.view()["trophies"][seat]
    return "".join(letter * row[name] for letter, name in ANIMALS.items())


def kinds_since(match: Match, version: int) -> list[str]:
    """The kinds of events that everybody has seen since a version."""
    return [event["kind"] for event in match.events(None, version) if event["kind"] != "next"]


def throw(match: Match, text: str) -> None:
    """Type in the next dice."""
    named = dice(text)
    for colour in ("white", "film", "poachers"):
        if colour in named:
            match.play({"do": f"throw_{colour}", "dice": named[colour]})
    if "guard" in named:
        match.play({"do": "throw_guard", "die": named["guard"]})


def heap(match: Match, seat: int, trophies: str) -> None:
    """Trophies that would have won already, for a rule that must hold all the same."""
    row = [trophies.count(letter) for letter in ANIMALS]
    match.state["supply"][0] += match.state["trophies"][0][seat] - row
    match.state["trophies"][0][seat] = row
