"""Dice to train on: throws of Bongo with their readings, a batch at a time; the browser knows no rules."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ..bots.readers import PROFILES
from ..games import find
from ..kernel.layout import CLOCK
from ..kernel.match import Match
from ..kernel.nature import Seeded
from ..kernel.plain import Plain
from .messages import encode

if TYPE_CHECKING:
    from .house import House

GAME = "bongo"
BATCH = 20  # throws; enough that nobody waits for the line between two of them
SEED_BITS = 53
MATCHES = ("nothing", "one-match", "two-match")


class TrainingRoll(Struct):
    """One throw: what lies there, what it means and why, how hard it is, how fast each bot reads it."""

    dice: dict[str, Any]
    answer: str
    reading: list[dict[str, Any]]
    hardness: int
    kinds: list[str]
    paces: dict[str, int]


class Trainer:
    """Throws dice for whoever trains alone."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def rolls(self, request: Request) -> Response:
        """A batch of throws of the level that is asked for."""
        level = request.query_params.get("level", "basic")[:20]
        options = find(GAME).settle_options({"level": level})
        await self._house.warmth.wait(GAME)
        found = await asyncio.to_thread(thrown, options, secrets.randbits(SEED_BITS))
        return Response(encode(found), media_type="application/json", headers={"Cache-Control": "no-store"})


def thrown(options: dict[str, Any], seed: int) -> list[TrainingRoll]:
    """A batch of throws; nobody calls, so that the clock ends each round and the dice fall anew."""
    match = Match(find(GAME), 2, options, Seeded(seed))
    rolls = []
    for _ in range(BATCH):
        rolls.append(read(match))
        match.play({"do": "time_up"}, CLOCK)
    return rolls


def read(match: Match) -> TrainingRoll:
    """The throw that lies there."""
    s = Plain(match.state)
    reading: list[dict[str, Any]] = match.game.room("views").explain(s)
    hardness = int(match.game.room("worth").hardness(s))
    return TrainingRoll(
        dice=match.view(None)["dice"],
        answer=reading[-1]["answer"],
        reading=reading,
        hardness=hardness,
        kinds=list(kinds(reading)),
        paces={level: pace(level, hardness) for level in PROFILES},
    )


def kinds(reading: list[dict[str, Any]]) -> Iterator[str]:
    """The kinds of throw that a throw belongs to, by which times and errors are told."""
    steps = {step["step"]: step for step in reading}
    first, second = steps["wanted"]["dice"]
    yield "same-number" if first == second else "other-number"
    yield MATCHES[len(steps["count"]["matches"])]
    if "poachers" in steps:
        yield "poached" if steps["poachers"]["die"] is not None else "not-poached"
    if "guards" in steps:
        yield "saved" if steps["guards"]["saved"] else "not-saved"


def pace(level: str, hardness: int) -> int:
    """Milliseconds in which half of the readers of a level have read such a throw."""
    profile = PROFILES[level]
    return round(profile["floor"] + profile["median"] * profile["per_hardness"] ** hardness)
