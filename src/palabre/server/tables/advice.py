"""Advice where it is the house rule: to who is to choose, by what that seat can know; and a bot's reasons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...analysis.steps import is_choice
from ...analysis.types import Analysis
from ...bots.thinking import Thoughts
from ...kernel.match import Match
from ...kernel.secrecy import blanked
from ..connection.requests import BotThought
from ..process.analyst import Question
from ..process.bot_luck import luck_of
from .conditions import seat_at
from .decisions import Decisions
from .errors import TableRefusal
from .table import Table


class Advice:
    """One question at a time for each guest; all wait with those about finished games."""

    def __init__(self, decisions: Decisions) -> None:
        self._decisions = decisions
        self._asking: set[str] = set()  # guests

    async def worths(
        self, table: Table, guest: str, seat: int, decision: int, fine: bool, address: str
    ) -> Analysis:
        """What each choice is worth to a seat of this guest that is to choose now."""
        match = advised(table, guest)
        if decision != table.decision:
            raise TableRefusal("stale-decision")
        if seat not in table.seats_of(guest) or seat not in match.to_act or table.setup.seats[seat].held:
            raise TableRefusal("nothing-to-choose")
        question: Question = {"record": match.record(), "move": match.version, "fine": fine, "seat": seat}
        with self._one(guest):
            return await self._decisions.kept((table.id, match.version, fine, seat), question, address)

    async def why(self, table: Table, guest: str, place: int, address: str) -> BotThought:
        """Why a bot chose as it did last, unless it knew what is not known to all."""
        match = advised(table, guest)
        seat = seat_at(table, place)
        move = last_of(match, place)
        if seat.who != "bot" or seat.level is None:
            raise TableRefusal("no-bot-there", seat=place)
        if move is None:
            raise TableRefusal("why-nothing-yet")
        if knew_more(match, move):
            raise TableRefusal("why-knew-more")
        question: Question = {"record": match.record(), "move": move, "fine": False, "level": seat.level}
        question["seed"] = luck_of(match.nature, move, place)
        with self._one(guest):
            found: Thoughts = await self._decisions.ask(question, address)
        same = found["choice"] == match.naming.name(match.log[move].action)
        return BotThought(place, seat.level, same, found["choice"], found["thoughts"], found["line"])

    @contextmanager
    def _one(self, guest: str) -> Iterator[None]:
        if guest in self._asking:
            raise TableRefusal("advice-one-at-a-time")
        self._asking.add(guest)
        try:
            yield
        finally:
            self._asking.discard(guest)


def advised(table: Table, guest: str) -> Match:
    """The match of a table where advice is given, to one who plays there."""
    match = table.playing
    if not table.setup.advice or table.setup.is_alike or table.is_timed:
        raise TableRefusal("advice-off")
    if not table.seats_of(guest):
        raise TableRefusal("nothing-to-choose")
    return match


def last_of(match: Match, seat: int) -> int | None:
    """The line of the log where a seat last chose among several things."""
    lines = range(match.version - 1, -1, -1)
    return next((line for line in lines if match.log[line].seat == seat and is_choice(match.log[line])), None)


def knew_more(match: Match, move: int) -> bool:
    """Whether who chose there knew anything that not everybody knows: its reasons would give it away."""
    entry, layout = match.log[move], match.engine.layout
    known = blanked(entry.before, layout, entry.seat)
    return blanked(known, layout, None).tobytes() != known.tobytes()
