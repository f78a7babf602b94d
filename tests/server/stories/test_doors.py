"""One's own story: told, taken along, brought back by who lost the cookie, deleted; hostile files."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from ..gatherings import guests
from ..live import Live
from ..player import Player, run

SMALL = {"options": {"board": "small"}}
SOUND: dict[str, Any] = {
    "table": "0123456789abcdef",
    "game": "bakong",
    "ended": 1_700_000_000,
    "names": ["Awa", "easy"],
    "levels": [None, "easy"],
    "seats": [0],
    "share": 1.0,
    "handicaps": [0, 0],
}
READER = {"kind": "nothing", "calls": 3, "errors": 1, "median": 900.0, "won": 0}
REVIEW = {
    "whole": 8,
    "accounts": [
        {"seat": 0, "start": 4, "luck": 2, "own": -4, "others": 0, "result": 0, "cost": 0.125},
        {"seat": 1, "start": 4, "luck": -2, "own": 0, "others": 4, "result": 8, "cost": None},
    ],
    "readers": [{"seat": None, **READER}, {"seat": 0, **READER}],
}
HOSTILE: list[Any] = [
    b"",
    b"[]",
    b"\xff\xfe",
    b"[" * 100_000,
    {"palabre_story": 2, "key": "", "games": []},
    {"palabre_story": 1, "key": "", "games": [], "more": 1},
    {"palabre_story": 1, "key": "x" * 201, "games": []},
    {"palabre_story": 1, "key": "", "games": [SOUND] * 1001},
    *(
        {"palabre_story": 1, "key": "", "games": [{**SOUND, **wrong}]}
        for wrong in (
            {"table": "../../etc"},
            {"table": "<script>"},
            {"game": "chess"},
            {"ended": -1},
            {"ended": 10**12},
            {"names": ["Awa"]},
            {"names": ["A\u202ewa", "easy"]},
            {"names": ["x" * 25, "easy"]},
            {"seats": [5]},
            {"share": 2},
            {"share": "1"},
            {"luck": 1e300},
            {"levels": [None, "é" * 3]},
            {"readings": [{"kind": "<b>", "calls": 1, "errors": 0, "median": None}]},
        )
    ),
]


def rows(live: Live, table: str, column: str = "*") -> list[Any]:
    """What the database keeps."""
    with closing(sqlite3.connect(live.folder / "palabre.sqlite3")) as connection:
        return connection.execute(f"SELECT {column} FROM {table}").fetchall()


async def played(live: Live, name: str, seed: int = 1) -> Player:
    """Somebody who has finished a small game against a bot."""
    player = await Player(live.url, name).open("bonobo-beach", "me", "child", **SMALL)
    await player.until(lambda it: it.state == "playing")
    await player.play_on(random.Random(seed))
    return player


async def brought(player: Player, file: Any, query: str = "") -> tuple[int, Any]:
    """What comes of a file."""
    text = file if isinstance(file, bytes) else json.dumps(file).encode()
    answer = await player.web.post(f"/api/story{query}", content=text)
    return answer.status_code, answer.json()


def test_a_finished_game_is_told_and_its_guest_comes_back_by_the_file(live: Live) -> None:
    async def play() -> None:
        awa = await played(live, "Awa")
        other = await played(live, "Binta")
        async with guests(awa, other):
            told = await awa.ask("GET", "/api/story")
            (game,) = told["games"]
            assert (game["table"], game["names"], game["levels"]) == (
                awa.table,
                ["Awa", "child"],
                [None, "child"],
            )
            assert game["share"] == (0 in awa.view["winners"]) / len(awa.view["winners"])
            assert (told["days"], told["ratings"], game["brought"]) == (365, [], False)
            answer = await awa.web.get("/api/story/file")
            assert "attachment" in answer.headers["Content-Disposition"]
            assert answer.headers["Cache-Control"] == "no-store"
            file = answer.json()
            assert file["games"] == told["games"]
            fresh = Player(live.url, "Awa")
            assert (await fresh.ask("GET", "/api/story"))["games"] == []
            assert await brought(fresh, file) == (200, {"back": True, "games": 0})
            assert (await fresh.ask("GET", "/api/story"))["games"] == told["games"], (
                "who lost the cookie is back"
            )
            status, refused = await brought(other, file)
            assert (status, refused["key"]) == (400, "story-somebody-here")
            assert (await other.ask("GET", "/api/story"))["games"][0]["table"] == other.table
            assert (await brought(other, file, "?instead=yes"))[0] == 200
            assert (await other.ask("GET", "/api/story"))["games"] == told["games"]
            await fresh.web.aclose()

    run(play())


def test_games_of_another_house_are_listed_once_and_count_for_nothing(live: Live) -> None:
    async def play() -> None:
        awa = Player(live.url, "Awa")
        games = [{**SOUND, "table": f"{n:016x}"} for n in range(5)]
        file = {"palabre_story": 1, "key": "0" * 97, "games": games}
        assert await brought(awa, file) == (200, {"back": False, "games": 5})
        assert await brought(awa, file) == (200, {"back": False, "games": 0})
        told = await awa.ask("GET", "/api/story")
        assert [game["brought"] for game in told["games"]] == [True] * 5
        assert told["ratings"] == []
        assert (await awa.ask("GET", "/api/suits?game=bakong"))["because"] == "first"
        many = [{**SOUND, "table": f"{n:016x}"} for n in range(100, 1100)]
        status, refused = await brought(awa, {**file, "games": many})
        assert (status, refused["key"]) == (400, "story-too-long")
        await awa.web.aclose()

    run(play())


def test_hostile_files_change_nothing(live: Live) -> None:
    async def play() -> None:
        awa = Player(live.url, "Awa")
        before = rows(live, "stories")
        for file in HOSTILE:
            status, refused = await brought(awa, file)
            assert (status, refused["key"]) == (400, "story-unreadable"), file
        status, refused = await brought(awa, b"x" * 4_000_001)
        assert (status, refused["key"]) == (400, "too-long")
        foreign = await awa.web.post("/api/story/forget", headers={"Origin": "https://elsewhere.example"})
        assert foreign.status_code == 403
        assert (await awa.ask("GET", "/api/story"))["games"] == []
        assert rows(live, "stories") == before
        await awa.web.aclose()

    run(play())


def test_deleting_leaves_exactly_what_it_says(live: Live) -> None:
    async def play() -> None:
        awa = await played(live, "Awa", seed=3)
        over = awa.table
        waiting = {"game": "bakong", "seats": [{"who": "here", "name": "Awa"}, {"who": "guest"}]}
        running = (await awa.ask("POST", "/api/tables", waiting))["table"]
        async with guests(awa):
            await brought(awa, {"palabre_story": 1, "key": "", "games": [SOUND]})
            assert await awa.ask("POST", "/api/story/forget", {}) == {"tables": 1}
            assert (await awa.ask("GET", "/api/story"))["games"] == []
            assert [one["table"] for one in await awa.ask("GET", "/api/tables/mine")] == [running]
            assert (await awa.ask("GET", f"/api/tables/{over}"))["seats"] == ["", "child"]
            assert (await awa.web.get(f"/api/tables/{over}/record")).status_code == 200, "the record stays"
            (setup,) = [setup for id, setup in rows(live, "tables", "id, setup") if id == over]
            assert "Awa" not in setup
            assert over not in {table for (table,) in rows(live, "seated", "table_id")}
            assert over not in {table for (table,) in rows(live, "results", "table_id")}
            assert await awa.ask("POST", "/api/story/forget", {}) == {"tables": 0}

    run(play())


def test_what_a_review_says_of_ones_own_seat_is_told_and_three_games_make_a_rating(live: Live) -> None:
    async def play() -> None:
        awa = await played(live, "Awa", seed=4)
        for _ in range(2):
            again = {
                "game": "bonobo-beach",
                "seats": [{"who": "here", "name": "Awa"}, {"who": "bot", "level": "child"}],
            }
            await awa.go((await awa.ask("POST", "/api/tables", {**again, **SMALL}))["table"])
            await awa.until(lambda it: it.state == "playing")
            await awa.play_on(random.Random(4))
        with closing(sqlite3.connect(live.folder / "palabre.sqlite3")) as connection:
            connection.execute("INSERT INTO reviews VALUES (?, ?)", [awa.table, json.dumps(REVIEW)])
            connection.commit()
        async with guests(awa):
            told = await awa.ask("GET", "/api/story")
            (game,) = [game for game in told["games"] if game["table"] == awa.table]
            assert (game["luck"], game["choices"], game["cost"]) == (0.25, -0.5, 0.125)
            assert game["readings"] == [{"kind": "nothing", "calls": 3, "errors": 1, "median": 900.0}]
            (rating,) = told["ratings"]
            assert (rating["game"], rating["games"]) == ("bonobo-beach", 3)
            assert rating["low"] < rating["points"] < rating["high"]

    run(play())


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_other_ways_of_asking_do_nothing(live: Live, method: str) -> None:
    async def play() -> None:
        async with Player(live.url, "Awa").web as web:
            assert (await web.request(method, "/api/story")).status_code in (404, 405)

    run(play())
