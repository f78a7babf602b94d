"""A lesson at a table: laid out, its others played as it says, gone on with after a kill, and never stuck."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from palabre.games import find
from palabre.games.lessons import Lesson, fits, lesson_of
from palabre.kernel.replaying import verify

from ..gatherings import guests
from ..live import Live
from ..nursery import Nursery
from ..player import Player, run

pytestmark = pytest.mark.xdist_group("mortal")

GAME, LESSON = "bonobo-beach", "first"


@pytest.fixture(scope="module")
def mortal(forks: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that a test may end."""
    server = Live(tmp_path_factory.mktemp("taught"), nursery=forks).start()
    yield server
    server.stop()


def done(player: Player) -> int:
    """How many of the moves that the lesson asks for are made."""
    return int(player.update["table"]["lesson"]["done"])


def is_at(step: int, player: Player) -> bool:
    """Whether so many of them are made."""
    return done(player) == step


async def asked(player: Player, lesson: Lesson) -> dict[str, Any]:
    """The choice that the lesson asks for, once it is there."""
    step = lesson.asked[done(player)]
    await player.until(lambda it: any(fits(one, step.ask[0]) for one in it.update["choices"]))
    return next(dict(one) for one in player.update["choices"] if fits(one, step.ask[0]))


async def learn(player: Player, lesson: Lesson, steps: int) -> None:
    """Do what the lesson asks for, so many times."""
    for _ in range(steps):
        before = done(player)
        choice = await asked(player, lesson)
        decision = player.update["decision"]
        assert (await player.say("play", decision=decision, choice=choice))["is"] == "done"
        await player.until(partial(is_at, before + 1))


def test_a_lesson_goes_on_after_a_kill_and_its_record_says_what_was_laid_out(mortal: Live) -> None:
    lesson = lesson_of(GAME, LESSON)

    async def play() -> None:
        pupil = await Player(mortal.url).open(GAME, "me", "easy", lesson=LESSON)
        async with guests(pupil):
            await pupil.until(lambda it: it.state == "playing" and it.view is not None)
            assert pupil.update["table"]["lesson"] == {"name": LESSON, "done": 0}
            assert pupil.update["table"]["options"] == {"board": "small"}
            await learn(pupil, lesson, 5)
            await asyncio.get_running_loop().run_in_executor(None, mortal.kill)
            await asyncio.get_running_loop().run_in_executor(None, mortal.start)
            await learn(pupil, lesson, len(lesson.asked) - 5)
            while await pupil.until(lambda it: it.update["view"]["over"] or it.update["choices"]) is not True:
                choice = pupil.update["choices"][0]
                await pupil.say("play", decision=pupil.update["decision"], choice=choice)
            text = (await pupil.web.get(f"/api/tables/{pupil.table}/record")).text
            match = verify(text, find)
            assert match.nature.described()["laid"] == [list(each) for each in lesson.laid]
            assert json.loads(text.split("\n")[0])["nature"]["from"] == "laid"
            suited = await pupil.ask("GET", f"/api/suits?game={GAME}")
            assert suited["because"] == "first", "a lesson tells nothing of how somebody plays"
            assert (await pupil.say("rematch"))["is"] == "done"
            await pupil.until(lambda it: it.update["table"]["next_table"] is not None)
            again = await pupil.ask("GET", f"/api/tables/{pupil.update['table']['next_table']}")
            assert again["game"] == GAME

    run(play())


def test_who_chooses_otherwise_is_simply_playing(live: Live) -> None:
    lesson = lesson_of(GAME, LESSON)

    async def play() -> None:
        pupil = await Player(live.url).open(GAME, "me", "random", lesson=LESSON)
        async with guests(pupil):
            await pupil.until(lambda it: it.update["choices"])
            other = next(one for one in pupil.update["choices"] if not fits(one, lesson.asked[0].ask[0]))
            await pupil.say("play", decision=pupil.update["decision"], choice=other)
            await pupil.until(lambda it: done(it) == len(lesson.asked))
            await pupil.until(lambda it: it.update["choices"])

    run(play())


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"lesson": "no-such"}, "no-such-lesson"),
        ({"lesson": LESSON, "game": "bongo"}, "no-such-lesson"),
        ({"lesson": LESSON, "seats": ["bot", "here"]}, "lesson-otherwise"),
        ({"lesson": LESSON, "seats": ["here", "here"]}, "lesson-otherwise"),
        ({"lesson": LESSON, "seats": ["here", "guest"]}, "lesson-otherwise"),
        ({"lesson": LESSON, "seats": ["here", "bot", "bot"]}, "lesson-otherwise"),
        ({"lesson": LESSON, "options": {"series": True}}, "lesson-otherwise"),
        ({"lesson": LESSON, "clock": 30}, "lesson-otherwise"),
        ({"lesson": LESSON, "listed": True}, "lesson-otherwise"),
        ({"lesson": LESSON, "position": {"players": 2}}, "not-understood"),
        ({"lesson": "../first"}, "not-understood"),
        ({"lesson": "x" * 41}, "not-understood"),
        ({"lesson": ["first"]}, "not-understood"),
        ({"lesson": 1}, "not-understood"),
    ],
)
def test_what_does_not_fit_a_lesson_is_refused(live: Live, wish: dict[str, Any], key: str) -> None:
    kinds = {
        "here": {"who": "here", "name": "Awa"},
        "guest": {"who": "guest"},
        "bot": {"who": "bot", "level": "easy"},
    }
    seats = [kinds[seat] for seat in wish.get("seats", ["here", "bot"])]

    async def ask() -> None:
        body = {"game": GAME, **wish, "seats": seats}
        refused = await Player(live.url).ask("POST", "/api/tables", body, status=400)
        assert refused["key"] == key

    run(ask())
