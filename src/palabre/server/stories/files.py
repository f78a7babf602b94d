"""A story as one file: what is in it, and what of a file that somebody brings is believed."""

from __future__ import annotations

import asyncio
import time

import msgspec
from sqlalchemy import delete, select

from ...games import games
from ..connection.requests import StoryFile, StoryGame
from ..storage.names import LONGEST, clean
from ..storage.schema import stories
from ..storage.setup import IS_ID
from ..storage.store import Store
from ..tables.errors import TableRefusal
from .telling import MOST

MOST_BYTES = 4_000_000
AT_ONCE = 50  # games that are written together: moves are written in between
VERSION = 1
decode_file = msgspec.json.Decoder(StoryFile).decode


def read_file(text: bytes) -> StoryFile:
    """A file that somebody brings, if it is one: nothing in it is believed but what it says of its owner."""
    try:
        found = decode_file(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise TableRefusal("story-unreadable") from None
    if found.palabre_story != VERSION or not all(map(is_sound, found.games)):
        raise TableRefusal("story-unreadable")
    return found


def is_sound(game: StoryGame) -> bool:
    """Whether this could have been told by a house: seats that are there, names that can be seen."""
    n = len(game.names)
    return (
        game.game in games()
        and bool(IS_ID(game.table))
        and len(game.levels) == n == len(game.handicaps)
        and all(0 <= seat < n for seat in game.seats)
        and 0 <= game.ended <= time.time() + 24 * 3600
        and all(len(name) <= LONGEST and clean(name) == name for name in game.names)
    )


async def bring(store: Store, guest: str, brought: list[StoryGame]) -> int:
    """Keep games from elsewhere with those of this guest; says how many are new. They count for nothing."""
    known = select(stories.c.game_id).where(stories.c.guest == guest)
    async with store.engine.connect() as connection:
        kept = {game for (game,) in await connection.execute(known)}
    fresh = {game.table: game for game in brought if game.table not in kept}
    if len(kept) + len(fresh) > MOST:
        raise TableRefusal("story-too-long", most=MOST)
    rows = await asyncio.to_thread(lambda: [row_of(guest, game) for game in fresh.values()])
    for start in range(0, len(rows), AT_ONCE):
        await store.add(stories, rows[start : start + AT_ONCE])
    return len(rows)


def row_of(guest: str, game: StoryGame) -> dict[str, object]:
    """A game that was brought, as the database takes it."""
    game.brought = True
    told = msgspec.json.encode(game).decode()
    values = {"game_id": game.table, "ended": game.ended, "brought": int(time.time()), "told": told}
    return {"guest": guest, **values}


def forget_brought(guest: str) -> object:
    """What takes all brought games of a guest away."""
    return delete(stories).where(stories.c.guest == guest)
