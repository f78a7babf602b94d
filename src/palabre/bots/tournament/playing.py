"""One game played by bots, from the first move to the last."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from random import Random as Dice
from typing import Any

from ...kernel.errors import IllegalAction, PalabreError
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.mixing import mixed
from ...kernel.naming import Named
from ...kernel.nature import Seeded
from ..bot import Bot
from ..errors import BotFailed
from ..readers import reaction
from ..seat import Seat
from ..specs import find, shown

WORD_BITS = 53
LONGEST_REASON = 200


@dataclass(frozen=True)
class Forfeit:
    """A game lost by a bot that failed."""

    seat: int
    reason: str


def play(game: Game, options: Mapping[str, Any], specs: Sequence[str], nature: int, bots_seed: int) -> Match:
    """A finished match; `specs` names the bot at each seat."""
    match = seated(game, options, specs, nature)
    try:
        play_on(match, specs, bots_seed)
    except Failed as failed:
        raise failed.reason from failed
    return match


def seated(game: Game, options: Mapping[str, Any], specs: Sequence[str], nature: int) -> Match:
    """A match before its first choice, whose record will say who sat where."""
    match = Match(game, len(specs), options, Seeded(nature))
    match.sitting = tuple(specs)
    return match


def play_until(
    game: Game, options: Mapping[str, Any], specs: Sequence[str], nature: int, bots_seed: int
) -> tuple[Match, Forfeit | None]:
    """The same, or a match as it stood when a bot failed."""
    match = seated(game, options, specs, nature)
    try:
        play_on(match, specs, bots_seed)
    except Failed as failed:
        return match, Forfeit(failed.seat, str(failed.reason).strip())
    return match, None


class Failed(Exception):
    """A bot at a seat has failed."""

    def __init__(self, seat: int, reason: Exception) -> None:
        self.seat, self.reason = seat, reason
        super().__init__(str(reason))


@contextmanager
def at_fault(seat: int, spec: str) -> Iterator[None]:
    """Whatever goes wrong here is the bot's at that seat."""
    try:
        yield
    except PalabreError as wrong:
        raise Failed(seat, wrong) from wrong
    except Exception as wrong:
        reason = f"{type(wrong).__name__}: {wrong}"[:LONGEST_REASON]
        raise Failed(seat, BotFailed("bots-raised", spec=shown(spec), reason=reason)) from wrong


def play_on(match: Match, specs: Sequence[str], bots_seed: int) -> None:
    """Play a match to its end."""
    while not match.over:
        if len(match.to_act) > 1:
            race(match, specs, bots_seed)
        else:
            move(match, specs[match.to_act[0]], bots_seed)


def move(match: Match, spec: str, seed: int) -> None:
    """The one seat that may act chooses."""
    seat = match.to_act[0]
    with at_fault(seat, spec):
        place(match, seat, spec, hired(spec).choose(Seat.of(match, seat, luck(seed, match.version, seat))))


def race(match: Match, specs: Sequence[str], seed: int) -> None:
    """Everybody may call at once: the quickest first, the others while the round goes on."""
    turn = match.turns
    dice = Dice(luck(seed, match.version, len(specs)))
    slower = match.game.handicaps(match.options, match.players)
    calls = []
    for seat in match.to_act:
        with at_fault(seat, specs[seat]):
            after, choice = reaction(specs[seat], match, seat, dice)
            calls.append((after + slower[seat], choice, seat))
    for _, choice, seat in sorted(calls, key=lambda call: call[0]):
        if match.over or match.turns != turn or seat not in match.to_act:
            return
        with at_fault(seat, specs[seat]):
            place(match, seat, specs[seat], choice)


def place(match: Match, seat: int, spec: str, choice: Named) -> None:
    """Play what a bot has chosen; one that chooses what it may not is told so."""
    try:
        match.play(choice, seat)
    except IllegalAction as wrong:
        raise BotFailed("bots-bad-choice", spec=shown(spec), answer=str(choice)[:200]) from wrong


def luck(*seeds: int) -> int:
    """A seed for one decision."""
    word = 0
    for seed in seeds:
        word = mixed(word ^ seed)
    return word >> (64 - WORD_BITS)


@lru_cache(maxsize=64)
def hired(spec: str) -> Bot:
    """The bot of a spec, once for all tables of a process."""
    return find(spec)
