"""The end: first back, and the count."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import Wide
from ..box import BIG_WORTH, FIRST_BACK, N_BIG, N_OBJECTS, N_TOKENS, OUCH_PENALTY, TOKEN_WORTH
from ..state import Phase, State
from .packs import owns
from .turn import clear_hands


@rule
def come_home(s: State, seat: int) -> None:
    """BK-16: whoever is back first ends the game at once."""
    clear_hands(s)
    s.home = seat
    s.phase = Phase.OVER


@rule
def is_over(s: State) -> bool:
    """BK-16: whether somebody is back."""
    return s.phase == Phase.OVER


@rule
def big_points(s: State, seat: int) -> int:
    """BK-17: the big emerald; none counts 0."""
    for which in range(N_BIG):
        if owns(s, seat, N_OBJECTS + which):
            return int(BIG_WORTH[which])
    return 0


@rule
def small_points(s: State, seat: int) -> int:
    """BK-17: the small emeralds."""
    points = 0
    for kind in range(N_TOKENS):
        points += s.tokens[seat, kind] * TOKEN_WORTH[kind]
    return points


@rule
def home_points(s: State, seat: int) -> int:
    """BK-17: the tile of the first one back."""
    return FIRST_BACK if s.home == seat else 0


@rule
def ouch_points(s: State, seat: int) -> int:
    """BK-17: what the ouches take away."""
    return int(-OUCH_PENALTY * s.ouches[seat])


@rule
def points(s: State, seat: int) -> int:
    """BK-17: all together; it may be less than nothing."""
    return big_points(s, seat) + small_points(s, seat) + home_points(s, seat) + ouch_points(s, seat)


@rule
def score(s: State, out: Wide) -> None:
    """The points of each seat as they stand."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@rule
def is_better(s: State, seat: int, other: int) -> bool:
    """BK-17: more points, or as many and the higher big emerald."""
    mine, theirs = points(s, seat), points(s, other)
    return mine > theirs or (mine == theirs and big_points(s, seat) > big_points(s, other))


@rule
def winners(s: State) -> int:
    """BK-17: the seats that no other is better than; 0 before the end."""
    if not is_over(s):
        return 0
    best = 0
    for seat in range(s.seats):
        beaten = False
        for other in range(s.seats):
            if is_better(s, other, seat):
                beaten = True
        if not beaten:
            best |= 1 << seat
    return best
