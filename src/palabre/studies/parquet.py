"""What pieces came to as a Parquet file, a row each, written as they are done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ..bots.dataset import pyarrow
from ..kernel.playouts import DECISIONS, NATURE_MOVES, SCORES, TURNS, WIN, WINS
from .pieces import Piece, Played, Told

NAMES = {"decisions": DECISIONS, "nature_moves": NATURE_MOVES, "turns": TURNS}


@contextmanager
def written(file: Path | None) -> Iterator[Told]:
    """Something to tell of each piece."""
    if file is None:
        yield lambda piece, played: None
        return
    arrow, parquet = pyarrow()
    shape = schema(arrow)
    with parquet.ParquetWriter(file, shape, compression="zstd") as writer:
        yield lambda piece, played: writer.write_table(arrow.Table.from_pylist([row(piece, played)], shape))


def row(piece: Piece, played: Played) -> dict[str, Any]:
    """A piece as a row."""
    seats = range(piece.players)
    facts: dict[str, Any] = {"game": piece.game, "players": piece.players, "seed": piece.seed}
    facts |= {"options": msgspec.json.encode(piece.options).decode(), "bots": ",".join(piece.bots)}
    facts |= {"first": piece.first, "games": piece.games, "seconds": played.seconds}
    facts |= {name: played.totals[place] for name, place in NAMES.items()}
    facts["wins"] = [played.totals[WINS + seat] / WIN for seat in seats]
    return facts | {"scores": [played.totals[SCORES + seat] for seat in seats]}


def schema(arrow: Any) -> Any:
    """The columns and their types."""
    whole, part, text = arrow.int64(), arrow.float64(), arrow.string()
    kinds = {"game": text, "options": text, "bots": text, "seconds": part}
    kinds |= {"wins": arrow.list_(part), "scores": arrow.list_(whole)}
    names = (
        "game",
        "players",
        "options",
        "bots",
        "seed",
        "first",
        "games",
        "seconds",
        *NAMES,
        "wins",
        "scores",
    )
    return arrow.schema([(name, kinds.get(name, whole)) for name in names])
