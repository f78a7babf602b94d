"""Garbage in cycles is looked for when the house is swept, and at no other time."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from palabre.server.process import memory

from ..inside import Seated, begun, guest, house
from ..player import run


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


@pytest.mark.parametrize("game", ["bonobo-beach", "bongo"])
def test_a_table_at_rest_is_gone_without_a_search(game: str, tmp_path: Path, set_apart: None) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            table = await begun(at, game, 2)
            table.ready()
            person = Seated(table, guest(0))
            person.hello()
            assert await person.updates(), "its parts were written"
            person.hang_up()
            left: list[weakref.ref[Any]] = [weakref.ref(table), weakref.ref(table.playing)]
            del person, table
            at.put_to_rest(-1.0, -1.0)
            async with asyncio.timeout(10):
                while any(each() is not None for each in left):
                    await asyncio.sleep(0.01)

    run(play())
