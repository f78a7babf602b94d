"""Somebody who plays over the network: salts the dice, comes back after a lost line, asks again."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any, TypeVar

import httpx
import websockets

from palabre.kernel.telling import apply
from palabre.server.updates.update import MOST_MISSED

from .bongo_dice import ANSWERS, read

Message = dict[str, Any]
Result = TypeVar("Result")
PATIENCE = 60.0  # seconds for an answer, on a machine that has much else to do
ALL = 1_000_000  # updates
came: ContextVar[list[Player]] = ContextVar("came")  # everybody since `run` was called


class Player:
    """A guest with a line to a table; `update` is the last that came, `mistakes` all that should not have."""

    remembers = ALL
    patience = PATIENCE

    def __init__(self, url: str, name: str = "Awa", lang: str = "en", cookie: str = "") -> None:
        self.url, self.name, self.lang = url, name, lang
        self.web = httpx.AsyncClient(
            base_url=url,
            timeout=PATIENCE,
            headers={"Accept-Language": lang},
            verify=False,  # on loopback, in the clear: reading certificates would take the longest
        )
        if cookie:
            self.web.cookies.set("palabre", cookie)
        self.table = ""
        self.update: Message = {}
        self.updates: list[Message] = []
        self.others: list[Message] = []  # every other message
        self.mistakes: list[str] = []
        self.done: list[tuple[str, Message]] = []  # commands that were acknowledged
        self.salt = secrets.token_hex(32)
        self.lines_opened = 0
        self._ids = itertools.count(1)
        self._own = secrets.token_hex(4)
        self._awaited: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self._changed = asyncio.Event()
        self._line: Any = None
        self._task: asyncio.Task[None] | None = None
        self._eyes: int | None = None
        came.get().append(self)

    # Requests

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """A request and its answer."""
        answer = await self.web.request(method, path, json=body)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def open(self, game: str, *seats: str, **wish: Any) -> Player:
        """Open a table and go there: `me`, `free`, or a bot's level for each seat."""
        kinds = {"me": {"who": "here", "name": self.name}, "free": {"who": "guest"}}
        wished = [kinds.get(seat, {"who": "bot", "level": seat}) for seat in seats]
        opened = await self.ask("POST", "/api/tables", {"game": game, "seats": wished, **wish})
        self.code = opened["code"]
        return await self.go(opened["table"])

    async def join(self, code: str) -> Player:
        """Sit down by a code."""
        return await self.go((await self.ask("POST", f"/api/join/{code}", {"name": self.name}))["table"])

    @property
    def cookie(self) -> str:
        """Who this is."""
        return str(self.web.cookies.get("palabre", ""))

    # The line

    async def go(self, table: str, eyes: int | None = None) -> Player:
        """Go to a table, and stay there until `leave_line`."""
        if not self.cookie:
            await self.ask("GET", "/api/games")
        self.table, self._eyes = table, eyes
        self.update, self.updates = {}, []
        self._task = asyncio.create_task(self._stay())
        await self.until(lambda _: bool(self.update))
        return self

    async def leave_line(self) -> None:
        """Hang up for good."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._task = self._line = None

    async def close(self) -> None:
        """Hang up, and ask for nothing more."""
        await self.leave_line()
        await self.web.aclose()

    async def lose_line(self) -> None:
        """The line breaks; it is taken up again by itself."""
        line, self._line = self._line, None
        if line is not None:
            line.transport.abort()
            await asyncio.sleep(0)

    async def until_back(self) -> None:
        """Until the line is there again."""
        while self._line is None:
            await asyncio.sleep(0.01)

    async def _stay(self) -> None:
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self._one_line()
            self._line = None
            await asyncio.sleep(0.05)

    async def _one_line(self) -> None:
        address = f"{self.url.replace('http', 'ws')}/ws/{self.table}"
        headers = {"Cookie": f"palabre={self.cookie}"}
        async with websockets.connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
        ) as line:
            self.lines_opened += 1
            self._salted: set[str] = set()
            hello: Message = {"do": "hello", "lang": self.lang, "version": self.update.get("version")}
            await line.send(json.dumps(hello | {"eyes": self.update.get("eyes", self._eyes)}))
            self._line = line
            for command, _ in list(self._awaited.values()):
                await line.send(json.dumps(command))
            async for text in line:
                await self._hear(json.loads(text))

    async def _hear(self, message: Message) -> None:
        if message["is"] == "ping":
            await self._line.send(json.dumps({"do": "pong", "n": message["n"]}))
        elif message["is"] == "update":
            self._check(message)
            self.update = message
            self.updates.append(message)
            del self.updates[: -self.remembers]
            self._changed.set()
            await self._give_salt(message)
        else:
            self.others.append(message)
            command, answer = self._awaited.pop(message.get("id") or "", (None, None))
            if command and message["is"] == "done":
                self.done.append((command["id"], command))
            if answer and not answer.done():
                answer.set_result(message)
            self._changed.set()

    def _check(self, new: Message) -> None:
        old = self.update
        if not old or old["eyes"] != new["eyes"] or not old["view"] or old["table"]["table"] != self.table:
            return
        if new["since"] == old["version"] and apply(old["view"], new["events"]) != new["view"]:
            self.mistakes.append(f"events from {new['since']} to {new['version']} do not lead to the view")
        if new["since"] > old["version"] and new["version"] - old["version"] <= MOST_MISSED:
            self.mistakes.append(f"nothing was told of {old['version']} to {new['since']}")

    async def _give_salt(self, update: Message) -> None:
        receipt = update["table"]["receipt"]
        if receipt is None:  # somebody has left: all promise anew
            self._salted.clear()
        stage = receipt["salting"] if receipt and update["table"]["state"] == "salting" else "done"
        mine = any(seat["yours"] for seat in update["table"]["seats"])
        if stage != "done" and mine and stage not in self._salted:
            self._salted.add(stage)
            hashed = hashlib.sha256(self.salt.encode()).hexdigest()
            told = (
                {"do": "salt_hash", "hash": hashed} if stage == "hash" else {"do": "salt", "salt": self.salt}
            )
            await self._line.send(json.dumps(told | {"id": f"{stage}-{secrets.token_hex(4)}"}))

    # Commands

    async def say(self, do: str, **facts: Any) -> Message:
        """A command and its answer, however many lines it takes."""
        command = {"do": do, "id": facts.pop("id", f"{self._own}-{next(self._ids)}"), **facts}
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._awaited[command["id"]] = command, answer
        await self.send(command)
        async with asyncio.timeout(
            self.patience
        ):  # `wait_for` would not be cancelled just when the answer comes
            return await answer

    async def send(self, message: Any) -> None:
        """A message as it is, if there is a line just now."""
        if self._line is not None:
            with contextlib.suppress(websockets.WebSocketException):
                await self._line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def play(self, choice: Message, **facts: Any) -> Message:
        """Make a choice in answer to the decision that is open."""
        return await self.say("play", **{"decision": self.update["decision"], "choice": choice, **facts})

    # Waiting

    async def until(self, is_so: Callable[[Player], Any], seconds: float = PATIENCE) -> Any:
        """Until something is so."""
        async with asyncio.timeout(seconds):
            while not (found := is_so(self)):
                self._changed.clear()
                await self._changed.wait()
        return found

    @property
    def state(self) -> str:
        """What the table is doing."""
        return str(self.update["table"]["state"])

    @property
    def view(self) -> Message:
        """What is seen."""
        found: Message = self.update["view"]
        return found

    @property
    def seats(self) -> list[int]:
        """The seats that are one's own."""
        return [place for place, seat in enumerate(self.update["table"]["seats"]) if seat["yours"]]

    def can_choose(self) -> bool:
        """Whether there is something to choose now."""
        return bool(self.update.get("choices")) and self.state == "playing"

    async def play_on(self, dice: random.Random, moves: int = 1_000_000) -> int:
        """Choose at random until the game is over, or so many choices are made."""
        made = 0
        while made < moves:
            await self.until(lambda _: self.can_choose() or self.state == "over", 4 * PATIENCE)
            if self.state == "over":
                return made
            made += await self.choose(dice)
        return made

    async def go_to_rematch(self) -> None:
        """The game is over: the first seat asks for another, and all go there."""
        if 0 in self.seats:
            await self.say("rematch")
        following = await self.until(lambda _: self.update["table"]["next_table"], 4 * PATIENCE)
        await self.leave_line()
        await self.go(following)
        await self.until(lambda _: self.state == "playing", 4 * PATIENCE)

    async def choose(self, dice: random.Random) -> int:
        """One choice; where others may choose as well, it may come too late."""
        if self.view.get("phase") == "call" and self.update["table"]["game"] == "bongo":
            return await self.call(dice)
        decision = self.update["decision"]
        answer = await self.play(dice.choice(self.update["choices"]))
        if answer["is"] != "done":
            self.mistakes.append(f"a choice that was offered is refused: {answer}")
        await self.until(lambda _: self.update["decision"] != decision or self.state == "over")
        return 1

    async def call(self, dice: random.Random) -> int:
        """Read Bongo's dice, rightly as a rule, and press."""
        decision, seat = self.update["decision"], dice.choice(self.seats)
        reaction = dice.uniform(0.125, 0.2)
        await asyncio.sleep(reaction)
        answer = (
            read(self.view["dice"]) if self.view["dice"] and dice.random() < 0.9 else dice.choice(ANSWERS)
        )
        if self.update["decision"] == decision and self.can_choose():
            facts = {"answer": answer, "reaction": reaction * 1000 - 2, "frame": 16.7}
            await self.say("press", decision=decision, seat=seat, **facts)
        await self.until(
            lambda _: (
                self.update["decision"] != decision or self.state == "over" or self.view["phase"] != "call"
            )
        )
        return 1


def run(work: Awaitable[Result], seconds: float = 300.0) -> Result:
    """Run something that takes its time, but not for ever; who has not hung up by then does so."""

    async def bounded() -> Result:
        came.set([])
        try:
            async with asyncio.timeout(seconds):
                return await work
        finally:
            await asyncio.gather(*(player.close() for player in came.get()))

    with ThreadPoolExecutor(1) as beside:  # the browser tests' driver keeps a loop in this thread
        return beside.submit(asyncio.run, bounded()).result()
