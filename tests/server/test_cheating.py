"""Cheats over the documented protocol, at real processes: none gains a throw, a look, or another's line."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest

from palabre.server.connection.connection import FIRST_PINGS

from .player import Message, Player, run
from .shared import Roamer, Village, spread_table

pytestmark = pytest.mark.xdist_group("village")
POISON = """CREATE FUNCTION poison() RETURNS trigger AS $$
BEGIN RAISE EXCEPTION 'cannot be stored' USING ERRCODE = '22021'; END $$ LANGUAGE plpgsql"""
POISONED = """CREATE TRIGGER poison BEFORE INSERT ON log FOR EACH ROW
WHEN (NEW.command LIKE '%poison%') EXECUTE FUNCTION poison()"""


async def chooser_of(players: list[Roamer]) -> tuple[Roamer, Roamer]:
    """Who may choose, and the other."""
    async with asyncio.timeout(60):
        while not any(each.can_choose() for each in players):
            await asyncio.sleep(0.02)
    return (players[0], players[1]) if players[0].can_choose() else (players[1], players[0])


# What cannot be stored


@pytest.mark.parametrize("id", ["\u0000", "a\u0000b", "\ud83d\ude00", "a b", "x\n", "\u202e"])
def test_an_id_that_cannot_be_stored_is_refused_and_nobody_elses_line_ends(village: Village, id: str) -> None:
    async def play() -> None:
        async with spread_table(village, "bonobo-beach", 2) as players:
            cheat, honest = await chooser_of(players)
            before = [each.lines_opened for each in players]
            choice = cheat.update["choices"][0]
            await cheat.send({"do": "play", "id": id, "decision": cheat.update["decision"], "choice": choice})
            refused = await cheat.until(lambda it: next((m for m in it.others if m["is"] == "refused"), None))
            assert (refused["id"], refused["key"]) == (None, "not-understood")
            assert (await honest.say("react", reaction="wow"))["is"] == "done"
            assert (await cheat.play(choice))["is"] == "done"
            assert [each.lines_opened for each in players] == before

    run(play())


def test_a_choice_that_the_database_refuses_is_refused_and_the_game_goes_on(village: Village) -> None:
    async def play() -> None:
        await village.query(POISON)
        await village.query(POISONED)
        village.expected.add("CharacterNotInRepertoire")
        async with spread_table(village, "bonobo-beach", 2) as players:
            chooser, other = await chooser_of(players)
            before = [each.lines_opened for each in players]
            version, choice = chooser.update["version"], chooser.update["choices"][0]
            answer = await chooser.play(choice, id="poison")
            assert (answer["is"], answer["key"]) == ("refused", "table-cannot-write")
            assert (await chooser.play(choice))["is"] == "done"
            await other.until(lambda it: it.update["version"] > version)
            assert [each.lines_opened for each in players] == before

    run(play())


@pytest.mark.parametrize(
    "path",
    [
        "/api/join/%00",
        "/api/tables/%00",
        "/api/tables/%00/record",
        "/api/join/%E2%80%AE",
        "/carry/%00",
        "/%00",
        "/api/tables/" + "a" * 3_000,
    ],
)
def test_a_path_that_cannot_be_stored_is_no_table(village: Village, path: str) -> None:
    answer = httpx.get(village.urls[0] + path)
    assert answer.status_code in (200, 303, 404), answer.text


# Several processes


class Watch(Roamer):
    """Somebody who notes when each roll came; pongs leave after so many seconds."""

    def __init__(self, url: str, pongs_after: float = 0.0) -> None:
        super().__init__([url], 0)
        self.pongs_after, self.pongs = pongs_after, 0
        self.seen: dict[int, float] = {}
        self._pongs: set[asyncio.Task[None]] = set()

    async def _hear(self, message: Message) -> None:
        if message["is"] == "ping":
            pong = asyncio.create_task(self._pong(message["n"]))
            self._pongs.add(pong)
            pong.add_done_callback(self._pongs.discard)
            return
        if message["is"] == "update" and message["view"] and message["view"]["dice"]:
            self.seen.setdefault(message["decision"], time.monotonic())
        await super()._hear(message)

    async def _pong(self, n: int) -> None:
        await asyncio.sleep(self.pongs_after)
        await self.send({"do": "pong", "n": n})
        self.pongs += 1


async def at_bongo(village: Village) -> tuple[Watch, Watch, Watch, Watch]:
    """A far and a near seat and a spectator at the leader, a spectator at another process."""
    here, there = village.urls[:2]
    far, near, watcher, elsewhere = Watch(here, 0.48), Watch(here), Watch(here), Watch(there)
    await far.open("bongo", "me", "free", options={"patience": 5})
    await near.join(far.code)
    for each in (watcher, elsewhere):
        await each.go(far.table)
    return far, near, watcher, elsewhere


def is_known_to_be_far(anybody: Player) -> bool:
    """Whether the table has measured how long the first seat's line takes."""
    if anybody.state != "playing":
        return False
    line = anybody.update["table"]["seats"][0].get("line")
    return bool(line and line["usual"] > 400)


@pytest.mark.wide
def test_nobody_at_another_process_has_the_dice_before_the_common_instant(village: Village) -> None:
    async def play() -> None:
        people = await at_bongo(village)
        far, near, watcher, elsewhere = people
        await near.until(is_known_to_be_far)
        first = far.update["decision"]
        for roll in (first + 1, first + 2):  # nobody calls: the next dice fall after five seconds
            while not all(roll in each.seen for each in people):
                await asyncio.sleep(0.05)
        early = [watcher.seen[roll] - elsewhere.seen[roll] for roll in (first + 1, first + 2)]
        lead = [watcher.seen[roll] - far.seen[roll] for roll in (first + 1, first + 2)]
        assert max(lead) > 0.1, "there was an instant to wait for"
        assert min(early) < 0.1, early

    run(play())


@pytest.mark.wide
def test_a_refused_press_for_anothers_seat_changes_nothing_that_is_known_of_it(village: Village) -> None:
    async def play() -> None:
        far, near, watcher, elsewhere = await at_bongo(village)
        await near.until(lambda it: it.view and it.view["phase"] == "call")
        await near.until(is_known_to_be_far)
        facts = {"answer": "rhino", "reaction": 300, "frame": 17}
        for _ in range(3):
            answer = await elsewhere.say("press", decision=near.update["decision"], seat=0, **facts)
            assert answer["key"] in ("not-your-seat", "no-roll-to-call", "stale-decision")
        while far.pongs < FIRST_PINGS - 1:  # the first ones come quickly
            await asyncio.sleep(0.05)
        far.pongs_after = 0.0  # one ping more: beside the others it hardly counts
        await asyncio.sleep(5.5)
        await watcher.say("react", reaction="wow")
        await near.until(lambda it: it.update["reactions"])
        line = near.update["table"]["seats"][0]["line"]
        assert line["usual"] > 400, line

    run(play())
