"""How often each level misses the best choice, and the grade that follows from it."""

from __future__ import annotations

from collections import Counter
from copy import copy
from statistics import fmean
from typing import NamedTuple

from ..seat import Seat
from ..specs import find

ASKED = {"easy": 12, "medium": 12, "hard": 4, "champion": 2}
LOWER = ("easy", "medium", "hard")  # who say how hard an exercise is
SURE = "champion"  # who must find it: a second opinion, got in another way
LEAST = 0.05  # misses; below it nobody learns anything
BOUNDS = (0.13, 0.45)  # of the lower levels' misses: from here on grade 2, and grade 3


class Asked(NamedTuple):
    """What the levels chose: the share that missed the best, and the wrong choice made most."""

    missed: dict[str, float]
    usual: int

    @property
    def grade(self) -> int | None:
        """1, 2 or 3; None where it is too easy for anybody."""
        misses = fmean(self.missed[level] for level in LOWER)
        return None if misses < LEAST else 1 + sum(misses >= bound for bound in BOUNDS)


def asked(seat: Seat, best: int, levels: tuple[str, ...] = LOWER) -> Asked:
    """Ask each level as often as it takes, every time with other luck."""
    wrong: Counter[int] = Counter()
    missed = {}
    for level in levels:
        chosen = [chosen_by(level, seat, time) for time in range(ASKED[level])]
        misses = [action for action in chosen if action != best]
        wrong.update(misses)
        missed[level] = round(len(misses) / len(chosen), 3)
    usual = wrong.most_common(1)
    return Asked(missed, usual[0][0] if usual else best)


def chosen_by(level: str, seat: Seat, time: int) -> int:
    """What a level chooses, by its id."""
    again = copy(seat)
    again.seed = seat.seed + time
    return seat.ids[seat.choices.index(find(level).choose(again))]
