"""The real box at a table: calls kept until dice are typed, all say yes, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from palabre.games import find
from palabre.kernel.by_hand import asked, moves
from palabre.kernel.errors import BadRecord
from palabre.kernel.match import Match
from palabre.kernel.nature import ByHand
from palabre.kernel.replaying import verify
from palabre.server.connection.messages import Done, FromClient
from palabre.server.connection.requests import TableWish
from palabre.server.tables.house import House
from palabre.server.tables.led import LedTable
from palabre.server.tables.opening import new_setup
from tests.commands.terminal import typed as in_terminal

from ..inside import Seated, begun, copy_of, guest, house, requests, seated
from ..player import run

ANIMALS = ["rhino", "gnu", "bongo"]
READABLE, APART = 0.13, 0.04  # seconds: nobody calls earlier; more than a frame between two calls
LATER = 100_000  # milliseconds, more than have passed: the server's own time counts
HOSTILE: tuple[Any, ...] = (
    [],
    [0],
    [0] * 8,
    [3] * 7,
    [-1] * 7,
    [10**30] * 7,
    [0.5] * 7,
    "0000000",
    [None] * 7,
    [[0]] * 7,
)
HERE = {"who": "here", "name": "Awa"}
BOT = {"who": "bot", "level": "child"}


def faces(animal: int) -> list[int]:
    """Seven dice of the basic level that mean an animal: it stands there once, and once is asked for."""
    others = [other for other in range(3) if other != animal]
    return [animal, others[0], others[0], others[1], others[1], 0, 0]


async def boxed(at: House, game: str, n: int, bots: int = 0) -> LedTable:
    """A table with the real box at which so many people sit, each their own guest."""
    wish = msgspec.convert({"game": game, "seats": [HERE] * n + [BOT] * bots, "box": True}, TableWish)
    setup = new_setup(wish, find(game).settle_options({}), guest(0))
    for place in range(n):
        setup.seats[place].guest = guest(place)
    setup.state = "playing"
    return await seated(at, copy_of(setup), b"s" * 32)


def sit(table: LedTable, n: int) -> list[Seated]:
    """So many people with their phones."""
    people = [Seated(table, guest(place)) for place in range(n)]
    for each in people:
        each.hello()
    return people


async def say(who: Seated, do: str, **facts: Any) -> Any:
    """A command that answers the decision that is open; who nods has seen what was typed."""
    if do == "nod":
        facts = {"faces": who.table.setup.box.faces if who.table.setup.box else [], **facts}
        facts["faces"] = facts["faces"] or [0]
    return await who.say(do=do, id=random.randbytes(8).hex(), decision=who.table.decision, **facts)


async def call(who: Seated, seat: int, answer: str, reaction: float = LATER) -> Any:
    """A call, by somebody who claims no head start."""
    return await say(who, "press", seat=seat, answer=answer, reaction=reaction)


async def rolled(people: list[Seated], answers: list[str]) -> None:
    """A round up to the last call."""
    assert isinstance(await say(people[0], "roll"), Done)
    await asyncio.sleep(READABLE)
    for seat, answer in enumerate(answers):
        assert isinstance(await call(people[seat], seat, answer), Done)
        await asyncio.sleep(APART)


async def typed(people: list[Seated], shown: list[int]) -> None:
    """Dice typed by the first, and seen by all."""
    assert isinstance(await say(people[0], "type", faces=shown), Done)
    for each in people[1:]:
        assert isinstance(await say(each, "nod"), Done)


def box(table: LedTable) -> Any:
    """What is kept of a throw."""
    assert table.setup.box is not None
    return table.setup.box


def test_a_whole_bongo_with_real_dice_whose_record_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            table = await boxed(at, "bongo", 3)
            people = sit(table, 3)
            for number in range(6):
                right = ANIMALS[number % 3]
                await rolled(people, [right, "nothing", right])
                assert table.playing.turns == number, "nobody knows the dice yet"
                await typed(people, faces(number % 3))
            assert table.match is not None
            assert table.match.winners == [0]
            photo = next(json.loads(line)["note"] for line in table.match.lines() if '"photo"' in line)
            assert [one["verdict"] for one in photo["photo"]] == ["won", "spared", "late"]
            record = table.match.record()
            assert json.loads(record.partition("\n")[0])["nature"]["from"] == "typed"
            assert verify(record, find).winners == [0]
            assert await at.store.results_of(guest(0), "bongo", 9) == [], "no rating from typed dice"
            (tmp_path / "record.jsonl").write_text(record, encoding="utf-8")
            told = in_terminal("verify", str(tmp_path / "record.jsonl")).output
            assert "typed in by people" in told

    run(play())


def test_what_was_typed_counts_when_all_have_seen_it_and_a_no_is_typed_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            table = await boxed(at, "bongo", 3)
            people = sit(table, 3)
            await rolled(people, ["rhino", "rhino", "gnu"])
            await say(people[1], "type", faces=faces(1))
            told = (await people[0].updates())[-1]["table"]["box"]
            assert (told["stage"], told["by"], told["awaited"]) == ("typed", 1, [0, 2])
            await say(people[2], "nod")
            await say(people[0], "nod", yes=False)
            assert (table.playing.turns, box(table).faces) == (0, [])
            people[2].hang_up()  # who is away is not waited for
            await typed(people[:2], faces(0))
            assert table.playing.turns == 1
            assert json.loads(table.playing.lines()[2])["note"] == {"typed": 0}

    run(play())


def test_nobody_ends_a_round_before_the_others_may_have_called(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            table = await boxed(at, "bongo", 2)
            people = sit(table, 2)
            await say(people[0], "roll")
            await say(people[1], "stop")
            assert box(table).stage == "rest", "nobody has called: the dice are rolled again"
            await rolled(people, ["rhino"])
            assert (await say(people[0], "stop")).key == "box-others-call"
            assert (await call(people[0], 0, "gnu")).key == "box-one-call"
            assert (await call(people[0], 1, "gnu")).key == "not-your-seat"
            assert (await call(people[1], 1, "lion")).key == "no-such-action"
            assert (await say(people[1], "type", faces=faces(0))).key == "box-not-now"
            table.referee._first_call -= 5_000  # type: ignore[union-attr]
            assert isinstance(await say(people[0], "stop"), Done)
            assert box(table).stage == "typing"
            assert (await say(people[1], "roll")).key == "box-not-now"
            assert (await call(people[1], 1, "gnu")).key == "no-roll-to-call"

    run(play())


def test_a_restart_in_the_middle_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            id = (table := await boxed(at, "bongo", 3)).id
            await rolled(sit(table, 3), ["gnu", "rhino"])
        async with house(tmp_path) as at:
            people = sit(table := await woken(at, id), 3)
            assert box(table).called() == [0, 1]
            assert isinstance(await call(people[0], 0, "gnu"), Done), "sent again, as it was"
            assert isinstance(await call(people[2], 2, "rhino"), Done)
            assert box(table).calls[2].reaction > box(table).calls[1].reaction + 20, (
                "it came after the others"
            )
            await say(people[0], "type", faces=faces(0))
            await say(people[2], "nod")
        async with house(tmp_path) as at:
            people = sit(table := await woken(at, id), 3)
            assert (box(table).faces, table.playing.turns) == (faces(0), 0)
            await say(people[1], "nod")
            assert (table.playing.turns, box(table).calls) == (1, [])
        async with house(tmp_path) as at:
            table = await woken(at, id)
            told = [json.loads(line) for line in table.playing.lines() if '"choice"' in line]
            assert [(one["seat"], one["choice"]["answer"]) for one in told] == [(0, "gnu"), (1, "rhino")]

    run(play())


async def woken(at: House, id: str) -> LedTable:
    """A table as the log has it."""
    table = await at.table(id)
    assert isinstance(table, LedTable)
    return table


def test_hostile_typing_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            table = await boxed(at, "bongo", 2)
            people, stranger = sit(table, 2), Seated(table, guest(7))
            stranger.hello()
            for do in ("roll", "stop", "nod"):
                assert (await say(stranger, do)).key == "only-who-sits"
            assert (await say(people[0], "nod")).key == "box-not-now"
            await rolled(people, ["rhino", "gnu"])
            for shown in HOSTILE:
                try:
                    msgspec.convert({"do": "type", "id": "x", "decision": 0, "faces": shown}, FromClient)
                except msgspec.ValidationError:
                    continue
                assert (await say(people[0], "type", faces=shown)).key == "box-otherwise"
            assert (await say(stranger, "type", faces=faces(0))).key == "only-who-sits"
            old = await people[0].say(do="type", id="old", decision=99, faces=faces(0))
            assert old.key == "stale-decision"
            assert (box(table).faces, table.playing.turns) == ([], 0)
            ordinary = await begun(at, "bakong", 2)
            for do, facts in {"roll": {}, "stop": {}, "nod": {}, "type": {"faces": [0, 0]}}.items():
                assert (await say(sit(ordinary, 1)[0], do, **facts)).key == "box-not-here"

    run(play())


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "bongo", "seats": [HERE, BOT]}, "box-bots-are-blind"),
        ({"game": "bongo", "seats": [HERE, HERE], "options": {"patience": "off"}}, "box-needs-a-limit"),
        ({"game": "bakong", "seats": [HERE, {"who": "guest"}], "listed": True}, "box-otherwise-not"),
        ({"game": "bakong", "seats": [HERE, {"who": "guest"}], "twin": 1}, "box-otherwise-not"),
        ({"game": "bonobo-beach", "seats": [HERE, BOT], "lesson": "first"}, "box-otherwise-not"),
    ],
)
def test_where_the_real_box_cannot_be(tmp_path: Path, wish: dict[str, Any], key: str) -> None:
    async def play() -> None:
        async with house(tmp_path) as at, requests(at, guest(0)) as web:
            answer = await web.post("/api/tables", json={**wish, "box": True})
            assert answer.json()["key"] == key

    run(play())


def test_a_companion_types_what_dice_showed_and_a_bot_sits_there_too(tmp_path: Path) -> None:
    async def play() -> None:
        dice = random.Random(3)
        async with house(tmp_path) as at:
            table = await boxed(at, "bakong", 1, bots=1)
            (awa,) = sit(table, 1)
            table.go_on()
            for _ in range(4_000):
                match = table.match
                assert match is not None
                if match.over:
                    break
                if things := asked(match):
                    await say(awa, "type", faces=[dice.randrange(len(one.faces)) for one in things])
                elif match.to_act == (0,):
                    await say(awa, "play", choice=dice.choice(match.choices(0)))
                else:
                    await asyncio.sleep(0.001)
            assert match is not None
            record = match.record()
            assert verify(record, find).over
            forged = next(line for line in record.splitlines() if '"lay"' in line)
            with pytest.raises(BadRecord):
                verify(record.replace(forged, forged.replace('"pick":', '"pick":1')), find)

    run(play(), 60)


@pytest.mark.parametrize("game", ["bongo", "bakong", "banjooli-xeet", "bonobo-beach"])
def test_all_that_can_be_typed_is_a_move_of_nature(game: str) -> None:
    """A typed game of every kind, by chance: what is asked for can be played, and the record verifies."""
    dice, match = random.Random(5), Match(find(game), 2, {}, ByHand(b"s" * 32))
    for _ in range(1_000):
        if match.over:
            break
        if things := asked(match):
            shown = [dice.randrange(len(one.faces)) for one in things]
            for move in moves(match, shown):
                match.play(move, settle=False)
            match.settle()
        else:
            seat = dice.choice(match.to_act)
            match.play(dice.choice(match.choices(seat)), seat)
    assert match.over or game == "bongo", "where blind guesses take long"
    assert not match.over or verify(match.record(), find).version == match.version
