"""Who sits where: every arrangement of some bots round a table, once each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from ...kernel.game import Game

Arrangement = tuple[int, ...]  # for each seat, which of the bots sits there


def arrangements(bots: int, players: int) -> list[Arrangement]:
    """Every way to seat the bots: the last one fills further seats; of too many, every group meets."""
    if bots <= players:
        entered = [*range(bots), *([bots - 1] * (players - bots))]
        return sorted(set(permutations(entered)))
    return [seated for group in combinations(range(bots), players) for seated in permutations(group)]


def seats_for(game: Game, specs: Sequence[str], players: int | None) -> int:
    """How many seats a table has: as asked, or one for each bot as far as the game allows."""
    seats = min(max(len(specs), game.min_seats), game.max_seats) if players is None else players
    game.check_seats(seats)
    return seats
