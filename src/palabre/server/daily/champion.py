"""What the champion makes of a day's game: played once beside the server, behind everybody else, and kept."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import Awaitable, Callable

from ...games import find
from ..process.tasks import Tasks
from ..process.trouble import NotWritten, log_trouble
from ..storage.daily import CHAMPION, Ended, Tries, ended_at
from .days import Days
from .playing import PERSON, played

log = logging.getLogger(__name__)
LAST = 19  # as `nice` counts: whoever else wants the processor goes first
Play = Callable[[bytes, str, str], Awaitable[Ended]]  # a secret, a day, a game
LONGEST = 600.0  # seconds for a game; then nobody is told


class Champions:
    """Asks the champion at most once for each game of a day, one game at a time, the latest day's first.

    Whoever reads a month of days back has them played too, but nobody waits behind that for today's.
    """

    def __init__(self, days: Days, tries: Tries, play: Play | None = None) -> None:
        self._days, self._tries = days, tries
        self._play_beside = play or play_beside
        self._asked: set[tuple[str, str]] = set()
        self._waiting: list[tuple[str, str]] = []
        self._works = False
        self._beside = Tasks(log, "the champion could not play")

    async def told(self, day: str, game: str) -> Ended | None:
        """What is known; if nothing is, the champion begins to play."""
        found = await self._tries.of(day, game, CHAMPION)
        if found is not None:
            return found.ended
        if (day, game) not in self._asked:
            self._asked.add((day, game))
            self._waiting.append((day, game))
            if not self._works:
                self._works = True
                self._beside.start(self._work())
        return None

    async def _work(self) -> None:
        """Play what is waited for; a game that cannot be played keeps no other waiting."""
        try:
            while self._waiting:
                next = max(self._waiting, key=lambda asked: asked[0])
                self._waiting.remove(next)
                try:
                    await self._play(*next)
                except Exception as wrong:
                    log_trouble(log, "the champion could not play", wrong)
        finally:
            self._works = False

    async def _play(self, day: str, game: str) -> None:
        async with asyncio.timeout(LONGEST):
            ended = await self._play_beside(self._days.secret(day, game), day, game)
        try:
            await self._tries.keep_champion(day, game, ended, self._days.now())
        except NotWritten:  # another process was quicker
            log.info("the champion has played %s twice", game)

    async def stop(self) -> None:
        """End what is being played."""
        await self._beside.end()


async def play_beside(secret: bytes, day: str, game: str) -> Ended:
    """How the champion's game ends, in a process of its own; the secret is told where nobody can read it."""
    command = (sys.executable, "-m", "palabre.server.daily.champion")
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        told, _ = await child.communicate(json.dumps([secret.hex(), day, game]).encode())
        return Ended(**json.loads(told))
    finally:
        if child.returncode is None:
            child.terminate()
            await child.wait()


def main() -> None:
    """In the child: a secret comes in, how the game ended goes out."""
    os.nice(LAST)
    secret, day, game = json.load(sys.stdin)
    match = played(find(game), bytes.fromhex(secret), day)
    print(json.dumps(ended_at(match, PERSON)._asdict()), flush=True)


if __name__ == "__main__":
    main()
