"""Advice as a house rule: agreed beforehand, told to all, by the eyes of who asks, one question at a time."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from palabre.analysis.deciding import advice_for
from palabre.games import find
from palabre.kernel.errors import BadRecord
from palabre.kernel.record import chain
from palabre.kernel.replaying import replay
from palabre.server.tables.advice import knew_more, last_of
from tests.analysis.games import begun
from tests.bots.test_blind import with_other_secrets

from ..gatherings import guests
from ..live import Live
from ..player import Player, run

GAME = "bonobo-beach"
Count = Callable[[int, int], int]


async def key_of(player: Player, path: str) -> tuple[int, str]:
    """How a request is refused."""
    answer = await player.web.get(path)
    return answer.status_code, answer.json().get("key", "")


def test_who_is_to_choose_is_advised_where_it_was_agreed_and_nobody_else(live: Live) -> None:
    async def play() -> None:
        awa = await Player(live.url, "Awa").open(GAME, "me", "child", advice=True)
        binta = await Player(live.url, "Binta").go(awa.table)
        async with guests(awa, binta):
            await awa.until(Player.can_choose)
            assert binta.update["table"]["advice"] is True, "whoever looks on sees it too"
            assert (await binta.ask("GET", f"/api/tables/{awa.table}"))["advice"] is True
            decision, seat = awa.update["decision"], awa.update["eyes"]
            where = f"/api/tables/{awa.table}/advice/"
            asked = f"{where}{decision}?seat={seat}"
            told = await asyncio.gather(awa.web.get(asked, timeout=600), awa.web.get(f"{asked}&fine=1"))
            assert sorted(each.status_code for each in told) == [200, 429], "one question at a time"
            found = (await awa.web.get(asked, timeout=600)).json()
            assert {each["seat"] for each in found["choices"]} == {found["seat"]} == {seat}
            assert {json.dumps(each["choice"]) for each in found["choices"]} == {
                json.dumps(each) for each in awa.update["choices"]
            }
            assert await key_of(awa, f"{where}{decision + 1}?seat={seat}") == (400, "stale-decision")
            assert await key_of(awa, f"{where}{decision}?seat={1 - seat}") == (400, "nothing-to-choose")
            assert await key_of(binta, asked) == (400, "nothing-to-choose")
            for named in ("", "?seat=", "?seat=-1", "?seat=9999999", "?seat=x", f"?seat={10**30}"):
                assert await key_of(awa, f"{where}{decision}{named}") == (400, "not-understood"), named
            await why(awa, binta, 1 - seat)
            lines = (await awa.web.get(f"/api/tables/{awa.table}/record")).text.splitlines()
            assert json.loads(lines[0])["advice"] is True

    run(play())


async def why(awa: Player, binta: Player, bot: int) -> None:
    """Once a bot has chosen it says why, to who plays."""
    where = f"/api/tables/{awa.table}/why/"
    dice = random.Random(1)
    for _ in range(3):
        await awa.until(Player.can_choose)
        await awa.choose(dice)
    await awa.until(Player.can_choose)
    told = (await awa.web.get(f"{where}{bot}", timeout=600)).json()
    assert (told["seat"], told["level"], told["same"]) == (bot, "child", True)
    assert await key_of(binta, f"{where}{bot}") == (400, "nothing-to-choose")
    for named, key in ((1 - bot, "no-bot-there"), (7, "no-such-seat"), ("x", "not-understood")):
        assert await key_of(awa, f"{where}{named}") == (400, key)


def test_without_it_every_question_during_a_game_is_refused_and_some_tables_cannot_have_it(
    live: Live,
) -> None:
    async def play() -> None:
        awa = await Player(live.url, "Awa").open(GAME, "me", "child")
        async with guests(awa):
            await awa.until(Player.can_choose)
            assert awa.update["table"]["advice"] is False
            for door in (f"advice/{awa.update['decision']}?seat={awa.update['eyes']}", "why/1"):
                assert await key_of(awa, f"/api/tables/{awa.table}/{door}") == (400, "advice-off")
            here, bot = {"who": "here", "name": "Awa"}, {"who": "bot", "level": "easy"}
            wishes: tuple[dict[str, Any], ...] = (
                {"game": "bongo"},
                {"game": GAME, "twin": 1},
                {"game": GAME, "lesson": "first"},
            )
            for wish in wishes:
                refused = await awa.web.post(
                    "/api/tables", json={"seats": [here, bot], "advice": True} | wish
                )
                assert (refused.status_code, refused.json()["key"]) == (400, "advice-not-here"), wish
            for wrong in ("yes", 1, None):
                body = {"game": GAME, "seats": [here, bot], "advice": wrong}
                assert (await awa.web.post("/api/tables", json=body)).status_code == 400

    run(play())


@pytest.mark.parametrize("name", ["bakong", pytest.param("banjooli-xeet", marks=pytest.mark.long)])
def test_advice_is_blind_to_what_its_seat_may_not_know(name: str, count: Count) -> None:
    match = begun(name, 3, 11, 20)
    seat = match.to_act[0]
    others = [with_other_secrets(match, seat, luck) for luck in range(count(1, 10))]
    assert any(each.state.tobytes() != match.state.tobytes() for each in others), "nothing was hidden"
    told = advice_for(match, seat)
    assert all(advice_for(each, seat) == told for each in others)


def test_a_bot_with_secrets_keeps_its_reasons_and_one_without_does_not() -> None:
    for name, secret in (("banjooli-xeet", True), (GAME, False)):
        match = begun(name, 3, 11, 20)
        lines = [line for seat in range(3) if (line := last_of(match, seat)) is not None]
        assert lines
        assert {knew_more(match, line) for line in lines} == {secret}


def test_the_head_of_a_record_says_advice_or_nothing() -> None:
    match = begun(GAME, 2, 1, 3)
    assert "advice" not in match.record()
    match = begun(GAME, 2, 1, 0)
    match.advised = True
    text = match.record()
    again = replay(text, find)
    assert again.advised
    assert again.record() == text
    head = json.loads(text.splitlines()[0])
    del head["hash"]
    assert replay(chain([head], [])[0] + "\n", find).advised
    wrong: tuple[Any, ...] = (False, 1, "yes", None, [])
    for each in wrong:
        with pytest.raises(BadRecord):
            replay(chain([{**head, "advice": each}], [])[0] + "\n", find)
