"""The example that joins by link and plays."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

import palabre

from .gatherings import guests
from .live import Live
from .player import Player, run

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.wide
def test_the_example_joins_by_link_and_plays_to_the_end(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url).open("bonobo-beach", "me", "free")
        async with guests(host):
            link = f"{live.url}/join/{host.code}"
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(BOT), link, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            await host.play_on(random.Random(1))
            told, errors = await bot.communicate()
            assert (bot.returncode, errors) == (0, b"")
            assert told.decode().strip() == f"over: {host.view['scores']}"
            palabre.verify((await host.web.get(f"/api/tables/{host.table}/record")).text)

    run(play())


def test_the_example_is_short() -> None:
    lines = [
        line for line in BOT.read_text().splitlines() if line.strip() and not line.strip().startswith('"""')
    ]
    assert len(lines) <= 50
