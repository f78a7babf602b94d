"""Twin tables with a handicap: the same dice for everybody in every seat, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, NamedTuple

from ...kernel.errors import BadOption
from ...kernel.game import Game, Handicap
from ..tournament import BOTS, others
from ..tournament.playing import hired, luck, play_until

Amounts = tuple[int, ...]  # the handicap of each bot


class Try(NamedTuple):
    """One twin table: the handicap of each bot, and the share of the wins that it had over all seats."""

    amounts: Amounts
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Tables:
    """Who plays what, with which dice: as many seats as bots, and each bot once in every seat."""

    game: Game
    specs: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def handicap(self) -> Handicap:
        """What is given at these tables."""
        if self.game.handicap is None:
            raise BadOption("even-no-handicap", game=self.game.name)
        return self.game.handicap

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        self.game.check_seats(len(self.specs))
        self.game.settle_options(self.options, len(self.specs))
        self.handicap.given(())
        for spec in self.specs:
            hired(spec)

    def tried(self, numbers: Sequence[int], amounts: Amounts, pool: Executor | None = None) -> Iterator[Try]:
        """Twin tables by their numbers, all with these handicaps, in their order."""
        if pool is None:
            yield from (self.play(number, amounts) for number in numbers)
        else:
            yield from pool.map(self.play, numbers, [amounts] * len(numbers))

    def play(self, number: int, amounts: Amounts) -> Try:
        """One twin table: everybody moves on by a seat from game to game."""
        n = len(self.specs)
        shares = [0.0] * n
        for turn in range(n):
            seated = [(seat + turn) % n for seat in range(n)]
            given = self.handicap.given([amounts[bot] for bot in seated])
            specs = [self.specs[bot] for bot in seated]
            dice, bots = luck(self.seed, number), luck(self.seed, number, turn, BOTS)
            match, forfeit = play_until(self.game, {**self.options, **given}, specs, dice, bots)
            winners = match.winners if forfeit is None else others(forfeit.seat, n)
            for seat in winners:
                shares[seated[seat]] += 1 / (n * len(winners))
        return Try(amounts, tuple(shares))


@contextmanager
def processes(n: int) -> Iterator[Executor | None]:
    """So many processes to play in; one plays here."""
    if n < 2:
        yield None
        return
    with ProcessPoolExecutor(n, mp_context=get_context("spawn")) as pool:
        yield pool
