"""What may be asked of the daily tables, what is refused there, and what the champion makes of a day."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from palabre.games import find, games
from palabre.server.connection.messages import Refused
from palabre.server.daily.champion import play_beside
from palabre.server.daily.days import Days
from palabre.server.daily.playing import PERSON, levels_of, played
from palabre.server.serve import make_house
from palabre.server.storage.daily import ended_at
from palabre.server.storage.database import upgrade
from palabre.server.workers import Plan

from ..inside import Seated, guest
from ..player import run
from .moved import DAY, KEY, NOON, moved

NOT_THERE: list[dict[str, Any]] = [
    {"do": "undo"},
    {"do": "leave"},
    {"do": "hold", "seat": 0, "level": "champion"},
    {"do": "level", "level": "child"},
    {"do": "handicap", "seat": 0, "amount": 5},
    {"do": "fill", "seat": 1, "level": "child"},
    {"do": "remove", "seat": 1},
    {"do": "sit", "seat": 1, "name": "Binta"},
]


def test_a_day_is_played_as_it_is_and_by_one(tmp_path: Path) -> None:
    async def ask() -> None:
        async with moved(tmp_path) as it:
            both = await asyncio.gather(
                *(it.ask(guest(0), "/api/daily/bakong", {"name": "Awa"}) for _ in range(2))
            )
            assert both[0] == both[1], "asked twice at once there is one try"
            table = await it.house.table(both[0]["table"])
            levels = [seat.level for seat in table.setup.seats]
            assert levels == [None, *levels_of(find("bakong"))]
            seated = Seated(table, guest(0))
            seated.hello()
            for stage in ("before", "during"):
                for number, command in enumerate(NOT_THERE):
                    answer = await seated.say(id=f"{stage}-{number}", **command)
                    assert isinstance(answer, Refused), (stage, command)
                    assert answer.key == "daily-as-it-is"
                await seated.say(do="ready", id=f"ready-{stage}")
                while table.setup.state != "playing":
                    await asyncio.sleep(0.01)
            assert [seat.level for seat in table.setup.seats] == levels
            (update,) = (await seated.updates())[-1:]
            assert update["table"]["daily"] == it.days.today()
            assert update["table"]["receipt"]["commitment"] == it.days.commitment(it.days.today(), "bakong")
            seated.hang_up()
            it.time += DAY
            later = await it.ask(guest(0), "/api/daily/bakong", {"name": "Awa"})
            assert later["table"] != table.id, "a new day, a new try"

    run(ask())


def test_a_try_that_ends_after_its_day_has_no_rank(tmp_path: Path) -> None:
    async def ask() -> None:
        async with moved(tmp_path) as it:
            opened = await it.ask(guest(0), "/api/daily/bonobo-beach", {"name": "Awa"})
            day, (it.time) = it.days.today(), it.time + DAY
            await it.finish(opened["table"], guest(0), seed=1)
            told = await it.ask(guest(0), f"/api/daily?day={day}")
            (mine,) = [one for one in told["games"] if one["game"] == "bonobo-beach"]
            assert (mine["end"]["rank"], mine["end"]["of"]) == (0, 0)
            assert told["streak"] == 0

    run(ask())


NONSENSE: list[tuple[str, Any, int, str]] = [
    ("/api/daily/chess", {"name": "Awa"}, 400, "no-such-game"),
    ("/api/daily/bakong", {"name": "  "}, 400, "name-empty"),
    ("/api/daily/bakong", {"name": "Awa", "day": "2030-01-01"}, 400, "not-understood"),
    ("/api/daily/bakong", {"name": "x" * 2000}, 400, "too-long"),
    ("/api/daily/bakong", [], 400, "not-understood"),
    ("/api/daily?day=2023-11-16", None, 404, "no-such-day"),
    ("/api/daily?day=%00", None, 404, "no-such-day"),
]


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async def ask() -> None:
        async with moved(tmp_path) as it:
            for path, body, status, key in NONSENSE:
                assert (await it.ask(guest(0), path, body, status))["key"] == key

    run(ask())


@pytest.mark.parametrize("game", ["bongo", "bakong"])
def test_the_champion_makes_the_same_of_the_same_day(game: str) -> None:
    days = Days(KEY, lambda: NOON)
    secret, day = days.secret(days.today(), game), days.today()
    one = played(find(game), secret, day, "medium")
    assert one.over
    assert played(find(game), secret, day, "medium").record() == one.record()


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_the_champion_plays_beside_the_server(game: str) -> None:
    days = Days(KEY, lambda: NOON)
    secret, day = days.secret(days.today(), game), days.today()
    ended = run(play_beside(secret, day, game))
    assert ended == ended_at(played(find(game), secret, day), PERSON)


def test_the_key_of_the_days_is_for_its_owner_alone_and_stays(tmp_path: Path) -> None:
    plan = Plan(f"sqlite:///{tmp_path / 'some.sqlite3'}", None, str(tmp_path), quick=True)

    def started_twice() -> list[bytes]:
        asyncio.run(upgrade(plan.database))
        return [make_house(plan)[0].daily_key for _ in range(2)]

    with ThreadPoolExecutor(1) as beside:  # the browser tests' driver keeps a loop in this thread
        first, second = beside.submit(started_twice).result()
    assert (tmp_path / "daily.key").stat().st_mode & 0o777 == 0o600
    assert first == second == (tmp_path / "daily.key").read_bytes()
    assert first != (tmp_path / "cookie.key").read_bytes()
