"""How the race stands: who is ahead, where each way ends, what a card would earn if the race ended so."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import Ids, Wide
from ..box import (
    CARD,
    ELSEWHERE_POINTS,
    LAST,
    LAST_MULTIPLIES,
    N_OSTRICHES,
    N_PODIUM,
    PLACE_POINTS,
)
from ..pieces import Kind
from ..state import N_NODES, State
from .ending import beside_card, is_run, place_points, seat_points
from .moving import NO_WAY, list_ways
from .running import last_ground, last_square
from .track import has_arrived, last

LAST_NOW, WOULD_EARN, EARNED, N_STANDING = 0, 1, 2, 3


@rule
def ahead_of(s: State, ostrich: int) -> int:
    """How many ostriches are ahead of this one."""
    n = 0
    for other in range(N_OSTRICHES):
        if s.to_line[s.at[other]] < s.to_line[s.at[ostrich]]:
            n += 1
    return place_of(s, ostrich) if has_arrived(s, ostrich) else n


@rule
def place_of(s: State, ostrich: int) -> int:
    """The place on the podium of an ostrich that has arrived."""
    place = 0
    while s.podium[place] != ostrich:
        place += 1
    return place


@rule
def level_with(s: State, ostrich: int) -> int:
    """How many others are as far from the line."""
    if has_arrived(s, ostrich):
        return 0
    n = 0
    for other in range(N_OSTRICHES):
        if other != ostrich and s.to_line[s.at[other]] == s.to_line[s.at[ostrich]]:
            n += 1
    return n


@rule
def would_earn(s: State, card: int) -> int:
    """What a card would earn as the race stands; who is level with another has no place of its own."""
    points = 0
    for place in range(N_PODIUM):
        ostrich = CARD[card, place]
        ahead, level = ahead_of(s, ostrich), level_with(s, ostrich)
        if level == 0 and ahead == place:
            points += PLACE_POINTS[place]
        elif ahead + level < N_PODIUM:
            points += ELSEWHERE_POINTS
    return points * LAST_MULTIPLIES if CARD[card, LAST] == last(s) else points


@rule
def stand(s: State, seat: int, out: Wide) -> None:
    """Who is last now, and what a seat's card would earn and has earned; for a card that is known."""
    out[LAST_NOW] = last(s)
    out[WOULD_EARN] = would_earn(s, s.card[seat]) + beside_card(s, seat)
    out[EARNED] = earned(s, seat)


@rule
def earned(s: State, seat: int) -> int:
    """What a seat's card has for certain: arrivals, Oor, the start; who is last only the end says."""
    if is_run(s):
        return seat_points(s, seat)
    return place_points(s, s.card[seat]) + beside_card(s, seat)


@rule
def list_ends(s: State, ostrich: int, points: int, origin: int, ways: Ids, ends: Ids) -> int:
    """Every way of an ostrich and the square where it ends, N_NODES more where lava sends it back."""
    n = list_ways(s, s.at[ostrich], points, origin, NO_WAY, ways)
    for k in range(n):
        square = last_square(s, s.at[ostrich], ways[k])
        if s.ground[square] == Kind.LAVA:
            square = N_NODES + last_ground(s, s.at[ostrich], ways[k])
        ends[k] = square
    return n
