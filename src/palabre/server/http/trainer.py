"""Dice to train on: throws of Bongo with their readings, a batch at a time; the browser knows no rules."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ...bots.readers import PROFILES
from ...games import find
from ...kernel.match import Match
from ...kernel.nature import Seeded
from ..connection.encoding import encode
from ..process.warming import Warmth
from .throws import GAME, hardness, kinds, pace, reading, throw_again

BATCH = 20  # throws; enough that nobody waits for the next between two of them
SEED_BITS = 53


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

    def __init__(self, warmth: Warmth) -> None:
        self._warmth = warmth

    async def rolls(self, request: Request) -> Response:
        """A batch of throws of the level that is asked for."""
        level = request.query_params.get("level", "basic")[:20]
        options = find(GAME).settle_options({"level": level})
        await self._warmth.wait(GAME)
        found = await asyncio.to_thread(thrown, options, secrets.randbits(SEED_BITS))
        return Response(encode(found), media_type="application/json", headers={"Cache-Control": "no-store"})


def thrown(options: dict[str, Any], seed: int) -> list[TrainingRoll]:
    """A batch of throws."""
    match = Match(find(GAME), 2, options, Seeded(seed))
    rolls = []
    for _ in range(BATCH):
        rolls.append(roll_of(match))
        throw_again(match)
    return rolls


def roll_of(match: Match) -> TrainingRoll:
    """The throw that lies there."""
    read, hard = reading(match), hardness(match)
    return TrainingRoll(
        dice=match.view(None)["dice"],
        answer=read[-1]["answer"],
        reading=read,
        hardness=hard,
        kinds=list(kinds(read)),
        paces={level: pace(level, hard) for level in PROFILES},
    )
