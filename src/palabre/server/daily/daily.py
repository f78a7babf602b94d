"""The daily tables: one try each, how it stands among the others, and who may look at what meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ...games import find, games
from ...kernel.alike import Alike
from ...kernel.game import Game
from ..connection.requests import Bot, DailyEnd, DailyGame, DailyTold, Guest, Here, Moment, TableWish
from ..process.trouble import NotWritten
from ..storage.daily import Ended, Tries, Try, began
from ..storage.setup import Setup
from ..tables.errors import TableRefusal
from ..tables.house import House
from ..tables.opening import new_setup
from ..tables.table import Table
from .champion import Champions
from .days import Days, streak
from .playing import levels_of


class Daily:
    """Opens the games of the day, and says how they went."""

    def __init__(self, house: House) -> None:
        self.days = Days(house.daily_key, lambda: house.now())
        self._house = house
        self._tries = Tries(house.store)
        self._opening = asyncio.Lock()
        self._champions = Champions(self.days, self._tries)

    # Playing

    async def open(self, game: str, name: str, guest: str, refuse: Callable[[], None]) -> Table:
        """Today's table of a guest: the one that is there already, for a second try there is not.

        Before a new one is laid, whoever asks for too many is refused.
        """
        found, day = find(game), self.days.today()
        async with self._opening:
            known = await self._tries.of(day, game, guest)
            if known is None:
                await self._refuse_deleted(day, game, guest)
                await self._house.refuse_too_many(guest)
                refuse()
                known = Try(await self._laid(found, day, name, guest))
        return await self._house.table(known.table)

    async def _refuse_deleted(self, day: str, game: str, guest: str) -> None:
        """Whoever has deleted today's try has still had it."""
        if await self._tries.of(day, game, self.days.mark(day, guest)) is not None:
            raise TableRefusal("daily-deleted")

    async def _laid(self, game: Game, day: str, name: str, guest: str) -> str:
        setup = setup_of(game, day, name, guest)
        try:
            await self._house.lay(setup, self.days.secret(day, game.name), [began(setup)])
        except NotWritten:  # the same guest was quicker, in another process
            known = await self._tries.of(day, game.name, guest)
            if known is None:
                raise
            return known.table
        return setup.id

    # Telling

    async def told(self, guest: str, asked: str | None) -> DailyTold:
        """A day's games as somebody may know them."""
        day = self.days.named(asked)
        played = [day for day, ended in await self._tries.days_of(guest) if ended < self.days.end_of(day)]
        return DailyTold(
            day=day,
            left=self.days.left() if day == self.days.today() else 0,
            streak=streak(played, self.days.today()),
            games=[await self._game(game, day, guest) for game in games()],
        )

    async def _game(self, name: str, day: str, guest: str) -> DailyGame:
        known = await self._tries.of(day, name, guest)
        ended = known.ended if known else None
        others = levels_of(find(name))
        told = DailyGame(name, self.days.commitment(day, name), len(others) + 1, others[0])
        if known is not None:
            told.table = known.table
        if known is not None and ended is not None:
            told.end = await self._standing(name, day, ended, known.at)
        if ended is not None or self.days.is_over(day):
            champion = await self._champions.told(day, name)
            told.champion = None if champion is None else DailyEnd(*champion)
        return told

    async def _standing(self, game: str, day: str, ended: Ended, at: int) -> DailyEnd:
        if at >= self.days.end_of(day):  # its secret was told by then
            return DailyEnd(*ended)
        rank, of = await self._tries.rank(day, game, self.days.end_of(day), ended)
        return DailyEnd(*ended, rank=rank, of=of)

    # Looking on

    def refuse_strangers(self, setup: Setup, guest: str) -> None:
        """As long as a day lasts nobody sees how others fare with its luck."""
        if self.is_closed(setup, guest):
            raise TableRefusal("daily-is-closed")

    def is_closed(self, setup: Setup, guest: str) -> bool:
        """Whether somebody may not look at a table yet."""
        return guest not in setup.everybody() and not self.is_over(setup)

    def is_over(self, setup: Setup) -> bool:
        """Whether nobody plays with this luck on its day any more."""
        return setup.daily is None or self.days.is_over(setup.daily)

    async def refuse_known_luck(self, old: Table, begin: Moment) -> None:
        """Nobody tries out what others still play with, not even who has finished with it."""
        is_over = self.is_over(old.setup) and await self._house.twins.are_over(old.setup)
        if begin.luck == "same" and not is_over:
            raise TableRefusal("play-on-same-luck")

    def unseal(self, table: Table) -> None:
        """Let the record of a day that is over tell its secret."""
        if table.match is not None and isinstance(table.match.nature, Alike) and table.setup.daily:
            table.match.nature.is_sealed = not self.days.is_over(table.setup.daily)

    async def stop(self) -> None:
        """End what is being played beside."""
        await self._champions.stop()


def setup_of(game: Game, day: str, name: str, guest: str) -> Setup:
    """The table of a day's game: one person, the same bots for everybody, and every choice stands."""
    seats: list[Here | Guest | Bot] = [Here(name), *(Bot(level) for level in levels_of(game))]
    wish = TableWish(game.name, seats, takes_back=False, ready=True)
    setup = new_setup(wish, game.settle_options({}, len(seats)), guest)
    setup.daily = day
    return setup
