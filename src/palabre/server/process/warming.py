"""Compiling beside the server: children fill the cache, so that no player waits for it in a move."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random

from ... import bots
from ...games import find, games
from ...kernel.cache import root
from ...kernel.compiled import INTERPRETED, NotKept, nothing_compiled
from ...kernel.engine import engine
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.nature import Seeded
from ...kernel.presenters import presenters
from ...kernel.words import LANGUAGES, bundle
from .memory import set_apart

log = logging.getLogger(__name__)
REHEARSAL = 200  # choices
MOST_CHILDREN = 2  # each takes up to 400 MB while it compiles


class Warmth:
    """Which games are ready to be played without a wait."""

    def __init__(self, told: Callable[[str], None] = lambda line: None) -> None:
        self._told = told
        self._ready = {name: asyncio.Event() for name in games()}
        self._children: list[asyncio.subprocess.Process] = []
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = False

    def start(self) -> None:
        """Begin to compile, one game after the other on each of two cores."""
        self._task = asyncio.create_task(self._warm())

    def is_ready(self, game: str) -> bool:
        """Whether a game can begin at once."""
        return self._ready[game].is_set()

    async def wait(self, game: str) -> None:
        """Until a game can begin."""
        await self._ready[game].wait()

    async def wait_for_all(self) -> None:
        """Until every game can begin."""
        for game in self._ready:
            await self.wait(game)

    async def stop(self) -> None:
        """End the children that still compile."""
        self._is_stopped = True
        if self._task:
            self._task.cancel()
        for child in self._children:
            if child.returncode is None:
                child.terminate()
                await child.wait()

    async def _warm(self) -> None:
        missing = [name for name in games() if not await self._load_kept(name)]
        n = min(MOST_CHILDREN, os.cpu_count() or 1)
        await asyncio.gather(*(self._compile(missing[first::n]) for first in range(n) if missing[first:]))
        for name in missing:  # whatever the children did not bring
            await self._load(name)
        set_apart()

    async def _load_kept(self, name: str) -> bool:
        """Load a game if nothing of it has to be compiled."""
        began = time.monotonic()
        try:
            await asyncio.to_thread(warm_from_cache, name)
        except NotKept:
            return False
        self._is_ready_after(name, time.monotonic() - began)
        return True

    def _is_ready_after(self, name: str, seconds: float) -> None:
        self._ready[name].set()
        self._told(f"{name} is ready after {seconds:.1f} s")

    async def _compile(self, names: Sequence[str]) -> None:
        """Some games, in a process of their own, which a Ctrl-C for the server does not reach."""
        command = (sys.executable, "-m", "palabre.server.process.warming", *names)
        child = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, start_new_session=True
        )
        self._children.append(child)
        assert child.stdout
        async for raw in child.stdout:
            name, seconds = raw.decode().split()
            await asyncio.to_thread(warm, name)
            self._is_ready_after(name, float(seconds))
        if await child.wait() != 0 and not self._is_stopped:
            log.error("compiling failed in a child process; the games are compiled here")

    async def _load(self, name: str) -> None:
        """Load a game from the cache, in a thread so that the server goes on."""
        if not self.is_ready(name):
            await asyncio.to_thread(warm, name)
            self._ready[name].set()


@cache
def warm(name: str) -> None:
    """Everything that a table of this game needs; once is enough for a process."""
    game = find(name)
    engine(game).warm()
    presenters(game)
    for lang in LANGUAGES:
        bundle(lang)  # so that nobody waits for the first reason why something cannot be
    if not INTERPRETED:
        rehearse(game)
        bots.warm(game)


def warm_from_cache(name: str) -> None:
    """The same, unless something would have to be compiled."""
    with nothing_compiled():
        warm(name)


def rehearse(game: Game) -> None:
    """A game played and told to its end: views, events and previews have compiled parts of their own."""
    match = Match(game, game.min_seats, {}, Seeded(0))
    dice = Random(0)
    for _ in range(REHEARSAL):
        if match.over:
            return
        seat, version = match.to_act[0], match.version
        choice = dice.choice(match.choices(seat))
        match.preview(choice, seat)
        match.play(choice, seat)
        match.events(seat, version)


@contextmanager
def cache_that_can_be_written() -> Iterator[None]:
    """Where nothing can be kept, say so once, and compile into a folder that goes with this server."""
    try:
        root().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root()):
            pass
    except OSError as wrong:
        why = wrong.strerror
        log.warning("%s cannot be written (%s): every start compiles all games anew", root(), why)
        with tempfile.TemporaryDirectory(prefix="palabre-") as folder:
            os.environ["PALABRE_CACHE"] = folder
            yield
    else:
        yield


@contextmanager
def alone_with(name: str) -> Iterator[None]:
    """One process compiles a game at a time; those that waited find it in the cache."""
    lock = root() / f"{name}.lock"
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def main(names: Sequence[str]) -> None:
    """In a child: compile game after game, saying how long each took."""
    for name in names:
        began = time.monotonic()
        with alone_with(name):
            warm(name)
        try:
            print(name, time.monotonic() - began, flush=True)
        except BrokenPipeError:  # the server has gone; what is compiled stays for the next one
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main(sys.argv[1:])
