"""Ratings of a guest, one for each game, by games against bots of known strength."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy import select

from ...bots.rated import Rating, Result, Rival, anchor, level_near
from ...bots.rated import rated as rated_by
from ...games import find, games
from ..connection.requests import Rated
from ..storage.schema import results, seated, tables
from ..storage.setup import Setup, Standing, decode_setup
from ..storage.store import Store

FEWEST = 3  # games before anything is said
MOST_GAMES = 500
STAYS = 60.0  # seconds for which somebody is told the same again
KEPT = 1_000
Played = tuple[Result, bool]  # a game, and whether it counts: not if help was taken


async def ratings_of(store: Store, guest: str) -> list[Rated]:
    """Where somebody stands in each game played often enough, by the games that count."""
    found = [await rating_in(store, guest, name) for name in games()]
    return [rating for rating in found if rating is not None]


async def standing_in(store: Store, guest: str, game: str) -> Standing | None:
    """Where somebody stands in one game, as they are told themselves; nothing of fewer games."""
    found = await rating_in(store, guest, game)
    return Standing(found.points, found.low, found.high) if found else None


async def rating_in(store: Store, guest: str, game: str) -> Rated | None:
    """A rating by the games that count; none where help was taken in more: who chooses games says nothing."""
    played = [*await ended(store, guest, game), *await left_open(store, guest, game)]
    counted = [result for result, is_rated in played if is_rated]
    if len(counted) < max(FEWEST, len(played) - len(counted)):
        return None
    return told(game, await asyncio.to_thread(rated_by, counted))


async def ended(store: Store, guest: str, game: str) -> list[Played]:
    """The games that have ended, the latest first."""
    own = results.c.guest == guest, results.c.game == game, results.c.rated.is_not(None)
    query = select(results.c.share, results.c.levels, results.c.rated).where(*own)
    async with store.engine.connect() as connection:
        rows = await connection.execute(query.order_by(results.c.ended.desc()).limit(MOST_GAMES))
        return [(result_of(game, row.share, row.levels.split(",")), row.rated) for row in rows]


async def left_open(store: Store, guest: str, game: str) -> list[Played]:
    """Games that somebody has begun before another of them: lost, until they have ended."""
    query = select(tables.c.setup).join(seated, seated.c.table_id == tables.c.id)
    query = query.where(seated.c.guest == guest, tables.c.state == "playing")
    async with store.engine.connect() as connection:
        setups = [decode_setup(setup) for (setup,) in await connection.execute(query)]
    mine = [setup for setup in setups if setup.game == game and setup.seats_of(guest)]
    mine = sorted((one for one in mine if one.rated is not None), key=lambda setup: setup.began)
    return [(result_of(game, 0.0, levels_of(setup)), setup.rated is True) for setup in mine[:-1]]


class Standings:
    """Where guests stand, found anew once a minute at most, however often somebody shows and hides it."""

    def __init__(self, find: Callable[[str, str], Awaitable[Standing | None]]) -> None:
        self._find = find
        self._kept: OrderedDict[tuple[str, str], tuple[float, Standing]] = OrderedDict()

    async def of(self, guest: str, game: str) -> Standing | None:
        """Where somebody stands in a game."""
        known = self._kept.pop((guest, game), None)
        if known is None or time.monotonic() - known[0] > STAYS:
            found = await self._find(guest, game)
            if found is None:  # of too few games, which are soon looked through again
                return None
            known = time.monotonic(), found
        self._kept[guest, game] = known
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return known[1]


def told(name: str, rating: Rating) -> Rated:
    """A rating in whole points."""
    level = level_near(find(name), rating.points)
    return Rated(name, round(rating.points), round(rating.low), round(rating.high), rating.games, level)


def levels_of(setup: Setup) -> list[str]:
    """How good the bots at a table are."""
    return [seat.level or "" for seat in setup.seats if seat.who == "bot"]


def result_of(game: str, share: float, levels: Sequence[str]) -> Result:
    """A game as ratings know it: against bots as strong as was measured."""
    found = find(game)
    return Result(share, tuple(anchor(found, level) or Rival() for level in levels))
