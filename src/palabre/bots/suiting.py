"""Which level suits somebody: the easiest at first, then by how the last games went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Literal, NamedTuple

Because = Literal["first", "won", "lost", "even", "top", "bottom"]
LATELY = 6  # games that are remembered when somebody might go where they have been
SURE = 2  # games in a row that move somebody where they have been lately


class Played(NamedTuple):
    """One game against bots: how good they were, and the share of the win."""

    level: str
    share: float
    players: int

    @property
    def won(self) -> bool:
        """Whether it brought more than an equal share of the win."""
        return self.share * self.players > 1

    @property
    def lost(self) -> bool:
        """Whether it brought less."""
        return self.share * self.players < 1


class Suiting(NamedTuple):
    """A level, why it suits, and how many games in a row say so."""

    level: str
    because: Because
    games: int


def suiting(levels: Sequence[str], played: Sequence[Played]) -> Suiting:
    """The level that suits for the next game; `levels` from the weakest on, `played` from the latest on.

    A win leads to the next level and a defeat to the one before. Where the way up was lost lately, or this
    level was won lately, it takes two in a row, so that nobody is sent up and down for one lucky throw.
    """
    known = [one for one in played if one.level in levels]
    if not known:
        return Suiting(levels[0], "first", 0)
    last, at = known[0], levels.index(known[0].level)
    games = len(list(in_a_row(known)))
    lately = known[1:LATELY]
    if last.won:
        if at + 1 == len(levels):
            return Suiting(last.level, "top", games)
        if games >= SURE or not any(one.level == levels[at + 1] and one.lost for one in lately):
            return Suiting(levels[at + 1], "won", games)
    if last.lost:
        if at == 0:
            return Suiting(last.level, "bottom", games)
        if games >= SURE or not any(one.level == last.level and one.won for one in lately):
            return Suiting(levels[at - 1], "lost", games)
    return Suiting(last.level, "even", games)


def in_a_row(played: Sequence[Played]) -> Iterator[Played]:
    """The latest games at one level that ended alike."""
    last = played[0]
    return takewhile(lambda one: (one.level, one.won, one.lost) == (last.level, last.won, last.lost), played)


def beside(levels: Sequence[str], level: str, step: int) -> str | None:
    """The level so many steps above or below, if there is one."""
    at = levels.index(level) + step if level in levels else -1
    return levels[at] if 0 <= at < len(levels) else None
