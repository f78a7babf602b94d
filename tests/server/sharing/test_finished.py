"""A game that is over is read by any process, which neither leads nor follows it for that."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import pytest

import palabre
from palabre.server.connection.requests import Guest, Here, TableWish
from palabre.server.http import replays
from palabre.server.sharing import finished
from palabre.server.sharing.house import SharedHouse
from palabre.server.sharing.shadow import Shadow
from palabre.server.sharing.store import LISTED_FOR
from palabre.server.storage.database import upgrade
from palabre.server.tables.errors import TableRefusal
from palabre.server.tables.led import LedTable

from ..houses import query, shared_houses
from ..inside import begun
from ..player import run
from ..shared import new_database


@pytest.fixture(scope="module")
def database(postgres: Any) -> str:
    """An empty database with our schema."""
    url = new_database(postgres, "finished")
    run(upgrade(url))
    return url


async def played_out(at: SharedHouse, game: str = "bonobo-beach") -> LedTable:
    """A table whose game is over."""
    table = await begun(at, game, 2)
    match = table.playing
    while not match.over:
        seat = match.to_act[0]
        async with table.lock:
            await table.move(match.choices(seat)[0], seat)
    return table


async def lease_of(database: str, table: str) -> tuple[Any, ...]:
    """Who leads a table, under which number, and whether it is followed."""
    (row,) = await query(database, "SELECT holder, number, followed FROM leases WHERE table_id = $1", table)
    return tuple(row)


def test_whoever_is_asked_for_a_finished_game_reads_it_and_no_more(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "led it", "is asked") as (led, asked):
            table = await played_out(led)
            before = await lease_of(database, table.id)
            found = await asked.read(table.id)
            assert isinstance(found, Shadow)
            assert found.match is not None
            assert table.match is not None
            assert found.match.record() == table.match.record()
            assert found.embargo.lifted.is_set(), "nothing is hidden any more"
            assert await asked.read(table.id) is found, "it is not played again for the next who asks"
            assert table.id not in asked.tables
            assert await lease_of(database, table.id) == before
            led.put_to_rest(-1.0, -1.0)
            assert await led.read(table.id) is not table
            assert table.id not in led.tables

    run(play())


def test_a_game_that_is_played_is_led_or_followed_by_who_reads_it(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "plays", "looks") as (plays, looks):
            table = await begun(plays, "bonobo-beach", 2)
            assert await plays.read(table.id) is table
            assert await looks.read(table.id) is looks.tables[table.id]
            for strange in ("0" * 16, "no id", "../../log", "' OR 1=1 --", "\x00"):
                with pytest.raises(TableRefusal):
                    await looks.read(strange)

    run(play())


def test_what_changes_around_a_finished_game_is_seen_at_once(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "forgets", "tells") as (forgets, tells):
            table = await played_out(forgets)
            assert (await tells.read(table.id)).setup.seats[0].name == "player 0"
            table.setup.seats[0].name, table.setup.next_table = "", "f" * 16
            await table.keep(setup=True)
            found = await tells.read(table.id)
            assert (found.setup.seats[0].name, found.setup.next_table) == ("", "f" * 16)
            assert tells.summary(found.setup, "").seats == found.setup.names()

    run(play())


def test_only_the_last_games_that_were_looked_at_stay(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished, "KEPT", 2)

    async def play() -> None:
        async with shared_houses(database, "many", "few") as (many, few):
            names = [(await played_out(many)).id for _ in range(3)]
            first, second = [await few.read(name) for name in names[:2]]
            assert await few.read(names[0]) is first
            await few.read(names[2])
            assert await few.read(names[0]) is first
            assert await few.read(names[1]) is not second, "the one that was looked at longest ago"

    run(play())


def test_a_review_that_one_process_has_kept_is_told_by_any(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "reviews", "tells") as (one, other):
            table = await played_out(one)
            assert (await other.reviews.told(table.id)).state == "none"
            await one.reviews._keep(table.id, '{"simulations":7}')
            told = await other.reviews.told(table.id)
            assert (told.state, told.review) == ("ready", {"simulations": 7})
            assert table.id not in other.tables, "nobody is woken for it"

    run(play())


def test_a_record_is_seen_again_in_any_process_and_played_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with shared_houses(database, "played", "shows") as (played, shows):
            table = await played_out(played)
            found = (await shows.read(table.id)).match
            assert found is not None
            seen = [await replays.replayed(found.record(), eyes) for eyes in (None, 0, 1)]
            assert len(set(seen)) == 3, "what one pair of eyes saw is not told to another"
            monkeypatch.setattr(replays, "told", None)  # nothing can be played from here on
            again = [await replays.replayed(found.record(), eyes) for eyes in (None, 0, 1)]
            assert again == seen

    run(play())


def test_only_the_last_replays_stay_and_none_that_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        records = [palabre.new("bonobo-beach", players=2, seed=seed).record() for seed in range(4)]
        kept: OrderedDict[Any, bytes] = OrderedDict()
        monkeypatch.setattr(replays, "_kept", kept)
        monkeypatch.setattr(replays, "KEPT", 2)
        for text in records[:3]:
            await replays.replayed(text, None)
        assert len(kept) == 2
        monkeypatch.setattr(replays, "KEPT_BYTES", 10)
        last = list(kept)
        await replays.replayed(records[3], None)
        assert list(kept) == last

    run(play())


def test_a_list_is_the_same_in_every_process_and_asked_for_once_a_second(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "opens", "lists") as (opens, lists):
            wish = TableWish("bonobo-beach", [Here("Awa"), Guest()], listed=True)
            assert not await lists.listed("")
            first = await opens.open(wish, "a" * 32)
            assert [each.table for each in await opens.listed("")] == [first.id], "one's own at once"
            assert not await lists.listed(""), "for a moment what was found before is told"
            lists.store._listed_at -= LISTED_FOR
            assert [each.table for each in await lists.listed("")] == [first.id]
            second = await opens.open(wish, "a" * 32)
            assert {each.table for each in await opens.listed("")} == {first.id, second.id}

    run(play())
