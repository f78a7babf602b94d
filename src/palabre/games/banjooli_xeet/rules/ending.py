"""The end: arrivals, points, the winner."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import EVERYBODY, Wide
from ..box import CARD, ELSEWHERE_POINTS, LAST, LAST_MULTIPLIES, N_PODIUM, OOR_POINTS, PLACE_POINTS
from ..state import LINE, NOTHING, Phase, State
from .track import last, put

EXACT_PLACES, SHARED, AGAIN = range(3)  # BX-22: how a tie is settled, as the option counts it


@rule
def arrive(s: State, ostrich: int) -> None:
    """BX-15, BX-21: an ostrich crosses the line; the third ends the race at once, and the cards are shown."""
    put(s, ostrich, LINE)
    s.podium[s.arrived] = ostrich
    s.arrived += 1
    if is_run(s):
        for seat in range(s.seats):
            s.card_seen[seat] = EVERYBODY
        s.phase = Phase.LAY_START if is_run_again(s) else Phase.OVER


@rule
def is_run(s: State) -> bool:
    """BX-21: three have arrived."""
    return s.arrived == N_PODIUM


@rule
def is_run_again(s: State) -> bool:
    """BX-22: those who are level for the first place may have agreed on another race."""
    first = leaders(s)
    return s.tie == AGAIN and first & (first - 1) != 0


@rule
def is_over(s: State) -> bool:
    """BX-21, BX-22: the race is run, and not to be run again."""
    return s.phase == Phase.OVER


@rule
def is_on_podium(s: State, ostrich: int) -> bool:
    """Whether an ostrich is among those that have arrived."""
    for place in range(s.arrived):
        if s.podium[place] == ostrich:
            return True
    return False


@rule
def exact_places(s: State, card: int) -> int:
    """BX-22: how many ostriches of a card are on the podium in their place."""
    n = 0
    for place in range(s.arrived):
        if s.podium[place] == CARD[card, place]:
            n += 1
    return n


@rule
def place_points(s: State, card: int) -> int:
    """BX-21: 5, 4 and 3 for the right ostrich in its place; 2 for one of the three in another place."""
    points = 0
    for place in range(N_PODIUM):
        ostrich = CARD[card, place]
        if place < s.arrived and s.podium[place] == ostrich:
            points += PLACE_POINTS[place]
        elif is_on_podium(s, ostrich):
            points += ELSEWHERE_POINTS
    return points


@rule
def card_points(s: State, card: int) -> int:
    """BX-21: what a card earns; twice as much if its last one is last, and nobody shares that place."""
    points = place_points(s, card)
    return points * LAST_MULTIPLIES if CARD[card, LAST] == last(s) else points


@rule
def seat_points(s: State, seat: int) -> int:
    """BX-20c, BX-21: a seat's card, then Oor and what it began with, which are not doubled."""
    points = card_points(s, s.card[seat]) if s.card[seat] > NOTHING else 0
    return points + beside_card(s, seat)


@rule
def beside_card(s: State, seat: int) -> int:
    """BX-20c, BX-25: Oor, and the points that a seat began with."""
    return int(s.start_points[seat] + OOR_POINTS * (s.oor >> seat & 1))


@rule
def score(s: State, out: Wide) -> None:
    """The points of each seat as they stand."""
    for seat in range(s.seats):
        out[seat] = seat_points(s, seat)


@rule
def rank(s: State, seat: int) -> int:
    """BX-22: points first, then exact places, unless ties are shared or run again."""
    points = seat_points(s, seat) * (N_PODIUM + 1)
    return points + exact_places(s, s.card[seat]) if s.tie == EXACT_PLACES else points


@rule
def winners(s: State) -> int:
    """BX-22: whoever ranks highest; those who are level share the victory."""
    return leaders(s) if is_over(s) else 0


@rule
def leaders(s: State) -> int:
    """BX-22: the seats that rank highest, as a set."""
    best = 0
    mask = 0
    for seat in range(s.seats):
        mine = rank(s, seat)
        if mine > best:
            best = mine
            mask = 0
        if mine == best:
            mask |= 1 << seat
    return mask
