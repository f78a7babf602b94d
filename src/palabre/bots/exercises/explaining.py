"""Why the best choice is better than the usual one: which parts of the last count differ."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random as Dice
from statistics import fmean
from typing import Any

from numpy.typing import NDArray

from ...kernel.game import Game
from ...kernel.plain import Plain
from ..seat import Seat
from . import Reason
from .judging import MOST_TURNS, ends

TIMES, SOLVED_TIMES = 400, 40  # that both choices are played out; solving every move takes longer
WORTH_SAYING = 0.5  # of the largest part: a second one this large is said too
LEAST = 0.1  # points
TOO_MUCH = 1.4  # times the whole difference: so much of it alone would mislead
ALL = "all"  # instead of a part


def reasons(seat: Seat, best: int, usual: int, exact: bool, seed: int) -> list[Reason]:
    """The one or two parts of the count that speak most for the best choice."""
    pairs = solved_pairs(seat, best, usual, seed) if exact else played_pairs(seat, best, usual, seed)
    return largest(differences(seat.game, seat.number, seat.players, pairs))


Ends = NDArray[Any]
Pairs = Iterator[tuple[Ends, Ends]]  # how it ended after the best choice, and after the usual one


def played_pairs(seat: Seat, best: int, usual: int, seed: int) -> Pairs:
    """Games played on as in judging, with the same luck for both."""
    for time in ends(seat, TIMES, seed, (best, usual)):
        yield time[:1], time[1:]


def solved_pairs(seat: Seat, best: int, usual: int, seed: int) -> Pairs:
    """Games in which everybody plays on without a mistake."""
    for time in range(SOLVED_TIMES):
        yield solved_end(seat, best, seed + time), solved_end(seat, usual, seed + time)


def solved_end(seat: Seat, action: int, seed: int) -> Ends:
    """How one such game ends."""
    match = seat.deal(Dice(seed))
    match.play_id(action, seat.number)
    solve = seat.game.room("endgame").solve
    while not match.over:
        mover = match.to_act[0]
        match.play_id(int(solve(match.state, MOST_TURNS).best(mover)), mover)
    return match.state


def differences(game: Game, me: int, players: int, pairs: Pairs) -> list[Reason]:
    """For each part of the count, one's own and the others', how far it speaks for the best choice."""
    names = game.room("reasons").PARTS
    sums: dict[tuple[str, bool], list[float]] = {(name, own): [] for name in names for own in (True, False)}
    for better, worse in pairs:
        for seat in range(players):
            then, else_ = (game.room("reasons").parts(Plain(end), seat) for end in (better, worse))
            for name in names:
                sums[name, seat == me].append(then[name] - else_[name])
    return [
        Reason(part=name, own=own, points=round(fmean(found) * (1 if own else -1), 1))
        for (name, own), found in sums.items()
    ]


def largest(found: list[Reason]) -> list[Reason]:
    """The part that speaks most for it, and the next if nearly as large; all, where others cancel it."""
    first, second, *_ = sorted(found, key=lambda reason: -reason["points"])
    said = [first] if second["points"] < WORTH_SAYING * first["points"] else [first, second]
    if points_of(said) > TOO_MUCH * points_of(found):
        said = [summed(found, own) for own in (True, False)]
    return [reason for reason in said if abs(reason["points"]) >= LEAST]


def points_of(found: list[Reason]) -> float:
    """What some parts make together."""
    return sum(reason["points"] for reason in found)


def summed(found: list[Reason], own: bool) -> Reason:
    """All that speaks for and against it of one's own count, or of the others'."""
    points = points_of([reason for reason in found if reason["own"] == own])
    return Reason(part=ALL, own=own, points=round(points, 1))
