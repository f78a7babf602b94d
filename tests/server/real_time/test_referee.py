"""Bongo against the clock: one roll for all, presses ruled on, and no dice before their instant."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from palabre.games.bongo.real_time import COUNTDOWN, PAUSES
from palabre.server.connection.messages import Done, Refused
from palabre.server.tables.house import House
from palabre.server.tables.led import LedTable
from tests.widely import widely

from ..bongo_dice import ANSWERS, read
from ..gatherings import gathering, guests
from ..inside import Seated, begun, guest, house, requests, seen
from ..live import Live
from ..player import Player, run

WATCHER, LAST = "e" * 32, (2, "guards")


def in_house(
    folder: Path, work: Callable[[LedTable, list[Seated]], Awaitable[None]], n: int = 2, **options: Any
) -> None:
    """Do something at a table of Bongo where so many people sit."""

    async def inside() -> None:
        async with house(folder) as at:
            table = await begun(at, "bongo", n, **options)
            people = [Seated(table, guest(place)) for place in range(n)]
            for each in people:
                each.hello()
            await work(table, people)

    run(inside(), 120)


async def rolled(table: LedTable, beyond: int = 0) -> dict[str, Any]:
    """The dice of the next roll, once everybody holds them."""
    assert table.referee is not None
    while not (
        table.referee.calling and table.playing.turns > beyond and table.referee.embargo.lifted.is_set()
    ):
        await asyncio.sleep(0.005)
    await asyncio.sleep(0.05)
    dice: dict[str, Any] = seen(table)["dice"]
    return dice


async def press(each: Seated, seat: int, answer: str, reaction: float, id: str = "") -> Any:
    return await each.say(
        do="press",
        id=id or f"{each.table.playing.turns}-{seat}-{answer}-{reaction}",
        decision=each.table.playing.turns,
        seat=seat,
        answer=answer,
        reaction=reaction,
        frame=33,
    )


async def answer_of(each: Seated, id: str) -> dict[str, Any]:
    """The answer to a press, which comes with its ruling."""
    while True:
        found = [message for message in map(json.loads, await each.told()) if message.get("id") == id]
        if found:
            return dict(found[-1])
        await asyncio.sleep(0.005)


def photos(updates: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    return [event["photo"] for update in updates for event in update["events"] if "photo" in event]


def test_the_first_throw_waits_for_a_countdown_that_begins_anew_after_a_restart(tmp_path: Path) -> None:
    counted = 0.3  # seconds, of the three that people get

    async def come(at: House, id: str, beyond: float) -> Seated:
        """Somebody finds a countdown of which so much is left at least."""
        awa = Seated(await at.table(id), guest(0))
        awa.hello()
        left = (await awa.updates())[-1]["clocks"]["countdown"]
        assert beyond * 1000 < left <= counted * 1000
        return awa

    async def play() -> None:
        async with house(tmp_path, throw_pause=counted) as at:
            table = await begun(at, "bongo", 2)
            assert table.countdown() == counted * 1000, "nobody is there yet"
            await come(at, table.id, 0.0)
            await asyncio.sleep(counted / 2)
            assert table.countdown() in range(1, int(counted * 600)), "it runs"
            assert table.playing.turns == 0
        async with house(tmp_path, throw_pause=counted) as at:
            awa = await come(at, table.id, counted / 2)
            await rolled(at.tables[table.id])  # type: ignore[arg-type]
            assert (await awa.updates())[-1]["clocks"]["countdown"] is None

    assert COUNTDOWN == 3.0
    run(play(), 60)


def test_the_roll_reaches_all_at_once_and_the_ruling_brings_the_photo(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bongo", 3) as players:
            watcher = await Player(live.url).go(players[0].table)
            async with guests(watcher):
                for each in (*players, watcher):
                    await each.until(lambda it: it.view["phase"] == "call")
                dice = {json.dumps(each.view["dice"]) for each in (*players, watcher)}
                assert len(dice) == 1
                await asyncio.sleep(0.2)
                roll = players[1].update["decision"]
                answer = read(players[1].view["dice"])
                facts = {"decision": roll, "seat": 1, "answer": answer, "reaction": 180, "frame": 16}
                assert (await players[1].say("press", **facts))["is"] == "done"
                await watcher.until(lambda it: photos(it.updates))
                (photo,) = photos(watcher.updates)
                (one,) = photo
                assert (one["seat"], one["answer"], one["verdict"]) == (1, answer, "won")
                assert one["claimed"] == 180
                assert one["reaction"] >= 180
                assert one["bar"] >= 16
                assert watcher.view["roller"] == 1 or watcher.view["winner"] == 1
                line = watcher.update["table"]["seats"][1]["line"]
                assert {"smallest", "usual", "jitter", "frame", "purse"} <= set(line)
                late = await players[0].say("press", **{**facts, "seat": 0})
                assert late["is"] == "refused"

    run(play())


def test_the_quicker_reaction_wins_though_its_press_arrives_later(tmp_path: Path) -> None:
    async def work(table: LedTable, people: list[Seated]) -> None:
        dice = await rolled(table)
        assert table.referee is not None
        for place in (0, 1):
            for _ in range(20):
                table.referee.transit(place).saw_trip(60 if place else 300)
        await asyncio.sleep(0.5)
        assert await press(people[1], 1, read(dice), 480) is None
        assert await press(people[0], 0, read(dice), 250) is None
        assert (await answer_of(people[0], f"1-0-{read(dice)}-250"))["is"] == "done"
        assert (await answer_of(people[1], f"1-1-{read(dice)}-480"))["is"] == "done"
        (photo,) = photos(await people[0].updates())
        assert [(one["seat"], one["verdict"]) for one in photo] == [(0, "won"), (1, "late")]
        assert seen(table)["roller"] == 0 or table.playing.to_act == (0,)

    in_house(tmp_path, work)


def test_presses_that_cannot_be_told_apart_are_a_tie_and_told_as_one(tmp_path: Path) -> None:
    async def work(table: LedTable, people: list[Seated]) -> None:
        for _ in range(10):  # a machine that stops between the two presses makes them differ
            roll = table.playing.turns
            dice = await rolled(table, roll)
            await asyncio.sleep(0.25)
            await asyncio.gather(*(press(each, place, read(dice), 200) for place, each in enumerate(people)))
            await answer_of(people[1], f"{roll + 1}-1-{read(dice)}-200")
            events = [event for update in await people[0].updates() for event in update["events"]]
            if table.playing.to_act and not table.referee.in_roll:  # type: ignore[union-attr]
                (seat,) = table.playing.to_act
                await people[seat].say(
                    do="play", id=f"c{roll}", decision=table.decision, choice=table.playing.choices(seat)[0]
                )
            tied = [event for event in events if event["kind"] == "level"]
            if tied:
                assert tied[0]["seats"] == [0, 1]
                assert any(event["kind"] == "lot_drawn" for event in events), "both had as many trophies"
                assert {one["verdict"] for one in photos(await people[0].updates())[-1]} == {"level"}
                return
            people[0].web.sent.clear()
        raise AssertionError("never a tie")

    in_house(tmp_path, work)


def test_a_press_before_the_dice_can_be_read_leaves_the_round_as_it_was(tmp_path: Path) -> None:
    async def work(table: LedTable, people: list[Seated]) -> None:
        dice = await rolled(table)
        before = table.playing.state.tobytes()
        wrong = next(answer for answer in ANSWERS if answer != read(dice))
        early = await press(people[0], 0, wrong, 60)
        assert isinstance(early, Refused)
        assert early.key == "press-too-early"
        assert early.reason.startswith("Too fast") or "read" in early.reason
        await asyncio.sleep(0.6)
        assert table.playing.state.tobytes() == before
        assert await press(people[0], 0, read(dice), 300) is None
        assert (await answer_of(people[0], f"1-0-{read(dice)}-300"))["is"] == "done"
        (photo,) = photos(await people[1].updates())
        assert [one["verdict"] for one in photo] == ["early", "won"]

    in_house(tmp_path, work)


def test_who_has_called_wrongly_waits_for_the_next_roll(tmp_path: Path) -> None:
    async def work(table: LedTable, people: list[Seated]) -> None:
        dice = await rolled(table)
        wrong = next(answer for answer in ANSWERS if answer != read(dice))
        people[0].socket.lang = "fr"
        await asyncio.sleep(0.2)
        assert await press(people[0], 0, wrong, 150) is None
        again = await press(people[0], 0, read(dice), 160)
        assert isinstance(again, Refused)
        await answer_of(people[0], f"1-0-{wrong}-150")
        assert seen(table)["out"] == [0]
        third = await press(people[0], 0, read(dice), 170)
        assert isinstance(third, Refused)
        assert third.key == "bongo-out-of-the-round"
        assert "ne compte pas" in third.reason
        played = await people[0].say(
            do="play", id="p", decision=table.decision, choice={"do": "call", "answer": read(dice)}
        )
        assert isinstance(played, Refused)
        assert await press(people[1], 1, read(dice), 200) is None
        assert (await answer_of(people[1], f"1-1-{read(dice)}-200"))["is"] == "done"

    in_house(tmp_path, work)


def test_a_press_sent_twice_counts_once(tmp_path: Path) -> None:
    async def work(table: LedTable, people: list[Seated]) -> None:
        dice = await rolled(table)
        await asyncio.sleep(0.2)
        for _ in range(3):
            assert await press(people[0], 0, read(dice), 150, id="same") is None
        assert (await answer_of(people[0], "same"))["is"] == "done"
        assert isinstance(await press(people[0], 0, read(dice), 150, id="same"), Done)
        (photo,) = photos(await people[1].updates())
        assert len(photo) == 1

    in_house(tmp_path, work, after_wrong_call="free")


def test_a_roll_that_nobody_calls_is_void_and_told_so(tmp_path: Path) -> None:
    async def work(table: LedTable, people: list[Seated]) -> None:
        await rolled(table)
        await rolled(table, beyond=1)
        events = [event for update in await people[1].updates() for event in update["events"]]
        assert [event["why"] for event in events if event["kind"] == "round_void"] == ["time_up"]

    in_house(tmp_path, work, patience=5)


def test_bo_12_without_a_limit_no_clock_ends_the_roll(tmp_path: Path) -> None:
    """BO-12: the round goes on until somebody is right."""

    async def work(table: LedTable, people: list[Seated]) -> None:
        await rolled(table)
        assert table.referee is not None
        assert not table.referee._timers

    in_house(tmp_path, work, patience="off", after_wrong_call="free")


@pytest.mark.parametrize(("place", "level"), widely([(0, "basic"), (1, "poachers"), LAST], LAST))
def test_the_longer_a_reading_the_longer_the_dice_lie_still(tmp_path: Path, place: int, level: str) -> None:
    async def inside() -> None:
        async with house(tmp_path, throw_pause=None) as at:
            table = await begun(at, "bongo", 2, level=level)
            first = table.referee.rest() if table.referee else 0
            for each in range(2):
                Seated(table, guest(each)).hello()
            began = time.monotonic()
            await rolled(table)
            assert table.referee is not None
            assert time.monotonic() - began > first > 1
            assert table.referee.rest() == PAUSES[place] > first

    run(inside(), 60)


def test_everybody_is_told_how_long_the_dice_lie_still(tmp_path: Path) -> None:
    async def work(table: LedTable, people: list[Seated]) -> None:
        assert table.referee is not None
        table.referee.pause = 2.5  # seconds at most
        await rolled(table)
        table.publish_presence()
        while not (told := await people[0].updates()) or told[-1]["clocks"]["pause"] != 2500:
            await asyncio.sleep(0.01)

    in_house(tmp_path, work)


def test_bots_call_and_choose_their_animal(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url).open("bongo", "me", "champion", "hard", options={"monopoly": 6})
        async with guests(host):
            await host.until(lambda it: it.state == "playing")
            await host.until(lambda it: it.view["round"] >= 3, 120)
            seats = {one["seat"] for photo in photos(host.updates) for one in photo}
            assert seats
            assert seats <= {1, 2}
            assert not host.mistakes

    run(play())


def test_nobody_throws_dice_for_an_empty_room(tmp_path: Path) -> None:
    async def work(table: LedTable, people: list[Seated]) -> None:
        await rolled(table)
        for each in people:
            each.hang_up()
        await asyncio.sleep(5.4)
        version = table.playing.version
        assert seen(table)["phase"] == "throw_white"
        await asyncio.sleep(0.3)
        assert table.playing.version == version
        Seated(table, guest(0)).hello()
        await rolled(table, beyond=1)

    in_house(tmp_path, work, patience=5)


def test_nothing_tells_of_the_dice_before_their_instant(tmp_path: Path) -> None:
    """A far seat's roll leaves first; until it is there, nobody nearer gets it, whatever they ask for."""

    async def work(table: LedTable, people: list[Seated]) -> None:
        _, near = people
        referee = table.referee
        assert referee is not None
        for _ in range(20):
            referee.transit(0).saw_trip(480)
            referee.transit(1).saw_trip(0)
        leads = []
        for roll in range(1, 6):
            asked = asyncio.create_task(pester(table, near, roll))
            dice = await rolled(table, beyond=roll - 1)
            shown = json.dumps(dice, separators=(",", ":"))
            assert shown not in await asked, "a record or an update told of the dice"
            left = [
                next(at for at, text in each.web.sent if shown in text and f'"round":{roll}' in text)
                for each in people
            ]
            leads.append(left[1] - left[0])
            await asyncio.sleep(0.2)
            wrong = "nothing" if read(dice) == "rhino" else "rhino"
            for seat, each in enumerate(people):
                assert await press(each, seat, wrong, 150) is None
            while referee.calling and table.playing.turns == roll:  # the next throw may follow at once
                await asyncio.sleep(0.005)
        # Half of 480 ms; a machine with much to do may make the first one late too.
        assert median(leads) > 0.2

    in_house(tmp_path, work)


async def pester(table: LedTable, near: Seated, roll: int) -> str:
    """Ask for everything, again and again, until the dice are everybody's; what was told before that."""
    referee = table.referee
    assert referee is not None
    while referee.embargo.lifted.is_set():
        await asyncio.sleep(0.001)
    heard: list[str] = []
    watcher = Seated(table, WATCHER)
    second = Seated(table, near.socket.guest)
    assert isinstance(table.house, House)
    async with requests(table.house, WATCHER) as web:
        record = asyncio.create_task(web.get(f"/api/tables/{table.setup.id}/record"))
        while not referee.embargo.lifted.is_set():
            for line in (watcher, second, near):
                line.hello(version=0)
            answer = await near.say(
                do="press",
                id=f"x{roll}{time.monotonic()}",
                decision=roll,
                seat=1,
                answer="rhino",
                reaction=500,
            )
            heard.append(str(answer))
            assert not record.done()
            heard += [text for line in (watcher, second) for _, text in line.web.sent]
            await asyncio.sleep(0.004)
        await record
    assert any("press-too-early" in each for each in heard), {text[:200] for text in heard}
    for line in (watcher, second):
        line.hang_up()
    return "".join(heard)


@pytest.mark.parametrize("answer", ["", "lion", "x" * 20])
def test_an_answer_that_is_none_is_refused(tmp_path: Path, answer: str) -> None:
    async def work(table: LedTable, people: list[Seated]) -> None:
        await rolled(table)
        refused = await press(people[0], 0, answer, 300)
        assert isinstance(refused, Refused)
        assert refused.key == "no-such-action"

    in_house(tmp_path, work)
