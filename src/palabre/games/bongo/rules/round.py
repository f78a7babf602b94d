"""The round: calls, trophies, errors, and who was first."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import MAX_SEATS, N_ANIMALS, NOTHING, TROPHIES_OF_EACH
from ..state import NOBODY, Phase, State
from .ending import has_won, n_trophies

FEWEST_LEVEL = 2  # seats in a photo finish


# The round


@rule
def is_in(s: State, seat: int) -> bool:
    """Whether a seat may still call in this round."""
    return not s.out >> seat & 1


@rule
def call(s: State, seat: int, answer: int) -> None:
    """BO-6: the first right call wins the round."""
    if answer == s.answer:
        win_round(s, seat)
    else:
        call_wrongly(s, seat, answer)


@rule
def win_round(s: State, seat: int) -> None:
    """BO-7: the winner takes a trophy of the animal; for "nothing", of an animal of their choice."""
    s.winner = seat
    if s.answer == NOTHING:
        s.phase = Phase.CHOOSE_ANIMAL
    else:
        reward(s, s.answer)


@rule
def reward(s: State, animal: int) -> None:
    """BO-7, BO-8: a trophy from the supply, or else from whoever owns most of them."""
    s.animal = animal
    if s.supply[animal] > 0:
        s.supply[animal] -= 1
        gain(s, animal)
    elif can_take(s):
        s.phase = Phase.CHOOSE_OWNER
    else:
        next_round(s, s.winner)


@rule
def most_owned(s: State) -> int:
    """BO-8: how many trophies of the animal the richest player has, or the richest other player."""
    most = 1
    for seat in range(s.seats):
        if (s.winner_counts or seat != s.winner) and s.trophies[seat, s.animal] > most:
            most = s.trophies[seat, s.animal]
    return most


@rule
def is_richest(s: State, seat: int) -> bool:
    """BO-8: whether the winner may take the trophy from this seat."""
    return seat != s.winner and s.trophies[seat, s.animal] == most_owned(s)


@rule
def can_take(s: State) -> bool:
    """BO-8: whether there is anybody to take the trophy from."""
    for seat in range(s.seats):
        if is_richest(s, seat):
            return True
    return False


@rule
def take_from(s: State, seat: int) -> None:
    """BO-8: the winner takes a trophy from its richest owner."""
    s.trophies[seat, s.animal] -= 1
    gain(s, s.animal)


@rule
def gain(s: State, animal: int) -> None:
    """BO-13: a trophy gained may end the game."""
    s.trophies[s.winner, animal] += 1
    if has_won(s, s.winner):
        s.victor = s.winner
        s.phase = Phase.OVER
    else:
        next_round(s, s.winner)


# Errors


@rule
def call_wrongly(s: State, seat: int, answer: int) -> None:
    """BO-9, BO-10: the caller pays, and is out until the next roll; when all are out the round is void."""
    if answer == NOTHING:
        for animal in range(N_ANIMALS):
            give_back(s, seat, animal)
    else:
        give_back(s, seat, answer)
    if not s.free_calls:
        s.out |= 1 << seat
        if s.out == (1 << s.seats) - 1:
            void_round(s)


@rule
def give_back(s: State, seat: int, animal: int) -> None:
    """BO-9: all trophies of one animal go back to the supply, at once."""
    s.supply[animal] += s.trophies[seat, animal]
    s.trophies[seat, animal] = 0


@rule
def void_round(s: State) -> None:
    """BO-10, BO-12: the answer is shown, nobody scores, the same player rolls."""
    next_round(s, s.roller)


@rule
def next_round(s: State, roller: int) -> None:
    """BO-11: the winner rolls next; in the older edition the dice pass to the left."""
    s.roller = (s.roller + 1) % s.seats if s.in_turn else roller
    s.winner = NOBODY
    s.animal = NOTHING
    s.phase = Phase.THROW_WHITE


# Who was first


@rule
def rule_level(s: State, mask: int) -> None:
    """BO-14: of level right calls, the seat with fewer trophies; among equals, the lot."""
    s.level_seats = poorest(s, mask)
    if n_level(s) == 1:
        win_round(s, level_seat(s, 0))
    else:
        s.phase = Phase.LOT


@rule
def poorest(s: State, mask: int) -> int:
    """Those of some seats that have the fewest trophies."""
    fewest = N_ANIMALS * TROPHIES_OF_EACH + 1
    found = 0
    for seat in range(s.seats):
        if mask >> seat & 1:
            owned = n_trophies(s, seat)
            if owned < fewest:
                fewest = owned
                found = 0
            if owned == fewest:
                found |= 1 << seat
    return found


@rule
def n_level(s: State) -> int:
    """How many seats the lot is drawn between."""
    n = 0
    for seat in range(s.seats):
        n += s.level_seats >> seat & 1
    return n


@rule
def level_seat(s: State, which: int) -> int:
    """The seat at a place among those the lot is drawn between."""
    for seat in range(s.seats):
        if s.level_seats >> seat & 1:
            if which == 0:
                return seat
            which -= 1
    return NOBODY


@rule
def are_level(s: State, mask: int) -> bool:
    """Whether these seats, and at least two, are all still in the round."""
    n = 0
    for seat in range(MAX_SEATS):
        if mask >> seat & 1:
            if seat >= s.seats or not is_in(s, seat):
                return False
            n += 1
    return n >= FEWEST_LEVEL
