"""What a game knows exactly about its own end, where it has a room for that."""

from __future__ import annotations

from .seat import Seat

UNSOLVED = -1


def solved(seat: Seat) -> int | None:
    """The best choice, if the game can tell for sure; only where nothing is hidden can it."""
    if seat.engine.layout.secrets or not seat.game.has_room("endgame"):
        return None
    action = int(seat.game.room("endgame").solve(seat.known.copy(), seat.number))
    return None if action == UNSOLVED else action
