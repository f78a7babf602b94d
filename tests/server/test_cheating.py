"""Cheats over the documented protocol, at real processes: none gains a throw, a look, or another's line."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from .player import run
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
