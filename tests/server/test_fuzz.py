"""Random, truncated, huge, out of order, in other people's name: nothing breaks, no other game is touched."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import websockets

import palabre

from .gatherings import agree, gathering, step
from .live import Live
from .player import Player, run

COMMANDS: dict[str, dict[str, Any]] = {
    "hello": {"version": 0, "eyes": 0, "lang": "fr"},
    "sit": {"id": "a", "seat": 0, "name": "x"},
    "leave": {"id": "a"},
    "remove": {"id": "a", "seat": 1},
    "play": {"id": "a", "decision": 0, "choice": {"do": "x"}, "seat": 0},
    "press": {"id": "a", "decision": 0, "seat": 0, "answer": "rhino", "reaction": 200, "frame": 17},
    "preview": {"id": "a", "decision": 0, "choice": {"do": "x"}, "seat": 1},
    "undo": {"id": "a"},
    "hold": {"id": "a", "seat": 0, "level": "easy"},
    "return": {"id": "a", "seat": 0},
    "answer": {"id": "a", "question": "undo-1-0", "yes": True},
    "react": {"id": "a", "reaction": "bravo"},
    "look": {"id": "a", "eyes": 0},
    "rematch": {"id": "a"},
    "salt_hash": {"id": "a", "hash": "0" * 64},
    "salt": {"id": "a", "salt": "0" * 64},
    "pong": {"n": 1},
}
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 8, 2**53, 2**64, 1e308, -0.0, "", "é" * 30, "\ud800", "\x00", "x" * 50, [], {},
    [[[]]], {"do": "x", "at": [1, {"a": None}]}, "stdio:true", "os:system", "easy",
)  # fmt: skip
ROUTES = (
    "/", "/healthz", "/api/games", "/api/tables", "/api/tables/mine", "/api/tables/{t}",
    "/api/tables/{t}/record", "/api/join/{c}", "/api/carry", "/api/trainer", "/carry/{x}", "/api/replay",
    "/ws/{t}", "/assets/{x}", "/{x}",
)  # fmt: skip
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")


def frame(dice: random.Random, seen: dict[str, Any]) -> str | bytes:
    """Something that a client might send, or had better not."""
    do = dice.choice(list(COMMANDS))
    message: dict[str, Any] = {"do": do, **COMMANDS[do]}
    if "id" in message:
        message["id"] = str(dice.getrandbits(30))
    if "decision" in message and dice.random() < 0.8:
        message["decision"] = seen.get("decision", 0)
    if "choice" in message and dice.random() < 0.8:
        message["choice"] = dice.choice(seen.get("choices") or [{"do": "x"}])
    if "seat" in message:
        message["seat"] = dice.randrange(3)
    for _ in range(dice.choice((0, 0, 1, 2))):
        message[dice.choice([*message, "more"])] = dice.choice(ODD)
    text = json.dumps(message)
    return mangled(text, dice) if dice.random() < 0.4 else text


def mangled(text: str, dice: random.Random) -> str | bytes:
    """A message as no client would send it."""
    kind = dice.randrange(6)
    if kind == 0:
        return text[: dice.randrange(len(text))]
    if kind == 1:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(60)))
    if kind == 2:
        place = dice.randrange(len(text))
        return text[:place] + chr(dice.randrange(1, 0xD7FF)) + text[place + 1 :]
    if kind == 3:
        return text.encode()
    if kind == 4:
        return dice.choice(("[", '{"do":')) * dice.randrange(1, 3_000)
    return text.replace('"x"', json.dumps("y" * dice.choice((10, 1_000, 15_000))))


class Fuzzer:
    """A stranger, or somebody with a seat of their own, who sends whatever comes to mind."""

    def __init__(self, live: Live, table: str, cookie: str, seed: int) -> None:
        self.live, self.table, self.cookie = live, table, cookie
        self.dice = random.Random(seed)
        self.seen: dict[str, Any] = {}
        self.sent = 0
        self.address = f"198.51.{seed % 250}.{seed // 250 + 1}"

    async def run(self, frames: int) -> None:
        """So many frames, over as many lines as it takes."""
        while self.sent < frames:
            with contextlib.suppress(websockets.WebSocketException, OSError):
                await self._one_line(min(frames - self.sent, 75))

    async def _one_line(self, frames: int) -> None:
        headers = {"Cookie": f"palabre={self.cookie}", "X-Forwarded-For": self.address}
        url = f"{self.live.url.replace('http', 'ws')}/ws/{self.table}"
        async with websockets.connect(
            url, additional_headers=headers, compression=None, max_size=None, proxy=None, open_timeout=60
        ) as line:
            reading = asyncio.create_task(self._read(line))
            try:
                for _ in range(frames):
                    self.sent += 1
                    await line.send(frame(self.dice, self.seen))
                    if self.dice.random() < 0.1:
                        await asyncio.sleep(0.01)
                await asyncio.sleep(0.02)
            finally:
                reading.cancel()

    async def _read(self, line: Any) -> None:
        with contextlib.suppress(websockets.WebSocketException):
            async for text in line:
                message = json.loads(text)
                if message["is"] == "update":
                    self.seen = message


def test_whatever_is_sent_nothing_breaks_and_nobody_elses_game_is_touched(
    live: Live, count: Callable[[int, int], int]
) -> None:
    async def attack() -> None:
        async with gathering(live.url, "bakong", 2) as players, gathering(live.url, "bongo", 2) as quick:
            for n in range(4):
                await step(players, random.Random(n))
            record = f"/api/tables/{players[0].table}/record"
            before = (await players[0].web.get(record)).text
            stranger = Player(live.url)
            await stranger.ask("GET", "/api/games")
            host = await Player(live.url).open("bakong", "me", "free", "easy", clock=5)
            own = await Player(live.url).open(
                "banjooli-xeet", "me", "random", "greedy", options={"berries": True}
            )
            tables = [each.table for each in (players[0], quick[0], host, own)]
            fuzzers = [
                Fuzzer(live, table, cookie, seed)
                for seed, (table, cookie) in enumerate(
                    [(table, stranger.cookie) for table in tables]
                    + [(host.table, host.cookie), (own.table, own.cookie), (own.table, host.cookie)]
                )
            ]
            frames = count(3_000, 100_000) // len(fuzzers) + 1
            await asyncio.gather(*(each.run(frames) for each in fuzzers))
            assert sum(each.sent for each in fuzzers) >= count(3_000, 100_000)
            assert (await players[0].web.get(record)).text == before, "a stranger has moved"
            assert players[0].update["table"]["seats"][0]["name"] == "Awa"
            await step(players, random.Random(9))
            await agree(players)
            text = (await own.web.get(f"/api/tables/{own.table}/record")).text
            assert text
            for each in (stranger, host, own):
                await each.close()

    run(attack(), seconds=count(280, 4_000))
    assert live.log == "", live.log
    assert live.answers()


def test_every_route_answers_anything_without_an_error(live: Live, count: Callable[[int, int], int]) -> None:
    async def attack() -> None:
        dice = random.Random(3)
        host = await Player(live.url).open("bakong", "me", "easy")
        await host.until(lambda it: it.state == "playing")
        whole = (await host.web.get(f"/api/tables/{host.table}/record")).text
        for n in range(count(600, 6_000)):
            route = dice.choice(ROUTES).format(
                t=dice.choice((host.table, "x", "%00")), c=host.code, x=odd_path(dice)
            )
            headers = {
                "X-Forwarded-For": f"192.0.2.{n // 150 % 250}",
                "Accept-Language": dice.choice(("fr", "xx;q=1", "é")),
            }
            if dice.random() < 0.5:
                headers["Cookie"] = f"palabre={dice.choice((host.cookie, 'x', host.cookie[:-1]))}"
            wished = httpx.Headers([(name.encode(), value.encode()) for name, value in headers.items()])
            method = dice.choice(METHODS)
            body = odd_body(dice, whole) if method in ("POST", "PUT", "PATCH") else None
            answer = await host.web.request(method, route, content=body, headers=wished)
            assert answer.status_code < 500, f"{method} {route} {body!r}: {answer.status_code} {answer.text}"
            assert "Traceback" not in answer.text
        await host.close()

    run(attack())
    assert live.log == "", live.log


def odd_path(dice: random.Random) -> str:
    """A part of an address."""
    return dice.choice(("x", "%00", "%ff", "..%2f..", "a" * 300, "index.html", "%F0%9F%8E%B2", "'", "a b"))


def odd_body(dice: random.Random, record: str) -> bytes:
    """What may stand in a request."""
    seat = dice.choice(
        (
            {"who": "here", "name": dice.choice(ODD)},
            {"who": "bot", "level": dice.choice(ODD)},
            {"who": dice.choice(ODD)},
        )
    )
    game = dice.choice((*palabre.games(), "x", None))
    wish = {
        "game": game,
        "seats": [seat] * dice.randrange(9),
        "options": {str(dice.choice(ODD))[:9]: dice.choice(ODD)},
    }
    lines = record.splitlines()
    broken = "\n".join(lines[: dice.randrange(1, len(lines) + 1)]) + dice.choice(("\n", "", "{}\n"))
    text = dice.choice(
        (json.dumps(wish), json.dumps({"name": dice.choice(ODD)}), broken, "[" * 5_000, "{", "")
    )
    return text.encode(errors="replace")[: dice.choice((20, 10**6, 10**6))]


def test_a_fuzzer_with_no_rights_sees_refusals_not_effects(live: Live) -> None:
    """Every command that the protocol has, sent by somebody without a seat."""

    async def attack() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as players:
            stranger = await Player(live.url).go(players[0].table)
            before = players[0].update["version"]
            for do, facts in COMMANDS.items():
                if do in ("hello", "pong"):
                    continue
                wished = {name: value for name, value in facts.items() if name != "id"}
                answer = await stranger.say(do, **wished)
                harmless = do in ("leave", "react", "salt_hash", "salt")
                assert answer["is"] == ("done" if harmless else "refused"), (do, answer)
            assert players[0].update["version"] == before
            assert [seat["who"] for seat in players[0].update["table"]["seats"]] == ["person", "person"]
            await stranger.close()

    run(attack())
