"""A turn: six dice, a reroll, and what they allow."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import ALL_DICE, MAGIC_POINTS, N_FACES, N_MOVEMENT, N_OSTRICHES, SORCERY, WHITE
from ..state import Phase, State
from .moving import has_full_way
from .track import has_arrived, is_on_track, is_scared

NO_JOKER = N_FACES  # beside the six faces that may be jokers
N_JOKER_CHOICES = N_FACES + 1
BY_COLOUR = N_OSTRICHES * N_JOKER_CHOICES  # moves by colour; after them come those by magic
N_MOVES = BY_COLOUR + N_OSTRICHES
BY_MAGIC = (1 << N_MOVES) - (1 << BY_COLOUR)  # as a set


# BX-5: throwing


@rule
def begin_turn(s: State, seat: int) -> None:
    """BX-5, BX-20g: take up all six dice; a spear forbids the reroll."""
    s.turns += 1
    s.seat = seat
    s.may_reroll = 1 - (s.speared >> seat & 1)
    s.speared &= ~(1 << seat)
    take_up(s, ALL_DICE)
    s.phase = Phase.THROW


@rule
def take_up(s: State, dice: int) -> None:
    """Take dice into the hand, to be thrown one after the other."""
    for die in range(N_MOVEMENT):
        if dice >> die & 1 and s.dice[die] < N_FACES:
            s.rolled[s.dice[die]] -= 1
    s.in_air = dice


@rule
def next_die(s: State) -> int:
    """The first die that is still in the air."""
    die = 0
    while not s.in_air >> die & 1:
        die += 1
    return die


@rule
def fall(s: State, face: int) -> None:
    """A die falls."""
    die = next_die(s)
    s.dice[die] = face
    s.in_air &= s.in_air - 1
    if die != SORCERY:
        s.rolled[face] += 1


@rule
def reroll(s: State, dice: int) -> None:
    """BX-5: once, throw again any dice you like."""
    s.may_reroll = 0
    take_up(s, dice)
    s.phase = Phase.THROW


# BX-6, BX-7: moving an ostrich


@rule
def is_joker(s: State, face: int) -> bool:
    """BX-6, BX-8: white, or the colour of an ostrich that has arrived."""
    return face == WHITE or has_arrived(s, face)


@rule
def can_run(s: State, ostrich: int) -> bool:
    """BX-6, BX-9: not arrived, not scared."""
    return not has_arrived(s, ostrich) and not is_scared(s, ostrich)


@rule
def can_run_by(s: State, ostrich: int, points: int) -> bool:
    """BX-11: an ostrich that may run and has a full way."""
    return can_run(s, ostrich) and has_full_way(s, s.at[ostrich], points, s.at[ostrich])


@rule
def mover(move: int) -> int:
    """The ostrich of a move."""
    return move // N_JOKER_CHOICES if move < BY_COLOUR else move - BY_COLOUR


@rule
def move_points(s: State, move: int) -> int:
    """BX-6, BX-7: the dice of its colour and all dice of one joker face; by magic 5."""
    if move >= BY_COLOUR:
        return MAGIC_POINTS
    own, joker = int(s.rolled[mover(move)]), move % N_JOKER_CHOICES
    return own if joker == NO_JOKER else own + int(s.rolled[joker])


@rule
def is_magic(s: State) -> bool:
    """BX-7: five of one face, or each ostrich colour once, without a joker."""
    if not s.magic_jokers and has_joker(s):
        return False
    for face in range(N_FACES):
        if s.rolled[face] == N_MOVEMENT:
            return True
    return not s.only_same and is_rainbow(s)


@rule
def has_joker(s: State) -> bool:
    """Whether a movement die shows a joker."""
    for face in range(N_FACES):
        if s.rolled[face] > 0 and is_joker(s, face):
            return True
    return False


@rule
def is_rainbow(s: State) -> bool:
    """Whether each ostrich colour was rolled once."""
    for ostrich in range(N_OSTRICHES):
        if s.rolled[ostrich] != 1:
            return False
    return True


@rule
def thrown(s: State) -> int:
    """BX-6, BX-7: the moves that the dice allow, as a set: by magic, or with a die of one's own colour."""
    jokers = 1 << NO_JOKER
    for face in range(N_FACES):
        if s.rolled[face] > 0 and is_joker(s, face):
            jokers |= 1 << face
    moves = BY_MAGIC if is_magic(s) else 0
    for ostrich in range(N_OSTRICHES):
        if s.rolled[ostrich] > 0:
            moves |= jokers << ostrich * N_JOKER_CHOICES
    return moves


@rule
def next_of(moves: int, move: int) -> int:
    """The first move of a set, from one on."""
    while move < N_MOVES and not moves >> move & 1:
        move += 1
    return move


@rule
def has_way(s: State, move: int) -> bool:
    """BX-6, BX-11: whether the ostrich may run, and so far."""
    return can_run_by(s, mover(move), move_points(s, move))


@rule
def can_move(s: State, move: int) -> bool:
    """BX-6, BX-7: the dice allow it, and there is a way."""
    return (thrown(s) >> move & 1) == 1 and has_way(s, move)


# BX-8: sorcery


@rule
def is_meant(s: State, ostrich: int) -> bool:
    """BX-8: the sorcery die shows this ostrich, or a joker."""
    return s.dice[SORCERY] == ostrich or is_joker(s, s.dice[SORCERY])


@rule
def can_bewitch(s: State, ostrich: int) -> bool:
    """BX-8: it is on the track and not scared."""
    return is_meant(s, ostrich) and is_on_track(s, ostrich) and not is_scared(s, ostrich)


@rule
def can_free(s: State, ostrich: int) -> bool:
    """BX-8: it is scared."""
    return is_meant(s, ostrich) and is_scared(s, ostrich)


# BX-10: what is left to do


@rule
def can_do_anything(s: State) -> bool:
    """BX-10: as long as a move or a spell is possible it must be taken."""
    for ostrich in range(N_OSTRICHES):
        if can_bewitch(s, ostrich) or can_free(s, ostrich):
            return True
    moves = thrown(s)
    move = next_of(moves, 0)
    while move < N_MOVES and not has_way(s, move):
        move = next_of(moves, move + 1)
    return move < N_MOVES
