"""The tries of a day: one for each guest and game, how it ended, and how it stands among the others."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import and_, func, insert, or_, select, update

from ...kernel.match import Match
from .schema import daily
from .setup import Setup
from .store import Store

CHAMPION = "champion"  # in the place of a guest, whose names are longer
MOST_DAYS = 400  # that are looked at for a row of days


class Ended(NamedTuple):
    """How a try ended: points, how far ahead of the best other (behind: below 0), whether it has won."""

    score: int
    margin: int
    won: bool


class Try(NamedTuple):
    """A guest's try of a day's game."""

    table: str
    ended: Ended | None = None
    at: int = 0  # when, in seconds


def began(setup: Setup) -> Any:
    """Write down that somebody has begun: a second try is refused by the database itself."""
    return insert(daily).values(day=setup.daily, game=setup.game, guest=setup.host, table_id=setup.id)


def has_ended(setup: Setup, match: Match, now: int) -> list[Any]:
    """Write down how it ended, if it is a day's game: with the end itself."""
    if setup.daily is None or not (own := setup.seats_of(setup.host)):
        return []
    found = ended_at(match, own[0])
    row = update(daily).where(daily.c.table_id == setup.id)
    return [row.values(ended=now, score=found.score, margin=found.margin, won=found.won)]


def ended_at(match: Match, seat: int) -> Ended:
    """How a finished game ended for a seat."""
    others = [points for place, points in enumerate(match.scores) if place != seat]
    return Ended(match.scores[seat], match.scores[seat] - max(others, default=0), seat in match.winners)


def unnamed(tried: Any, mark: str) -> Any:
    """What leaves a finished try in its day's ranks, under a mark that leads to nobody and to no table."""
    own = daily.c.day == tried.day, daily.c.game == tried.game, daily.c.guest == tried.guest
    return update(daily).where(*own).values(guest=mark, table_id=None)


class Tries:
    """What the database knows of the tries of a day; those that ended after it do not count."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, day: str, game: str, guest: str) -> Try | None:
        """A guest's try; a champion's has no table."""
        query = select(daily).where(daily.c.day == day, daily.c.game == game, daily.c.guest == guest)
        row = await self._first(query)
        if row is None:
            return None
        if row.ended is None:
            return Try(row.table_id)
        return Try(row.table_id or "", Ended(row.score, row.margin, bool(row.won)), row.ended)

    async def rank(self, day: str, game: str, until: int, ended: Ended) -> tuple[int, int]:
        """The place of a result among those of the day, and how many there are."""
        is_ahead, is_level = daily.c.margin > ended.margin, daily.c.margin == ended.margin
        is_better = is_ahead if ended.won else or_(is_ahead, and_(is_level, daily.c.won))
        all_of_them = select(func.count()).select_from(daily).where(*counts(day, game, until))
        return 1 + await self._number(all_of_them.where(is_better)), await self._number(all_of_them)

    async def days_of(self, guest: str) -> list[tuple[str, int]]:
        """The days on which somebody has finished a game, the latest first, and when the first one ended."""
        ended = func.min(daily.c.ended)
        query = select(daily.c.day, ended).where(daily.c.guest == guest, daily.c.ended.is_not(None))
        query = query.group_by(daily.c.day).order_by(daily.c.day.desc()).limit(MOST_DAYS)
        async with self._store.engine.connect() as connection:
            return [(str(day), int(at)) for day, at in await connection.execute(query)]

    async def ended_of(self, guest: str) -> list[Any]:
        """All finished tries of a guest."""
        query = select(daily).where(daily.c.guest == guest, daily.c.ended.is_not(None))
        async with self._store.engine.connect() as connection:
            return list(await connection.execute(query))

    async def keep_champion(self, day: str, game: str, ended: Ended, now: int) -> None:
        """What the champion made of it."""
        row = {"day": day, "game": game, "guest": CHAMPION, "ended": now, **ended._asdict()}
        await self._store.run(insert(daily).values(**row))

    async def _first(self, query: Any) -> Any:
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def _number(self, query: Any) -> int:
        return int((await self._first(query))[0])


def counts(day: str, game: str, until: int) -> tuple[Any, ...]:
    """Which rows are results of people on that day."""
    is_one = daily.c.day == day, daily.c.game == game, daily.c.guest != CHAMPION
    return (*is_one, daily.c.ended.is_not(None), daily.c.ended < until)
