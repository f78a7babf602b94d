"""Others see where somebody stands if that one wants it, and nothing that could be made up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from palabre.server.connection.messages import Done, FromClient, Refused
from palabre.server.storage.schema import results

from ..daily.moved import Moved, moved
from ..inside import Seated, guest
from ..player import run

AWA, BINTA, CHEI = guest(0), guest(1), guest(2)
BOT = {"who": "bot", "level": "easy"}
HOSTILE: list[dict[str, Any]] = [
    {"id": "1"},
    {"id": "1", "shown": 1},
    {"id": "1", "shown": "yes"},
    {"id": "1", "shown": None},
    {"id": "1", "shown": True, "points": 3000},
    {"shown": True},
]


async def opened(it: Moved, *seats: dict[str, Any]) -> Any:
    """A table of somebody's."""
    wish = {"game": "bakong", "seats": [{"who": "here", "name": "Awa"}, *seats], "ready": True}
    return await it.ask(AWA, "/api/tables", wish)


async def has_won(it: Moved, games: int) -> None:
    """Somebody who has won some games against a bot."""
    for _ in range(games):
        table = (await opened(it, BOT))["table"]
        row = {
            "guest": AWA,
            "table_id": table,
            "game": "bakong",
            "ended": it.time,
            "players": 2,
            "share": 1.0,
        }
        await it.house.store.run(insert(results).values(**row, levels="easy", only_bots=True, rated=True))


async def seen(table: Any, who: str) -> list[Any]:
    """The ratings that somebody sees there."""
    looking = Seated(table, who)
    looking.hello()
    (update,) = (await looking.updates())[-1:]
    looking.hang_up()
    return [seat["rating"] for seat in update["table"]["seats"]]


def test_a_rating_is_shown_to_others_only_as_long_as_one_wants(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            await has_won(it, 2)
            laid = await opened(it, {"who": "guest"})
            await it.ask(BINTA, f"/api/join/{laid['code']}", {"name": "Binta"})
            table = await it.house.table(laid["table"])
            awa, stranger = Seated(table, AWA), Seated(table, CHEI)
            awa.hello()
            stranger.hello()
            assert isinstance(await awa.say(do="show_rating", id="few", shown=True), Done)
            assert await seen(table, BINTA) == [None, None], "of two games nothing is said"
            await has_won(it, 1)
            assert await seen(table, BINTA) == [None, None], "nor of three unless it is wished"
            await awa.say(do="show_rating", id="show", shown=True)
            (own,) = (await it.ask(AWA, "/api/story"))["ratings"]
            shown = {name: own[name] for name in ("points", "low", "high")}
            assert await seen(table, BINTA) == await seen(table, AWA) == [shown, None]
            assert isinstance(await stranger.say(do="show_rating", id="no", shown=False), Refused)
            assert await seen(table, BINTA) == [shown, None]
            await awa.say(do="show_rating", id="hide", shown=False)
            assert await seen(table, BINTA) == [None, None]
            await awa.say(do="show_rating", id="again", shown=True)
            await awa.say(do="leave", id="leave")
            assert await seen(table, BINTA) == [None, None], "it goes with whoever it is of"
            awa.hang_up()
            stranger.hang_up()

    run(play())


def test_it_is_not_shown_where_one_device_plays_for_several(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            await has_won(it, 3)
            laid = await opened(it, {"who": "here", "name": "Binta"})
            table = await it.house.table(laid["table"])
            awa = Seated(table, AWA)
            awa.hello()
            assert isinstance(await awa.say(do="show_rating", id="show", shown=True), Done)
            assert await seen(table, CHEI) == [None, None]
            awa.hang_up()

    run(play())


@pytest.mark.parametrize("facts", HOSTILE, ids=str)
def test_what_is_no_wish_is_not_understood(facts: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "show_rating", **facts}, FromClient)
