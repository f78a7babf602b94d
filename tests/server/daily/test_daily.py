"""Ten guests over two days: the same dice, one try each, right ranks, and nothing to look ahead at."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from palabre.cli import app
from palabre.games import games
from palabre.server.daily.champion import Champions
from palabre.server.daily.days import Days
from palabre.server.storage.daily import Ended, Tries

from ..inside import guest, house
from ..picked import picks
from ..player import run
from .moved import DAY, GAME, KEY, Moved, moved, playing_on

Count = Callable[[int, int], int]


def test_ten_guests_over_two_days(tmp_path: Path, count: Count) -> None:
    n = count(2, 5)  # a day

    async def two_days() -> None:
        async with moved(tmp_path) as it:
            before = await it.ask(guest(99), "/api/daily/published")
            records, ends = await one_day(it, range(n), tmp_path)
            await check_ranks(it, range(n), ends)
            it.time += DAY
            later, ends = await one_day(it, range(n, 2 * n), tmp_path)
            assert picks(later[0])["roll", 36][:10] != picks(records[0])["roll", 36][:10], "another day"
            await check_ranks(it, range(n, 2 * n), ends)
            await check_the_day_before(it, before, tmp_path)

    run(two_days())


async def one_day(it: Moved, guests: range, folder: Path) -> tuple[list[str], dict[int, Any]]:
    """Some play a day's game: the same dice, once each, and nobody is told what is still to come."""
    day = it.days.today()
    tables = [await it.play(guest(place), seed=place) for place in guests]
    records = [
        await it.ask(guest(place), f"/api/tables/{table}/record")
        for place, table in zip(guests, tables, strict=True)
    ]
    first = picks(records[0])
    for other in map(picks, records[1:]):
        for kind in first.keys() & other.keys():
            n = min(len(first[kind]), len(other[kind]))
            assert first[kind][:n] == other[kind][:n]
        assert len(first["roll", 36]) > 10 < len(other["roll", 36])
    assert len(set(records)) == len(records), "they played otherwise"
    again = await it.ask(guest(guests[0]), f"/api/daily/{GAME}", {"name": "Awa"})
    assert again["table"] == tables[0], "there is no second try"
    for what in ("record", "review", "decisions/0", "thoughts/0"):
        stranger = await it.ask(guest(guests[1]), f"/api/tables/{tables[0]}/{what}", status=403)
        assert stranger["key"] == "daily-is-closed"
    ahead = [day, *(told["day"] for told in await it.ask(guest(99), "/api/daily/published"))][:2]
    assert ahead[1] > day, "tomorrow is sealed already"
    for each in ahead:
        for game in games():
            secret = it.days.secret(each, game)
            hidden = (secret.hex(), secret.hex().upper(), repr(secret)[2:-1])
            assert not any(word in sent for word in hidden for sent in it.sent), (each, game)
    assert not any(KEY.hex() in sent for sent in it.sent)
    scores = {
        place: json.loads(record.splitlines()[-1]) for place, record in zip(guests, records, strict=True)
    }
    assert all("secret" not in end for end in scores.values())
    return records, scores


async def check_ranks(it: Moved, guests: range, ends: dict[int, Any]) -> None:
    """Everybody's rank is one more than how many have made more of it."""
    margins = {
        place: (end["scores"][0] - max(end["scores"][1:]), 0 in end["winners"]) for place, end in ends.items()
    }
    for place in guests:
        told = await it.ask(guest(place), "/api/daily")
        assert told["streak"] == 1
        (mine,) = [one for one in told["games"] if one["game"] == GAME]
        better = sum(other > margins[place] for other in margins.values())
        expected = {"rank": better + 1, "of": len(guests)}
        expected |= {"margin": margins[place][0], "won": margins[place][1], "score": ends[place]["scores"][0]}
        assert mine["end"] == expected


async def check_the_day_before(it: Moved, promised: Any, folder: Path) -> None:
    """A day that is over tells its secret, and everything holds against what was published before."""
    yesterday = promised[1]["day"]
    table = (await it.ask(guest(0), f"/api/daily?day={yesterday}"))["games"]
    id = next(one["table"] for one in table if one["game"] == GAME)
    record = await it.ask(guest(9), f"/api/tables/{id}/record")  # open to all now
    assert json.loads(record.splitlines()[-1])["secret"] == it.days.secret(yesterday, GAME).hex()
    (folder / "record").write_text(record)
    (folder / "promised").write_text(json.dumps(promised))
    told = await it.ask(guest(9), "/api/daily/published")
    (folder / "published").write_text(json.dumps(told))
    for days in ("promised", "published"):
        held = CliRunner().invoke(app, ["verify", str(folder / "record"), "--days", str(folder / days)])
        assert held.exit_code == 0, held.output
        assert yesterday in held.output
    promised[1]["games"] = [{**one, "commitment": "0" * 64} for one in promised[1]["games"]]
    (folder / "forged").write_text(json.dumps(promised))
    forged = CliRunner().invoke(app, ["verify", str(folder / "record"), "--days", str(folder / "forged")])
    assert forged.exit_code != 0


def test_a_finished_try_is_played_on_with_its_dice_only_when_the_day_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            table = await it.play(guest(0), seed=1)
            wish = playing_on(it.house.tables[table].setup, move=30)
            for luck, status in (("same", 400), ("new", 200)):
                wish["begin"]["luck"] = luck
                answer = await it.ask(guest(0), "/api/tables", wish, status)
                assert answer.get("key") == (None if luck == "new" else "play-on-same-luck")
                if luck == "new":
                    assert it.house.tables[answer["table"]].setup.laid == []
            wish["begin"]["luck"] = "same"
            it.time += DAY
            again = await it.ask(guest(0), "/api/tables", wish)
            assert it.house.tables[again["table"]].setup.laid != []

    run(play())


def test_nobody_waits_for_todays_champion_behind_a_month_of_days(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as it:
            days, played, begun = Days(KEY, it.now), list[str](), asyncio.Event()

            async def play(secret: bytes, day: str, game: str) -> Ended:
                played.append(day)
                await begun.wait()
                return Ended(1, 1, True)

            champions = Champions(days, Tries(it.store), play)
            month = [day.day for day in days.published()[1:]]
            for day in sorted(month[1:]):  # the oldest is asked for first
                assert await champions.told(day, GAME) is None
            await asyncio.sleep(0)
            assert await champions.told(days.today(), GAME) is None
            begun.set()
            while len(played) < len(month):
                await asyncio.sleep(0.01)
            first, *others = played
            assert first == min(month), "which had begun"
            assert others == sorted(others, reverse=True)
            assert others[0] == days.today()
            await champions.stop()

    run(ask())
