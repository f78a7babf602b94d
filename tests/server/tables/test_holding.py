"""A bot that holds a seat, and players who have to go: after whose agreement, and after what time."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from palabre.server.connection.messages import Done

from ..gatherings import gathering, guests, says, step
from ..inside import Seated, begun, guest, house
from ..live import Live
from ..player import Player, run


def test_only_the_host_removes_a_player(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bonobo-beach", "me", "free", "free")
        guest = await Player(live.url, "Binta").join(host.code)
        async with guests(host, guest):
            assert host.update["table"]["host"]
            assert not guest.update["table"]["host"]
            assert (await guest.say("remove", seat=0))["key"] == "only-the-host"
            assert (await host.say("remove", seat=2))["key"] == "only-the-host"
            assert (await host.say("remove", seat=1))["is"] == "done"
            await guest.until(lambda _: guest.seats == [])
            assert guest.update["table"]["seats"][1]["who"] == "free"

    run(play())


def test_during_a_game_the_host_removes_nobody_who_is_there_without_the_others(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 4) as (host, victim, one, two):
            for verdict in (False, True):
                assert (await host.say("remove", seat=1))["is"] == "done"
                question = await one.until(lambda it: it.update["table"]["question"])
                assert (question["kind"], question["seat"], question["asked"]) == ("remove", 1, [2, 3])
                refused = await victim.say("answer", question=question["question"], yes=False)
                assert refused["key"] == "no-such-question"
                await one.say("answer", question=question["question"], yes=True)
                assert victim.seats == [1], "not before all have agreed"
                await two.say("answer", question=question["question"], yes=verdict)
                await one.until(lambda it: it.update["table"]["question"] is None)
                seat = one.update["table"]["seats"][1]
                assert seat["who"] == ("bot" if verdict else "person")
        async with gathering(live.url, "bakong", 2) as (host, victim):
            assert (await host.say("remove", seat=1))["key"] == "nobody-to-agree"
            assert victim.seats == [1]

    run(play())


def test_who_has_only_just_gone_is_not_removed(tmp_path: Path) -> None:
    """It may be a reload: the same grace as before a bot holds the seat."""

    async def play() -> None:
        async with house(tmp_path, grace=1000.0) as at:
            table = await begun(at, "bakong", 2)
            host, victim = Seated(table, guest(0)), Seated(table, guest(1))
            host.hello()
            victim.hello()
            assert (await host.say(do="remove", id="there", seat=1)).key == "nobody-to-agree"
            victim.hang_up()
            assert (await host.say(do="remove", id="soon", seat=1)).key == "not-away-long-enough"
            assert table.setup.seats_of(guest(1)) == [1]
            at.grace = 0.0
            assert isinstance(await host.say(do="remove", id="later", seat=1), Done)
            assert table.setup.seats_of(guest(1)) == []
            host.hang_up()

    run(play())


def test_who_has_gone_is_removed_only_if_those_who_are_there_agree(live: Live) -> None:
    """A no stands also in the gap of a reload."""

    async def play() -> None:
        async with gathering(live.url, "bakong", 3) as (host, victim, third):
            assert (await host.say("remove", seat=1))["is"] == "done"
            await says(third, yes=False)
            await host.until(lambda it: it.update["table"]["question"] is None)
            await victim.leave_line()
            await host.until(lambda it: not it.update["table"]["seats"][1]["present"])
            assert (await host.say("remove", seat=1))["is"] == "done"
            question = await third.until(lambda it: it.update["table"]["question"])
            assert (question["kind"], question["seat"], question["asked"]) == ("remove", 1, [2])
            assert third.update["table"]["seats"][1]["who"] == "person"
            await says(third, yes=False)
            await host.until(lambda it: it.update["table"]["question"] is None)
            assert host.update["table"]["seats"][1]["who"] == "person"
            assert (await host.say("remove", seat=1))["is"] == "done"
            await says(third, yes=True)
            await host.until(lambda it: it.update["table"]["seats"][1]["who"] == "bot")

    run(play())


def test_who_joined_and_never_came_may_be_removed_after_the_grace(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bakong", "me", "free")
        never = Player(live.url, "Binta")
        async with guests(host, never):
            await never.ask("POST", f"/api/join/{host.code}", {"name": "Binta"})
            await host.until(lambda it: it.state == "playing")
            while (answer := await host.say("remove", seat=1))["is"] == "refused":
                assert answer["key"] == "not-away-long-enough"
                await asyncio.sleep(0.1)
            await host.until(lambda it: it.update["table"]["seats"][1]["who"] == "bot")

    run(play())


def test_a_bot_holds_the_seat_of_somebody_who_vanished_until_they_come_back(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as (host, guest):
            assert (await host.say("hold", seat=1))["key"] == "not-away-long-enough"
            await guest.leave_line()
            await host.until(lambda _: not host.update["table"]["seats"][1]["present"])
            assert host.update["table"]["seats"][1]["away_since"] == 0
            assert (await host.say("hold", seat=1, level="easy"))["key"] == "not-away-long-enough"
            assert (await host.say("hold", seat=1, level="stdio:rm"))["key"] == "no-such-level"
            await asyncio.sleep(1.1)  # the grace of a quick server
            assert (await host.say("hold", seat=1, level="easy"))["is"] == "done"
            await host.until(lambda _: host.update["table"]["seats"][1]["held"])
            dice = random.Random(1)
            for _ in range(3):
                await host.until(Player.can_choose)
                await host.choose(dice)
            await guest.go(host.table)
            assert guest.seats == [1]
            seat = await host.until(
                lambda _: host.update["table"]["seats"][1]["present"] and host.update["table"]["seats"][1]
            )
            assert (seat["held"], seat["level"]) == (False, None)
            guest.updates.clear()
            for n in range(4):
                await step([host, guest], random.Random(n))

    run(play())


def test_the_host_lets_a_bot_hold_a_seat_without_asking_the_others(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 3) as (host, here, gone):
            await gone.leave_line()
            await host.until(lambda it: not it.update["table"]["seats"][2]["present"])
            while (answer := await host.say("hold", seat=2, level="easy"))["is"] == "refused":
                assert answer["key"] == "not-away-long-enough"
                await asyncio.sleep(0.1)
            await here.until(lambda it: it.update["table"]["seats"][2]["held"])
            assert not any(update["table"]["question"] for update in here.updates)

    run(play())


def test_a_majority_may_let_a_bot_hold_a_seat(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 4) as (host, one, two, gone):
            await gone.leave_line()
            await one.until(lambda _: not one.update["table"]["seats"][3]["present"])
            await asyncio.sleep(1.1)
            for verdict in (False, True):
                assert (await one.say("hold", seat=3, level="easy"))["is"] == "done"
                question = await two.until(lambda _: two.update["table"]["question"])
                assert (question["kind"], question["seat"], sorted(question["asked"])) == ("hold", 3, [0, 2])
                assert (await one.say("hold", seat=3, level="easy"))["key"] == "one-question-at-a-time"
                assert (await two.say("answer", question="hold-0-0", yes=True))["key"] == "no-such-question"
                await two.say("answer", question=question["question"], yes=verdict)
                if not verdict:
                    await host.until(
                        lambda _: (
                            host.update["table"]["question"]
                            and host.update["table"]["question"]["asked"] == [0]
                        )
                    )
                    await host.say("answer", question=question["question"], yes=verdict)
                await two.until(lambda _: two.update["table"]["question"] is None)
                assert two.update["table"]["seats"][3]["held"] == verdict
            watcher = await Player(live.url).go(host.table)
            async with guests(watcher):
                assert (await watcher.say("hold", seat=3))["key"] == "only-the-host"

    run(play())


def test_ones_own_seat_may_be_held_and_taken_back(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as (host, guest):
            assert (await guest.say("hold", seat=1, level="random"))["is"] == "done"
            await guest.until(lambda _: guest.update["table"]["seats"][1]["held"])
            assert (await host.say("return", seat=1))["key"] == "not-your-seat"
            assert (await guest.say("return", seat=1))["is"] == "done"
            await host.until(lambda _: not host.update["table"]["seats"][1]["held"])

    run(play())
