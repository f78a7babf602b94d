"""What just happened? A throw, a call, a trophy, the end of a round."""

from __future__ import annotations

from typing import Literal

from ...kernel.layout import CLOCK, NATURE
from ...kernel.types import touched_by
from .actions import nature_name, seats_in
from .box import ANIMALS, ANSWERS, N_ANIMALS
from .rules import CALL, CHOOSE, DECLINE, LEVEL_SEATS, TAKE_FROM, TIME_UP
from .state import NOBODY, Phase, State
from .types import Called, Event, Level, RoundVoid, RoundWon, Source
from .views import explain

FIELDS = touched_by(Event)


def tell(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one move, in the order they happened."""
    if seat == NATURE:
        return tell_nature(before, action, after)
    if seat == CLOCK:
        return tell_clock(before, action, after)
    if action < CHOOSE:
        return tell_call(before, seat, action - CALL, after)
    if action < TAKE_FROM:
        return [
            {"kind": "animal_chosen", "seat": seat, "animal": ANIMALS[action - CHOOSE]},
            *tell_reward(before, seat, after),
        ]
    if action == DECLINE:
        return [{"kind": "declined", "seat": seat}]
    return tell_reward(before, seat, after, owner=action - TAKE_FROM)


def tell_nature(before: State, pick: int, after: State) -> list[Event]:
    """Dice, or a lot."""
    named = nature_name(before, pick)
    if named["do"] == "draw_roller":
        return [{"kind": "roller_drawn", "seat": pick}]
    if named["do"] == "draw_lot":
        seat = named["seat"]
        return [{"kind": "lot_drawn", "seat": seat}, *tell_right(before, seat, after)]
    if named["do"] == "throw_guard":
        return [{"kind": "thrown", "what": named["do"], "dice": [named["die"]]}]
    return [{"kind": "thrown", "what": named["do"], "dice": named["dice"]}]


def tell_clock(before: State, action: int, after: State) -> list[Event]:
    """Time is up, or a photo finish without a single first."""
    if action == TIME_UP:
        return [void(before, "time_up")]
    level: Level = {"kind": "level", "seats": seats_in(action - LEVEL_SEATS)}
    if after.phase == Phase.LOT:
        return [level]
    (seat,) = seats_in(after.level_seats)
    return [level, *tell_right(before, seat, after)]


def tell_call(before: State, seat: int, answer: int, after: State) -> list[Event]:
    """A call, right or wrong."""
    right = answer == before.answer
    lost = {ANIMALS[animal]: before.trophies[seat, animal] for animal in paid(before, seat, answer)}
    called: Called = {"kind": "called", "seat": seat, "answer": ANSWERS[answer], "right": right}
    if right:
        return [called, *tell_right(before, seat, after)]
    called |= {"lost": lost, "n_lost": sum(lost.values())}
    all_out = after.phase != Phase.CALL
    return [called, void(before, "all_out")] if all_out else [called]


def paid(before: State, seat: int, answer: int) -> list[int]:
    """The animals whose trophies a wrong call costs."""
    named = range(N_ANIMALS) if answer == N_ANIMALS else (answer,)
    return [animal for animal in named if before.trophies[seat, animal] > 0]


def tell_right(before: State, seat: int, after: State) -> list[Event]:
    """The round is won: how the dice are read, and the trophy."""
    won: RoundWon = {
        "kind": "round_won",
        "seat": seat,
        "answer": ANSWERS[before.answer],
        "reading": explain(before),
    }
    if after.phase in (Phase.CHOOSE_ANIMAL, Phase.CHOOSE_OWNER):
        return [won]
    return [won, *tell_reward(before, seat, after)]


def tell_reward(before: State, seat: int, after: State, owner: int = NOBODY) -> list[Event]:
    """A trophy from the supply or from its owner, or none to be had; perhaps the end."""
    if after.phase == Phase.CHOOSE_OWNER:
        return []
    gained = [
        animal for animal in range(N_ANIMALS) if after.trophies[seat, animal] > before.trophies[seat, animal]
    ]
    if not gained:
        return [{"kind": "no_trophy", "seat": seat}]
    source: Source = {"from": "supply"} if owner == NOBODY else {"from": "owner", "from_seat": owner}
    told: list[Event] = [{"kind": "trophy_gained", "seat": seat, "animal": ANIMALS[gained[0]], **source}]
    if after.phase == Phase.OVER:
        told.append({"kind": "won", "seat": seat})
    return told


def void(before: State, why: Literal["time_up", "all_out"]) -> RoundVoid:
    """A round that nobody has won."""
    return {"kind": "round_void", "why": why, "answer": ANSWERS[before.answer], "reading": explain(before)}
