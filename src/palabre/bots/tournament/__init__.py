"""Tournaments: all arrangements of some bots, each on the same dice ("twin tables"), on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ...kernel.game import Game
from ...kernel.match import Match
from .arranging import Arrangement, arrangements, seats_for
from .playing import Forfeit, hired, luck, play_until
from .standing import Standing, Twin, tally

__all__ = ["Standing", "Tournament", "Twin", "arrangements", "cores", "seats_for", "tally"]

Progress = Callable[[int], None]  # told how many more games are done
BOTS = 1  # tells the bots' seeds from nature's


@dataclass(frozen=True)
class Tournament:
    """Who plays what, how often, from which seed."""

    game: Game
    specs: tuple[str, ...]
    players: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    records: Path | None = None  # a folder for the record of every game

    @property
    def seated(self) -> list[Arrangement]:
        """The arrangements of a twin table."""
        return arrangements(len(self.specs), self.players)

    def tables(self, games: int) -> int:
        """How many twin tables have so many games, or a few more."""
        return ceil(games / len(self.seated))

    def twins(
        self,
        tables: Sequence[int],
        workers: int = 1,
        progress: Progress | None = None,
        pool: Executor | None = None,
    ) -> list[Twin]:
        """Play twin tables, in so many processes or in a given pool; the result depends on neither."""
        self.check()
        done: dict[int, Twin] = {}
        played = self._shared_out(tables, pool) if pool else self._played(tables, min(workers, len(tables)))
        for table, twin in played:
            done[table] = twin
            if progress:
                progress(len(self.seated))
        return [done[table] for table in tables]

    def check(self) -> None:
        """Name wrong specs and options before anything is played."""
        self.game.settle_options(self.options)
        for spec in self.specs:
            hired(spec)

    def _played(self, tables: Sequence[int], workers: int) -> Iterator[tuple[int, Twin]]:
        if workers < 2:
            yield from ((table, self.twin(table)) for table in tables)
            return
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield from self._shared_out(tables, pool)

    def _shared_out(self, tables: Sequence[int], pool: Executor) -> Iterator[tuple[int, Twin]]:
        waiting = {pool.submit(self.twin, table): table for table in tables}
        try:
            for ready in as_completed(waiting):
                yield waiting[ready], ready.result()
        finally:
            for future in waiting:
                future.cancel()

    def twin(self, table: int) -> Twin:
        """All arrangements of one nature."""
        bots = range(len(self.specs))
        wins: list[list[float]] = [[] for _ in bots]
        scores: list[list[float]] = [[] for _ in bots]
        forfeits: list[list[str]] = [[] for _ in bots]
        better = [[0.0 for _ in bots] for _ in bots]
        for number, seated in enumerate(self.seated):
            match, forfeit = self.played(table, number, seated)
            winners = match.winners if forfeit is None else others(forfeit.seat, self.players)
            for seat, bot in enumerate(seated):
                wins[bot].append((seat in winners) / len(winners))
                scores[bot].append(match.scores[seat])
            if forfeit is not None:
                forfeits[seated[forfeit.seat]].append(forfeit.reason)
            compare(better, seated, [(seat in winners, match.scores[seat]) for seat in range(self.players)])
        means = [[sum(each) / len(each) for each in kind] for kind in (wins, scores)]
        games = [sum(bot in seated for seated in self.seated) for bot in bots]
        return Twin(means[0], means[1], games, better, forfeits)

    def played(self, table: int, number: int, seated: Arrangement) -> tuple[Match, Forfeit | None]:
        """One game, and whether a bot has lost it by a failure."""
        specs = [self.specs[bot] for bot in seated]
        nature, bots = luck(self.seed, table), luck(self.seed, table, number, BOTS)
        match, forfeit = play_until(self.game, self.options, specs, nature, bots)
        if self.records:
            self.records.mkdir(parents=True, exist_ok=True)
            name = f"{self.game.name}-{self.seed}-{table}-{number}.jsonl"
            (self.records / name).write_text(match.record(), encoding="utf-8")
        return match, forfeit


def others(seat: int, players: int) -> list[int]:
    """All seats but one."""
    return [each for each in range(players) if each != seat]


def compare(better: list[list[float]], seated: Arrangement, ends: Sequence[tuple[bool, int]]) -> None:
    """Count for each two bots of a game who did better: who has won, else who has more points."""
    for first, mine in zip(seated, ends):
        for second, theirs in zip(seated, ends):
            if first != second:
                better[first][second] += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
