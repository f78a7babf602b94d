"""The finished games of a guest, each as it ended: told from the results, the tables and the reviews."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select

from ..connection.requests import Reading, StoryGame
from ..storage.schema import results, reviews, stories, tables
from ..storage.setup import Setup, decode_setup
from ..storage.store import Store

MOST = 1000  # games that are told, the latest
REVIEWED = 100  # of these, with what their reviews say: a review is large


class Account(Struct):
    """Of a review, where a seat's result comes from."""

    seat: int
    luck: int
    own: int
    cost: float | None


class Reader(Struct):
    """Of a review, how a seat read one kind of throw."""

    seat: int | None
    kind: str
    calls: int
    errors: int
    median: float | None


class Reviewed(Struct):
    """What is told of a review."""

    whole: int
    accounts: list[Account]
    readers: list[Reader]


decode_review = msgspec.json.Decoder(Reviewed).decode
decode_brought = msgspec.json.Decoder(StoryGame).decode


async def story_of(store: Store, guest: str) -> list[StoryGame]:
    """All that is known of somebody's finished games, the latest first; brought ones among them."""
    found = (
        select(results, tables.c.setup)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.guest == guest)
        .order_by(results.c.ended.desc())
        .limit(MOST)
    )
    brought = select(stories.c.told).where(stories.c.guest == guest).order_by(stories.c.ended.desc())
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(found))
        latest = reviews.c.table_id.in_([row.table_id for row in rows[:REVIEWED]])
        reviewed = {
            row.table_id: row.review for row in await connection.execute(select(reviews).where(latest))
        }
        others = [told for (told,) in await connection.execute(brought.limit(MOST))]
    return await asyncio.to_thread(all_told, rows, reviewed, others)


def all_told(rows: list[Any], reviewed: dict[str, str], brought: list[str]) -> list[StoryGame]:
    """Games that were played here, and those that were brought, the latest first."""
    told = [told_of(row, reviewed.get(row.table_id)) for row in rows]
    played = [game for game in told if game.seats]  # not those that were left
    known = {game.table for game in played}
    games = [*played, *(game for game in map(decode_brought, brought) if game.table not in known)]
    return sorted(games, key=lambda game: -game.ended)[:MOST]


def told_of(row: Any, review: str | None) -> StoryGame:
    """One game as it is told to whoever played it, with what its review says, if it has one."""
    setup = decode_setup(row.setup)
    own = setup.seats_of(row.guest)
    told = StoryGame(
        table=row.table_id,
        game=row.game,
        ended=row.ended,
        names=[seat.name for seat in setup.seats],
        levels=[seat.level if seat.who == "bot" else None for seat in setup.seats],
        seats=own,
        share=row.share,
        handicaps=[round(each) for each in setup.handicaps()],
        advice=setup.advice,
    )
    if review is not None and len(own) == 1:
        add_review(told, decode_review(review), own[0])
    return told


def add_review(told: StoryGame, review: Reviewed, seat: int) -> None:
    """What was luck and what was choice, and how throws were read, for the one seat of a guest."""
    for account in review.accounts:
        if account.seat == seat:
            told.luck, told.choices = account.luck / review.whole, account.own / review.whole
            told.cost = account.cost
    told.readings = [
        Reading(one.kind, one.calls, one.errors, one.median) for one in review.readers if one.seat == seat
    ]


def is_over(setup: Setup) -> bool:
    """Whether nothing more will happen at a table."""
    return setup.state in ("over", "void")
