"""Throws to train on alone, with their readings, a batch at a time; the browser knows no rules."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from msgspec import Struct
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from ...bots.readers import PROFILES, pace
from ...games import find, games
from ...kernel.game import Game, Value
from ...kernel.layout import CLOCK
from ...kernel.match import Match
from ...kernel.nature import Seeded
from ...kernel.plain import Plain
from ..connection.encoding import encode
from ..process.warming import Warmth

BATCH = 20  # throws; enough that nobody waits for the next between two of them
LONGEST = 20  # letters of a value that are read
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

    async def readers(self, request: Request) -> Response:
        """How fast and how rightly bots of each level read: a page can tell whom somebody would beat."""
        return Response(
            encode(PROFILES), media_type="application/json", headers={"Cache-Control": "no-store"}
        )

    async def rolls(self, request: Request) -> Response:
        """A batch of throws with the options that are asked for."""
        game = trained(request.query_params.get("game"))
        options = game.settle_options(asked_for(game, request.query_params))
        await self._warmth.wait(game.name)
        found = await asyncio.to_thread(thrown, game, options, secrets.randbits(SEED_BITS))
        return Response(encode(found), media_type="application/json", headers={"Cache-Control": "no-store"})


def trained(name: str | None) -> Game:
    """The game of that name, or the first one that offers training."""
    offered = [game for game in map(find, games()) if game.has_room("training")]
    return next((game for game in offered if game.name == name), offered[0])


def asked_for(game: Game, query: QueryParams) -> dict[str, Value]:
    """The options that a request names."""
    return {
        option.name: option.read(query[option.name][:LONGEST])
        for option in game.options
        if option.name in query
    }


def thrown(game: Game, options: dict[str, Value], seed: int) -> list[TrainingRoll]:
    """A batch of throws."""
    match = Match(game, game.min_seats, {**options, **game.room("training").OPTIONS}, Seeded(seed))
    rolls = []
    for _ in range(BATCH):
        rolls.append(roll_of(match))
        match.play(game.room("training").NEXT, CLOCK)
    return rolls


def roll_of(match: Match) -> TrainingRoll:
    """The throw that lies there."""
    training = match.game.room("training")
    read = training.reading(Plain(match.state))
    hard = int(match.game.room("worth").hardness(Plain(match.state)))
    return TrainingRoll(
        dice=training.shown(match.view(None)),
        answer=read[-1]["answer"],
        reading=read,
        hardness=hard,
        kinds=list(training.kinds(read)),
        paces={level: pace(level, hard) for level in PROFILES},
    )
