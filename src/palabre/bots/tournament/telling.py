"""A tournament's result for programs: one JSON object."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import isfinite
from typing import Any

from . import Tournament
from .answering import Response
from .rating import Rating
from .standing import Interval, Standing


def told(
    tournament: Tournament,
    standings: Sequence[Standing],
    ratings: Sequence[Rating],
    responses: Sequence[Response | None],
    seconds: float,
) -> str:
    """The result as JSON; an interval that one twin table cannot give is null."""
    facts: dict[str, Any] = {
        "game": tournament.game.name,
        "players": tournament.players,
        "options": dict(tournament.options),
        "seed": tournament.seed,
        "games": len(tournament.seated) * len(standings[0].wins),
        "tables": len(standings[0].wins),
        "equal_share": 1 / tournament.players,
        "seconds": round(seconds, 3),
        "bots": [
            told_of(standing, rating) | {"best_response": answered(tournament, response)}
            for standing, rating, response in zip(standings, ratings, responses, strict=True)
        ],
    }
    return json.dumps(facts, ensure_ascii=False, allow_nan=False)


def told_of(standing: Standing, rating: Rating) -> dict[str, Any]:
    """One bot."""
    return {
        "bot": standing.spec,
        "games": standing.games,
        "win_share": standing.win_share,
        "win_interval": finite(standing.win_interval()),
        "mean_score": standing.mean_score,
        "score_interval": finite(standing.score_interval()),
        "rating": rating.points,
        "rating_interval": finite(rating.interval),
        "forfeits": len(standing.forfeits),
        "reasons": sorted(set(standing.forfeits)),
    }


def answered(tournament: Tournament, response: Response | None) -> dict[str, Any] | None:
    """Who does better than a bot most often, if it has met anybody."""
    if response is None:
        return None
    bot, share, interval = response
    return {"bot": tournament.specs[bot], "share": share, "interval": finite(interval)}


def finite(interval: Interval) -> Interval | None:
    """An interval, if there is one."""
    return interval if all(map(isfinite, interval)) else None
