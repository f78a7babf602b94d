"""A busy house has a renderer: it writes what this process would write, and nobody notices when it goes."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import palabre
from palabre.kernel.telling import apply
from palabre.server.connection.encoding import as_written
from palabre.server.connection.requests import Guest, Here, TableWish
from palabre.server.tables.house import House
from palabre.server.updates.cache import MOST_ASKED, UpdateCache
from palabre.server.updates.renderer import Renderer
from palabre.server.updates.rendering import (
    answer,
    decode_request,
    encode_words,
    framed,
    request,
    taken,
)
from tests.widely import widely

from ..inside import Seated, begun, guest, house
from ..player import run

SEATS = {"bongo": 3, "bonobo-beach": 3, "bakong": 3, "banjooli-xeet": 3}


async def now() -> None:
    """Every game is ready in this process."""


@pytest.mark.parametrize("game", palabre.games())
def test_a_scribe_tells_what_the_match_itself_would_tell(game: str, count: Callable[[int, int], int]) -> None:
    match = palabre.new(game, players=SEATS[game], seed=5)
    match.write_with(as_written)
    dice, here = random.Random(5), UpdateCache(Renderer(now), lambda: None)
    for _ in range(count(80, 2_000)):
        if match.over:
            break
        since = match.version
        seat = match.to_act[0]
        match.play(dice.choice(match.choices(seat)), seat)
        if dice.random() < 0.1 and match.last_chooser() == seat and not match.over:
            match.undo(seat, by_consent=True)
        eyes = [*range(match.players), None] if match.eyes_differ else [None]
        ask = decode_request(encode_words(request(match, [(each, since) for each in eyes])))
        told = answer(ask)
        for each, own, events in zip(eyes, told.private, told.events, strict=True):
            assert events == bytes(here.events(match, each, since))
            alone = told.shared[:-1] + b"," + own[1:] if match.eyes_differ else told.shared
            assert alone == bytes(here.view(match, each))


def test_words_are_taken_whole_however_they_come() -> None:
    sent = [b"", b"one", b"x" * 100_000, "œuf".encode()]
    stream, buffer, heard = b"".join(map(framed, sent)), bytearray(), []
    dice = random.Random(1)
    while stream:
        n = dice.randrange(1, 40_000)
        buffer += stream[:n]
        stream = stream[n:]
        heard += list(taken(buffer))
    assert heard == sent
    assert not buffer


async def until(is_so: Callable[[], Any], seconds: float = 180.0) -> None:  # a game may be compiled first
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.005)


async def with_scribe(at: House) -> int:
    """Until the renderer of a house is ready; its process."""
    at.renderer.consider(len(at.tables))
    await until(lambda: at.renderer.is_ready)
    assert at.renderer._child is not None
    return at.renderer._child.pid


async def play_on(at: House, seats: list[Seated], moves: int, dice: random.Random) -> None:
    """So many choices at a table, each told to all before the next is made."""
    table = seats[0].table
    for _ in range(moves):
        match = table.match
        assert match is not None
        if match.over:
            return
        seat = match.to_act[0]
        choice = dice.choice(match.choices(seat))
        await seats[seat].say(do="play", id=f"m{match.version}", decision=table.decision, choice=choice)
        await until(lambda: {each.socket.version for each in seats} == {table.match and table.match.version})


@pytest.mark.parametrize("game", widely(["bakong", "banjooli-xeet"]))
def test_what_a_scribe_wrote_leads_every_line_from_view_to_view(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with house(tmp_path, busy_from=1) as at:
            table = await begun(at, game, 3)
            seats = [Seated(table, guest(place)) for place in range(3)]
            pid = await with_scribe(at)
            for each in seats:
                each.hello()
            await play_on(at, seats, 20, random.Random(2))
            os.kill(pid, signal.SIGSTOP)  # the renderer falls silent, and is sent away
            await play_on(at, seats, 3, random.Random(3))
            await until(lambda: not at.renderer._is_there)
            await play_on(at, seats, 20, random.Random(4))
            for each in seats:
                told = await each.updates()
                assert len(told) > 40
                for old, new in pairwise(told):
                    assert new["since"] == old["version"]
                    assert apply(old["view"], new["events"]) == new["view"]
                assert not table.cache._wished

    run(play())


def test_who_has_missed_much_is_told_without_a_scribe(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, busy_from=1) as at:
            table = await begun(at, "bakong", 2)
            seats = [Seated(table, guest(place)) for place in range(2)]
            await with_scribe(at)
            for each in seats:
                each.hello()
            await play_on(at, seats, MOST_ASKED, random.Random(2))
            late = Seated(table, guest(0))
            late.hello(version=1)
            assert table.match is not None
            assert table.cache.is_there(table.match, 0, 1)
            (told,) = await late.updates()
            assert told["since"] == 1
            assert told["events"]

    run(play())


def test_only_a_busy_house_sends_for_a_scribe(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, busy_from=3) as at:
            for n in range(1, 4):
                await at.open(TableWish("bongo", [Here("Awa"), Guest()]), guest(0))
                assert (at.renderer._coming is not None) == (n == 3)
            await with_scribe(at)

    run(play())
