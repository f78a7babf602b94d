"""Best responses: for each bot of a pool the other that does better than it most often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .standing import Interval, Twin, share_interval


class Response(NamedTuple):
    """Who answers a bot best: how often it did better than that one, a draw counted half."""

    bot: int
    share: float
    interval: Interval


def responses(twins: Sequence[Twin]) -> list[Response | None]:
    """The best response to every bot; None for one that has met nobody."""
    return [response(twins, bot) for bot in range(len(twins[0].better))]


def response(twins: Sequence[Twin], bot: int) -> Response | None:
    """The best response to one bot."""
    found = [shared(twins, each, bot) for each in range(len(twins[0].better)) if each != bot]
    return max(filter(None, found), key=lambda each: each.share, default=None)


def shared(twins: Sequence[Twin], bot: int, other: int) -> Response | None:
    """How often a bot did better than another at the tables at which both sat, with an interval of 95 %."""
    met = [(twin.better[bot][other], twin.better[other][bot]) for twin in twins]
    met = [(mine, theirs) for mine, theirs in met if mine + theirs]
    if not met:
        return None
    shares = [mine / (mine + theirs) for mine, theirs in met]
    games = round(sum(mine + theirs for mine, theirs in met))
    return Response(bot, sum(shares) / len(shares), share_interval(shares, games))
