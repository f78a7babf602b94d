"""Tables in memory: woken once, given up when the disk fails, put to rest when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
import time
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from palabre.kernel.errors import PalabreError
from palabre.server.connection.messages import Done
from palabre.server.connection.requests import Bot, Guest, Here, TableWish
from palabre.server.process.trouble import NotWritten
from palabre.server.tables.house import House
from palabre.server.tables.led import LedTable

from ..inside import Seated, begun, guest, house, with_code_of
from ..player import run

NO_TABLE = "0" * 16


def with_house(folder: Path, work: Callable[[House], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with house(folder) as at:
            await work(at)

    run(inside(), 60)


def play(table: LedTable, choice: int = 0) -> dict[str, object]:
    """A play of whoever's turn it is."""
    seat = table.playing.to_act[0]
    return {
        "do": "play",
        "decision": table.decision,
        "choice": table.playing.choices(seat)[choice],
        "seat": seat,
    }


def test_a_code_that_leads_elsewhere_is_drawn_again(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        old = await begun(at, "bongo", 2)
        new = await at.lay(with_code_of(old))
        assert new.setup.code != old.setup.code
        for each in (old, new):
            assert await at.coded(each.setup.code) == each.id

    with_house(tmp_path, work)


def test_what_could_not_be_written_has_not_happened(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        table = await begun(at, "bakong", 2)
        people = [Seated(table, guest(place)) for place in range(2)]
        for each in people:
            each.hello()
        seat, version = table.playing.to_act[0], table.playing.version
        wish = play(table)
        disk(tmp_path, "ALTER TABLE log RENAME TO elsewhere")
        first = asyncio.create_task(people[seat].say(id="one", **wish))
        second = asyncio.create_task(people[seat].say(id="two", **wish))
        results = await asyncio.gather(first, second, return_exceptions=True)
        assert isinstance(results[0], Exception)
        assert isinstance(results[1], NotWritten), "nothing is built on what was not written"
        await asyncio.sleep(0)
        assert [each.web.closed for each in people] == [1001, 1001]
        assert table.setup.id not in at.tables
        disk(tmp_path, "ALTER TABLE elsewhere RENAME TO log")
        again = await at.table(table.setup.id)
        assert again is not table
        assert again.playing.version == version
        back = Seated(again, guest(seat))
        back.hello()
        assert isinstance(await back.say(id="one", **wish), Done)

    with_house(tmp_path, work)


def disk(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / "house.sqlite3", timeout=10) as database:
        database.execute(statement)


def test_a_table_that_many_ask_for_at_once_is_woken_once(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        table = await begun(at, "bonobo-beach", 2)
        table.close()
        del at.tables[table.setup.id]
        woken = await asyncio.gather(*(at.table(table.setup.id) for _ in range(20)))
        assert len({id(each) for each in woken}) == 1
        assert woken[0].playing.state.tobytes() == table.playing.state.tobytes()

    with_house(tmp_path, work)


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        for _ in range(50):
            with pytest.raises(PalabreError):
                await at.table(NO_TABLE)
        await asyncio.sleep(0)
        assert not at._waking
        assert not at.tables

    with_house(tmp_path, work)


def test_a_table_rests_when_nobody_has_a_line_to_it_and_not_before(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        table = await begun(at, "bakong", 2)
        silent = Seated(table, guest(0))  # has not said hello yet
        was = table.playing.state.tobytes()
        table.used = 0.0
        at.put_to_rest(after=0)
        assert table.setup.id in at.tables
        silent.hang_up()
        table.used = 0.0
        at.put_to_rest(after=0)
        assert table.setup.id not in at.tables
        again = await at.table(table.setup.id)
        assert again.playing.state.tobytes() == was

    with_house(tmp_path, work)


def test_a_finished_table_rests_sooner_and_leaves_its_match_to_nobody(tmp_path: Path) -> None:
    """Without a search for garbage: there are thousands of them in an hour."""

    async def work(at: House) -> None:
        table, other = await begun(at, "bakong", 2), await begun(at, "bakong", 2)
        table.setup.state = "over"
        left = weakref.ref(table.match)
        table.used = other.used = time.monotonic() - 61
        gc.disable()
        at.put_to_rest()
        assert list(at.tables) == [other.setup.id]
        assert left() is None
        gc.enable()

    with_house(tmp_path, work)


def test_watchers_who_come_and_go_leave_nothing_behind(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        table = await begun(at, "bakong", 2)
        player = Seated(table, guest(0))
        player.hello()
        for n in range(30):
            watcher = Seated(table, f"{n:031d}w")
            watcher.hello()
            watcher.hang_up()
        assert not table.presence.away
        assert len(await player.updates()) <= 2, "what happens at once is told at once"
        player.hang_up()
        assert list(table.presence.away) == [guest(0)]

    with_house(tmp_path, work)


def test_public_tables_are_found_among_many_private_ones_until_nobody_comes(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        seats: list[Here | Guest | Bot] = [Guest(), Guest()]
        public = await at.open(TableWish("bakong", seats, listed=True), guest(0))
        for n in range(60):
            await at.open(TableWish("bakong", [Here('"listed":true'), Guest()]), f"{n:032d}")
        assert [line.table for line in await at.listed(guest(1))] == [public.setup.id]
        disk(tmp_path, "UPDATE tables SET touched = touched - 10000000")
        assert await at.listed(guest(1)) == []

    with_house(tmp_path, work)


def test_a_log_that_the_rules_do_not_allow_ends_the_table_as_void(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        table = await begun(at, "bakong", 2)
        people = [Seated(table, guest(place)) for place in range(2)]
        dice = random.Random(1)
        for n in range(5):
            seat = table.playing.to_act[0]
            await people[seat].say(id=f"{n}", **play(table, dice.randrange(len(table.playing.choices(seat)))))
        table.close()
        del at.tables[table.setup.id]
        disk(tmp_path, "UPDATE log SET line = replace(line, '\"rules\":', '\"rules\":9') WHERE version = 0")
        again = await at.table(table.setup.id)
        assert again.setup.state == "void"
        watcher = Seated(again, guest(1))
        watcher.hello()
        (update,) = await watcher.updates()
        assert (update["table"]["state"], update["view"], update["choices"]) == ("void", None, [])

    with_house(tmp_path, work)


def test_a_bot_that_is_to_move_moves_when_somebody_comes_to_its_table(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        table = await begun(at, "bonobo-beach", 2)
        for seat in table.setup.seats:
            seat.who, seat.level = "bot", "random"
        await table.keep(setup=True)
        table.close()
        del at.tables[table.setup.id]
        again = await at.table(table.setup.id)
        version = again.playing.version
        await asyncio.sleep(0.05)
        assert again.playing.version == version, "not for an empty room"
        Seated(again, guest(7)).hello()
        while again.setup.state != "over":
            await asyncio.sleep(0.01)
        assert again.match is not None
        assert again.match.over

    with_house(tmp_path, work)
