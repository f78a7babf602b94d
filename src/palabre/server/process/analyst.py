"""Looking at single decisions beside the server: a child that stays as long as somebody asks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from functools import lru_cache
from typing import Any, NotRequired, TypedDict

from ...analysis.asking import asked
from ...analysis.deciding import advice_for, decided_at, decision_at
from ...bots.thinking import Thoughts
from ...games import find
from ...kernel.errors import PalabreError
from ...kernel.match import Match
from ...kernel.replaying import replay
from .bot_luck import luck_of
from .reviewing import LONGEST

PATIENT = 10  # as `nice` counts: behind people and bots, before reviews, for somebody waits for it
PATIENCE = 120.0  # seconds for an answer: a game may be looked at for the first time, and be compiled
RESTS_AFTER = 60.0  # seconds without a question, then the child ends


class Question(TypedDict):
    """Which decision of which game, and how finely; or what a bot of some level thought there.

    Of a game that is being played, the seat that is to choose; of its bots, the seed of the thought.
    """

    record: str
    move: int
    fine: bool
    level: NotRequired[str]
    seed: NotRequired[int]
    seat: NotRequired[int]


class AnalystFailed(Exception):
    """The child ended without an answer, or took too long."""


class Analyst:
    """Answers one question after the other; its child is started by the first."""

    def __init__(self) -> None:
        self._child: asyncio.subprocess.Process | None = None
        self._one = asyncio.Lock()
        self._resting: asyncio.TimerHandle | None = None

    async def ask(self, question: Question) -> Any:
        """What the child finds; what it refuses is raised."""
        async with self._one:
            self._stay()
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = json.loads(await self._exchange(json.dumps(question)))
            except BaseException as wrong:  # whoever is cancelled leaves no answer behind for the next
                await self._end()
                if isinstance(wrong, TimeoutError | OSError | ValueError):
                    raise AnalystFailed from wrong
                raise
            self._resting = asyncio.get_running_loop().call_later(RESTS_AFTER, self._rest)
        if "refused" in answer:
            raise PalabreError(answer["refused"], **answer["facts"])
        return answer["found"]

    async def _exchange(self, line: str) -> bytes:
        if self._child is None:
            command, pipe = (sys.executable, "-m", __name__), asyncio.subprocess.PIPE
            self._child = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, limit=LONGEST
            )
        assert self._child.stdin
        assert self._child.stdout
        self._child.stdin.write(line.encode() + b"\n")
        await self._child.stdin.drain()
        return await self._child.stdout.readline()  # empty where it has ended: no JSON

    def _stay(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None

    def _rest(self) -> None:
        if self._child is not None and not self._one.locked():
            assert self._child.stdin
            self._child.stdin.close()  # it ends by itself, and the next question starts another
            self._child = None

    async def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()

    async def stop(self) -> None:
        """End the child."""
        self._stay()
        await self._end()


# In the child


@lru_cache(maxsize=4)
def played(record: str) -> Match:
    """The game of a record; whoever looks at one decision soon looks at another."""
    return replay(record, find)


def answered(question: Question) -> dict[str, Any]:
    """What was found, or why nothing can be."""
    try:
        match, move = played(question["record"]), question["move"]
        if "level" in question:
            return {"found": thought_at(match, move, question["level"], question.get("seed"))}
        if "seat" in question:
            return {"found": advice_for(match, question["seat"], question["fine"])}
        return {"found": decision_at(match, move, question["fine"])}
    except PalabreError as wrong:
        return {"refused": wrong.key, "facts": wrong.facts}


def thought_at(match: Match, move: int, level: str, seed: int | None = None) -> Thoughts:
    """What a bot thought before a move, thought again with the same luck; a finished record tells it."""
    entry = decided_at(match, move)
    seed = luck_of(match.nature, move, entry.seat) if seed is None else seed
    return asked(level, match, move, seed)


def main() -> None:
    """A question comes in, an answer goes out, a line each."""
    os.nice(PATIENT)
    for line in sys.stdin:
        print(json.dumps(answered(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
