"""A day in the life of a house, compressed: tables opened, played, left, finished, seen again, forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from palabre.bench.load.crowd import Crowd, memory_of, share
from palabre.bench.load.line import Line
from palabre.bench.load.server import wait
from palabre.bench.load.table import Address, LightUpdate, LoadTable, Place

from .live import free_port

# The clocks of the house run a hundred times as fast, so that a day passes in a quarter of an hour
COMMAND = """
from pathlib import Path
from palabre.server import serve
from palabre.server.storage import retention
from palabre.server.tables import house
house.SWEEP_EVERY, house.House.put_to_rest.__defaults__ = 0.3, (6.0, 0.6)
retention.DAY, retention.EVERY = 60.0, 5.0
serve.run(port={port}, data=Path({data!r}), quick=True, keep_names=1)
"""
FAMILIES = 40  # who are there at any time
EVERY = 2.0  # seconds between two looks at the server
NEVER_BEGUN, LEFT = 0.2, 0.6  # shares: opened and left, and with those also what is left in the middle
PATIENCE = 60.0  # seconds for a game
WISH = {
    "game": "bonobo-beach",
    "options": {"board": "small"},
    "seats": [{"who": "here", "name": "Awa"}, {"who": "guest"}],
}


@dataclass
class Look:
    """The server at one moment."""

    tables: int  # that were opened so far
    memory: int  # bytes
    file: int  # bytes, what is written ahead included
    p99: float  # milliseconds, of the moves since the last look
    awake: int  # tables in memory


@dataclass
class Day:
    """What happened."""

    looks: list[Look] = field(default_factory=list)
    opened: int = 0
    finished: int = 0
    left: int = 0
    moves: int = 0
    seconds: float = 0.0
    refused: dict[str, int] = field(default_factory=dict)


class DayTable(LoadTable):
    """A table that is played once."""

    is_over = False

    def _play_again(self, line: Line, update: LightUpdate) -> None:
        self.ready, self.is_over = None, True


class House:
    """A server with its clocks set forward, and those who come by."""

    def __init__(self, port: int, pid: int, folder: Path) -> None:
        self._crowd = Crowd([("127.0.0.1", port)], [pid])
        self._pid, self._folder = pid, folder
        self._times: list[float] = []
        self.day = Day()

    async def live(self, wanted: int, seconds: float) -> Day:
        """So many tables, or as many as there is time for."""
        began = time.monotonic()
        numbers = iter(range(wanted))
        looking = asyncio.create_task(self._look())
        async with asyncio.TaskGroup() as families:
            for _ in range(FAMILIES):
                families.create_task(self._family(numbers, began + seconds))
        looking.cancel()
        self.day.seconds = time.monotonic() - began
        return self.day

    async def _family(self, numbers: Iterator[int], until: float) -> None:
        for number in numbers:
            if time.monotonic() > until:
                return
            await self._evening(number)

    async def _evening(self, number: int) -> None:
        """One table, from its opening until everybody has gone."""
        dice = random.Random(number)
        fate = dice.random()
        places = [
            Place("", f"10.{number // 250}.{number % 250}.{seat}", self._crowd.servers[0]) for seat in (1, 2)
        ]
        table = await asyncio.to_thread(self._open, places)
        self.day.opened += 1
        if fate < NEVER_BEGUN:
            return
        await table.connect()
        most = dice.randrange(2, 12) if fate < LEFT else sys.maxsize
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._play(table, most)
        await table.leave()
        for key, n in table.refused.items():
            self.day.refused[key] = self.day.refused.get(key, 0) + n
        if table.is_over:
            self.day.finished += 1
            path = f"/api/tables/{table.table}/record"
            await asyncio.to_thread(self._crowd.fetch, path, places[0])
        else:
            self.day.left += 1

    def _open(self, places: list[Place]) -> DayTable:
        opened = self._crowd.ask("POST", "/api/tables", WISH, places[0])
        self._crowd.ask("POST", f"/api/join/{opened['code']}", {"name": "Binta"}, places[1])
        return DayTable("bonobo-beach", opened["table"], places, self._answered)

    async def _play(self, table: DayTable, most: int) -> None:
        made = 0
        while made < most and not table.is_over:
            if table.ready is not None and table.ready <= time.perf_counter():
                table.choose()
                made += 1
            await asyncio.sleep(0.01)

    def _answered(self, table: LoadTable, at: Address, seconds: float) -> None:
        self._times.append(seconds)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            times, self._times = sorted(self._times), []
            self.day.moves += len(times)
            told = await asyncio.to_thread(
                self._crowd.ask, "GET", "/healthz", None, Place("", "127.0.0.1", self._crowd.servers[0])
            )
            file = sum(each.stat().st_size for each in self._folder.glob("palabre.sqlite3*"))
            look = Look(self.day.opened, memory_of(self._pid), file, share(times, 0.99), told["tables"])
            self.day.looks.append(look)
            print(json.dumps(look.__dict__), flush=True)


@contextlib.contextmanager
def fast_house(folder: Path) -> Iterator[House]:
    """A server whose clocks run fast."""
    port, said = free_port(), folder / "said"
    with said.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-c", COMMAND.format(port=port, data=str(folder))], stdout=out
        )
    try:
        wait(process, said)
        yield House(port, process.pid, folder)
    finally:
        process.terminate()
        process.wait(60)


WIDTH, HEIGHT, LEFT_EDGE, TOP = 640, 150, 70, 26


def curves(looks: Sequence[Look]) -> str:
    """Memory, the file and p99 over the tables of a day, one below the other."""
    parts = [
        curve("memory, MB", looks, [look.memory / 2**20 for look in looks], 0),
        curve("file, MB", looks, [look.file / 2**20 for look in looks], 1),
        curve("p99, ms", looks, [look.p99 for look in looks], 2),
        curve("tables in memory", looks, [float(look.awake) for look in looks], 3),
    ]
    style = "text{font:12px sans-serif;fill:#333}polyline{fill:none;stroke:#b5451b}line{stroke:#999}"
    size = f'width="{WIDTH}" height="{4 * HEIGHT}"'
    paper = '<rect width="100%" height="100%" fill="#fff"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>A day</title>'
    return "\n".join([f"{head}<style>{style}</style>{paper}", *parts, "</svg>", ""])


def curve(title: str, looks: Sequence[Look], values: Sequence[float], place: int) -> str:
    """One curve above its axis, from nothing to the most there was."""
    most, last = max(values) or 1.0, looks[-1].tables or 1
    top, bottom = HEIGHT * place + TOP, HEIGHT * (place + 1) - 22

    def x(tables: int) -> float:
        return round(LEFT_EDGE + tables / last * (WIDTH - LEFT_EDGE - 20), 1)

    dots = " ".join(
        f"{x(look.tables)},{round(bottom - value / most * (bottom - top), 1)}"
        for look, value in zip(looks, values)
    )
    axis = f'<line x1="{LEFT_EDGE}" x2="{WIDTH - 20}" y1="{bottom}" y2="{bottom}"/>'
    names = [
        (8, top - 8, "start", title),
        (8, top + 10, "start", f"{most:.0f}"),
        (LEFT_EDGE, bottom + 16, "start", "0"),
    ]
    names.append((WIDTH - 20, bottom + 16, "end", f"{last} tables"))
    texts = "".join(f'<text x="{at}" y="{y}" text-anchor="{how}">{text}</text>' for at, y, how, text in names)
    return f'{texts}{axis}<polyline points="{dots}"/>'
