"""How a game ended for each guest: kept with its end, and read to say which level suits next."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ... import bots
from ...bots.even.lags import lag_of, suggested
from ...bots.rated import anchor
from ...bots.suiting import Played, suiting
from ...games import find
from ...kernel.game import Game
from ...kernel.match import Match
from ..connection.requests import Evened, Suits
from ..storage.setup import Setup
from ..storage.store import Row, Store

ME = "me"  # among the seats of a table that is to be even
LOOKED_AT = 20  # of somebody's last games


def is_rated(setup: Setup) -> bool:
    """Whether a game that begins now counts: one person from an even start, against bots of known strength.

    Where others play with the same dice, somebody may know what will fall.
    """
    game, people = find(setup.game), [seat for seat in setup.seats if seat.who == "person"]
    is_other = setup.lesson or setup.begun_at or setup.position or setup.box or setup.advice or setup.is_alike
    levels = [seat.level for seat in setup.seats if seat.who == "bot"]
    is_known = all(level is not None and anchor(game, level) is not None for level in levels)
    return len(people) == 1 and is_known and not is_other and not any(setup.handicaps())


def results_of(setup: Setup, match: Match) -> list[Row]:
    """A row for each guest who had a seat when the game ended; lessons and games played on tell nothing.

    Nor do typed dice: whoever types them could make a rating of them.
    """
    if setup.lesson is not None or setup.begun_at is not None or setup.box is not None:
        return []
    return [result_of(setup, guest, match.winners) for guest in setup.guests()]


def given_up(setup: Setup, guest: str) -> list[Row]:
    """What comes of it for somebody who leaves a game that counts, or did: it is lost."""
    is_told = setup.state == "playing" and setup.rated is not None
    return [result_of(setup, guest, [])] if is_told else []


def result_of(setup: Setup, guest: str, winners: Sequence[int]) -> Row:
    """What came of it for one guest, and against whom."""
    own = setup.seats_of(guest)
    others = [seat for place, seat in enumerate(setup.seats) if place not in own]
    return {
        "guest": guest,
        "table_id": setup.id,
        "game": setup.game,
        "ended": int(time.time()),
        "players": len(setup.seats),
        "share": sum(seat in winners for seat in own) / max(1, len(winners)),
        "levels": ",".join(seat.level or "" for seat in others if seat.who == "bot"),
        "only_bots": len(own) == 1
        and all(seat.who == "bot" for seat in others)
        and not any(setup.handicaps())
        and not setup.advice,
        "rated": setup.rated,
    }


async def suits(store: Store, guest: str, game: Game) -> Suits:
    """The level that suits somebody in a game, and why."""
    levels = bots.levels(game)
    rows = await store.results_of(guest, game.name, LOOKED_AT)
    found = suiting(levels, [Played(strongest(row.levels, levels), row.share, row.players) for row in rows])
    return Suits(found.level, found.because, found.games, list(levels))


async def evened(store: Store, guest: str, game: Game, seats: Sequence[str]) -> Evened:
    """What would make a table even: a level for each bot, `me` for who asks, anything else is not known."""
    lags = [lag_of(game, level) for level in seats]
    if ME in seats and (mine := await suits(store, guest, game)).because != "first":
        lags = [lag_of(game, mine.level) if seat == ME else lag for seat, lag in zip(seats, lags)]
    return Evened(suggested(game, lags), [lag is not None for lag in lags])


def strongest(named: str, levels: tuple[str, ...]) -> str:
    """The best of some bots: who has beaten that one has beaten all."""
    return max(named.split(","), key=lambda level: levels.index(level) if level in levels else -1)
