"""What people say beside the game: reactions, words of their own, a word to the host; none of it recorded."""

from __future__ import annotations

from typing import Literal

from ..connection.client import Client
from ..connection.limits import Reacting
from ..connection.messages import Done, React, Report, Say, Unname
from ..connection.table_info import SaidReaction
from ..connection.values import Reaction
from ..storage.names import clean
from ..storage.setup import Report as KeptReport
from .conditions import seat_at
from .errors import TableRefusal
from .led import LedTable

SAID_KEPT = 5  # lines of somebody, beside a word about them
MOST_REPORTS = 20  # about one table


async def react(table: LedTable, client: Client, command: React, key: str) -> Done:
    """A quick reaction, seen by all."""
    tell(table, client, command.reaction)
    return Done(command.id)


async def say(table: LedTable, client: Client, command: Say, key: str) -> Done:
    """Words of one's own, by those who sit, where the host allows them."""
    if not table.setup.talk:
        raise TableRefusal("talk-off")
    refuse_onlookers(client)
    tell(table, client, "said", seen_in(command.text))
    return Done(command.id)


async def report(table: LedTable, client: Client, command: Report, key: str) -> Done:
    """A word to the host about somebody; a later one by the same about the same takes its place."""
    refuse_onlookers(client)
    seat, text = seat_at(table, command.seat), seen_in(command.text)
    if seat.who != "person" or command.seat in client.seats:
        raise TableRefusal("no-person-there", seat=command.seat)
    refuse_too_many(table.reporting, client)
    setup, by = table.setup, table.setup.seats[client.seats[0]].name
    said = [one.text for one in table.reactions if one.seat == command.seat and one.text]
    others = [one for one in setup.reports if (one.guest, one.about) != (client.guest, seat.name)]
    fresh = KeptReport(by, seat.name, text, said[-SAID_KEPT:], client.guest)
    setup.reports = [*others, fresh][-MOST_REPORTS:]
    await table.keep(setup=True)
    table.publish_presence()
    return Done(command.id)


async def unname(table: LedTable, client: Client, command: Unname, key: str) -> Done:
    """Take one's name out of a table whose game is over."""
    if table.setup.state not in ("over", "void"):
        raise TableRefusal("not-over-yet")
    table.setup.unname(client.guest)
    await table.keep(setup=True)
    table.publish_presence()
    return Done(command.id)


def tell(table: LedTable, client: Client, reaction: Reaction | Literal["said"], text: str = "") -> None:
    """Everybody here hears it, once."""
    refuse_too_many(table.reacting[bool(client.seats)], client)
    n = table.reactions[-1].n + 1 if table.reactions else 0
    said = SaidReaction(n, client.seats[0] if client.seats else None, reaction, text)
    table.reactions.append(said)
    for other in table.presence.here:
        other.hear(said)
    table.publish_presence()


def seen_in(words: str) -> str:
    """What can be seen of somebody's words."""
    if not (text := clean(words)):
        raise TableRefusal("text-empty")
    return text


def refuse_too_many(reacting: Reacting, client: Client) -> None:
    """Nobody talks the others down, and who looks on nobody who sits."""
    if not reacting.take(client.guest):
        raise TableRefusal("too-many-reactions")


def refuse_onlookers(client: Client) -> None:
    """Only those who sit at the table speak there."""
    if not client.seats:
        raise TableRefusal("talk-sit-first")
