"""A house as the code of format 1 left it, with running tables of every game: it goes on to the end."""

from __future__ import annotations

import asyncio
import json
import random
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import palabre
from run import ROOT

from ..gatherings import guests
from ..live import Live
from ..nursery import Nursery
from ..player import Player, run

KEPT = ROOT / "tests/golden/house_1.tar.xz"
OF_THEN = {"bakong": {"sunk_object": "after_stop"}, "banjooli-xeet": {"magic_dice": "any"}}  # defaults
pytestmark = pytest.mark.xdist_group("upgrade")  # what they share is made once


@pytest.fixture(scope="module")
def upgraded(
    forks: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Live, list[dict[str, Any]]]]:
    """A server on the database that was kept, and what is known of its tables."""
    folder: Path = tmp_path_factory.mktemp("upgraded")
    with tarfile.open(KEPT) as kept:
        kept.extractall(folder, filter="data")
    server = Live(folder, nursery=forks).start()
    yield server, json.loads((folder / "told.json").read_text(encoding="utf-8"))["tables"]
    server.stop()
    assert server.log == "", server.log


def test_every_running_table_is_played_to_its_end_and_its_record_verifies(
    upgraded: tuple[Live, list[dict[str, Any]]],
) -> None:
    server, tables = upgraded
    running = [told for told in tables if told["lines"]]
    assert {told["game"] for told in running} == set(palabre.games())

    async def play_all() -> None:
        await asyncio.gather(*(play_on(server, told) for told in running))

    run(play_all())


async def play_on(server: Live, told: dict[str, Any]) -> None:
    """Those who sat there come back and go on."""
    people = [Player(server.url, cookie=cookie) for cookie in told["cookies"]]
    async with guests(*people):
        for each in people:
            await each.go(told["table"])
        assert people[0].state == "playing"
        assert people[0].update["version"] >= told["lines"] - 1
        of_then = OF_THEN.get(told["game"], {}).items()
        assert people[0].view["options"].items() >= of_then, "it goes on by the rules of then"
        assert people[0].update["table"]["options"].items() >= of_then, "and says so"
        await asyncio.gather(*(each.play_on(random.Random(n)) for n, each in enumerate(people)))
        text = (await people[0].web.get(f"/api/tables/{told['table']}/record")).text
        assert palabre.verify(text).over
        assert json.loads(text.partition("\n")[0])["palabre"] == 1, "a game ends in the format it began with"
        assert not any(each.mistakes for each in people)


def test_a_table_that_waited_for_somebody_begins(upgraded: tuple[Live, list[dict[str, Any]]]) -> None:
    server, tables = upgraded
    (told,) = [table for table in tables if "code" in table]

    async def begin() -> None:
        host, guest = Player(server.url, cookie=told["cookies"][0]), Player(server.url, "Binta")
        async with guests(host, guest):
            await host.go(told["table"])
            await guest.join(told["code"])
            await asyncio.gather(*(each.until(lambda it: it.state == "playing") for each in (host, guest)))

    run(begin())
