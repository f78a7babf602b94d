"""Killed in the middle of anything, or stopped in good order: nothing acknowledged is lost, all go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator

import pytest

from .bongo_dice import read
from .gatherings import (
    after_dice,
    after_dice_of_two,
    agree,
    first_to_choose,
    gathering,
    guests,
    happened,
    play_until,
    says,
)
from .live import Live
from .nursery import Nursery
from .player import Player, run

pytestmark = pytest.mark.xdist_group("mortal")  # one server for all of them


@pytest.fixture(scope="module")
def mortal(forks: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that tests may end."""
    server = Live(tmp_path_factory.mktemp("mortal"), nursery=forks).start()
    yield server
    server.stop()


async def in_thread(work: Callable[[], object]) -> None:
    """Something that blocks, while everybody else goes on."""
    await asyncio.get_running_loop().run_in_executor(None, work)


def assert_quiet(server: Live) -> None:
    assert '"level": "error"' not in server.log, server.log


def test_after_a_kill_commands_act_once_salts_are_asked_for_again_and_a_roll_is_void(mortal: Live) -> None:
    async def play() -> None:
        url = mortal.url
        async with gathering(url, "bakong", 2) as players, gathering(url, "bongo", 2) as quick:
            host, guest = await unsalted(url)
            async with guests(host, guest):
                again = await command_before(players)
                await quick[0].until(lambda it: it.view["phase"] == "call")
                roll = quick[0].view["round"]
                await in_thread(mortal.kill)
                host.salt = "ab" * 32
                await in_thread(mortal.start)
                await again()
                await host.until(lambda it: it.state == "playing")
                await roll_was_void(quick, roll)

    run(play())


def test_bo_12_after_a_kill_dice_without_a_limit_lie_there_again(mortal: Live) -> None:
    """BO-12: where no clock ends a round, neither does a restart: the same dice can be called."""

    async def play() -> None:
        async with gathering(mortal.url, "bongo", 2, options={"patience": "off"}) as quick:
            await quick[0].until(lambda it: it.view["phase"] == "call")
            roll = quick[0].view["round"]
            await in_thread(mortal.kill)
            await in_thread(mortal.start)
            caller, facts = quick[0], {"reaction": 300, "frame": 16.7}
            facts |= {"decision": caller.update["decision"], "seat": caller.seats[0]}
            while (await caller.say("press", answer=read(caller.view["dice"]), **facts))["is"] != "done":
                await asyncio.sleep(0.05)  # everybody is still coming back
                assert caller.view["round"] == roll
                assert_quiet(mortal)
            await caller.until(lambda it: it.view["phase"] != "call" or it.view["round"] > roll)
            events = [event for update in caller.updates for event in update["events"]]
            assert [event["kind"] for event in events if event["kind"].startswith("round_")] == ["round_won"]

    run(play())


def test_who_was_ready_before_a_kill_still_is(mortal: Live) -> None:
    async def play() -> None:
        host = await Player(mortal.url).open("bonobo-beach", "me", "free", ready=True)
        guest = await Player(mortal.url, "Binta").join(host.code)
        async with guests(host, guest):
            assert (await guest.say("ready"))["is"] == "done"
            await in_thread(mortal.kill)
            await in_thread(mortal.start)
            seats = await host.until(lambda it: it.update["table"]["seats"][1]["present"] and it.update)
            assert [seat["ready"] for seat in seats["table"]["seats"]] == [False, True]
            assert host.state == "waiting"
            await host.say("ready")
            await guest.until(lambda it: it.state == "playing")

    run(play())


async def command_before(players: list[Player]) -> Callable[[], Awaitable[None]]:
    """Make a choice now; what is returned makes it again, and sees that nothing has changed."""
    chooser = await first_to_choose(players)
    facts = {"decision": chooser.update["decision"], "choice": chooser.update["choices"][0]}
    assert (await chooser.say("play", id="once", **facts))["is"] == "done"
    record = f"/api/tables/{chooser.table}/record"
    before = (await chooser.web.get(record)).text

    async def again() -> None:
        assert (await chooser.say("play", id="once", **facts))["is"] == "done"
        assert (await chooser.web.get(record)).text == before

    return again


async def unsalted(url: str) -> tuple[Player, Player]:
    """Two at a table that waits for salts: one sends none that is one."""
    host = await Player(url).open("bakong", "me", "free")
    host.salt = "not a salt"
    guest = await Player(url).join(host.code)
    await guest.until(lambda it: it.state == "salting")
    return host, guest


async def roll_was_void(quick: list[Player], roll: int) -> None:
    """The roll that was cut short is told as void, and the next one can be called."""
    host = quick[0]
    await host.until(lambda it: it.view["phase"] == "call" and it.view["round"] > roll)
    events = [event for update in host.updates for event in update["events"]]
    assert any(event.get("restarted") for event in events)
    assert any(event["kind"] == "round_void" for event in events)
    await asyncio.gather(*(each.call(random.Random(n)) for n, each in enumerate(quick)))


def test_a_no_to_taking_back_stays_a_no_after_a_kill(mortal: Live) -> None:
    async def play() -> None:
        async with gathering(mortal.url, "bakong", 2) as players:
            chooser, other = await after_dice_of_two(players)
            version = chooser.update["version"]
            assert (await chooser.say("undo"))["is"] == "done"
            await says(other, yes=False)
            await in_thread(mortal.kill)
            await in_thread(mortal.start)
            assert (await chooser.say("undo"))["key"] == "undo-denied"
            assert chooser.update["version"] == version
            await after_dice(players)
            assert chooser.update["version"] > version, "the next choice is asked about anew"
            await play_until(players, lambda it: it is chooser and "rolled" in happened(it), seed=2)
            await agree(players)
            assert (await chooser.say("undo")).get("key") != "undo-denied"

    run(play())
    assert_quiet(mortal)


def test_a_stop_in_good_order_says_goodbye_and_leaves_every_table_as_it_was(mortal: Live) -> None:
    async def play() -> None:
        async with gathering(mortal.url, "bakong", 3, lang="fr") as (host, guest, third):
            await third.leave_line()
            await host.until(lambda it: not it.update["table"]["seats"][2]["present"])
            before = host.update
            await in_thread(mortal.stop)
            for each in (host, guest):
                (bye,) = [message for message in each.others if message["is"] == "bye"]
                assert bye["again"] is True
                assert bye["reason"].startswith("Le serveur redémarre")
            await in_thread(mortal.start)
            lines = host.lines_opened
            await host.until(lambda _: host.lines_opened > lines or host.update is not before)
            assert host.view == before["view"]
            await asyncio.sleep(1.1)  # the grace of a quick server: who never came back is away all the same
            assert (await guest.say("hold", seat=2))["is"] == "done"
            question = await host.until(lambda it: it.update["table"]["question"])
            await host.say("answer", question=question["question"], yes=True)
            chooser = await first_to_choose([host, guest])
            await chooser.choose(random.Random(1))

    run(play())
    assert_quiet(mortal)


def test_who_came_back_to_a_seat_that_a_bot_held_is_no_bot_after_a_kill(mortal: Live) -> None:
    async def play() -> None:
        async with gathering(mortal.url, "bonobo-beach", 2) as (host, other):
            (seat,) = other.seats
            table = other.table

            def is_held(it: Player) -> bool:
                return bool(it.update["table"]["seats"][seat]["held"])

            await other.leave_line()
            await asyncio.sleep(1.2)  # the grace of a server for tests is one second
            assert (await host.say("hold", seat=seat, level="easy"))["is"] == "done"
            await host.until(is_held)
            await other.go(table)
            await host.until(lambda it: not is_held(it))
            await other.leave_line()
            await in_thread(mortal.kill)
            told_before = host.update
            await in_thread(mortal.start)
            await host.until(lambda it: it.update is not told_before)
            assert not is_held(host)
            await other.go(table)

    run(play())
    assert_quiet(mortal)


@pytest.mark.wide
def test_who_does_not_come_back_after_a_kill_is_away_whoever_hosts(mortal: Live) -> None:
    async def play() -> None:
        async with gathering(mortal.url, "bonobo-beach", 3) as (host, guest, third):
            await third.leave_line()  # away before the kill
            await guest.until(lambda it: not it.update["table"]["seats"][2]["present"])
            await in_thread(mortal.kill)
            await host.leave_line()  # and away because of it
            before = guest.update
            await in_thread(mortal.start)
            await guest.until(lambda it: it.update is not before)
            seats = guest.update["table"]["seats"]
            assert [seat["present"] for seat in seats] == [False, True, False]
            assert [seat["away_since"] is None for seat in seats] == [False, True, False]
            for seat in (0, 2):
                assert (await guest.say("hold", seat=seat, level="easy"))["key"] == "not-away-long-enough"
            await asyncio.sleep(1.2)  # the grace of a server for tests is one second
            for seat in (0, 2):
                assert (await guest.say("hold", seat=seat, level="easy"))["is"] == "done"
            await guest.until(
                lambda it: [one["held"] for one in it.update["table"]["seats"]] == [True, False, True]
            )
            assert await guest.play_on(random.Random(1), 3) == 3, "the game goes on without them"
            await in_thread(mortal.kill)
            before = guest.update
            await in_thread(mortal.start)
            await guest.until(lambda it: it.update is not before)
            assert [one["held"] for one in guest.update["table"]["seats"]] == [True, False, True]
            await host.go(guest.table)
            await guest.until(lambda it: not it.update["table"]["seats"][0]["held"])

    run(play())
    assert_quiet(mortal)
