"""Decisions of a finished game looked at again, by what its chooser could know; nothing before the end."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from palabre.kernel.errors import PalabreError
from palabre.server.process.analyst import Analyst, AnalystFailed
from palabre.server.tables.decisions import read_move

from ..gatherings import guests
from ..live import Live
from ..player import Player, run


@pytest.mark.wide
def test_what_choices_were_worth_is_told_after_the_end_and_only_then(live: Live) -> None:
    async def play() -> None:
        awa = await Player(live.url, "Awa").open("bonobo-beach", "me", "child")
        async with guests(awa):
            await awa.until(lambda _: awa.state == "playing")
            where = f"/api/tables/{awa.table}/decisions/"
            thoughts = f"/api/tables/{awa.table}/thoughts/"
            for door in (where, thoughts):
                early = await awa.web.get(f"{door}0")
                assert (early.status_code, early.json()["key"]) == (400, "review-not-over")
            await awa.play_on(random.Random(1))
            lines = (await awa.web.get(f"/api/tables/{awa.table}/record")).text.splitlines()
            told = [(await awa.web.get(f"{where}{move}", timeout=600)).json() for move in range(6, 12)]
            chosen = [each for each in told if "choices" in each]
            assert {each.get("key") for each in told if each not in chosen} <= {"analyse-no-choice"}
            for each in chosen:
                assert each["choices"][0]["behind"] == 0
                assert {one["seat"] for one in each["choices"]} == {each["seat"]}
            fine = await awa.ask("GET", f"{where}{chosen[0]['move']}?fine=1")
            assert fine["simulations"] > chosen[0]["simulations"]
            bots = [await awa.web.get(thoughts + str(each["move"]), timeout=600) for each in chosen]
            assert {each.status_code for each in bots} == {200, 400}, "one of the two is a person"
            assert all(each.json()["same"] for each in bots if each.status_code == 200)
            for named in (str(len(lines)), "9" * 6, "9" * 9, "-1", "1.5", "x", "%00", "²"):
                for door in (where, thoughts):
                    refused = await awa.web.get(door + named)
                    assert (refused.status_code, "reason" in refused.json()) == (400, True), named

    run(play())


@pytest.mark.wide
def test_a_bot_of_a_sealed_day_thinks_with_its_own_luck(live: Live) -> None:
    async def play() -> None:
        awa = Player(live.url, "Awa")
        async with guests(awa):
            laid = await awa.ask("POST", "/api/daily/bonobo-beach", {"name": "Awa"})
            await awa.go(laid["table"])
            await awa.say("ready")
            await awa.play_on(random.Random(1))
            record = (await awa.web.get(f"/api/tables/{awa.table}/record")).text
            lines = [json.loads(line) for line in record.splitlines()]
            assert "secret" not in lines[-1]
            moves = [move for move, line in enumerate(lines[1:]) if line.get("seat", 0) > 0][:12]
            where = f"/api/tables/{awa.table}/thoughts/"
            told = [(await awa.web.get(f"{where}{move}", timeout=600)).json() for move in moves]
            assert all(each["same"] for each in told if "same" in each)
            assert sum("same" in each for each in told) > 3

    run(play())


@pytest.mark.parametrize("named", ["", "-1", "٣", "1" * 7, "1e3"])
def test_a_move_is_a_short_number(named: str) -> None:
    with pytest.raises(PalabreError):
        read_move(named)


@pytest.mark.long
def test_a_child_that_fails_is_replaced_and_who_is_cancelled_leaves_nothing_behind() -> None:
    async def ask() -> None:
        analyst = Analyst()
        try:
            with pytest.raises(PalabreError):
                await analyst.ask({"record": "none", "move": 0, "fine": False})
            with pytest.raises(AnalystFailed):
                await analyst.ask({})  # type: ignore[typeddict-item]
            asked = asyncio.create_task(analyst.ask({"record": "none", "move": 1, "fine": False}))
            await asyncio.sleep(0.05)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            with pytest.raises(PalabreError):
                await analyst.ask({"record": "still none", "move": 0, "fine": False})
        finally:
            await analyst.stop()

    run(ask())
