"""How good does it look? Points in hand, what the way still promises, and who will be home first."""

from __future__ import annotations

from math import exp

from ...kernel.compiled import rule, table
from .box import (
    ABANDONED_CAMP,
    BIG_WORTH,
    CAVE,
    DITCH,
    EMERALD,
    FIRST_AID,
    N_BIG,
    N_OBJECTS,
    OBJECTS,
    QUICKSAND,
    TEMPLE_PLACE,
    WATERFALL,
)
from .rules.ending import is_over, points, winners
from .rules.flipping import heading, is_jungle
from .rules.packs import OBJECT_BITS, has_big, owns
from .rules.tiles import is_held_up, may_give_back
from .state import State

# What a tile can be to an adventurer
HELD_UP, HURT, SINKING, RELIEF, IN_CAVE, GEM, CAMP, NOTHING, N_KINDS = range(9)

# In points, tiles and turns. Paces are set by hand; the other weights were fitted to the final leads of 400
# games that a player who looks one turn ahead played against itself, and rounded
PACE = 3.3  # tiles a turn
FASTER = {"machete": 0.5, "rope": 0.25, "grapple": 0.25, "journal": 0.2, "map": 0.1}
IN_HAND = 0.9  # of each point: who has less goes on to get more
ALREADY_BIG = -8.2  # the big emerald counts in full, and the others will mostly get one too
BIG_TO_COME = 0.2
HOME_FIRST = 1.7
PER_TURN_HOME = -0.38
EARNS = {"machete": 0.35, "first_aid": 0.13, "torch": 0.12, "journal": 0.09, "compass": 0.06}  # a turn
# By each tile ahead
PROMISED = {HELD_UP: -0.3, HURT: -1.1, SINKING: -0.25, RELIEF: 0.2, IN_CAVE: 0.35, GEM: 0.1}
SIGHT = 7  # tiles ahead that are looked at
SURE_OF_BIG = 1.5  # turns in hand that make a big emerald likely
RACE = 2.0  # turns ahead that make the first place likely
MANY = 1000.0  # points that nobody has
SURE, UNSURE = 1.2, 0.18  # points ahead that make a win likely: at the end, and more for each turn until then

EXTRA_PACE = table([FASTER.get(name, 0.0) for name in OBJECTS], "f8")
EARNING = table([EARNS.get(name, 0.0) for name in OBJECTS], "f8")
PROMISE = table([PROMISED.get(kind, 0.0) for kind in range(N_KINDS)], "f8")


@rule
def worth(s: State, seat: int) -> float:
    """The chance to win as it looks from here, from 0 to 1."""
    if is_over(s):
        return share_of_win(s, seat)
    end = turns_to_the_end(s)
    rival = -MANY
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, outlook(s, other, end))
    return likely((outlook(s, seat, end) - rival) / (SURE + UNSURE * end))


@rule
def share_of_win(s: State, seat: int) -> float:
    """All of it, a part of it, or nothing."""
    won = winners(s)
    n = 0
    for each in range(s.seats):
        n += (won >> each) & 1
    return ((won >> seat) & 1) / n


@rule
def likely(lead: float) -> float:
    """A lead as a chance."""
    return 1.0 / (1.0 + exp(-lead))


@rule
def pace(s: State, seat: int) -> float:
    """Tiles a turn, with these objects."""
    tiles = PACE
    for thing in range(N_OBJECTS):
        if owns(s, seat, thing):
            tiles += EXTRA_PACE[thing]
    return tiles


@rule
def turns_home(s: State, seat: int) -> float:
    """Turns until this adventurer is back."""
    tiles = s.place[seat] if has_big(s, seat) else TEMPLE_PLACE + TEMPLE_PLACE - s.place[seat]
    return float(tiles / pace(s, seat))


@rule
def turns_to_the_end(s: State) -> float:
    """Turns until the first one is back."""
    end = turns_home(s, 0)
    for seat in range(1, s.seats):
        end = min(end, turns_home(s, seat))
    return end


@rule
def outlook(s: State, seat: int, end: float) -> float:
    """What this seat may count on in the end, in points; only differences mean anything."""
    home = turns_home(s, seat)
    total = IN_HAND * points(s, seat) + HOME_FIRST * likely((end - home) / RACE) + PER_TURN_HOME * home
    for thing in range(N_OBJECTS):
        if owns(s, seat, thing):
            total += EARNING[thing] * end
    total += ALREADY_BIG if has_big(s, seat) else BIG_TO_COME * big_in_prospect(s, seat, end)
    return total + ahead(s, seat)


@rule
def big_in_prospect(s: State, seat: int, end: float) -> float:
    """The big emerald that will be left, if the temple is reached in time."""
    earlier = 0
    for other in range(s.seats):
        if other != seat and not has_big(s, other) and s.place[other] > s.place[seat]:
            earlier += 1
    in_hand = end - (TEMPLE_PLACE - s.place[seat]) / pace(s, seat)
    return left_after(s, earlier) * likely(in_hand / SURE_OF_BIG)


@rule
def left_after(s: State, earlier: int) -> float:
    """The best big emerald once some others have chosen."""
    for which in range(N_BIG):
        if (s.supply_big >> which) & 1:
            if earlier == 0:
                return float(BIG_WORTH[which])
            earlier -= 1
    return 0.0


@rule
def ahead(s: State, seat: int) -> float:
    """What the next tiles promise and threaten, as they lie now."""
    total = 0.0
    place = s.place[seat] + heading(s, seat)
    for _ in range(SIGHT):
        if not is_jungle(place):
            break
        total += PROMISE[kind_of(s, seat, s.shows[place])]
        place += heading(s, seat)
    return total


@rule
def kind_of(s: State, seat: int, face: int) -> int:
    """What a face is to this adventurer."""
    if is_held_up(s, seat, face):
        return HELD_UP
    if face == DITCH and not owns(s, seat, FIRST_AID):
        return HURT
    if face == QUICKSAND and s.pack[seat] & OBJECT_BITS:
        return SINKING
    if face == WATERFALL and may_give_back(s, seat):
        return RELIEF
    if face == CAVE:
        return IN_CAVE
    if face == EMERALD:
        return GEM
    return CAMP if face == ABANDONED_CAMP else NOTHING
