"""The crowd: tables opened over plain requests, then choices at a steady rate to whichever may choose."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import time
from collections import deque
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .line import HANDSHAKE, Line
from .table import Address, LoadTable, Place

SEATS = 4
TICK = 0.004
PATIENCE = 180.0  # seconds until every table plays
JOINING, RATE_JOINING = 25, 600.0  # tables that join in a second before all play, and their moves
NEARLY_ALL = 0.97  # of the moves that were asked for
SOON = 150.0  # milliseconds in which 99 of 100 are acknowledged
BOTS_LOOKED_AT = 0.5  # seconds
SEARCHING_GAMES = ("bakong", "banjooli-xeet", "bonobo-beach")  # in Bongo nobody thinks


@dataclass
class Result:
    """What was seen at one rate."""

    asked: float
    seconds: float = 0.0
    times: dict[str, list[float]] = field(default_factory=dict)  # seconds until an answer, by game
    over: list[tuple[str, Address, float]] = field(default_factory=list)  # by table and server
    server_cpu: float = 0.0  # cores
    own_cpu: float = 0.0
    others_cpu: float = 0.0  # what else ran on the machine, or on the one beneath it
    memory: int = 0  # bytes

    @property
    def all_times(self) -> list[float]:
        """The times of every game together."""
        return sorted(one for times in self.times.values() for one in times)

    @property
    def rate(self) -> float:
        """Acknowledged moves a second."""
        return len(self.all_times) / self.seconds

    @property
    def is_held(self) -> bool:
        """Whether the server kept up: what was asked for was answered, and soon."""
        return self.rate >= NEARLY_ALL * self.asked and share(self.all_times, 0.99) < SOON


def share(times: Sequence[float], part: float) -> float:
    """The time in milliseconds that this part of sorted times does not exceed."""
    return times[min(len(times) - 1, int(part * len(times)))] * 1000 if times else float("nan")


class Crowd:
    """All tables of the load, each with its lines spread over all servers."""

    def __init__(self, servers: Sequence[Address], pids: Sequence[int]) -> None:
        self.servers = servers
        self.pids = pids
        self.tables: list[LoadTable] = []
        self._result: Result | None = None

    # Sitting down

    def open(self, game: str, n: int) -> None:
        """Open so many tables of a game, each with four people."""
        for _ in range(n):
            number = len(self.tables)
            places = [self._place(number, seat) for seat in range(SEATS)]
            wish = {
                "game": game,
                "seats": [{"who": "here", "name": "Awa"}, *[{"who": "guest"}] * (SEATS - 1)],
            }
            opened = self.ask("POST", "/api/tables", wish, places[0])
            for place in places[1:]:
                self.ask("POST", f"/api/join/{opened['code']}", {"name": "Binta"}, place)
            self.tables.append(LoadTable(game, opened["table"], places, self._answered))

    def _place(self, number: int, seat: int) -> Place:
        at = self.servers[(number + seat) % len(self.servers)]
        return Place("", f"10.{number // 250}.{number % 250}.{seat}", at)

    @contextlib.asynccontextmanager
    async def bots_beside(self, n: int) -> AsyncIterator[None]:
        """Meanwhile there are so many tables where only `hard` bots play: at each one thinks at any time."""
        seated = asyncio.create_task(self._keep_seated([""] * n))
        try:
            yield
        finally:
            seated.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await seated

    async def _keep_seated(self, tables: list[str]) -> None:
        guests = [Place("", f"10.9.9.{place}", self.servers[0]) for place in range(len(tables))]
        lines: list[Line] = []
        try:
            while True:
                for place in await asyncio.to_thread(self._seat_bots, tables, guests):
                    lines.append(await watching(tables[place], guests[place]))
                await asyncio.sleep(BOTS_LOOKED_AT)
        finally:
            for line in lines:
                line.close()

    def _seat_bots(self, tables: list[str], guests: list[Place]) -> list[int]:
        """Where a game is over, or has not begun, open another; return where that was."""
        opened = []
        for place, (table, guest) in enumerate(zip(tables, guests, strict=True)):
            if not table or self.ask("GET", f"/api/tables/{table}", None, guest)["state"] == "over":
                wish = {"game": SEARCHING_GAMES[place % 3], "seats": [{"who": "bot", "level": "hard"}] * 2}
                tables[place] = self.ask("POST", "/api/tables", wish, guest)["table"]
                opened.append(place)
        return opened

    def ask(self, method: str, path: str, body: Any, place: Place) -> Any:
        """A request, and its answer as JSON."""
        return json.loads(self.fetch(path, place, method, body))

    def fetch(self, path: str, place: Place, method: str = "GET", body: Any = None) -> bytes:
        """A request, and its answer as it came."""
        with contextlib.closing(http.client.HTTPConnection(*place.at)) as web:
            headers = {"X-Forwarded-For": place.address, "Cookie": place.cookie}
            web.request(method, path, json.dumps(body), headers)
            answer = web.getresponse()
            text = answer.read()
        if answer.status != http.HTTPStatus.OK:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        place.cookie = (answer.headers["Set-Cookie"] or place.cookie).partition(";")[0]
        return text

    async def sit(self) -> None:
        """Open every line, and wait until every game has begun."""
        for table in self.tables:
            await table.connect()
        until = time.monotonic() + PATIENCE
        while not all(table.is_playing for table in self.tables):
            if time.monotonic() > until:
                raise RuntimeError("not every table has begun to play")
            await asyncio.sleep(0.1)

    async def leave(self) -> None:
        """Hang up everywhere."""
        for table in self.tables:
            await table.leave()

    # Playing

    async def join_in(self) -> None:
        """Play with more and more tables: games stand at many moments then, and end one by one."""
        tables = random.Random(1).sample(self.tables, len(self.tables))
        for some in range(0, len(tables), JOINING):
            await self.play(RATE_JOINING, 1.0, tables[: some + JOINING])

    async def play(self, rate: float, seconds: float, tables: Sequence[LoadTable] = ()) -> Result:
        """Send choices at a rate, to the tables in turn; what cannot be sent is not made up for later."""
        result = self._result = Result(rate)
        queue = deque(tables or self.tables)
        began, cpu, own, busy = time.perf_counter(), self._server_cpu(), cpu_of(os.getpid()), cpu_of_all()
        last, owed = began, 0.0
        while (now := time.perf_counter()) < began + seconds:
            owed = min(owed + (now - last) * rate, rate * 0.1)
            last = now
            for _ in range(len(queue)):
                if owed < 1:
                    break
                queue.rotate(-1)
                ready = queue[0].ready
                if ready is not None and ready <= now:
                    queue[0].choose()
                    owed -= 1
            await asyncio.sleep(TICK)
        result.seconds = time.perf_counter() - began
        result.server_cpu = (self._server_cpu() - cpu) / result.seconds
        result.own_cpu = (cpu_of(os.getpid()) - own) / result.seconds
        all_cpu = (cpu_of_all() - busy) / result.seconds
        result.others_cpu = max(0.0, all_cpu - result.server_cpu - result.own_cpu)
        result.memory = sum(memory_of(pid) for server in self.pids for pid in family(server))
        self._result = None
        return result

    def _server_cpu(self) -> float:
        return sum(cpu_of(pid) for server in self.pids for pid in family(server))

    def _answered(self, table: LoadTable, at: Address, seconds: float) -> None:
        if self._result is not None:
            self._result.times.setdefault(table.game, []).append(seconds)
            self._result.over.append((table.table, at, seconds))

    def refusals(self) -> dict[str, int]:
        """Every refusal so far, by its key."""
        found: dict[str, int] = {}
        for table in self.tables:
            for key, n in table.refused.items():
                found[key] = found.get(key, 0) + n
        return found


async def watching(table: str, guest: Place) -> Line:
    """A line of somebody who looks on: bots do not play for an empty room."""
    request = HANDSHAKE.format(table=table, host=guest.at[0], cookie=guest.cookie, address=guest.address)
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(request, lambda _, text: None, lambda line: line.send(b'{"do":"hello"}')), *guest.at
    )
    return line


def family(pid: int) -> list[int]:
    """A process and those that it has started."""
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        return [pid, *map(int, file.read().split())]


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_of_all() -> float:
    """Seconds of processor time that this machine has used, or wanted while it was not given any."""
    with open("/proc/stat", encoding="ascii") as file:
        user, nice, system, _idle, _waiting, *interrupts_and_stolen = map(int, file.readline().split()[1:9])
    return (user + nice + system + sum(interrupts_and_stolen)) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes of memory that a process holds."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
