"""Long counts that go on where a run was cut: kept in a file, for one state of the server's code."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from .nursery import SOURCE

FOLDER, MINUTES = "PALABRE_LONG_FOLDER", "PALABRE_LONG_MINUTES"  # in the environment
USUAL_MINUTES = 8.0  # for each of these tests, in one run


class Progress:
    """How much of a count is done; without a folder it is done in one go."""

    def __init__(self, name: str, wanted: int, folder: Path | None) -> None:
        self.name, self.wanted = name, wanted
        self.file = folder / f"{name}.json" if folder else None
        self._code = digest()
        self.until = time.monotonic() + 60 * float(os.environ.get(MINUTES, USUAL_MINUTES))
        self.done: Counter[str] = Counter(self._read())

    @property
    def n(self) -> int:
        """What counts."""
        return self.done["n"]

    def rounds(self, size: int) -> Iterator[int]:
        """The size of each round that is left; after the last, or when the time is up, no more."""
        while self.n < self.wanted:
            if self.file and time.monotonic() > self.until:
                pytest.skip(f"{self.said()}; run it again to go on")
            yield min(size, self.wanted - self.n)
        self._write({})

    def add(self, **counts: int) -> None:
        """A round was good."""
        self.done.update(counts)
        print(self.said(), flush=True)
        self._write(dict(self.done))

    def said(self) -> str:
        """How far it is."""
        rest = "".join(f", {n:,} {name}" for name, n in self.done.items() if name != "n")
        return f"{self.name}: {self.n:,} of {self.wanted:,}{rest}, and nothing found"

    def _read(self) -> dict[str, int]:
        if self.file is None or not self.file.exists():
            return {}
        kept = json.loads(self.file.read_text(encoding="utf-8"))
        return dict(kept["done"]) if kept["code"] == self._code else {}

    def _write(self, done: dict[str, int]) -> None:
        """Whole or not at all: a run may be cut at any time. What is complete begins anew next time."""
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        kept = {"code": self._code, "done": done, "last": dict(self.done)}
        fresh.write_text(json.dumps(kept), encoding="utf-8")
        fresh.replace(self.file)


def digest() -> str:
    """The state of the server's code: counts of another one are not ours."""
    found = hashlib.sha256()
    for file in sorted((SOURCE / "palabre" / "server").rglob("*.py")):
        found.update(file.read_bytes())
    return found.hexdigest()[:16]
