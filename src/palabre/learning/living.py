"""Games that a player plays against itself, as compiled code: positions are kept, and what came of them."""

from __future__ import annotations

from ..bots.programs import insight, reshuffle
from ..bots.programs.foreseeing import (
    LISTED,
    N_INPUTS,
    N_SEEN,
    WORK,
    best_other,
    foresee,
    foreseen,
    observe,
    outcome,
)
from ..bots.programs.playing import LONGEST, play_one
from ..bots.programs.turns import N_STATES, NOW
from ..bots.programs.value import THIS_TURN, first_seat, how_many
from ..kernel.chance import below
from ..kernel.contract import State, States, act, actors, chances, is_over, legal, winners
from ..kernel.layout import NATURE, Ids, Random, Reals, Wide
from ..kernel.observing import Singles

# How a game begins, how it stands while somebody thinks, and where the positions are kept
START, STANDS, FIRST = range(N_STATES, N_STATES + 3)
MOST_SEATS = 8
PERMILLE = 1000

# How it is played, beside the knobs of a search
BY_NETWORK, FEW, DOUBT, WHIM, SKIP, HINDSIGHT, N_MANNERS = range(7)


def live(
    states: States,
    games: int,
    manners: Reals,
    ids: Ids,
    inner: Ids,
    points: Wide,
    reals: Reals,
    net: Singles,
    rng: Random,
    came: Singles,
) -> int:
    """Play games and keep the ends of turns, with what came of each for every seat; how many were kept."""
    kept = 0
    for _ in range(games):
        first, turn, doubt = kept, 0, manners[DOUBT] * below(rng, 3)
        states[NOW] = states[START]
        for _ in range(LONGEST):
            if is_over(states[NOW]):
                break
            if states[NOW].turns != turn:
                turn = states[NOW].turns
                if FIRST + kept < len(states) and below(rng, PERMILLE) >= manners[SKIP]:
                    states[FIRST + kept] = states[NOW]
                    kept += 1
            mask = actors(states[NOW])
            if mask == 0:
                act(states[NOW], NATURE, below(rng, chances(states[NOW])))
            else:
                choose_one(states, first_seat(mask), manners, doubt, ids, inner, points, reals, net, rng)
        for seat in range(states[NOW].seats):
            look_back(states, first, kept, seat, manners[HINDSIGHT], points, net, came)
        if FIRST + kept == len(states):
            return kept
    return kept


def look_back(
    states: States,
    first: int,
    kept: int,
    seat: int,
    hindsight: float,
    points: Wide,
    net: Singles,
    came: Singles,
) -> None:
    """What came of a game's positions for a seat: the end, mixed with what was foreseen in between."""
    later = outcome(states[NOW], seat, points, net)
    for back in range(kept - first):
        each = kept - 1 - back
        came[each * MOST_SEATS + seat] = later
        if hindsight < 1.0:
            later = hindsight * later + (1.0 - hindsight) * foresee(states[FIRST + each], seat, points, net)


def choose_one(
    states: States,
    seat: int,
    manners: Reals,
    doubt: float,
    ids: Ids,
    inner: Ids,
    points: Wide,
    reals: Reals,
    net: Singles,
    rng: Random,
) -> None:
    """Now and then a whim; else what the network foresees most of, or what looks best."""
    n = legal(states[NOW], seat, ids)
    if below(rng, PERMILLE) < manners[WHIM]:
        act(states[NOW], seat, ids[below(rng, n)])
    elif manners[BY_NETWORK] > 0.0:
        states[STANDS] = states[NOW]
        reshuffle(states[NOW], rng)
        few = int(manners[FEW])
        action = foreseen(states, seat, n, ids, inner, points, few, doubt, net, rng)
        states[NOW] = states[STANDS]
        act(states[NOW], seat, action)
    else:
        reals[THIS_TURN] = states[NOW].turns - 1
        play_one(states, seat, ids, inner, reals, rng)


def show(states: States, which: Wide, seats: Wide, net: Singles, out: Singles) -> None:
    """What a network is shown of some positions, each through the eyes of a seat."""
    size, seen = int(net[N_INPUTS]), int(net[N_SEEN])
    for row in range(len(which)):
        if net[LISTED] > 0:
            rival = best_other(states[which[row]], seats[row], net)
            spread_out(states[which[row]], seats[row], net, out, 2 * row * size)
            spread_out(states[which[row]], rival, net, out, (2 * row + 1) * size)
        else:
            observe(states[which[row]], seats[row], out, row * size)
            insight(states[which[row]], seats[row], out, row * size + seen)


def spread_out(s: State, seat: int, net: Singles, out: Singles, at: int) -> None:
    """Write what is listed of a seat where each of it belongs."""
    pairs = int(net[WORK])
    insight(s, seat, net, pairs)
    for pair in range(int(net[pairs])):
        out[at + int(net[pairs + 1 + 2 * pair])] += net[pairs + 2 + 2 * pair]


def try_out(
    states: States,
    games: int,
    manners: Reals,
    ids: Ids,
    inner: Ids,
    points: Wide,
    reals: Reals,
    net: Singles,
    rng: Random,
) -> float:
    """The share of the wins of one who plays by the network among those who take what looks best."""
    won = 0.0
    for game in range(games):
        states[NOW] = states[START]
        own = game % states[NOW].seats
        for _ in range(LONGEST):
            if is_over(states[NOW]):
                break
            mask = actors(states[NOW])
            if mask == 0:
                act(states[NOW], NATURE, below(rng, chances(states[NOW])))
            else:
                manners[BY_NETWORK] = 1.0 if first_seat(mask) == own else 0.0
                choose_one(states, first_seat(mask), manners, 0.0, ids, inner, points, reals, net, rng)
        mask = winners(states[NOW])
        won += (mask >> own & 1) / how_many(mask)
    return won / games
