"""Bots at the seats of a match, each deciding from what its seat may know."""

from __future__ import annotations

import csv
import os
import sys
from collections.abc import Sequence
from random import Random as Dice
from typing import TYPE_CHECKING, Any

from .. import bots

if TYPE_CHECKING:
    from ..kernel.match import Match
    from ..kernel.naming import Named

    Call = tuple[int, int, Named]  # after how many milliseconds, which seat, what

SEED_BITS = 53


def split_specs(text: str) -> list[str]:
    """The bots that a list names; a comma may also stand between the settings of one bot, or in quotes.

    Modules of this folder can be named, as `python` itself would have it.
    """
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    specs: list[str] = []
    for part in next(csv.reader([text], skipinitialspace=True)):
        is_setting = "=" in part and ":" not in part
        if is_setting and specs:
            specs[-1] += f",{part}"
        else:
            specs.append(part.strip())
    return specs


class Opponents:
    """The bots of one game; all their luck comes from (seed, game number)."""

    def __init__(self, specs: Sequence[str], seed: int, number: int = 0) -> None:
        self.specs = list(specs)
        self._dice = Dice(f"{seed} {number}")
        self._turn = -1
        self._waiting: list[Call] = []  # what the bots will still call in this turn, the latest first

    def __call__(self, match: Match) -> tuple[int, Any]:
        """Who acts, and what; where several may, the quickest."""
        while self._waiting and match.turns == self._turn:
            _, seat, choice = self._waiting.pop()
            if seat in match.to_act and choice in match.choices(seat):
                return seat, choice
        if len(match.to_act) > 1:
            self._turn, self._waiting = match.turns, self.calls(match, match.to_act)[::-1]
            _, seat, choice = self._waiting.pop()
            return seat, choice
        return match.to_act[0], self.choose(match, match.to_act[0])

    def choose(self, match: Match, seat: int) -> Named:
        """What the bot at a seat chooses."""
        return bots.choose(self.specs[seat], match, seat, self._dice.getrandbits(SEED_BITS))

    def calls(self, match: Match, seats: Sequence[int]) -> list[Call]:
        """What the bots at some seats will call, the quickest first."""
        found = [(seat, bots.reaction(self.specs[seat], match, seat, self._dice)) for seat in seats]
        slower = match.game.handicaps(match.options, match.players)
        calls = ((after + slower[seat], seat, choice) for seat, (after, choice) in found)
        return sorted(calls, key=lambda call: call[:2])
