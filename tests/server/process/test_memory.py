"""Garbage in cycles is looked for when the house is swept, and at no other time."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from palabre.server.process import memory


class Cycle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def set_apart() -> Iterator[None]:
    """As a server is once every game is ready; then as the tests are."""
    memory.set_apart()
    yield
    gc.enable()
    gc.unfreeze()


def test_no_search_begins_by_itself(set_apart: None) -> None:
    left = weakref.ref(Cycle())
    kept = [[] for _ in range(100_000)]  # type: ignore[var-annotated]
    assert left() is not None
    assert kept


def test_a_sweep_searches_where_there_may_be_much(set_apart: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "WORTH_A_SEARCH", 1_000)
    left = weakref.ref(Cycle())
    memory.sweep()
    assert left() is not None, "for a little it is not worth it"
    kept = [[] for _ in range(2_000)]  # type: ignore[var-annotated]
    memory.sweep()
    assert left() is None
    assert kept
