"""What was learnt of a game, as compiled code: a small network that says what the end of a turn is worth."""

from __future__ import annotations

from math import exp

from ...kernel.chance import below
from ...kernel.contract import State, States, act, actors, chances, is_over, legal, score, winners
from ...kernel.layout import NATURE, Ids, Random, Reals, Wide
from ...kernel.observing import Singles
from . import NO_HABIT, habit, insight, worth
from .luck import set_luck_of_turn
from .playing import LONGEST, play_one
from .turns import FURTHER, MOST_CHOICES, NOW, TRIAL, fall
from .value import FEW, LEARNT, REACH, THIS_TURN, TURNS, VALUE, first_seat, how_many, margin

# A network lies in one row: what it is shown, how wide its layers are (0: there is none), what a lead means,
# how many pairs there is room for where insights are listed, and where it works things out; then its weights,
# layer by layer a row for each input and one that always counts; and that room
N_SEEN, N_INPUTS, N_FIRST, N_SECOND, N_LAST, LEAD, SCORED_PART, LISTED, WORK, N_HEADER = range(10)
BY_NETWORK = 1.5  # `learnt` above it: what is played on with is chosen by the network too
TWO = 2
MOST_LOOKS = 64  # choices that are compared by how they look; there is room for them behind a network


def observe(s: State, seat: int, out: Singles, at: int) -> None:
    """What a seat sees, as numbers; made from the game's room `observed`."""
    raise NotImplementedError


def foresee(s: State, seat: int, points: Wide, net: Singles) -> float:
    """From 0 to 1: what it comes to for a seat, at the end of a turn; at the end, what it came to."""
    if is_over(s):
        return outcome(s, seat, points, net)
    total = sum_up(s, seat, net)
    if net[LISTED] > 0:
        total -= sum_up(s, best_other(s, seat, net), net)
    return 1.0 / (1.0 + exp(-total))


def best_other(s: State, seat: int, net: Singles) -> int:
    """Of the others the one with the best prospects, where each seat is looked at alone."""
    best = 1 if seat == 0 else 0
    if s.seats > TWO:
        most = sum_up(s, best, net)
        for other in range(best + 1, s.seats):
            total = sum_up(s, other, net) if other != seat else most
            if total > most:
                best, most = other, total
    return best


def sum_up(s: State, seat: int, net: Singles) -> float:
    """What the network makes of what it is shown of a seat."""
    shown, n, weights = int(net[WORK]), int(net[N_INPUTS]), N_HEADER
    listed = net[LISTED] > 0
    if listed:
        insight(s, seat, net, shown)
        room = shown + 1 + 2 * int(net[LISTED])
    else:
        observe(s, seat, net, shown)
        insight(s, seat, net, shown + int(net[N_SEEN]))
        room = shown + n
    for layer in range(N_FIRST, N_LAST + 1):
        width = int(net[layer])
        if width == 0:
            continue
        if listed:
            pass_listed(net, shown, n, weights, room, width)
        else:
            pass_on(net, shown, n, weights, room, width)
        if layer < N_LAST:
            rectify(net, room, width)
        weights += (n + 1) * width
        shown, n, listed, room = room, width, False, room + width
    return float(net[shown])


def pass_on(net: Singles, inputs: int, n_inputs: int, weights: int, outputs: int, n_outputs: int) -> None:
    """One layer: its inputs weighed and summed; the last row of weights always counts."""
    out = net[outputs : outputs + n_outputs]
    row = net[weights + n_inputs * n_outputs : weights + (n_inputs + 1) * n_outputs]
    for unit in range(n_outputs):
        out[unit] = row[unit]
    for each in range(n_inputs):
        shown = net[inputs + each]
        if shown != 0:
            row = net[weights + each * n_outputs : weights + (each + 1) * n_outputs]
            for unit in range(n_outputs):
                out[unit] += shown * row[unit]


def pass_listed(net: Singles, pairs: int, n_inputs: int, weights: int, outputs: int, n_outputs: int) -> None:
    """The first layer where insights are listed: how many pairs, then which input, and how much of it."""
    n = int(net[pairs])
    for unit in range(n_outputs):
        total = net[weights + n_inputs * n_outputs + unit]
        for pair in range(n):
            which = int(net[pairs + 1 + 2 * pair])
            total += net[pairs + 2 + 2 * pair] * net[weights + which * n_outputs + unit]
        net[outputs + unit] = total


def rectify(net: Singles, at: int, n: int) -> None:
    """Nothing below 0."""
    for each in range(at, at + n):
        net[each] = max(net[each], 0)


def outcome(s: State, seat: int, points: Wide, net: Singles) -> float:
    """From 0 to 1: the share of the win, mixed with the points by which a seat is ahead at the end."""
    mask = winners(s)
    won = (mask >> seat & 1) / how_many(mask)
    score(s, points)
    ahead = 1.0 / (1.0 + exp(-margin(s, seat, points) / net[LEAD]))
    return float(won + net[SCORED_PART] * (ahead - won))


def appraise(s: State, seat: int, points: Wide, reals: Reals, net: Singles) -> None:
    """What was learnt, for the seat that thinks; for all where the tree goes on to others' choices."""
    for each in range(s.seats):
        if each == seat or reals[REACH] >= 0.0:
            reals[VALUE + each] = foresee(s, each, points, net)


def live_on(
    states: States, ids: Ids, inner: Ids, points: Wide, reals: Reals, net: Singles, rng: Random
) -> None:
    """Play some turns further, to the end of a turn: before nature begins the next."""
    luck, turn = rng[0], states[NOW].turns
    for _ in range(LONGEST):
        if is_over(states[NOW]) or states[NOW].turns > reals[THIS_TURN] + reals[TURNS]:
            return
        if states[NOW].turns != turn:
            turn = states[NOW].turns
            set_luck_of_turn(rng, luck, turn)
        mask = actors(states[NOW])
        if mask == 0:
            act(states[NOW], NATURE, below(rng, chances(states[NOW])))
        elif reals[LEARNT] > BY_NETWORK:
            seat = first_seat(mask)
            n = legal(states[NOW], seat, ids)
            act(
                states[NOW],
                seat,
                foreseen(states, seat, n, ids, inner, points, int(reals[FEW]), 0.0, net, rng),
            )
        else:
            play_one(states, first_seat(mask), ids, inner, reals, rng)


def foreseen(
    states: States,
    seat: int,
    n: int,
    ids: Ids,
    inner: Ids,
    points: Wide,
    few: int,
    doubt: float,
    net: Singles,
    rng: Random,
) -> int:
    """Of n listed ids the one after which, and the rest of the turn, most is foreseen; doubt blurs it."""
    usual = habit(states[NOW], seat)
    if usual != NO_HABIT:
        return usual
    if n == 1:
        return int(ids[0])
    best, found, luck, turn = -1.0, int(ids[0]), rng[0], states[NOW].turns
    n = best_few(states, NOW, TRIAL, seat, ids, n, few, net)
    for place in range(n):
        rng[0] = luck
        states[TRIAL] = states[NOW]
        act(states[TRIAL], seat, ids[place])
        foresee_turn(states, seat, turn, few, inner, points, net, rng)
        here = foresee(states[TRIAL], seat, points, net)
        if doubt > 0.0:
            here += doubt * (below(rng, 1000) - 500) * 0.002
        if here > best:
            best, found = here, int(ids[place])
    return found


def foresee_turn(
    states: States, seat: int, turn: int, few: int, inner: Ids, points: Wide, net: Singles, rng: Random
) -> None:
    """Follow a seat's own choices in this turn, each time the one after which most is foreseen."""
    for _ in range(MOST_CHOICES):
        if (
            states[TRIAL].turns != turn
            or fall(states[TRIAL], rng) != 1 << seat
            or states[TRIAL].turns != turn
        ):
            return
        n = legal(states[TRIAL], seat, inner)
        best, found, luck = -1.0, int(inner[0]), rng[0]
        if n > 1:
            n = best_few(states, TRIAL, FURTHER, seat, inner, n, few, net)
            for place in range(n):
                rng[0] = luck
                states[FURTHER] = states[TRIAL]
                act(states[FURTHER], seat, inner[place])
                here = foresee(states[FURTHER], seat, points, net)
                if here > best:
                    best, found = here, int(inner[place])
        act(states[TRIAL], seat, found)


def best_few(states: States, at: int, spare: int, seat: int, ids: Ids, n: int, few: int, net: Singles) -> int:
    """Bring to the front what does not end the turn, and of the rest the few that look best; how many."""
    if n <= few:
        return n
    looks = net[len(net) - MOST_LOOKS :]
    front, kept, turn = 0, 0, states[at].turns
    for place in range(n):
        action = ids[place]
        states[spare] = states[at]
        act(states[spare], seat, action)
        if states[spare].turns == turn and not is_over(states[spare]):
            ids[place] = ids[front + kept]
            for each in range(front + kept, front, -1):
                ids[each] = ids[each - 1]
            ids[front] = action
            front += 1
            continue
        here = worth(states[spare], seat)
        if kept == few and here <= looks[kept - 1]:
            continue
        if kept < few:
            ids[place] = ids[front + kept]
            kept += 1
        each = kept - 1
        while each > 0 and looks[each - 1] < here:
            looks[each] = looks[each - 1]
            ids[front + each] = ids[front + each - 1]
            each -= 1
        looks[each] = here
        ids[front + each] = action
    return front + kept
