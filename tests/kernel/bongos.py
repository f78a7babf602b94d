"""Matches and records of Bongo for tests of the kernel, played by players who often read the dice rightly."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from palabre.games import find
from palabre.kernel.match import Match
from palabre.kernel.nature import Nature, Seeded
from palabre.kernel.record import chained, hash_of
from palabre.kernel.stepwise import RandomPlayers

Bodies = list[dict[str, Any]]
BONGO = find("bongo")


def finished(nature: Nature | None = None, players: int = 3, **options: Any) -> Match:
    """A whole game."""
    return play_on(Match(BONGO, players, options, nature or Seeded(7)))


def play_on(match: Match) -> Match:
    """Go on to the end."""
    choose = RandomPlayers(1, 2)
    while not match.over:
        seat, action = choose(match)
        match.play_id(action, seat)
    return match


@lru_cache
def a_record() -> str:
    """The record of a whole game."""
    return finished(level="guards").record()


def rechained(text: str, edit: Callable[[Bodies], object]) -> str:
    """A record edited by somebody who knows how its lines hang together."""
    bodies = [json.loads(line) for line in text.splitlines()]
    for body in bodies:
        del body["hash"]
    edit(bodies)
    lines: list[str] = []
    for body in bodies:
        lines.append(chained(body, hash_of(lines[-1]) if lines else ""))
    return "\n".join(lines) + "\n"


def first_choice(bodies: Bodies) -> dict[str, Any]:
    """The first line on which a player chose."""
    return next(body for body in bodies if "choice" in body)
