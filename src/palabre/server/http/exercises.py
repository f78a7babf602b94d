"""Exercises as the page shows them: the position through its seat's eyes, and what every choice is worth."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ...bots.exercises import Exercise, kept, laid
from ...games import find, games
from ...kernel.errors import PalabreError
from ...kernel.game import Game
from ..connection.encoding import encode
from ..connection.requests import ChoiceWorth, ExerciseLine, ExerciseShown, WhyBetter
from ..process.warming import Warmth


class Exercises:
    """Hands out exercises; the browser knows no rules, so everything it may ask comes along."""

    def __init__(self, warmth: Warmth) -> None:
        self._warmth = warmth

    async def listed(self, request: Request) -> Response:
        """The exercises of every game that has some, the easier first."""
        return answered({name: lines(found) for name in games() if (found := exercises(find(name)))})

    async def one(self, request: Request) -> Response:
        """One exercise, to be solved."""
        game, exercise = named(request.path_params["game"], request.path_params["exercise"])
        await self._warmth.wait(game.name)
        return answered(await asyncio.to_thread(shown, game, exercise))


def answered(what: object) -> Response:
    """An answer that is the same for everybody as long as the server is."""
    headers = {"Cache-Control": "no-cache"}
    return Response(encode(what), media_type="application/json", headers=headers)


def exercises(game: Game) -> list[Exercise]:
    """The exercises of a game; none where it has no file of them."""
    found = kept(game)
    return found["exercises"] if found else []


def lines(found: list[Exercise]) -> list[ExerciseLine]:
    """What a list says of each."""
    return [ExerciseLine(each["id"], each["grade"]) for each in sorted(found, key=lambda one: one["grade"])]


def named(game: str, exercise: str) -> tuple[Game, Exercise]:
    """The exercise that a request names."""
    if game in games():
        found = find(game)
        for each in exercises(found):
            if each["id"] == exercise:
                return found, each
    raise PalabreError("no-such-exercise")


def shown(game: Game, exercise: Exercise) -> ExerciseShown:
    """The position as its seat sees it, what can be chosen, and what each choice would do and is worth."""
    match, seat = laid(game, exercise), exercise["seat"]
    worths = [
        ChoiceWorth(
            choice=each["choice"],
            value=each["value"],
            low=each["low"],
            high=each["high"],
            preview=match.preview(each["choice"], seat),
        )
        for each in exercise["choices"]
    ]
    return ExerciseShown(
        id=exercise["id"],
        game=game.name,
        grade=exercise["grade"],
        players=match.players,
        seat=seat,
        exact=exercise["exact"],
        view=match.view(seat),
        choices=worths,
        best=exercise["best"],
        usual=exercise["usual"],
        missed=exercise["missed"],
        because=[WhyBetter(why["part"], why["own"], why["points"]) for why in exercise["because"]],
    )
