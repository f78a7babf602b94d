"""One table of the load: four lines, and whatever is to be said next."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Callable

import msgspec
from msgspec import Raw, Struct

from ...games.bongo.box import ANSWERS
from .line import HANDSHAKE, Line

BACK_AFTER = 0.3  # seconds
READING = 0.14  # seconds before a press: an earlier one would not count
Address = tuple[str, int]  # the host and port of a server
Heard = Callable[["LoadTable", Address, float], None]  # over which server, and after how many seconds


class LightReceipt(Struct):
    """Whether a salt is asked for."""

    salting: str


class LightTable(Struct):
    """What a player of the load reads of a table."""

    state: str
    next_table: str | None
    receipt: LightReceipt | None


class LightUpdate(Struct):
    """What a player of the load reads of an update; the rest is skipped, as it stands."""

    version: int
    decision: int
    choices: list[Raw]
    eyes: int | None
    table: LightTable


read_update = msgspec.json.Decoder(LightUpdate).decode


class Place(Struct):
    """One guest, and the line to where they sit."""

    cookie: str
    address: str
    at: Address
    line: Line | None = None
    salted: str = ""


class LoadTable:
    """Four people who choose at random; `ready` is when the next choice may be sent."""

    def __init__(self, game: str, table: str, places: list[Place], heard: Heard) -> None:
        self.game, self.table, self.places = game, table, places
        self.answered = heard  # called for every acknowledgement
        self.ready: float | None = None
        self.is_playing = False
        self.refused: dict[str, int] = {}
        self._chooser: Line | None = None
        self._update: LightUpdate | None = None
        self._sent: dict[str, float] = {}
        self._n = 0
        self._dice = random.Random(table)
        self._moving: asyncio.Future[None] | None = None
        self._returning: set[asyncio.Future[None]] = set()
        self._has_left = False

    async def connect(self) -> None:
        """Open every line, at this table or at the next."""
        self.ready, self.is_playing = None, False
        for place in self.places:
            await self._connect(place)

    async def _connect(self, place: Place) -> None:
        host, port = place.at
        request = HANDSHAKE.format(
            table=self.table, host=f"{host}:{port}", cookie=place.cookie, address=place.address
        )
        if place.line is not None:
            place.line.close()
        place.salted = ""
        hello = b'{"do":"hello","lang":"en"}'
        loop = asyncio.get_running_loop()
        _, place.line = await loop.create_connection(
            lambda: Line(request, self._hear, lambda line: line.send(hello), self._lose), host, port
        )

    def _lose(self, line: Line) -> None:
        """The server has hung up, as when another process leads: come back soon, as a browser would."""
        place = next((each for each in self.places if each.line is line), None)
        if place is None:
            return
        self._returning.add(task := asyncio.ensure_future(self._come_back(place, line)))
        task.add_done_callback(self._returning.discard)

    async def _come_back(self, place: Place, lost: Line) -> None:
        await asyncio.sleep(BACK_AFTER)
        if place.line is lost and not self._has_left:
            self._update, self.ready = None, None
            self._sent.clear()
            await self._connect(place)

    async def leave(self) -> None:
        """Hang up, also where the lines are just being moved to the next table."""
        self._has_left = True
        if self._moving is not None:
            await self._moving
        for place in self.places:
            if place.line is not None:
                place.line.close()

    # Hearing

    def _hear(self, line: Line, text: bytes) -> None:
        if text.startswith(b'{"is":"update"'):
            self._take_update(line, read_update(text))
        elif text.startswith(b'{"is":"ping"'):
            line.send(b'{"do":"pong",' + text[13:])
        elif text.startswith(b'{"is":"done"'):
            self._take_done(line, text[19:-2].decode())
        elif text.startswith(b'{"is":"refused"'):
            told = msgspec.json.decode(text)
            self._sent.pop(told["id"] or "", None)
            self.refused[told["key"]] = self.refused.get(told["key"], 0) + 1
            self.ready = time.perf_counter() + READING

    def _take_done(self, line: Line, id: str) -> None:
        sent = self._sent.pop(id, None)
        if sent is not None:
            self.answered(self, self._place_of(line).at, time.perf_counter() - sent)

    def _place_of(self, line: Line) -> Place:
        return next(place for place in self.places if place.line is line)

    def _take_update(self, line: Line, update: LightUpdate) -> None:
        state = update.table.state
        self.is_playing = state == "playing"
        if state == "salting" and update.table.receipt is not None:
            self._salt(line, update.table.receipt.salting)
        elif update.choices and (self._update is None or update.version > self._update.version):
            self._may_choose(line, update)
        elif state == "over":
            self._play_again(line, update)

    def _salt(self, line: Line, stage: str) -> None:
        place = self._place_of(line)
        if place.salted != stage:
            place.salted = stage
            salt = sha256_hex(place.cookie)  # each their own: two that are the same count as one
            told = {"hash": sha256_hex(salt)} if stage == "hash" else {"salt": salt}
            do = "salt_hash" if stage == "hash" else "salt"
            line.send(msgspec.json.encode({"do": do, "id": f"s{stage}", **told}))

    def _may_choose(self, line: Line, update: LightUpdate) -> None:
        """Of all who may choose, the one who hears of it first."""
        self._chooser, self._update = line, update
        self.ready = time.perf_counter() + (READING if self._is_call(update.choices[0]) else 0.0)

    def _is_call(self, choice: Raw) -> bool:
        return self.game == "bongo" and bytes(choice).startswith(b'{"do":"call"')

    def _play_again(self, line: Line, update: LightUpdate) -> None:
        self.ready = None
        following = update.table.next_table
        if following is None and line is self.places[0].line:
            line.send(b'{"do":"rematch","id":"again"}')
        elif following is not None and following != self.table:
            self.table, self._update = following, None
            self._moving = asyncio.ensure_future(self.connect())

    def unanswered(self) -> list[float]:
        """How long choices are on their way that nobody has answered yet."""
        return [time.perf_counter() - sent for sent in self._sent.values()]

    # Saying

    def choose(self) -> None:
        """Send a choice; its answer is timed."""
        assert self._update is not None
        assert self._chooser is not None
        self.ready = None
        self._n += 1
        id = f"m{self._n}"
        choice = self._dice.choice(self._update.choices)
        decision = self._update.decision
        if self._is_call(choice):
            facts = {
                "seat": self._update.eyes,
                "answer": self._dice.choice(ANSWERS),
                "reaction": 130,
                "frame": 17,
            }
            text = msgspec.json.encode({"do": "press", "id": id, "decision": decision, **facts})
        else:
            text = msgspec.json.encode({"do": "play", "id": id, "decision": decision, "choice": choice})
        self._sent[id] = time.perf_counter()
        self._chooser.send(text)


def sha256_hex(text: str) -> str:
    """A hash, as it is written."""
    return hashlib.sha256(text.encode()).hexdigest()
