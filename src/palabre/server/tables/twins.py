"""Twin tables: other people with the same luck, compared once both have ended; a set is up to three games."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Awaitable
from typing import Protocol

import msgspec

from ...kernel.alike import Alike
from ..connection.requests import TableWish, TwinGame, TwinSide, TwinTold
from ..storage.setup import Seat, Setup, Twin
from .errors import TableRefusal
from .opening import new_ids
from .table import Table

ROOT_BYTES = 32
IS_CLOSED = "twin-is-closed"


class Tables(Protocol):
    """Where tables are found."""

    def read(self, id: str) -> Awaitable[Table]:
        """A table to look at, from memory or from its log."""


def twin_of(setup: Setup, wish: TableWish) -> Setup:
    """The other table: the same bots, and a free seat for every person; whoever comes first is its host."""
    if wish.lesson is not None or wish.begin is not None or wish.twin is None:
        raise TableRefusal("twin-otherwise")
    other = msgspec.convert(msgspec.to_builtins(setup), Setup)
    other.id, other.code = new_ids()
    other.seats = [
        seat if seat.who == "bot" else Seat("free", handicap=seat.handicap) for seat in other.seats
    ]
    other.host, other.listed, setup.listed = "", False, False
    if other.is_full():
        raise TableRefusal("twin-otherwise")
    root = secrets.token_hex(ROOT_BYTES)
    setup.twin = Twin(root, setup.id, other.id, games=wish.twin)
    other.twin = Twin(root, other.id, setup.id, games=wish.twin)
    return other


def next_of(twin: Twin | None) -> Twin | None:
    """The twin of the next game of a set; none when it is played out."""
    if twin is None or twin.game >= twin.games:
        return None
    return Twin(twin.root, twin.own, twin.other, twin.game + 1, twin.games, twin.seen)


def secret_of(twin: Twin | None) -> bytes | None:
    """Where the luck of a game of a set comes from: from that of one game nobody can tell the next."""
    if twin is None:
        return None
    return hmac.digest(bytes.fromhex(twin.root), f"palabre twin {twin.game}".encode(), "sha256")


class Twins:
    """What two tables may know of each other."""

    def __init__(self, house: Tables) -> None:
        self._house = house

    async def are_over(self, setup: Setup) -> bool:
        """Whether nobody plays with this luck any more."""
        return setup.twin is None or await self._are_over(setup.twin, setup.twin.game)

    async def _are_over(self, twin: Twin, game: int) -> bool:
        return await self._is_settled(twin.own, game) and await self._is_settled(twin.other, game)

    async def _is_settled(self, first: str, game: int) -> bool:
        """Whether one side has ended a game, or nobody can come back to do so."""
        way = await self._way(first, game)
        return (len(way) == game and way[-1].setup.state == "over") or not way or is_given_up(way[-1].setup)

    async def refuse_strangers(self, setup: Setup, guest: str) -> None:
        """Until both have ended nobody sees both, and nobody looks on who might still sit down at one."""
        if setup.twin is None or await self.are_over(setup):
            return
        sides = [await self._find(setup.twin.other, game) for game in (1, setup.twin.game)]
        is_theirs = any(side is not None and side.setup.has_seen(guest) for side in sides)
        is_begun = setup.state not in ("waiting", "salting")
        if is_theirs or (is_begun and guest not in setup.everybody()):
            raise TableRefusal(IS_CLOSED)

    async def unseal(self, table: Table) -> None:
        """Let the record tell its secret once both have ended."""
        if table.setup.twin is not None and table.match is not None:
            nature = table.match.nature
            if isinstance(nature, Alike):
                nature.is_sealed = not await self.are_over(table.setup)

    async def told(self, table: Table) -> TwinTold:
        """How both sides stand: who sits there and how far they are, and points of games that both ended."""
        twin = table.setup.twin
        if twin is None:
            raise TableRefusal("no-twin")
        other = await self._way(twin.other, 1)
        games = [await self._game(twin, game) for game in range(1, twin.games + 1)]
        told = TwinTold(games=games, code=other[0].setup.code if other else "")
        if all(is_compared(one) for one in games):
            told.ours = sum(one.ours.points or 0 for one in games if one.ours)
            told.theirs = sum(one.theirs.points or 0 for one in games if one.theirs)
        return told

    async def _game(self, twin: Twin, game: int) -> TwinGame:
        over = await self._are_over(twin, game)
        ours, theirs = await self._find(twin.own, game), await self._find(twin.other, game)
        return TwinGame(game, over, side_of(ours, over), side_of(theirs, over))

    async def _find(self, first: str, game: int) -> Table | None:
        """A table of a set, if it was opened and is still there."""
        way = await self._way(first, game)
        return way[-1] if len(way) == game else None

    async def _way(self, first: str, game: int) -> list[Table]:
        """One side up to a game: from the first table on each leads to the next, as far as they are kept."""
        way: list[Table] = []
        id: str | None = first
        while id is not None and len(way) < game:
            try:
                way.append(await self._house.read(id))
            except TableRefusal as refused:
                if refused.key != "no-such-table":
                    raise
                break  # nobody had come there for so long that it is gone
            id = way[-1].setup.next_table
        return way


def is_given_up(setup: Setup) -> bool:
    """Whether a side goes no further: its game cannot be played, or nobody is known who has sat there."""
    return setup.state == "void" or (setup.state == "over" and not setup.everybody())


def is_compared(game: TwinGame) -> bool:
    """Whether both sides have made something of a game."""
    sides = game.ours, game.theirs
    return game.over and all(side is not None and side.state == "over" for side in sides)


def side_of(table: Table | None, over: bool) -> TwinSide | None:
    """One side in a game; its points are those of the seats that people had at the end."""
    if table is None:
        return None
    setup = table.setup
    levels = [seat.level if seat.who == "bot" else None for seat in setup.seats]
    side = TwinSide(setup.id, setup.state, setup.names(), levels)
    if over and setup.state == "over" and table.match is not None:
        side.scores = table.match.scores
        people = [place for place, seat in enumerate(setup.seats) if seat.who == "person"]
        side.points = sum(table.match.scores[place] for place in people)
    return side
