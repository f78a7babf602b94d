"""Making exercises from played games: found quickly, judged twice at length, graded and explained."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from ...kernel.game import Game
from ..seat import Seat
from . import GRADES, Exercise, Kept, Worth
from .asking import ASKED, SURE, Asked, asked
from .explaining import reasons
from .judging import CONFIDENCE, FEW, Judged, best_of, played_out, solved
from .moments import Moment, moments

GLANCES = ((16, 0.5), (60, 1.0))  # games that every choice is played out at first, and points to be ahead by
TIMES = 2_000  # and then, twice
MARGIN = 0.5  # points that the best choice's interval lies above all others
PER_GAME = 1  # two decisions of one game are often nearly the same
DIGITS = 8  # of an exercise's id

Watch = Callable[[int, dict[int, int]], None]  # told the games done, and what was found of each grade


class Found(NamedTuple):
    """An exercise that is not written yet: explaining takes a while, and not all are kept."""

    moment: Moment
    best: Best
    chosen: Asked
    missed: dict[str, float]

    @property
    def grade(self) -> int:
        """1, 2 or 3."""
        return self.chosen.grade or GRADES[0]


class Best(NamedTuple):
    """The best choice of a moment beyond doubt, and what every choice is worth."""

    action: int
    judged: list[Judged]
    exact: bool


def make(game: Game, games: int, seed: int, wanted: int, watch: Watch) -> Kept:
    """The exercises of so many games: of each grade as many as are wanted, if there are so many."""
    pool: dict[int, list[Found]] = {grade: [] for grade in GRADES}
    for number in range(games):
        full = {grade for grade, found in pool.items() if len(found) >= wanted}
        if full == set(GRADES):
            break
        for each in islice(found_in(game, seed, number, full), PER_GAME):
            pool[each.grade].append(each)
        watch(number + 1, {grade: len(found) for grade, found in pool.items()})
    chosen = [written(each) for grade in GRADES for each in pool[grade][:wanted]]
    return {
        "made": {
            "rules_version": game.rules_version,
            "games": games,
            "seed": seed,
            "times": TIMES,
            "confidence": CONFIDENCE,
            "margin": MARGIN,
            "asked": dict(ASKED),
        },
        "exercises": chosen,
    }


def found_in(game: Game, seed: int, number: int, full: set[int]) -> Iterator[Found]:
    """The exercises in one game, but for those of grades that have enough."""
    return filter(None, (exercise_of(moment, full) for moment in moments(game, seed, number)))


def exercise_of(moment: Moment, full: set[int]) -> Found | None:
    """The exercise that a moment makes; None where nothing is clear, nobody errs, or there are enough."""
    seat = moment.seat
    promising = glanced(seat)
    if promising is None:
        return None
    chosen = asked(seat, promising)
    if chosen.grade is None or chosen.grade in full:
        return None
    best = beyond_doubt(seat)
    if best is None or best.action != promising:
        return None
    sure = asked(seat, best.action, (SURE,))
    if any(sure.missed.values()):
        return None
    return Found(moment, best, chosen, {**chosen.missed, **sure.missed})


def glanced(seat: Seat) -> int | None:
    """The choice that seems best at a glance, if it seems so by far."""
    if len(seat.ids) > FEW:
        return None
    if seat.game.has_room("endgame"):
        exact = solved(seat)
        best = exact and best_of(exact, MARGIN)
        return best.action if best else None
    for times, ahead in GLANCES:
        first, second, *_ = sorted(played_out(seat, times, seat.seed), key=lambda each: -each.value)
        if first.value - second.value < ahead:
            return None
    return first.action


def beyond_doubt(seat: Seat) -> Best | None:
    """The best choice: solved, or the same in two long and independent runs, of which the second is told."""
    if seat.game.has_room("endgame"):
        exact = solved(seat)
        best = exact and best_of(exact, MARGIN)
        return Best(best.action, exact, True) if exact and best else None
    first = best_of(played_out(seat, TIMES, seat.seed + 1), MARGIN)
    if first is None:
        return None
    again = played_out(seat, TIMES, seat.seed + 2)
    second = best_of(again, MARGIN)
    return Best(first.action, again, False) if second and second.action == first.action else None


def written(found: Found) -> Exercise:
    """An exercise as it is kept."""
    moment, best, chosen, missed = found
    seat = moment.seat
    told = json.dumps([moment.position, moment.then], sort_keys=True)
    return {
        "id": hashlib.sha256(told.encode()).hexdigest()[:DIGITS],
        "grade": found.grade,
        "position": moment.position,
        "then": moment.then,
        "seat": seat.number,
        "exact": best.exact,
        "choices": [worth(seat, judged) for judged in best.judged],
        "best": seat.named(best.action),
        "usual": seat.named(chosen.usual),
        "missed": missed,
        "because": reasons(seat, best.action, chosen.usual, best.exact, seat.seed),
    }


def worth(seat: Seat, judged: Judged) -> Worth:
    """What a choice is worth, to two digits."""
    value, low, high = (round(each, 2) for each in (judged.value, judged.low, judged.high))
    return {"choice": seat.named(judged.action), "value": value, "low": low, "high": high}


def as_text(made: Kept) -> str:
    """The file of exercises: a line each, so that a change can be seen."""
    lines = ",\n".join(
        f"    {json.dumps(exercise, ensure_ascii=False, separators=(',', ':'))}"
        for exercise in made["exercises"]
    )
    return f'{{\n  "made": {json.dumps(made["made"])},\n  "exercises": [\n{lines}\n  ]\n}}\n'
