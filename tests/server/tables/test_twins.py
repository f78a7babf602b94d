"""Twin tables: the same luck as far as choices allow, nobody sees both, and points compared at the end."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from palabre.games import find
from palabre.kernel.replaying import verify
from palabre.server.connection.messages import Done, Refused

from ..daily.moved import Moved, moved, playing_on
from ..inside import Seated, guest
from ..picked import picks
from ..player import run

AWA, BINTA, CHEI = guest(0), guest(1), guest(2)
SEATS = [{"who": "here", "name": "Awa"}, {"who": "bot", "level": "child"}]
ARRANGING: list[dict[str, Any]] = [
    {"do": "level", "level": "hard"},
    {"do": "fill", "seat": 1, "level": "hard"},
    {"do": "handicap", "seat": 0, "amount": 5},
]
WISH = {"game": "bakong", "seats": SEATS, "ready": True}


async def opened(it: Moved, games: int) -> tuple[str, str]:
    """Two tables with a person each."""
    ours = (await it.ask(AWA, "/api/tables", {**WISH, "twin": games}))["table"]
    code = (await it.ask(AWA, f"/api/tables/{ours}/twin"))["code"]
    refused = await it.ask(AWA, f"/api/join/{code}", {"name": "Awa"}, status=403)
    assert refused["key"] == "twin-is-closed"
    theirs = (await it.ask(BINTA, f"/api/join/{code}", {"name": "Binta"}))["table"]
    return ours, theirs


async def followed(it: Moved, table: str, who: str) -> str:
    """The next game of a set."""
    seated = Seated(await it.house.table(table), who)
    seated.hello()
    await seated.say(do="rematch", id="rematch")
    seated.hang_up()
    return str(seated.table.setup.next_table)


def test_a_set_on_twin_tables(tmp_path: Path, count: Callable[[int, int], int]) -> None:
    games = count(2, 3)

    async def play() -> None:
        async with moved(tmp_path) as it:
            ours, theirs = await opened(it, games)
            points = [0, 0]
            for game in range(games):
                if game:
                    ours, theirs = await followed(it, ours, AWA), await followed(it, theirs, BINTA)
                await it.finish(ours, AWA, seed=game)
                await check_half(it, ours, theirs)
                await it.finish(theirs, BINTA, seed=1)
                records = [await it.ask(CHEI, f"/api/tables/{one}/record") for one in (ours, theirs)]
                check_alike(records[0], records[1], same_choices=game == 1)
                told = (await it.ask(CHEI, f"/api/tables/{ours}/twin"))["games"][game]
                ends = [verify(record, find) for record in records]
                assert [told["ours"]["scores"], told["theirs"]["scores"]] == [end.scores for end in ends]
                assert [told["ours"]["points"], told["theirs"]["points"]] == [end.scores[0] for end in ends]
                points = [sum + end.scores[0] for sum, end in zip(points, ends, strict=True)]
            whole = await it.ask(BINTA, f"/api/tables/{theirs}/twin")
            assert [whole["theirs"], whole["ours"]] == points, "as those see it who play there"
            alone = await followed(it, ours, AWA)
            assert (await it.ask(AWA, f"/api/tables/{alone}/twin", status=404))["key"] == "no-twin"

    run(play())


def test_nobody_looks_ahead_at_what_falls_at_both_tables(tmp_path: Path) -> None:
    """The others elsewhere cannot be asked: what has been answered stands."""

    async def play() -> None:
        async with moved(tmp_path) as it:
            ours, _ = await opened(it, 1)
            table = await it.house.table(ours)
            awa, dice = Seated(table, AWA), random.Random(1)
            awa.hello()
            await awa.say(do="ready", id="ready")
            refused = set[str]()
            for number in range(12):
                while table.match is None or table.match.to_act != (0,):
                    await asyncio.sleep(0.002)
                choice = dice.choice(table.match.choices(0))
                await awa.say(do="play", id=f"play-{number}", decision=table.decision, choice=choice)
                while table.match.to_act != (0,):
                    await asyncio.sleep(0.002)
                is_free, version = table.match.can_undo(0), table.match.version
                assert table.can_undo(AWA) is is_free
                answer = await awa.say(do="undo", id=f"undo-{number}")
                if is_free:
                    assert isinstance(answer, Done)
                else:
                    assert isinstance(answer, Refused)
                    assert table.match.version == version
                    refused.add(answer.key)
            assert refused == {"undo-twin", "undo-not-yours"}, "after dice, and after a bot"
            awa.hang_up()

    run(play())


def test_a_side_that_has_ended_is_played_on_with_its_dice_only_when_both_have(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            ours, theirs = await opened(it, 1)
            await it.finish(ours, AWA, seed=1)
            wish = playing_on(it.house.tables[ours].setup, move=30)
            assert (await it.ask(AWA, "/api/tables", wish, 400))["key"] == "play-on-same-luck"
            assert (await it.ask(BINTA, "/api/tables", wish, 403))["key"] == "twin-is-closed"
            new = {**wish, "begin": {**wish["begin"], "luck": "new"}}
            laid = (await it.ask(AWA, "/api/tables", new))["table"]
            assert it.house.tables[laid].setup.laid == []
            await it.finish(theirs, BINTA, seed=2)
            again = (await it.ask(AWA, "/api/tables", wish))["table"]
            assert it.house.tables[again].setup.laid != []

    run(play())


async def check_half(it: Moved, over: str, open: str) -> None:
    """One has ended: what it made is told to nobody, its secret neither, and nobody sees both."""
    told = await it.ask(AWA, f"/api/tables/{over}/twin")
    assert not any(game["over"] for game in told["games"][-1:])
    (now,) = [game for game in told["games"] if game["ours"] and game["ours"]["table"] == over]
    assert now["ours"]["scores"] is now["theirs"]["scores"] is None
    record = await it.ask(AWA, f"/api/tables/{over}/record")
    table = await it.house.table(over)
    assert "secret" not in json.loads(record.splitlines()[-1])
    assert not any(table.secret.hex() in sent for sent in it.sent)
    assert table.setup.twin is not None
    assert not any(table.setup.twin.root in sent for sent in it.sent)
    for who, at in ((AWA, open), (BINTA, over), (CHEI, over)):
        refused = await it.ask(who, f"/api/tables/{at}/twin", status=403)
        assert refused["key"] == "twin-is-closed", (who, at)


def check_alike(ours: str, theirs: str, same_choices: bool) -> None:
    """The k-th of each kind is the same; with the same choices everything is, the bots' too."""
    if same_choices:
        assert ours.splitlines()[:-1] == theirs.splitlines()[:-1]
    one, other = picks(ours), picks(theirs)
    for kind in one.keys() & other.keys():
        n = min(len(one[kind]), len(other[kind]))
        assert one[kind][:n] == other[kind][:n], kind
    assert len(one["roll", 36]) > 10 < len(other["roll", 36])


def test_twins_have_the_same_bots_and_no_wish_that_makes_no_sense(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            ours, theirs = await opened(it, 1)
            for table, who in ((ours, AWA), (theirs, BINTA)):
                seated = Seated(await it.house.table(table), who)
                seated.hello()
                assert seated.table.setup.host == who
                for number, command in enumerate(ARRANGING):
                    answer = await seated.say(id=f"{number}", **command)
                    assert isinstance(answer, Refused)
                    assert answer.key == "twin-as-it-is"
                gone = await seated.say(do="remove", id="remove", seat=1)
                assert isinstance(gone, Refused)
                seated.hang_up()
            bots = {**WISH, "seats": SEATS[1:] * 2, "twin": 1}
            for wish, key in (
                (bots, "twin-otherwise"),
                ({**WISH, "twin": 4}, "not-understood"),
                ({**WISH, "twin": 0}, "not-understood"),
                ({**WISH, "twin": "K7M2QX"}, "not-understood"),
                ({**WISH, "twin": 1, "begin": {"table": ours, "move": 3}}, "play-on-not-over"),
            ):
                assert (await it.ask(CHEI if key != "play-on-not-over" else AWA, "/api/tables", wish, 400))[
                    "key"
                ] == key

    run(play())
