"""Lines handed from worker to worker: open, with what was read of them, to whom their table belongs."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from palabre.server.connection import handing
from palabre.server.connection.handing import MOST_BYTES, Handing, in_turn

from ..player import run

Taken = list[tuple[socket.socket, bytes]]


def table_of(place: int, workers: int = 2) -> str:
    """A table that belongs to a worker."""
    return next(f"{n:016x}" for n in range(100) if in_turn(b"%016x" % n, workers)[0] == place)


@contextmanager
def a_line() -> Iterator[tuple[socket.socket, socket.socket]]:
    """The two ends of an open line: a person's, and the one that is served."""
    person, served = socket.socketpair()
    with person, served:
        person.settimeout(10)
        yield person, served


def opened(folder: Path, place: int, workers: int = 2) -> tuple[Handing, Taken]:
    """A worker's door, and what it has taken."""
    door, taken = Handing(folder, place, workers), Taken()
    door.open(lambda line, request: taken.append((line, request)))
    return door, taken


async def until(taken: Taken) -> None:
    async with asyncio.timeout(10):
        while not taken:
            await asyncio.sleep(0.01)


def test_a_line_arrives_open_with_what_was_read_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        (first, _), (second, taken) = opened(tmp_path, 0), opened(tmp_path, 1)
        with a_line() as (person, served):
            target = f"/ws/{table_of(1)}".encode()
            assert first.hand(target, served.fileno(), b"GET")
            served.close()
            await until(taken)
            line, request = taken[0]
            assert request == b"GET"
            line.send(b"welcome")
            assert person.recv(10) == b"welcome"
            line.close()
        first.close()
        second.close()

    run(play())


def test_what_belongs_here_or_is_no_line_to_a_table_stays(tmp_path: Path) -> None:
    async def play() -> None:
        (first, _), (second, taken) = opened(tmp_path, 0), opened(tmp_path, 1)
        with a_line() as (_, served):
            theirs = f"/ws/{table_of(1)}".encode()
            for target in (
                f"/ws/{table_of(0)}".encode(),
                b"/api/games",
                b"/ws/",
                b"/ws/../0",
                theirs + b"/x",
            ):
                assert not first.hand(target, served.fileno(), b"GET")
            assert not first.hand(theirs, served.fileno(), b"x" * (MOST_BYTES + 1))
            assert not taken
        first.close()
        second.close()

    run(play())


def test_where_a_worker_is_gone_the_next_one_takes_its_lines(tmp_path: Path) -> None:
    async def play() -> None:
        table = table_of(1, 3)
        after = in_turn(table.encode(), 3)[1]
        doors = {place: opened(tmp_path, place, 3) for place in range(3)}
        other = next(place for place in (0, 2) if place != after)
        doors[1][0].close()
        with a_line() as (_, served):
            target = f"/ws/{table}".encode()
            assert doors[other][0].hand(target, served.fileno(), b"GET")
            await until(doors[after][1])
            doors[after][1].pop()[0].close()
            assert not doors[after][0].hand(target, served.fileno(), b"GET"), "it is the next itself"
            doors[1] = opened(tmp_path, 1, 3)
            assert doors[other][0].hand(target, served.fileno(), b"GET"), "it is back"
            await until(doors[1][1])
            doors[1][1].pop()[0].close()
        for door, _ in doors.values():
            door.close()

    run(play())


def test_a_worker_that_does_not_answer_loses_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one that was paused: who was on the way to it is hung up, comes again, and is served elsewhere."""
    monkeypatch.setattr(handing, "PATIENCE", 0.1)

    async def play() -> None:
        first, _ = opened(tmp_path, 0)
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as paused, a_line() as (person, served):
            paused.bind(str(tmp_path / "1"))
            paused.listen()
            target = f"/ws/{table_of(1)}".encode()
            assert first.hand(target, served.fileno(), b"GET")
            assert await asyncio.to_thread(person.recv, 10) == b"", "the line has ended"
            assert not first.hand(target, served.fileno(), b"GET")
        first.close()

    run(play())


def test_tables_spread_evenly_and_few_move_when_a_worker_is_added() -> None:
    tables = [b"%016x" % n for n in range(2_000)]
    shares = Counter(in_turn(table, 4)[0] for table in tables)
    assert min(shares.values()) > 400
    moved = sum(in_turn(table, 4)[0] != in_turn(table, 5)[0] for table in tables)
    assert moved < 500
