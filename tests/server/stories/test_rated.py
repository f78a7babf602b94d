"""What counts for a rating: an even start against known bots, played without help, to the end or lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from palabre.server.connection.messages import Done
from palabre.server.storage.schema import results
from palabre.server.tables.led import LedTable

from ..daily.moved import Moved, moved, playing_on
from ..inside import Seated, guest
from ..player import run

AWA, BINTA = guest(0), guest(1)
ME, OTHER, FREE = {"who": "here", "name": "Awa"}, {"who": "here", "name": "Binta"}, {"who": "guest"}
BOT = {"who": "bot", "level": "child"}
PLAIN: dict[str, Any] = {"game": "bonobo-beach", "seats": [ME, BOT], "options": {"board": "small"}}
NOT_EVEN = {
    "a handicap": {"seats": [{**ME, "handicap": 5}, BOT]},
    "a handicap of the bot's": {"seats": [ME, {**BOT, "handicap": 5}]},
    "advice": {"advice": True},
    "two at one device": {"seats": [ME, OTHER]},
    "two and a bot": {"seats": [ME, OTHER, BOT]},
    "a bot that was never measured": {"seats": [ME, {"who": "bot", "level": "random"}]},
    "such a one among others": {"seats": [ME, BOT, {"who": "bot", "level": "greedy"}]},
    "the real box": {"box": True},
    "a twin": {"twin": 1},
}


async def begun(it: Moved, **wish: Any) -> tuple[LedTable, Seated]:
    """A table where somebody plays against a bot."""
    opened = await it.ask(AWA, "/api/tables", {**PLAIN, **wish})
    table = await it.house.table(opened["table"])
    assert isinstance(table, LedTable)
    awa = Seated(table, AWA)
    awa.hello()
    while table.setup.state != "playing":
        await asyncio.sleep(0.002)
    return table, awa


async def chose(table: LedTable, awa: Seated, dice: random.Random) -> None:
    """One choice, as soon as there is one."""
    while 0 not in table.playing.to_act:
        await asyncio.sleep(0.002)
    choice = dice.choice(table.playing.choices(0))
    said = await awa.say(do="play", id=f"{dice.random()}", decision=table.decision, choice=choice)
    assert isinstance(said, Done)


async def to_the_end(it: Moved, table: LedTable, awa: Seated) -> Any:
    """The game is played; the row that is kept of it."""
    awa.hang_up()
    await it.finish(table.id, AWA, seed=1)
    return await row_of(it, table)


async def row_of(it: Moved, table: LedTable) -> Any:
    """What is kept of a game: the share of the win, and whether it counts."""
    query = select(results.c.share, results.c.rated).where(results.c.table_id == table.id)
    async with it.house.store.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else tuple(row)


async def has_played(it: Moved, *shares: float, rated: bool = True) -> None:
    """Somebody has finished some games against a bot."""
    for share in shares:
        table = (await it.ask(AWA, "/api/tables", {**PLAIN, "ready": True}))["table"]
        row = {"guest": AWA, "table_id": table, "game": PLAIN["game"], "ended": it.time, "players": 2}
        row |= {"share": share, "levels": "child", "only_bots": True, "rated": rated}
        await it.house.store.run(insert(results).values(**row))


async def rating(it: Moved) -> Any:
    """What somebody is told of themselves."""
    told = (await it.ask(AWA, "/api/story"))["ratings"]
    return told[0] if told else None


def test_a_game_played_to_its_end_counts(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            table, awa = await begun(it)
            assert table.setup.rated is True
            share, rated = await to_the_end(it, table, awa)
            assert table.match is not None
            assert (share, rated) == ((0 in table.match.winners) / len(table.match.winners), True)

    run(play())


def test_what_is_taken_back_before_anything_has_answered_was_never_said(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            table, awa = await begun(it, game="bakong", options={})
            dice = random.Random(1)
            while not table.playing.can_undo(0):
                await chose(table, awa, dice)
            assert isinstance(await awa.say(do="undo", id="undo"), Done)
            assert table.setup.rated is True
            awa.hang_up()

    run(play())


@pytest.mark.parametrize("game", ["bonobo-beach", "bakong", "banjooli-xeet"])
def test_a_choice_taken_back_after_an_answer_ends_that(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            table, awa = await begun(it, game=game, options={})
            dice = random.Random(2)
            for _ in range(4):
                await chose(table, awa, dice)
            n = 0
            while isinstance(await awa.say(do="undo", id=f"undo-{n}"), Done):
                n += 1
            assert n >= 4
            found = await it.house.store.load(table.id)
            assert found is not None
            assert found[0].rated is table.setup.rated is False, "on disk as well"
            if game == "bonobo-beach":
                assert (await to_the_end(it, table, awa))[1] is False
            awa.hang_up()

    run(play())


def test_a_game_in_which_a_bot_held_the_seat_does_not_count(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            table, awa = await begun(it)
            assert isinstance(await awa.say(do="hold", id="hold", seat=0, level="champion"), Done)
            assert isinstance(await awa.say(do="return", id="return", seat=0), Done)
            assert (await to_the_end(it, table, awa))[1] is False

    run(play())


@pytest.mark.parametrize("wish", NOT_EVEN.values(), ids=NOT_EVEN)
def test_a_start_that_is_not_even_does_not_count(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            table, awa = await begun(it, **wish)
            assert table.setup.rated is None
            awa.hang_up()

    run(play())


def test_a_game_that_goes_on_from_another_does_not_count(tmp_path: Path) -> None:
    """Neither what is played on, nor the next of a series: its first may have had a handicap."""

    async def play() -> None:
        async with moved(tmp_path) as it:
            table, awa = await begun(it, seats=[{**ME, "handicap": 200}, BOT], options={"series": True})
            assert (await to_the_end(it, table, awa))[1] is None
            again = Seated(table, AWA)
            again.hello()
            await again.say(do="rematch", id="rematch")
            following = await it.house.table(str(table.setup.next_table))
            while following.setup.state != "playing":
                await asyncio.sleep(0.002)
            assert following.setup.position is not None
            assert not any(following.setup.handicaps())
            assert following.setup.rated is None
            on = await it.ask(AWA, "/api/tables", playing_on(table.setup, move=5))
            onward = await it.house.table(on["table"])
            while onward.setup.state != "playing":
                await asyncio.sleep(0.002)
            assert onward.setup.rated is None
            again.hang_up()

    run(play())


def test_a_days_game_does_not_count_for_somebody_may_know_its_dice(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            table = await it.house.table(await it.play(AWA, seed=1))
            assert isinstance(table, LedTable)
            assert (await row_of(it, table))[1] is None

    run(play())


def test_a_game_that_somebody_left_to_bots_does_not_count_for_the_others(tmp_path: Path) -> None:
    """Nobody makes opponents out of cookies of their own."""

    async def play() -> None:
        async with moved(tmp_path) as it:
            opened = await it.ask(AWA, "/api/tables", {**PLAIN, "seats": [ME, FREE]})
            await it.ask(BINTA, f"/api/join/{opened['code']}", {"name": "Binta"})
            table = await it.house.table(opened["table"])
            assert isinstance(table, LedTable)
            awa, binta = Seated(table, AWA), Seated(table, BINTA)
            awa.hello()
            binta.hello()
            while table.setup.state != "playing":
                await asyncio.sleep(0.01)
            assert isinstance(await binta.say(do="leave", id="leave"), Done)
            binta.hang_up()
            assert (await to_the_end(it, table, awa))[1] is None

    run(play())


def test_a_game_that_is_left_is_lost_and_told_nowhere_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            table, awa = await begun(it)
            assert isinstance(await awa.say(do="leave", id="leave"), Done)
            assert await row_of(it, table) == (0.0, True)
            assert (await it.ask(AWA, "/api/story"))["games"] == []
            awa.hang_up()
            table, awa = await begun(it)
            await awa.say(do="hold", id="hold", seat=0, level="champion")
            assert isinstance(await awa.say(do="leave", id="leave"), Done)
            assert await row_of(it, table) == (0.0, False)
            awa.hang_up()

    run(play())


def test_of_games_that_were_begun_only_the_last_waits_for_its_end(tmp_path: Path) -> None:
    """Nobody leaves bad games open and is rated by the good ones."""

    async def play() -> None:
        async with moved(tmp_path) as it:
            await has_played(it, 1.0, 1.0, 1.0)
            before = await rating(it)
            assert before["games"] == 3
            open = [await begun(it)]
            assert await rating(it) == before, "this one may still be won"
            table, _ = open[0]
            async with table.lock:  # the bot may be choosing
                table.setup.began -= 10
                await table.keep(setup=True)
            open += [await begun(it)]
            told = await rating(it)
            assert told["games"] == 4
            assert told["points"] < before["points"]
            assert (await to_the_end(it, *open[0]))[1]
            assert (await rating(it))["games"] == 4
            open[1][1].hang_up()

    run(play())


def test_who_takes_help_in_more_games_than_not_has_no_rating(tmp_path: Path) -> None:
    """Else one would take back whatever is about to be lost, and be rated by the rest."""

    async def play() -> None:
        async with moved(tmp_path) as it:
            await has_played(it, 1.0, 1.0, 0.0)
            await has_played(it, 0.0, 0.0, 0.0, rated=False)
            told = await rating(it)
            assert told["games"] == 3
            await has_played(it, 0.0, rated=False)
            assert await rating(it) is None
            await has_played(it, 0.0)
            assert (await rating(it))["games"] == 4

    run(play())
