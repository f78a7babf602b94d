"""One game played by bots, from the first move to the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random as Dice
from typing import Any

from ...kernel.errors import IllegalAction
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


def play(game: Game, options: Mapping[str, Any], specs: Sequence[str], nature: int, bots_seed: int) -> Match:
    """A finished match; `specs` names the bot at each seat."""
    match = Match(game, len(specs), options, Seeded(nature))
    while not match.over:
        if len(match.to_act) > 1:
            race(match, specs, bots_seed)
        else:
            move(match, specs[match.to_act[0]], bots_seed)
    return match


def move(match: Match, spec: str, seed: int) -> None:
    """The one seat that may act chooses."""
    seat = match.to_act[0]
    place(match, seat, spec, hired(spec).choose(Seat.of(match, seat, luck(seed, match.version, seat))))


def race(match: Match, specs: Sequence[str], seed: int) -> None:
    """Everybody may call at once: the quickest first, the others while the round goes on."""
    turn = match.turns
    dice = Dice(luck(seed, match.version, len(specs)))
    calls = [(*reaction(specs[seat], match, seat, dice), seat) for seat in match.to_act]
    for _, choice, seat in sorted(calls, key=lambda call: call[0]):
        if match.over or match.turns != turn or seat not in match.to_act:
            return
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
