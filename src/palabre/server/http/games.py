"""What a game is, before it is played: as the front page shows it."""

from __future__ import annotations

from ... import bots
from ...games.lessons import lessons
from ...kernel.game import Game
from ..connection.requests import GameInfo, HandicapInfo, OptionInfo
from .exercises import exercises


def game_info(game: Game) -> GameInfo:
    """A game as the front page shows it."""
    options = [
        OptionInfo(
            one.name,
            list(one.values),
            one.default,
            list(one.bounds) if one.bounds else None,
            one.seat,
            one.box,
        )
        for one in game.options
    ]
    return GameInfo(
        name=game.name,
        least=game.min_seats,
        most=game.max_seats,
        minutes=game.minutes,
        age=game.age,
        options=options,
        chapters={name: list(clauses) for name, clauses in game.chapters.items()},
        levels=list(bots.levels(game)),
        rules_version=game.rules_version,
        real_time=game.real_time,
        exercises=len(exercises(game)),
        lessons=[lesson.name for lesson in lessons(game.name)],
        handicap=HandicapInfo(has.name, has.most, has.step, has.helps) if (has := game.handicap) else None,
    )
