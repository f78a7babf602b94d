"""What must hold before something is done at a table; what does not is refused."""

from __future__ import annotations

from ... import bots
from ...kernel.game import Game
from ..connection.client import Client
from ..connection.messages import Command, Fill, Handicap, Hold, Leave, Level, Remove, Sit, Undo
from ..storage.setup import Seat
from .errors import TableRefusal
from .table import Table


def seat_at(table: Table, place: int) -> Seat:
    """A seat of this table."""
    if place >= len(table.setup.seats):
        raise TableRefusal("no-such-seat", seat=place)
    return table.setup.seats[place]


def own_seat(table: Table, client: Client, place: int) -> Seat:
    """A seat that belongs to this client."""
    seat = seat_at(table, place)
    if place not in client.seats:
        raise TableRefusal("not-your-seat", seat=place)
    return seat


def acting_seat(table: Table, client: Client, named: int | None) -> int:
    """The seat of this client that may act."""
    acting = [
        seat for seat in client.seats if seat in table.playing.to_act and not table.setup.seats[seat].held
    ]
    if named is not None:
        own_seat(table, client, named)
        acting = [seat for seat in acting if seat == named]
    if not acting:
        raise TableRefusal("nothing-to-choose")
    return acting[0]


def check_level(game: Game, level: str) -> None:
    """A bot that the network may ask for: one of the levels, never a program of somebody's choice."""
    offered = (*bots.levels(game), "random", "greedy")
    if level not in offered:
        raise TableRefusal("no-such-level", level=level, levels=", ".join(offered))


def refuse_stale(table: Table, decision: int) -> None:
    """A choice answers the decision that is open, no other."""
    if decision != table.decision:
        raise TableRefusal("stale-decision")


def refuse_other_than_host(table: Table, client: Client) -> None:
    """Some things are for whoever has opened the table."""
    if client.guest != table.setup.host:
        raise TableRefusal("host-only")


FIXED = {  # what cannot be done where others play the same game, lest theirs were another one
    "daily": (Sit, Leave, Remove, Fill, Level, Handicap, Hold, Undo),
    "twin": (Fill, Level, Handicap),
}


def refuse_what_is_fixed(table: Table, command: Command) -> None:
    """A day's game is played alone, as it is, and each choice stands; twins have the same bots."""
    kind = "daily" if table.setup.daily else "twin" if table.setup.twin else ""
    if kind and isinstance(command, FIXED[kind]):
        raise TableRefusal(f"{kind}-as-it-is")
