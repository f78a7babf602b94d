"""Ratings of a guest, one for each game: bots are anchors, people as strong as their own games say."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy import select

from ...bots.rated import Rating, Result, Rival, anchor, level_near
from ...bots.rated import rated as rated_by
from ...games import find, games
from ..connection.requests import Rated, StoryGame
from ..storage.schema import results
from ..storage.setup import Standing
from ..storage.store import Store
from .telling import finished_in

FEWEST = 3  # games before anything is said
MOST_RIVALS = 100  # people whose own games are looked at
MOST_GAMES = 500
STAYS = 60.0  # seconds for which somebody is told the same again
KEPT = 1_000


async def ratings_of(store: Store, guest: str, played: Sequence[StoryGame]) -> list[Rated]:
    """Where somebody stands in each game played often enough, by the games that count."""
    counted = [game for game in played if counts(game)]
    rivals = await rivals_of(store, guest, [game.table for game in counted])
    found = []
    for name in games():
        mine = [result_of(game, rivals[game.table]) for game in counted if game.game == name]
        if len(mine) >= FEWEST:
            found.append(told(name, await asyncio.to_thread(rated_by, mine)))
    return found


async def standing_in(store: Store, guest: str, game: str) -> Standing | None:
    """Where somebody stands in one game, as they are told themselves; nothing of fewer games."""
    found = await ratings_of(store, guest, await finished_in(store, guest, game))
    return Standing(found[0].points, found[0].low, found[0].high) if found else None


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


def counts(game: StoryGame) -> bool:
    """Whether a game says how strong somebody is: one seat, no handicap, no advice, played here."""
    return not (game.brought or game.advice or any(game.handicaps)) and len(game.seats) == 1


def told(name: str, rating: Rating) -> Rated:
    """A rating in whole points."""
    level = level_near(find(name), rating.points)
    return Rated(name, round(rating.points), round(rating.low), round(rating.high), rating.games, level)


def result_of(game: StoryGame, people: Sequence[Rival]) -> Result:
    """A game as ratings know it: bots as strong as was measured, people as their own games say."""
    found = find(game.game)
    bots = [anchor(found, level) or Rival() for level in game.levels if level is not None]
    missing = len(game.names) - len(game.seats) - len(bots) - len(people)
    return Result(game.share, (*bots, *people, *[Rival()] * max(0, missing)))


async def rivals_of(store: Store, guest: str, played: Sequence[str]) -> dict[str, list[Rival]]:
    """The other people at some tables, each as strong as their own games against bots alone say."""
    met: dict[str, list[Rival]] = defaultdict(list)
    others = select(results.c.guest, results.c.table_id, results.c.game)
    others = others.where(results.c.table_id.in_(played[:MOST_GAMES]), results.c.guest != guest)
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(others))
    people = list(dict.fromkeys((row.guest, row.game) for row in rows))[:MOST_RIVALS]
    known = {who: await rival(store, *who) for who in people}
    for row in rows:
        met[row.table_id].append(known.get((row.guest, row.game), Rival()))
    return met


async def rival(store: Store, guest: str, game: str) -> Rival:
    """Somebody by their own games against bots."""
    found = find(game)
    rows = await store.results_of(guest, game, MOST_GAMES)
    mine = [
        Result(row.share, tuple(anchor(found, level) or Rival() for level in row.levels.split(",")))
        for row in rows
    ]
    rating = await asyncio.to_thread(rated_by, mine)  # of hundreds of games it takes long
    return Rival(rating.points, rating.spread)
