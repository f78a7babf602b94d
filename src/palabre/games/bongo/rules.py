"""The rules of Bongo, in the order of the rulebook."""

from __future__ import annotations

from ...kernel.compiled import ranges, rule
from ...kernel.layout import CLOCK, NATURE, Ids, Wide
from .box import (
    MAX_SEATS,
    N_ANIMALS,
    N_ANSWERS,
    N_FACES,
    N_PAIR_THROWS,
    N_WHITE,
    N_WHITE_THROWS,
    NOTHING,
    PAIR,
    TROPHIES_OF_EACH,
    TWO_OF_EACH,
    WHITE,
)
from .state import NOBODY, Phase, State

LEVEL, AFTER_WRONG_CALL, ROLLER, MONOPOLY, PATIENCE = range(5)  # the options, as they are declared
POACHERS, GUARDS = 1, 2  # the levels above basic
FEWEST_LEVEL = 2  # seats in a photo finish

CALL, CHOOSE, TAKE_FROM, DECLINE, TIME_UP, LEVEL_SEATS, N_ACTIONS = ranges(
    N_ANSWERS, N_ANIMALS, MAX_SEATS, 1, 1, 1 << MAX_SEATS
)


# Setting up


@rule
def set_up(s: State, seats: int, options: Wide) -> None:
    """BO-C2, BO-11: ten trophies of each animal lie ready; who rolls first is drawn."""
    s.seats = seats
    s.level = options[LEVEL]
    s.free_calls = options[AFTER_WRONG_CALL]
    s.in_turn = options[ROLLER]
    s.monopoly = options[MONOPOLY]
    s.patience = options[PATIENCE]
    for animal in range(N_ANIMALS):
        s.supply[animal] = TROPHIES_OF_EACH
    s.winner = NOBODY
    s.victor = NOBODY
    s.animal = NOTHING
    s.phase = Phase.DRAW_ROLLER


# First step: how many?


@rule
def third(first: int, second: int) -> int:
    """Two equal dice mean what they show, two different ones the third."""
    return first if first == second else N_FACES - first - second


@rule
def wanted(s: State) -> int:
    """BO-1: how often the wanted animal must stand there."""
    return third(s.film[0], s.film[1]) + 1


# Second step: which animal?


@rule
def standing(s: State, animal: int) -> int:
    """How many white dice show an animal."""
    n = 0
    for die in range(N_WHITE):
        if s.white[die] == animal:
            n += 1
    return n


@rule
def hunted(s: State) -> int:
    """BO-2: the animal the poachers are after; NOTHING without poachers."""
    return third(s.poachers[0], s.poachers[1]) if s.level >= POACHERS else NOTHING


@rule
def is_saved(s: State) -> bool:
    """BO-3: the guards stand by the animal that the poachers are after."""
    return s.level >= GUARDS and s.guard == hunted(s)


@rule
def counted(s: State, animal: int) -> int:
    """BO-2, BO-3: the white dice of an animal that are left once the poachers have been there."""
    n = standing(s, animal)
    return n - 1 if n > 0 and animal == hunted(s) and not is_saved(s) else n


@rule
def reading(s: State) -> int:
    """BO-4: the one animal that matches; of two, the third; of none, nothing."""
    matches = 0
    total = 0
    for animal in range(N_ANIMALS):
        if counted(s, animal) == wanted(s):
            matches += 1
            total += animal
    if matches == 0:
        return NOTHING
    return total if matches == 1 else N_ANIMALS - total


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
    elif most_elsewhere(s, animal) > 0:
        s.phase = Phase.CHOOSE_OWNER
    else:
        next_round(s, s.winner)


@rule
def most_elsewhere(s: State, animal: int) -> int:
    """BO-8: how many trophies of an animal the richest other player has."""
    most = 0
    for seat in range(s.seats):
        if seat != s.winner and s.trophies[seat, animal] > most:
            most = s.trophies[seat, animal]
    return most


@rule
def is_richest(s: State, seat: int) -> bool:
    """BO-8: whether the winner may take the trophy from this seat."""
    return seat != s.winner and s.trophies[seat, s.animal] == most_elsewhere(s, s.animal)


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
def n_trophies(s: State, seat: int) -> int:
    """How many trophies a seat has in all."""
    n = 0
    for animal in range(N_ANIMALS):
        n += s.trophies[seat, animal]
    return n


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


# Winning the game


@rule
def has_won(s: State, seat: int) -> bool:
    """BO-13: two trophies of each animal, or all trophies of one."""
    two_of_each = True
    for animal in range(N_ANIMALS):
        if s.trophies[seat, animal] >= s.monopoly:
            return True
        if s.trophies[seat, animal] < TWO_OF_EACH:
            two_of_each = False
    return two_of_each


@rule
def is_over(s: State) -> bool:
    """Whether somebody has won."""
    return s.phase == Phase.OVER


@rule
def score(s: State, out: Wide) -> None:
    """The trophies of each seat; they do not decide the game, BO-13 does."""
    for seat in range(s.seats):
        out[seat] = n_trophies(s, seat)


@rule
def winners(s: State) -> int:
    """The one who has won."""
    return 1 << s.victor if s.victor != NOBODY else 0


# Who may do what


@rule
def actors(s: State) -> int:
    """Everyone still in the round may call; afterwards the winner chooses."""
    if s.phase == Phase.CALL:
        return ((1 << s.seats) - 1) & ~s.out
    if s.phase == Phase.CHOOSE_ANIMAL or s.phase == Phase.CHOOSE_OWNER:
        return 1 << s.winner
    return 0


@rule
def legal(s: State, seat: int, out: Ids) -> int:
    """List what this seat, or the clock, may do; return how many."""
    if seat == CLOCK:
        return legal_for_clock(s, out)
    if s.phase == Phase.CALL:
        return listed(out, CALL, N_ANSWERS) if is_in(s, seat) else 0
    if seat != s.winner:
        return 0
    if s.phase == Phase.CHOOSE_ANIMAL:
        return listed(out, CHOOSE, N_ANIMALS)
    return legal_owners(s, out)


@rule
def listed(out: Ids, first: int, n: int) -> int:
    """List a whole block of actions."""
    for place in range(n):
        out[place] = first + place
    return n


@rule
def legal_owners(s: State, out: Ids) -> int:
    """BO-8: from any of the richest owners, or from nobody."""
    n = 0
    for owner in range(s.seats):
        if is_richest(s, owner):
            out[n] = TAKE_FROM + owner
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def legal_for_clock(s: State, out: Ids) -> int:
    """BO-12, BO-14: while calls are awaited time may run out, or seats may be level."""
    if s.phase != Phase.CALL:
        return 0
    out[0] = TIME_UP
    n = 1
    for mask in range(1 << s.seats):
        if are_level(s, mask):
            out[n] = LEVEL_SEATS + mask
            n += 1
    return n


@rule
def default(s: State, seat: int) -> int:
    """BO-12: nobody is made to call: the clock's own move ends a round; a trophy is chosen by what is short."""
    if seat == CLOCK:
        return TIME_UP
    if s.phase == Phase.CALL:
        return CALL + NOTHING
    if s.phase == Phase.CHOOSE_ANIMAL:
        return CHOOSE + scarcest(s, seat)
    for owner in range(s.seats):
        if is_richest(s, owner):
            return TAKE_FROM + owner
    return DECLINE


@rule
def scarcest(s: State, seat: int) -> int:
    """The animal that a seat has fewest trophies of."""
    best = 0
    for animal in range(N_ANIMALS):
        if s.trophies[seat, animal] < s.trophies[seat, best]:
            best = animal
    return best


@rule
def guess(s: State, seat: int, ids: Ids, n: int, luck: int) -> int:
    """The random player reads the roll rightly half of the time."""
    if s.phase == Phase.CALL and luck & 1:
        return s.answer
    return (luck >> 1) % n


@rule
def act(s: State, seat: int, action: int) -> None:
    """Play one legal action of a seat, of nature or of the clock."""
    if seat == NATURE:
        throw(s, action)
    elif action < CHOOSE:
        call(s, seat, action - CALL)
    elif action < TAKE_FROM:
        reward(s, action - CHOOSE)
    elif action < DECLINE:
        take_from(s, action - TAKE_FROM)
    elif action == DECLINE:
        next_round(s, s.winner)
    elif action == TIME_UP:
        void_round(s)
    else:
        rule_level(s, action - LEVEL_SEATS)


# Nature


@rule
def chances(s: State) -> int:
    """How many ways the dice, or the lot, may fall now."""
    if s.phase == Phase.DRAW_ROLLER:
        return s.seats
    if s.phase == Phase.THROW_WHITE:
        return N_WHITE_THROWS
    if s.phase == Phase.THROW_GUARD:
        return N_FACES
    if s.phase == Phase.LOT:
        return n_level(s)
    return N_PAIR_THROWS


@rule
def throw(s: State, pick: int) -> None:
    """BO-6: all dice are thrown together, one colour after the other."""
    if s.phase == Phase.DRAW_ROLLER:
        s.roller = pick
        s.phase = Phase.THROW_WHITE
    elif s.phase == Phase.THROW_WHITE:
        throw_white(s, pick)
    elif s.phase == Phase.THROW_FILM:
        throw_film(s, pick)
    elif s.phase == Phase.THROW_POACHERS:
        throw_poachers(s, pick)
    elif s.phase == Phase.THROW_GUARD:
        s.guard = pick
        read_dice(s)
    else:
        win_round(s, level_seat(s, pick))


@rule
def throw_white(s: State, pick: int) -> None:
    """A new round begins with the five animal dice; nobody is out."""
    for die in range(N_WHITE):
        s.white[die] = WHITE[pick, die]
    s.out = 0
    s.level_seats = 0
    s.turns += 1
    s.phase = Phase.THROW_FILM


@rule
def throw_film(s: State, pick: int) -> None:
    """BO-C3: the film dice; at the basic level they are the last."""
    s.film[0] = PAIR[pick, 0]
    s.film[1] = PAIR[pick, 1]
    if s.level >= POACHERS:
        s.phase = Phase.THROW_POACHERS
    else:
        read_dice(s)


@rule
def throw_poachers(s: State, pick: int) -> None:
    """BO-C3: the poachers; guards come only with them."""
    s.poachers[0] = PAIR[pick, 0]
    s.poachers[1] = PAIR[pick, 1]
    if s.level >= GUARDS:
        s.phase = Phase.THROW_GUARD
    else:
        read_dice(s)


@rule
def read_dice(s: State) -> None:
    """The dice lie open: everyone may call."""
    s.answer = reading(s)
    s.phase = Phase.CALL
