"""Where exercises come from: the later decisions of games that bots of mixed levels have played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random as Dice
from typing import NamedTuple

from ...kernel.game import Game
from ...kernel.given import Table
from ...kernel.layout import NATURE
from ...kernel.log import Entry
from ...kernel.match import Match
from ...kernel.naming import Named
from ...kernel.nature import Seeded
from ...kernel.plain import Plain
from ...kernel.position import words_of
from .. import choose
from ..seat import Seat

PLAYERS = ("easy", "medium", "hard")
MOST_SEATS = 4  # a person can keep an eye on
SEED_BITS = 53
LATER = 0.4  # the share of a game that is left out at its beginning


class Moment(NamedTuple):
    """A decision, and how it can be laid out: the position a little before, and the choices from there."""

    seat: Seat
    position: Table
    then: list[Named]


def moments(game: Game, seed: int, number: int) -> Iterator[Moment]:
    """The later decisions of one game, in an order by lot."""
    dice = Dice(f"{seed} {number}")
    match = played(game, dice)
    decisions = [at for at, entry in enumerate(match.log) if is_decision(match, entry)]
    later = decisions[round(LATER * len(decisions)) :]
    dice.shuffle(later)
    for at in later:
        found = moment(match, at, dice.getrandbits(SEED_BITS))
        if found is not None:
            yield found


def played(game: Game, dice: Dice) -> Match:
    """A whole game between bots of mixed levels."""
    players = dice.randint(game.min_seats, min(game.max_seats, MOST_SEATS))
    specs = dice.choices(PLAYERS, k=players)
    match = Match(game, players, {}, Seeded(dice.getrandbits(SEED_BITS)))
    while not match.over:
        seat = match.to_act[0]
        match.play(choose(specs[seat], match, seat, dice.getrandbits(SEED_BITS)), seat)
    return match


def is_decision(match: Match, entry: Entry) -> bool:
    """Whether somebody had a choice there."""
    return entry.seat >= 0 and not entry.forced


def moment(match: Match, at: int, seed: int) -> Moment | None:
    """The decision at a place of the log; None where dice have fallen since the last that could be told."""
    told, begin = match.game.room("position").words, at
    while told(Plain(match.log[begin].before)) is None:
        begin -= 1
        if begin < 0 or match.log[begin].seat == NATURE:
            return None
    position = words_of(as_before(match, begin))
    between = [entry for entry in match.log[begin:at] if not entry.forced]
    return (
        None
        if position is None
        else Moment(Seat.of(as_before(match, at), match.log[at].seat, seed), position, named(match, between))
    )


def as_before(match: Match, at: int) -> Match:
    """The match as it was before a line of its log."""
    then = match.copy()
    then.replace_state(match.log[at].before.copy())
    return then


def named(match: Match, entries: Sequence[Entry]) -> list[Named]:
    """Choices by their names."""
    return [match.naming.name(entry.action) for entry in entries]
