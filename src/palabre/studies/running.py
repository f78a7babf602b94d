"""Carrying a study out: what is not played yet is played, written down piece by piece, and reported."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

from .keeping import Results, key
from .pieces import Piece, played
from .plan import Plan, cells, pieces_of, read
from .report import told, write

Say = Callable[[str], None]
Watch = Callable[[float], None]


def run(
    file: Path, pool: Executor | None, say: Say, watch: Watch = lambda share: None, out: Path | None = None
) -> Path:
    """Say the plan, play what is missing, write the report; returns where it is."""
    plan = read(file)
    folder = out or file.parent
    folder.mkdir(parents=True, exist_ok=True)
    results = Results(folder / f"{file.stem}.results.jsonl", plan)
    say(told(plan, file))
    wanted = wanted_by(plan)
    missing = [piece for piece in wanted if key(piece) not in results.done]
    for n, (piece, found) in enumerate(played(missing, pool), 1):
        results.add(piece, found)
        watch((len(wanted) - len(missing) + n) / len(wanted))
    return write(plan, results, file, folder)


def wanted_by(plan: Plan) -> list[Piece]:
    """All pieces of all cells."""
    return [piece for play in plan.play for cell in cells(plan) for piece in pieces_of(plan, cell, play)]
