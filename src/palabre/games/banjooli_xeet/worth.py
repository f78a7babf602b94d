"""How good does it look? What a seat's card may expect, beside what the others may."""

from __future__ import annotations

from ...kernel.compiled import rule
from .box import (
    CARD,
    ELSEWHERE_POINTS,
    LAST,
    N_MOVEMENT,
    N_OSTRICHES,
    N_PODIUM,
    PLACE_POINTS,
    SORCERY,
    WHITE,
)
from .rules.dice import can_run
from .rules.ending import beside_card, is_over, winners
from .rules.ids import REROLL
from .rules.standing import ahead_of, place_of
from .rules.track import has_arrived, is_scared
from .state import NOBODY, NOTHING, PEN, Phase, State

FEAR = 6.0  # a scared ostrich counts as so many points farther back
NEST = 4.0  # one in its nest as so many behind the row before it
SPREAD = 6.0  # points between two ostriches after which the order looks settled
FULL_CARD = 24.0  # a perfect card: 5, 4 and 3, doubled
EVEN, WON, LOST = 0.5, 1.0, 0.0
NO_HABIT = -1  # there is something to think about
STEEP = 4.0  # how much the difference to the best other card counts


@rule
def worth(s: State, seat: int) -> float:
    """How a seat's expectation compares with the best other one, from 0 to 1; at the end, who has won."""
    if is_over(s):
        return WON / crowd(s) if winners(s) >> seat & 1 else LOST
    mine = expected(s, seat)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, expected(s, other))
    lead_in_cards = STEEP * (mine - best) / FULL_CARD
    return EVEN + EVEN * lead_in_cards / (1.0 + abs(lead_in_cards))


@rule
def crowd(s: State) -> int:
    """How many share the victory."""
    n = 0
    for seat in range(s.seats):
        n += winners(s) >> seat & 1
    return n


@rule
def expected(s: State, seat: int) -> float:
    """The points that a seat may expect: its card's places, perhaps doubled, and what lies beside it."""
    card = s.card[seat]
    if card <= NOTHING:
        return 0.0
    points = 0.0
    for place in range(N_PODIUM):
        points += expected_of(s, CARD[card, place], place)
    return points * (1 + chance_of_last(s, CARD[card, LAST])) + beside_card(s, seat)


@rule
def expected_of(s: State, ostrich: int, place: int) -> float:
    """What an ostrich brings in a place: less, the farther its likely place is off."""
    if has_arrived(s, ostrich):
        return float(PLACE_POINTS[place] if place_of(s, ostrich) == place else ELSEWHERE_POINTS)
    ahead = 0.0
    for other in range(N_OSTRICHES):
        if other != ostrich:
            ahead += lead(s, other, ostrich)
    exact = max(0.0, 1.0 - abs(ahead - place))
    among = min(1.0, max(0.0, N_PODIUM - ahead))
    return float(exact * PLACE_POINTS[place] + (1.0 - exact) * among * ELSEWHERE_POINTS)


@rule
def distance(s: State, ostrich: int) -> float:
    """Points to the line, with what fear costs."""
    far = float(s.to_line[s.at[ostrich]])
    if s.at[ostrich] == PEN:
        far = s.to_line[0] + NEST
    return far + FEAR if is_scared(s, ostrich) else far


@rule
def lead(s: State, one: int, other: int) -> float:
    """How likely one ostrich is to stay before another: surely, once it has arrived."""
    if has_arrived(s, one):
        return 1.0
    gap = (distance(s, other) - distance(s, one)) / SPREAD
    return min(WON, max(LOST, EVEN + EVEN * gap))


@rule
def chance_of_last(s: State, ostrich: int) -> float:
    """How likely an ostrich is to be behind all others."""
    if has_arrived(s, ostrich):
        return 0.0
    chance = 1.0
    for other in range(N_OSTRICHES):
        if other != ostrich:
            chance *= lead(s, other, ostrich)
    return chance


# What is done without a thought


@rule
def habit(s: State, seat: int) -> int:
    """The dice of one ostrich on the card are kept, and white ones; the others are thrown again."""
    if s.phase != Phase.REROLL or s.card[seat] <= NOTHING:
        return NO_HABIT
    return REROLL + dice_beside(s, favourite(s, seat))


@rule
def favourite(s: State, seat: int) -> int:
    """Of the podium on a card the ostrich with most dice; lying behind its place counts as one more."""
    best, found = 0, NOBODY
    for place in range(N_PODIUM):
        ostrich = CARD[s.card[seat], place]
        if can_run(s, ostrich) and s.rolled[ostrich] > 0:
            here = s.rolled[ostrich] + (1 if ahead_of(s, ostrich) > place else 0)
            if here > best:
                best, found = here, ostrich
    return found


@rule
def dice_beside(s: State, ostrich: int) -> int:
    """All dice that show neither this ostrich nor white."""
    dice = 0
    for die in range(N_MOVEMENT):
        if s.dice[die] != ostrich and s.dice[die] != WHITE:
            dice |= 1 << die
    return dice if s.dice[SORCERY] == WHITE else dice | 1 << SORCERY
