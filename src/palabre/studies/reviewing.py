"""A folder of records reviewed, one after the other or many at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from ..kernel.errors import PalabreError


def reviews(
    files: Sequence[Path],
    simulations: int | None,
    seed: int,
    pool: Executor | None,
    watch: Callable[[float], None],
) -> Iterator[str]:
    """A line of JSON for every file, in their order: its name, and the review or why there is none."""
    wanted = [(file.name, file.read_text(encoding="utf-8"), simulations, seed) for file in files]
    found = pool.map(review_of, wanted) if pool is not None else map(review_of, wanted)
    for n, one in enumerate(found, 1):
        watch(n / len(wanted))
        yield json.dumps(one)


def review_of(wanted: tuple[str, str, int | None, int]) -> dict[str, Any]:
    """One record."""
    import palabre

    name, text, simulations, seed = wanted
    try:
        return {"record": name, "review": palabre.review(palabre.replay(text), simulations, seed)}
    except PalabreError as wrong:  # the others are reviewed all the same
        return {"record": name, "refused": wrong.key}
