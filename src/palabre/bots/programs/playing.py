"""Playing on: how a simulation goes from the end of the tree to the look that ends it."""

from __future__ import annotations

from ...kernel.chance import below, step
from ...kernel.contract import States, act, actors, chances, guess, is_over, legal
from ...kernel.layout import NATURE, Ids, Random, Reals
from . import NO_HABIT, habit
from .luck import set_luck_of_turn
from .turns import ALL, NOW, TRIAL, best_looking, most_hopeful, thinned
from .value import CARE, FEW, FORESIGHT, THIS_TURN, TURNS, first_seat

LONGEST = 100_000  # plies after which a game is taken not to end
PERCENT = 100


def play_on(states: States, ids: Ids, inner: Ids, reals: Reals, rng: Random) -> None:
    """Play some turns further, at random or with care, before the look that ends a simulation."""
    luck, turn = rng[0], states[NOW].turns
    for _ in range(LONGEST):
        if is_over(states[NOW]):
            return
        if states[NOW].turns != turn:
            turn = states[NOW].turns
            set_luck_of_turn(rng, luck, turn)
        mask = actors(states[NOW])
        if mask and states[NOW].turns > reals[THIS_TURN] + reals[TURNS]:
            return
        if mask:
            play_one(states, first_seat(mask), ids, inner, reals, rng)
        else:
            act(states[NOW], NATURE, below(rng, chances(states[NOW])))


def play_one(states: States, seat: int, ids: Ids, inner: Ids, reals: Reals, rng: Random) -> int:
    """A seat plays anything, by habit, what looks best at once, or what does so after its turn."""
    action = habit(states[NOW], seat) if reals[CARE] > 0.0 else NO_HABIT
    if action == NO_HABIT:
        n = legal(states[NOW], seat, ids)
        if n == 1:
            action = int(ids[0])
        elif below(rng, PERCENT) >= reals[CARE]:
            action = int(ids[guess(states[NOW], seat, ids, n, step(rng))])
        else:
            action = picked(states, seat, n, ids, inner, reals, rng)
    act(states[NOW], seat, action)
    return action


def picked(states: States, seat: int, n: int, ids: Ids, inner: Ids, reals: Reals, rng: Random) -> int:
    """The best looking choice: of all in the turn that is thought about, later of a few that come to mind."""
    few = ALL if states[NOW].turns == reals[THIS_TURN] else int(reals[FEW])
    n = thinned(ids, n, few, rng)
    if reals[FORESIGHT] == 0.0:
        return best_looking(states, NOW, TRIAL, seat, ids, n, rng)
    return most_hopeful(states, seat, ids, n, few, inner, rng)
