"""Playing on to the end of the game, many times, and keeping how it ended or what came of it."""

from __future__ import annotations

from ...kernel.chance import below
from ...kernel.contract import States, act, actors, chances, is_over, legal, score, winners
from ...kernel.layout import NATURE, Ids, Random, Reals, Wide
from ...kernel.playouts import MAX_SEATS, WIN, one_of
from . import NO_HABIT, deal, reading, worth
from .luck import set_luck, set_luck_of_turn
from .playing import LONGEST, PERCENT, play_one
from .turns import KNOWN, NOW
from .value import THIS_TURN, first_seat, how_many

NO_ARM = -1  # nothing is chosen: the game goes on from where it stands
NOTED = 3  # choices after the first that are noted
NOT_NOTED = -1
NOT_LOOKED = -1.0  # the game was over before its look
NEVER = 1 << 30  # turns: no look is taken
SEATED = 1 << 16  # seat and action of a note in one number: ids are smaller
MISREAD = 10  # of a hundred throws: what a middling reader misreads of a middling throw
FAR_APART = 1 << 20  # turns: players and dice have each their own luck of a turn


def play_out(
    states: States,
    seat: int,
    times: int,
    plan: Wide,
    arms: Ids,
    n: int,
    ids: Ids,
    inner: Ids,
    reals: Reals,
    rng: Random,
    ends: States,
) -> None:
    """How the game ends after each of n choices, so many times; the same time has the same luck for all."""
    seed, notes, looks = rng[0], plan[:0], reals[:0]
    for time in range(times):
        for place in range(n):
            set_luck(rng, seed, time)
            end_after(states, seat, True, plan, arms[place], ids, inner, reals, rng, notes, NEVER, looks)
            ends[time * n + place] = states[NOW]


def tally(
    states: States,
    seat: int,
    hidden: bool,
    first: int,
    times: int,
    plan: Wide,
    arms: Ids,
    n: int,
    ids: Ids,
    inner: Ids,
    reals: Reals,
    rng: Random,
    until: int,
    shares: Wide,
    points: Wide,
    notes: Wide,
    looks: Reals,
) -> None:
    """The parts of the win and the points of every seat after each of n choices, from the first time on.

    And, where the game goes on so long, how it looked for every seat when that turn was over.
    """
    seed = rng[0]
    for time in range(times):
        for place in range(n):
            set_luck(rng, seed, first + time)
            at = time * n + place
            here = notes[at * NOTED : (at + 1) * NOTED]
            seen = looks[at * MAX_SEATS : (at + 1) * MAX_SEATS]
            end_after(states, seat, hidden, plan, arms[place], ids, inner, reals, rng, here, until, seen)
            mask = winners(states[NOW])
            share = WIN // max(1, how_many(mask))
            score(states[NOW], points[at * MAX_SEATS : (at + 1) * MAX_SEATS])
            for each in range(states[NOW].seats):
                shares[at * MAX_SEATS + each] = share * (mask >> each & 1)


def end_after(
    states: States,
    seat: int,
    hidden: bool,
    plan: Wide,
    arm: int,
    ids: Ids,
    inner: Ids,
    reals: Reals,
    rng: Random,
    notes: Wide,
    until: int,
    looks: Reals,
) -> None:
    """Deal what is hidden, make a choice and play to the end; the luck is that which is set."""
    luck = rng[0]
    states[NOW] = states[KNOWN]
    reals[THIS_TURN] = states[KNOWN].turns
    if hidden:
        deal(states[NOW], plan, rng)
    if arm != NO_ARM:
        act(states[NOW], seat, arm)
    rng[0] = luck
    play_to_end(states, ids, inner, reals, rng, notes, until, looks)


def play_to_end(
    states: States,
    ids: Ids,
    inner: Ids,
    reals: Reals,
    rng: Random,
    notes: Wide,
    until: int,
    looks: Reals,
) -> None:
    """Everybody plays with care to the end; in a turn the dice are the same, whatever was thought about."""
    players, dice, luck = rng[:1], rng[1:], rng[0]
    turn, noted = -1, 0
    for _ in range(LONGEST):
        if is_over(states[NOW]):
            return
        if states[NOW].turns != turn:
            turn = states[NOW].turns
            set_luck_of_turn(players, luck, turn + 1)
            set_luck_of_turn(dice, luck, turn + FAR_APART)
            if turn > until and looks[0] == NOT_LOOKED:
                for each in range(states[NOW].seats):
                    looks[each] = worth(states[NOW], each)
        mask = actors(states[NOW])
        if mask == 0:
            act(states[NOW], NATURE, below(dice, chances(states[NOW])))
            continue
        seat = first_seat(mask)
        if mask == 1 << seat:
            action = play_one(states, seat, ids, inner, reals, players)
        else:
            seat = one_of(mask, below(players, how_many(mask)))
            action = race(states, seat, ids, players)
        if noted < len(notes):
            notes[noted] = seat * SEATED + action
            noted += 1


def race(states: States, seat: int, ids: Ids, rng: Random) -> int:
    """Where several may act at once, whoever is quickest reads the table, and now and then misreads it."""
    action = reading(states[NOW])
    if action == NO_HABIT or below(rng, PERCENT) < MISREAD:
        n = legal(states[NOW], seat, ids)
        action = int(ids[below(rng, n)])
    act(states[NOW], seat, action)
    return action
