"""What a game knows exactly about its own end, where it has a room `endgame` for that."""

from __future__ import annotations

from .seat import Seat

FEW = 20  # choices beyond which the end is not near enough to ask


def solved(seat: Seat, most: int) -> int | None:
    """The best choice, if the game can tell by looking into at most so many turns, and nothing is hidden."""
    if not most or seat.engine.layout.secrets or len(seat.ids) > FEW or not seat.game.has_room("endgame"):
        return None
    solution = seat.game.room("endgame").solve(seat.known.copy(), most)
    return None if solution is None else int(solution.best(seat.number))
