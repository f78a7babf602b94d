"""A house whose clock a test moves, and every byte that anybody there was sent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from palabre.server.app import make_app
from palabre.server.daily.days import Days
from palabre.server.storage.setup import Setup
from palabre.server.tables.house import House
from palabre.server.tables.led import LedTable

from ..inside import GUESTS, Seated, house

KEY = b"d" * 32
NOON = 1_700_049_600  # 2023-11-15
DAY = 24 * 3600
GAME = "bakong"


class Moved:
    """A house whose clock is moved, and every byte that anybody was sent."""

    def __init__(self, at: House) -> None:
        self.house, self.sent = at, list[str]()
        self.time = NOON
        at.now, at.daily_key = lambda: self.time, KEY
        self.days = Days(KEY, at.now)
        self.app = make_app(at, GUESTS, Path("nowhere"))

    async def ask(self, who: str, path: str, body: Any = None, status: int = 200) -> Any:
        """A request of a guest; what is answered is kept."""
        web = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app),
            base_url="http://localhost",
            headers={"Cookie": f"palabre={GUESTS.signed(who)}"},
        )
        async with web:
            answer = await web.request("GET" if body is None else "POST", path, json=body)
        assert answer.status_code == status, answer.text
        self.sent.append(answer.text)
        return answer.text if status == 200 and path.endswith("/record") else answer.json()

    async def play(self, who: str, seed: int, game: str = GAME) -> str:
        """A guest plays the day's game to its end, by chance."""
        opened = await self.ask(who, f"/api/daily/{game}", {"name": "Awa"})
        return await self.finish(opened["table"], who, seed)

    async def finish(self, id: str, who: str, seed: int) -> str:
        """A guest plays a table to its end, by chance."""
        table = await self.house.table(id)
        assert isinstance(table, LedTable)
        seated, dice = Seated(table, who), random.Random(seed)
        seated.hello()
        await seated.say(do="ready", id="ready")
        number = 0
        while table.setup.state != "over":
            await asyncio.sleep(0.002)
            match = table.match
            if match is None or match.over or match.to_act != (0,):
                continue
            number += 1
            choice = dice.choice(match.choices(0))
            await seated.say(do="play", id=f"play-{number}", decision=table.decision, choice=choice)
        async with table.lock:  # its end is being written
            self.sent += await seated.told()
        seated.hang_up()
        return table.id


def playing_on(setup: Setup, move: int) -> dict[str, Any]:
    """The wish to play on from a moment of somebody's finished game against bots."""
    bots = [{"who": "bot", "level": seat.level} for seat in setup.seats[1:]]
    seats = [{"who": "here", "name": "Awa"}, *bots]
    return {"game": setup.game, "seats": seats, "begin": {"table": setup.id, "move": move, "luck": "same"}}


@asynccontextmanager
async def moved(folder: Path) -> AsyncIterator[Moved]:
    """A house in which it is another day when a test says so."""
    async with house(folder) as at:
        it = Moved(at)
        yield it
        await it.app.state.daily.stop()
