"""How does the end go when everybody plays for the best lead? All choices and draws, without recursion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel.compiled import Block, rule
from ...kernel.layout import NATURE, Ids, Reals, Wide
from .box import MAX_SEATS, N_KINDS
from .masks import first_in
from .memory import N_HASHES, hash_turn, is_settled, keep, recall
from .rules import DRAW, N_ACTIONS, PUT, act, final_points, is_over, legal
from .rules.pawns import open_places
from .rules.rhombi import can_lay
from .rules.turn import kind_of_pick
from .state import Phase, State

if TYPE_CHECKING:
    from numpy.typing import NDArray

    States = NDArray[Any]
else:
    States = Block(State)

MAX_DEPTH = 160  # moves from the first to the end; more is not a near end
LEVEL = 1e-9  # choices that differ by less are equally good, and the first is taken
TOO_MUCH = -1
DUEL = 2  # seats between which what one gains the other loses
NO_PLACE = -1

# For each depth: how many moves there are, the next to try, and the hashes of the turn
N_MOVES, NEXT, HASHES, N_FRAME = 0, 1, 2, 2 + N_HASHES


@rule
def descend(states: States, most: int, frames: Wide, ids: Ids, found: Reals, keys: Wide, kept: Reals) -> int:
    """Work out what each seat gains from the first state on; how many turns were solved, or TOO_MUCH."""
    solved = 0
    depth = 0
    arrive(states[0], frames, ids, found, keys, kept)
    while True:
        frame = depth * N_FRAME
        if frames[frame + NEXT] < frames[frame + N_MOVES]:
            if depth + 1 == MAX_DEPTH or solved >= most:
                return TOO_MUCH
            step_down(states, depth, frames, ids)
            depth += 1
            at, listed, seats = depth * N_FRAME, depth * N_ACTIONS, depth * MAX_SEATS
            arrive(states[depth], frames[at:], ids[listed:], found[seats:], keys, kept)
            continue
        solved += leave(states[depth], frames[frame:], found[depth * MAX_SEATS :], keys, kept)
        if depth == 0:
            return solved
        hand_up(states, depth, frames, ids, found)
        depth -= 1


@rule
def arrive(s: State, frame: Wide, ids: Ids, found: Reals, keys: Wide, kept: Reals) -> None:
    """List the moves of a state; none at the end of the game, or where a turn is known already."""
    frame[NEXT] = 0
    frame[N_MOVES] = 0
    for seat in range(MAX_SEATS):
        found[seat] = 0.0
    share_out(s)
    if is_over(s):
        return
    if s.phase == Phase.TURN:
        hash_turn(s, frame[HASHES:])
        if recall(frame[HASHES:], keys, kept, found):
            return
    frame[N_MOVES] = list_moves(s, ids)


@rule
def leave(s: State, frame: Wide, found: Reals, keys: Wide, kept: Reals) -> int:
    """Keep what a turn was found to bring, where moves had to be tried for it; 1 for a turn kept."""
    if s.phase != Phase.TURN or frame[N_MOVES] == 0:
        return 0
    keep(frame[HASHES:], keys, kept, found)
    return 1


@rule
def step_down(states: States, depth: int, frames: Wide, ids: Ids) -> None:
    """Try the next move of a state."""
    action = ids[depth * N_ACTIONS + frames[depth * N_FRAME + NEXT]]
    states[depth + 1] = states[depth]
    s = states[depth + 1]
    act(s, NATURE if s.phase == Phase.DRAW else s.seat, action)


@rule
def hand_up(states: States, depth: int, frames: Wide, ids: Ids, found: Reals) -> None:
    """A move has been followed to the end: what it brings counts in the state before it."""
    above = depth - 1
    s = states[above]
    below, here = found[depth * MAX_SEATS :], found[above * MAX_SEATS :]
    for seat in range(s.seats):
        below[seat] += certain_points(states[depth], seat) - certain_points(s, seat)
    if s.phase == Phase.DRAW:
        kind = kind_of_pick(s, ids[above * N_ACTIONS + frames[above * N_FRAME + NEXT]])
        for seat in range(s.seats):
            here[seat] += below[seat] * s.stack[kind] / s.left
    elif frames[above * N_FRAME + NEXT] == 0 or lead(s, below) > lead(s, here) + LEVEL:
        for seat in range(s.seats):
            here[seat] = below[seat]
    frames[above * N_FRAME + NEXT] += 1


# What counts


@rule
def certain_points(s: State, seat: int) -> int:
    """Where a marker stands, with the pawns whose worth is certain counted already."""
    total: int = s.markers[seat]
    left = s.pawns[seat] if not is_over(s) else 0
    while left:
        place = first_in(left)
        if is_settled(s, place):
            total += final_points(s, place)
        left &= left - 1
    return total


@rule
def lead(s: State, gains: Reals) -> float:
    """What the seat whose turn it is gains over the mean of the others, times their number."""
    total = 0.0
    for seat in range(s.seats):
        total += gains[seat]
    ahead: float = s.seats * gains[s.seat] - total
    return ahead


# Moves that need no trying


@rule
def share_out(s: State) -> None:
    """Where no rhombus fits, places are only shared out: who has the turn takes the one that counts most."""
    while s.phase == Phase.TURN and not can_lay(s):
        act(s, s.seat, PUT + best_of(s, open_places(s)))


@rule
def best_of(s: State, places: int) -> int:
    """The place that counts most; NO_PLACE among none."""
    best, most = NO_PLACE, 0
    while places:
        place = first_in(places)
        if best == NO_PLACE or final_points(s, place) > most:
            best, most = place, final_points(s, place)
        places &= places - 1
    return best


@rule
def list_moves(s: State, ids: Ids) -> int:
    """The moves to be tried from here."""
    if s.phase == Phase.DRAW:
        return list_kinds(s, ids)
    n = legal(s, s.seat, ids)
    return without_lesser(s, ids, n) if s.phase == Phase.TURN and s.seats == DUEL else n


@rule
def list_kinds(s: State, ids: Ids) -> int:
    """Nature's picks, one for each kind of tile that is left."""
    n = 0
    pick = 0
    for kind in range(N_KINDS):
        if s.stack[kind] > 0:
            ids[n] = pick
            n += 1
        pick += s.stack[kind]
    return n


@rule
def without_lesser(s: State, ids: Ids, n: int) -> int:
    """In a duel, of places whose worth is certain only the best need be tried: the others stay for later."""
    settled = 0
    for which in range(n):
        if ids[which] < DRAW and is_settled(s, ids[which] - PUT):
            settled |= 1 << (ids[which] - PUT)
    best = best_of(s, settled)
    left = 0
    for which in range(n):
        if ids[which] >= DRAW or ids[which] - PUT == best or not settled >> (ids[which] - PUT) & 1:
            ids[left] = ids[which]
            left += 1
    return left
