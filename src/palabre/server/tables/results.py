"""How a game ended for each guest: kept with its end, and read to say which level suits next."""

from __future__ import annotations

import time

from ... import bots
from ...bots.suiting import Played, suiting
from ...kernel.game import Game
from ...kernel.match import Match
from ..connection.requests import Suits
from ..storage.setup import Setup
from ..storage.store import Row, Store

LOOKED_AT = 20  # of somebody's last games


def results_of(setup: Setup, match: Match) -> list[Row]:
    """A row for each guest who had a seat when the game ended; lessons and games played on tell nothing."""
    if setup.lesson is not None or setup.begun_at is not None:
        return []
    return [result_of(setup, match, guest) for guest in setup.guests()]


def result_of(setup: Setup, match: Match, guest: str) -> Row:
    """What came of it for one guest, and against whom."""
    own = setup.seats_of(guest)
    others = [seat for place, seat in enumerate(setup.seats) if place not in own]
    return {
        "guest": guest,
        "table_id": setup.id,
        "game": setup.game,
        "ended": int(time.time()),
        "players": len(setup.seats),
        "share": sum(seat in match.winners for seat in own) / max(1, len(match.winners)),
        "levels": ",".join(seat.level or "" for seat in others if seat.who == "bot"),
        "only_bots": len(own) == 1 and all(seat.who == "bot" for seat in others),
    }


async def suits(store: Store, guest: str, game: Game) -> Suits:
    """The level that suits somebody in a game, and why."""
    levels = bots.levels(game)
    rows = await store.results_of(guest, game.name, LOOKED_AT)
    found = suiting(levels, [Played(strongest(row.levels, levels), row.share, row.players) for row in rows])
    return Suits(found.level, found.because, found.games, list(levels))


def strongest(named: str, levels: tuple[str, ...]) -> str:
    """The best of some bots: who has beaten that one has beaten all."""
    return max(named.split(","), key=lambda level: levels.index(level) if level in levels else -1)
