"""Before the game: nothing runs until everybody is ready or the host begins; bots fill free seats."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from ..gatherings import guests
from ..live import Live
from ..player import Player, run

A_WHILE = 0.3  # seconds in which a table that does not wait has long begun
HOSTILE: list[dict[str, Any]] = [
    {"do": "ready", "id": "1", "ready": "yes"},
    {"do": "ready", "id": "1", "ready": None},
    {"do": "ready", "id": "1", "ready": 1},
    {"do": "ready", "id": "1", "seat": 0},
    {"do": "ready", "ready": True},
    {"do": "begin", "id": "1", "anyway": True},
    {"do": "begin", "id": ["1"]},
    {"do": "fill", "id": "1", "seat": -1, "level": "easy"},
    {"do": "fill", "id": "1", "seat": 1, "level": "x" * 2_000},
    {"do": "fill", "id": "1", "seat": 1},
    {"do": "fill", "id": "1", "seat": "1", "level": "easy"},
    {"do": "handicap", "id": "1", "seat": 0, "amount": -1},
    {"do": "handicap", "id": "1", "seat": 0, "amount": 1.5},
    {"do": "handicap", "id": "1", "seat": 0, "amount": True},
    {"do": "handicap", "id": "1", "seat": 8, "amount": 1},
]


def ready(each: Player) -> list[bool]:
    """Who is ready, as somebody is told it."""
    return [seat["ready"] for seat in each.update["table"]["seats"]]


async def still_waits(*players: Player) -> None:
    """Nothing has happened, for anybody, for a while."""
    await asyncio.sleep(A_WHILE)
    for each in players:
        assert (each.state, each.update["version"], each.update["view"]) == ("waiting", 0, None)


def test_a_game_against_bots_begins_when_its_person_is_ready_and_no_bot_moves_before(live: Live) -> None:
    async def play() -> None:
        for game in ("bongo", "bonobo-beach", "bakong", "banjooli-xeet"):
            awa = await Player(live.url).open(game, "random", "me", ready=True)
            async with guests(awa):
                assert awa.update["table"]["ready"]
                await still_waits(awa)
                assert (await awa.say("ready", ready=True))["is"] == "done"
                await awa.until(lambda it: it.state == "playing" and it.update["version"] > 0)

    run(play())


def test_on_one_device_one_press_is_everybodys(live: Live) -> None:
    async def play() -> None:
        awa = await Player(live.url).open("bonobo-beach", "me", "me", "me", ready=True)
        async with guests(awa):
            await still_waits(awa)
            await awa.say("ready")
            await awa.until(lambda it: it.state == "playing")
            assert ready(awa) == [True] * 3

    run(play())


def test_several_people_all_say_that_they_are_ready_and_everybody_is_told(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bakong", "me", "free", "random", ready=True)
        await host.say("ready")
        guest = await Player(live.url, "Binta").join(host.code)
        watcher = await Player(live.url, "Cora").go(host.table)
        async with guests(host, guest, watcher):
            await watcher.until(lambda it: ready(it) == [True, False, False])
            assert (await watcher.say("ready"))["key"] == "only-who-sits"
            await host.say("ready", ready=False)
            await guest.say("ready")
            await guest.say("ready")
            await watcher.until(lambda it: ready(it) == [False, True, False])
            await still_waits(host, guest, watcher)
            await host.say("ready", id="once")
            assert (await host.say("ready", id="once"))["is"] == "done"
            await watcher.until(lambda it: it.state == "playing")
            assert (await guest.say("ready", ready=False))["key"] == "already-begun"

    run(play())


def test_the_host_may_begin_anyway_once_nobody_is_missing(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bakong", "me", "free", ready=True)
        async with guests(host):
            assert (await host.say("begin"))["key"] == "seats-are-free"
            guest = await Player(live.url, "Binta").join(host.code)
            watcher = await Player(live.url, "Cora").go(host.table)
            async with guests(guest, watcher):
                for other in (guest, watcher):
                    assert (await other.say("begin"))["key"] == "host-only"
                await still_waits(host, guest)
                assert (await host.say("begin"))["is"] == "done"
                await guest.until(lambda it: it.state == "playing")
                assert (await host.say("begin"))["key"] == "already-begun"

    run(play())


def test_who_goes_leaves_everybody_to_be_asked_again(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bakong", "me", "free", "free", ready=True)
        two = [await Player(live.url, name).join(host.code) for name in ("Binta", "Cora")]
        async with guests(host, *two):
            await host.say("ready")
            await two[0].say("ready")
            await two[0].say("leave")
            await host.until(lambda it: it.update["table"]["seats"][1]["who"] == "free")
            assert ready(host) == [False] * 3
            await two[1].say("ready")
            await host.say("remove", seat=2)
            await host.until(lambda it: it.update["table"]["seats"][2]["who"] == "free")
            assert ready(host) == [False] * 3
            assert (await two[1].say("ready"))["key"] == "only-who-sits"
            await still_waits(host)

    run(play())


def test_a_seat_that_the_host_gives_to_somebody_beside_is_asked_too(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bakong", "me", "free", ready=True)
        async with guests(host):
            await host.say("ready")
            await host.say("sit", seat=1, name="Chei")
            await host.until(lambda it: ready(it) == [True, False])
            await still_waits(host)
            await host.say("ready")
            await host.until(lambda it: it.state == "playing")

    run(play())


def test_the_host_fills_free_seats_with_bots_and_takes_them_away_again(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bakong", "me", "free", "free", ready=True)
        guest = await Player(live.url, "Binta").join(host.code)
        async with guests(host, guest):
            assert (await guest.say("fill", seat=2, level="easy"))["key"] == "host-only"
            assert (await guest.say("remove", seat=2))["key"] == "only-the-host"
            for seat, level, key in (
                (1, "easy", "seat-taken"),
                (7, "easy", "no-such-seat"),
                (2, "stdio:true", "no-such-level"),
                (2, "champion:seconds=1e9", "no-such-level"),
            ):
                assert (await host.say("fill", seat=seat, level=level))["key"] == key
            assert (await host.say("fill", seat=2, level="easy"))["is"] == "done"
            assert (await host.say("fill", seat=2, level="hard"))["is"] == "done", "another one instead"
            await guest.until(lambda it: it.update["table"]["seats"][2]["level"] == "hard")
            assert (await host.say("remove", seat=2))["is"] == "done"
            await guest.until(lambda it: it.update["table"]["seats"][2]["who"] == "free")
            await asyncio.gather(host.say("ready"), guest.say("ready"))
            await still_waits(host, guest)
            await host.say("fill", seat=2, level="random")
            await guest.until(lambda it: it.state == "playing")
            assert (await host.say("fill", seat=2, level="easy"))["key"] == "already-begun"

    run(play())


def test_bots_alone_begin_when_the_host_says_so(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bonobo-beach", "me", "random", ready=True)
        async with guests(host):
            await host.say("leave")
            await host.say("fill", seat=0, level="random")
            await still_waits(host)
            await host.say("begin")
            await host.until(lambda it: it.update["version"] > 0)

    run(play())


def test_without_the_wish_a_table_begins_as_soon_as_all_sit(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bonobo-beach", "me", "free")
        async with guests(host):
            assert not host.update["table"]["ready"]
            assert (await host.say("ready"))["is"] == "done"
            await host.say("fill", seat=1, level="random")
            await host.until(lambda it: it.state == "playing")

    run(play())


def test_a_rematch_is_begun_by_whoever_asks_and_waits_for_the_others(live: Live) -> None:
    async def play() -> None:
        alone = await Player(live.url).open("bonobo-beach", "me", "random", ready=True)
        host = await Player(live.url, "Awa").open("bonobo-beach", "me", "free", ready=True)
        guest = await Player(live.url, "Binta").join(host.code)
        async with guests(alone, host, guest):
            for each in (alone, host, guest):
                await each.say("ready")
            await asyncio.gather(*(each.play_on(random.Random(1)) for each in (alone, host, guest)))
            await alone.say("rematch")
            await go_on(alone)
            await alone.until(lambda it: it.state == "playing")
            await guest.say("rematch")
            wished = await host.until(lambda it: it.update["table"]["next_by"])
            assert wished == guest.seats[0], "the others read who would like to play again"
            await asyncio.gather(go_on(host), go_on(guest))
            assert host.update["table"]["next_by"] is None
            assert (host.seats, ready(host)) == ([0], [False, True])
            await still_waits(host, guest)
            await host.say("ready")
            await guest.until(lambda it: it.state == "playing")

    run(play())


async def go_on(each: Player) -> None:
    """To the next table, wherever that stands."""
    following = await each.until(lambda it: it.update["table"]["next_table"])
    await each.leave_line()
    await each.go(following)


def test_what_is_not_as_it_should_be_changes_nothing(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bakong", "me", "free", "random", ready=True)
        async with guests(host):
            before = host.update["table"]["seats"]
            for message in HOSTILE:
                await host.send(message)
            await host.until(lambda it: len(it.others) == len(HOSTILE))
            assert {answer.get("key") for answer in host.others} == {"not-understood"}
            assert host.update["table"]["seats"] == before
            assert (await host.say("ready"))["is"] == "done", "the line is still good"

    run(play())


def test_a_handicap_is_shown_to_all_and_begins_when_all_have_agreed(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bonobo-beach", "me", "free", options={"ahead1": 40})
        guest = await Player(live.url, "Binta").join(host.code)
        async with guests(host, guest):
            await guest.until(lambda it: it.update["table"]["options"] == {"ahead1": 40})
            assert [seat["handicap"] for seat in guest.update["table"]["seats"]] == [0, 40]
            await still_waits(host, guest)
            await host.say("ready")
            assert (await host.say("begin"))["key"] == "handicap-not-accepted"
            await guest.say("ready")
            await guest.until(lambda it: it.state == "playing")
            assert guest.view["markers"] == [0, 40]
            assert (await host.say("handicap", seat=1, amount=0))["key"] == "already-begun"

    run(play())


def test_who_was_ready_is_asked_again_when_the_host_changes_a_handicap(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bongo", "me", "free", ready=True)
        guest = await Player(live.url, "Binta").join(host.code)
        async with guests(host, guest):
            await guest.say("ready")
            assert (await guest.say("handicap", seat=0, amount=500))["key"] == "host-only"
            for wrong in ({"seat": 2, "amount": 10}, {"seat": 0, "amount": 5001}):
                assert (await host.say("handicap", **wrong))["is"] == "refused"
            assert (await host.say("handicap", seat=0, amount=500))["is"] == "done"
            await guest.until(lambda it: it.update["table"]["options"].get("slower0") == 500)
            assert ready(guest) == [False, False]
            await guest.say("ready")
            await host.say("ready")
            await guest.until(lambda it: it.state == "playing")
            record = await guest.web.get(f"/api/tables/{host.table}/record")
            assert '"slower0":500' in record.text.partition("\n")[0]

    run(play())


def test_the_handicap_of_levels_is_suggested_and_what_is_unknown_is_said(live: Live) -> None:
    async def play() -> None:
        async with guests(awa := await Player(live.url, "Awa").open("bakong", "me", "easy")):
            found = await awa.ask("GET", "/api/even?game=bakong&seats=me,easy,hard")
            assert found["known"] == [False, True, True]
            assert found["amounts"][1] > found["amounts"][0] >= found["amounts"][2] == 0
            many = await awa.ask("GET", "/api/even?game=bakong&seats=" + "x," * 500)
            assert many["amounts"] == [0] * 6

    run(play())
