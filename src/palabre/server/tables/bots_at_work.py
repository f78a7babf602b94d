"""Bots at the table: they think beside the event loop, one thought a table at a time."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ... import bots
from ...games.lessons import scripted
from ...kernel.match import Match
from ...kernel.repeated import chosen_before
from ..process.bot_luck import luck_of
from ..process.trouble import CannotWrite, NotWritten
from .led import LedTable
from .thinking_queue import ThinkingQueue

PAUSE = 0.6  # seconds before a bot moves, so that people can follow
AFTER_FAILURE = 1.0
PATIENT = 10  # as `nice` counts: thoughts wait, people do not
log = logging.getLogger(__name__)


def step_back() -> None:
    """Let the thread go first that answers people, where the system can tell threads apart."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), PATIENT)


class Thinker:
    """The threads in which all bots of this server think; compiled search leaves the event loop alone."""

    def __init__(self, threads: int | None = None, pause: float = PAUSE) -> None:
        places = threads or max(1, (os.cpu_count() or 2) - 1)
        self._threads = ThreadPoolExecutor(places + 1, "bot", initializer=step_back)
        self.queue = ThinkingQueue(places)
        self.pause = pause
        self.thoughts, self.seconds = 0, 0.0

    def consider(self, table: LedTable) -> None:
        """Let the bot think whose turn it is, if it is a bot's turn."""
        match = table.match
        if match is None or match.over or table.setup.state != "playing" or table.bot_is_thinking:
            return
        if table.referee and table.referee.in_roll:  # the referee lets bots call
            return
        if not table.presence.is_watched():  # whoever comes lets it go on
            return
        for seat in match.to_act:
            level = table.setup.seats[seat].level
            if level is not None:
                table.bot_is_thinking = True
                table.tasks.start(self._turn(table, seat, level))
                return

    async def _turn(self, table: LedTable, seat: int, level: str) -> None:
        try:
            await asyncio.sleep(self.pause)
            while self.queue.is_crowded() and not table.presence.has_people():
                await asyncio.sleep(AFTER_FAILURE)
            async with self.queue.one(table, level):
                choice = await self._think(table, seat, level)
            if choice is not None:
                await self._play(table, seat, *choice)
        except NotWritten:  # the next leader lets it think again
            return
        except CannotWrite:  # the store has said so
            await asyncio.sleep(AFTER_FAILURE)
        except Exception:
            log.exception("a bot could not move at table %s", table.setup.id)
            await asyncio.sleep(AFTER_FAILURE)
        finally:
            table.bot_is_thinking = False
        self.consider(table)

    async def _think(self, table: LedTable, seat: int, level: str) -> tuple[int, Any] | None:
        """What a bot would do, and at which version; nothing where nobody is there to see it any more."""
        match = table.match
        if match is None or seat not in match.to_act or not table.presence.is_watched():
            return None
        lesson = table.setup.taught()
        if lesson is not None and (told := scripted(lesson, match, seat)) is not None:
            return match.version, told
        version, thought = match.version, match.copy()
        began = time.monotonic()
        choice = await asyncio.get_running_loop().run_in_executor(
            self._threads, think, level, thought, seat, luck_of(thought.nature, version, seat)
        )
        self.thoughts += 1
        self.seconds += time.monotonic() - began
        return version, choice

    async def _play(self, table: LedTable, seat: int, version: int, choice: Any) -> None:
        async with table.lock:
            match = table.match
            if match is None or match.version != version or table.setup.seats[seat].level is None:
                return
            await table.move(choice, seat)

    def stop(self) -> None:
        """Begin no new thoughts."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def think(level: str, match: Match, seat: int, seed: int) -> Any:
    """What a bot of this level does, from what its seat may know; a bot that fails does not stop the game.

    What a bot chose after somebody's choice that was taken back it chooses again, without a thought.
    """
    before = chosen_before(match, seat)
    if before is not None:
        return match.naming.name(before)
    try:
        return bots.choose(level, match, seat, seed)
    except Exception:
        log.exception("a bot of level %s failed at %s", level, match.game.name)
        return match.default(seat)
