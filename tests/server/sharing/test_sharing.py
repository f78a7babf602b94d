"""Several processes on one PostgreSQL: leaders are killed, paused and sent home, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

import pytest

from palabre.server.connection.limits import PerAddress
from palabre.server.sharing.limits import Exchange
from palabre.server.storage.database import open_engine
from tests.widely import widely

from ..growth import keep, quantile
from ..player import run
from ..shared import (
    Roamer,
    Village,
    acknowledged,
    check_logs,
    check_record,
    seat_spread,
    spread_table,
)

pytestmark = pytest.mark.xdist_group("village")
Count = Callable[[int, int], int]
SAID = """Three processes, {tables} tables with 4 lines each spread over all of them; {kills} leaders were
killed and {pauses} paused past their lease. {moves} choices were acknowledged, all are in the logs once, and
every log replays. From the blow to the next acknowledged choice at a table that the victim led ({n} times):
p50 {p50:.1f} s, p95 {p95:.1f} s, the time that players think included. A lease lasts 3 s."""


# Limits


@pytest.mark.wide
def test_limits_count_what_an_address_asks_of_all_processes(village: Village) -> None:
    async def play() -> None:
        first, second = PerAddress(0.0, 10.0), PerAddress(0.0, 10.0)
        engine = open_engine(village.database)
        one, other = Exchange(engine, first), Exchange(engine, second)
        for _ in range(6):
            assert first.take("192.0.2.1")
        await one.once()
        await other.once()
        await other.once()
        await one.once()
        assert [second.take("192.0.2.1") for _ in range(5)] == [True] * 4 + [False]
        assert [first.take("192.0.2.1") for _ in range(5)] == [True] * 4 + [False]
        await other.once()
        await one.once()
        assert not first.take("192.0.2.1")
        await engine.dispose()

    run(play())


# A game over several processes


@pytest.mark.parametrize("game", widely(["bonobo-beach", "bongo"], "bonobo-beach"))
def test_a_game_whose_lines_are_spread_over_all_processes_comes_to_its_end(
    village: Village, game: str
) -> None:
    async def play() -> None:
        async with spread_table(village, game, 3) as players:
            await asyncio.gather(*(each.play_on(random.Random(n)) for n, each in enumerate(players)))
            assert {each.state for each in players} == {"over"}
            assert len({str(each.update["view"].get("scores")) for each in players}) == 1
            await check_record(players[1])
            await check_logs(village, players)

    run(play())


def test_presence_questions_and_reactions_reach_the_other_processes(village: Village) -> None:
    async def play() -> None:
        async with spread_table(village, "bonobo-beach", 3) as (host, guest, third):
            for each in (host, guest, third):
                await each.until(lambda it: all(seat["present"] for seat in it.update["table"]["seats"]))
            await guest.say("react", reaction="bravo")
            await third.until(lambda it: any(update["reactions"] for update in it.updates))
            await third.leave_line()
            await host.until(lambda it: not it.update["table"]["seats"][2]["present"])
            await guest.until(lambda it: not it.update["table"]["seats"][2]["present"])

    run(play())


def test_readiness_and_bots_for_free_seats_go_through_any_process_and_outlive_a_leader(
    village: Village,
) -> None:
    async def play() -> None:
        host = Roamer(village.urls, 0)
        await host.open("bonobo-beach", "me", "free", "free", ready=True)
        guest, third = (Roamer(village.urls, place, f"guest {place}") for place in (1, 2))
        try:
            await guest.join(host.code)
            await third.go(host.table)
            assert (await guest.say("ready"))["is"] == "done"
            await third.until(lambda it: [seat["ready"] for seat in it.update["table"]["seats"]][1])
            assert (await third.say("begin"))["key"] == "host-only"
            leader = village.server_of((await village.leaders())[host.table])
            await village.kill(leader)
            assert (await host.say("begin"))["key"] == "seats-are-free"  # over another process
            assert (await host.say("fill", seat=2, level="random"))["is"] == "done"
            seats = await host.until(lambda it: it.update["table"]["seats"][2]["level"] and it.update)
            assert [seat["ready"] for seat in seats["table"]["seats"]] == [False, True, False]
            await village.restart(leader)
            assert host.state == "waiting"
            assert (await host.say("ready"))["is"] == "done"
            for each in (host, guest, third):
                await each.until(lambda it: it.state == "playing")
        finally:
            await asyncio.gather(*(each.close() for each in (host, guest, third)))

    run(play())


def test_two_who_join_at_once_over_two_processes_sit_on_two_seats(village: Village) -> None:
    async def play() -> None:
        host = Roamer(village.urls, 0)
        await host.open("bonobo-beach", "me", "free", "free")
        others = [Roamer(village.urls, place, f"guest {place}") for place in (1, 2)]
        try:
            await asyncio.gather(*(each.join(host.code) for each in others))
            for each in (host, *others):
                await each.until(lambda it: it.state == "playing" and it.seats)
            assert sorted(seat for each in (host, *others) for seat in each.seats) == [0, 1, 2]
        finally:
            await asyncio.gather(*(each.close() for each in (host, *others)))

    run(play())


def test_an_unknown_table_is_unknown_to_all(village: Village) -> None:
    async def play() -> None:
        guest = Roamer(village.urls, 1)
        await guest.ask("GET", "/api/tables/0000000000000000/record", status=404)
        await guest.close()

    run(play())


# Leaders that go


def test_a_leader_sent_home_hands_its_tables_over_at_once(village: Village) -> None:
    async def play() -> None:
        async with spread_table(village, "bonobo-beach", 3) as players:
            holder = (await village.leaders())[players[0].table]
            leader = village.server_of(holder)
            village.dead.add(leader)
            began = time.monotonic()
            stopping = asyncio.create_task(asyncio.to_thread(leader.stop))
            while (await village.leaders()).get(players[0].table, holder) == holder:
                await asyncio.sleep(0.02)
            handed_over = time.monotonic() - began
            assert await stopping in (0, -15)
            dice = random.Random(1)
            chooser = await first_of(players)
            await chooser.choose(dice)
            await village.restart(leader)
            assert handed_over < 3.0, "that is as long as a lease: it was not handed over, it ran out"
            await check_logs(village, players)

    run(play())


def test_leaders_killed_and_paused_under_load_lose_no_move(village: Village, count: Count) -> None:
    tables, kills, pauses = count(4, 200), count(1, 30), count(1, 10)

    async def play() -> None:
        people = await seat_all(village, tables)
        takeovers: list[float] = []
        load = [
            asyncio.create_task(each.play_again_and_again(random.Random(n), count(1, 20) / 10))
            for n, each in enumerate(people)
        ]
        try:
            dice = random.Random(7)
            for n in range(kills + pauses):
                takeovers += await strike(village, people, dice, pause=n % 4 == 1 and n // 4 < pauses)
            while len(acknowledged(people)) <= tables * 4:  # a busy machine takes its time
                await asyncio.sleep(0.05)
            for each in people:
                assert not each.mistakes, each.mistakes
            for task in load:
                if task.done():
                    task.result()
        finally:
            for task in load:
                task.cancel()
            await asyncio.gather(*load, return_exceptions=True)
            await asyncio.gather(*(each.close() for each in people))
        moves = await check_logs(village, people)
        assert moves > tables * 4
        p50, p95 = quantile(takeovers, 0.5), quantile(takeovers, 0.95)
        assert p95 < 30.0, takeovers
        if count(0, 1):
            told = {"tables": tables, "kills": kills, "pauses": pauses, "moves": moves}
            told_times = {"n": len(takeovers), "p50": p50, "p95": p95}
            keep("Leaders killed and paused", SAID.format(**told, **told_times))

    run(play(), seconds=count(200, 4_000))


async def seat_all(village: Village, tables: int) -> list[Roamer]:
    """Tables of four, their sockets spread over all processes."""
    people: list[Roamer] = []
    for first in range(0, tables, 8):
        seated = [
            seat_spread(village.urls, "bonobo-beach", 4, n) for n in range(first, min(first + 8, tables))
        ]
        people += [each for players in await asyncio.gather(*seated) for each in players]
    return people


async def strike(village: Village, people: list[Roamer], dice: random.Random, pause: bool) -> list[float]:
    """Kill or pause a leader; seconds until each of its tables has acknowledged the next move."""
    running = {each.table for each in people if each.is_playing}
    led = {id: holder for id, holder in (await village.leaders()).items() if id in running}
    victim = dice.choice(sorted(set(led.values())))
    hit = {id for id, holder in led.items() if holder == victim}
    server = village.server_of(victim)
    began = asyncio.get_running_loop().time()
    if pause:
        await village.pause(server)
    else:
        await village.kill(server)
        await village.restart(server)
    took = [await first_acknowledged(people, id, began) for id in sorted(hit)]
    return [seconds for seconds in took if seconds is not None]


async def first_acknowledged(people: list[Roamer], table: str, since: float) -> float | None:
    """Seconds until somebody's move at a table was acknowledged; None if the game ended."""
    async with asyncio.timeout(120):
        while (here := [each for each in people if each.table == table]) and not any(
            each.update and each.state == "over" for each in here
        ):
            after = [at for each in here for at, _ in each.acknowledged if at > since]
            if after:
                return min(after) - since
            await asyncio.sleep(0.05)
    return None


async def first_of(players: list[Roamer]) -> Roamer:
    """Whoever may choose."""
    async with asyncio.timeout(60):
        while not (found := [each for each in players if each.can_choose()]):
            await asyncio.sleep(0.02)
    return found[0]
