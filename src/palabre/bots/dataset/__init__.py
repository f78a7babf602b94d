"""Bots' games as a table of decisions, for programs that learn: Parquet, with a card that explains it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ...kernel.errors import PalabreError
from ...kernel.game import Game
from ...kernel.layout import NATURE
from ...kernel.match import Match
from ..tournament.playing import luck, play
from .card import card

Row = dict[str, Any]
Progress = Callable[[int], None]
BOTS = 1  # tells the bots' seeds from nature's
COLUMNS = {
    "game": "the number of the game",
    "move": "the place of the choice in the record of the game, counted from 0",
    "turn": "turns begun so far",
    "seat": "who chose",
    "bot": "the spec of the bot that sat there",
    "observation": "what the seat saw, numbers between 0 and 1; their names are in the card",
    "legal": "the ids that it might choose",
    "action": "the id that it chose",
    "choice": "the same in short notation",
    "win": "the seat's share of the win, in the end",
    "points": "the seat's points, in the end",
    "lead": "its points over the best other, in the end",
}


@dataclass(frozen=True)
class Dataset:
    """Which games, by whom."""

    game: Game
    specs: tuple[str, ...]  # the bot of each seat
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    def write(self, file: Path, progress: Progress = lambda done: None) -> int:
        """Play the games, write their decisions and the card beside them; return how many decisions."""
        arrow, parquet = pyarrow()
        shape, rows = schema(arrow, self.game), 0
        with parquet.ParquetWriter(file, shape, compression="zstd") as writer:
            for number in range(self.games):
                found = list(self.rows(number))
                writer.write_table(arrow.Table.from_pylist(found, shape))
                rows += len(found)
                progress(1)
        told = card(self.game, self.specs, self.games, rows, self.seed, self.options, COLUMNS)
        file.with_suffix(".md").write_text(told, encoding="utf-8")
        return rows

    def rows(self, number: int) -> Iterator[Row]:
        """The decisions of one game; every game the bots sit one seat further."""
        turned = number % len(self.specs)
        specs = [*self.specs[turned:], *self.specs[:turned]]
        bots = luck(self.seed, number, BOTS)
        match = play(self.game, self.options, specs, luck(self.seed, number), bots)
        paid = ends(match)
        for place, entry in enumerate(match.log):
            if entry.seat > NATURE and not entry.forced:
                chosen = {"game": number, "move": place, "bot": specs[entry.seat]}
                yield chosen | decision(match, entry.before, entry.seat, entry.action) | paid[entry.seat]


def decision(match: Match, before: Any, seat: int, action: int) -> Row:
    """One choice: what was seen, what might be chosen, what was."""
    seen = np.zeros(match.game.observation.size, np.float32)
    match.engine.observe(before, seat, seen, 0)
    return {
        "turn": int(before["turns"][0]),
        "seat": seat,
        "observation": seen.tolist(),
        "legal": match.engine.legal_ids(before, seat),
        "action": action,
        "choice": match.naming.short[action],
    }


def ends(match: Match) -> list[Row]:
    """What each seat came to."""
    scores, winners = match.scores, match.winners
    best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(match.players)]
    return [
        {"win": (seat in winners) / len(winners), "points": scores[seat], "lead": scores[seat] - best[seat]}
        for seat in range(match.players)
    ]


def schema(arrow: Any, game: Game) -> Any:
    """The columns and their types; observations have a fixed size."""
    sizes = {"observation": arrow.list_(arrow.float32(), game.observation.size)}
    texts = {"bot": arrow.string(), "choice": arrow.string(), "legal": arrow.list_(arrow.int16())}
    numbers = {"win": arrow.float32(), "action": arrow.int16(), "seat": arrow.int8()}
    kinds = {**sizes, **texts, **numbers}
    return arrow.schema([(name, kinds.get(name, arrow.int32())) for name in COLUMNS])


def seated(game: Game, specs: Sequence[str], players: int | None) -> tuple[str, ...]:
    """The bot of each seat: the last one named fills the rest."""
    seats = max(len(specs), game.min_seats) if players is None else players
    game.check_seats(seats)
    return tuple([*specs, *[specs[-1]] * (seats - len(specs))][:seats])


def pyarrow() -> tuple[Any, Any]:
    """PyArrow, or the sentence that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError as missing:
        raise PalabreError("envs-missing", package="pyarrow", extra="data") from missing
    return pyarrow, pyarrow.parquet
