"""Before the game: who is ready, bots for free seats, and the host who begins."""

from __future__ import annotations

from ..connection.client import Client
from ..connection.messages import Begin, Done, Fill, Handicap, Level, Ready
from ..connection.requests import Bot
from .conditions import check_level, refuse_other_than_host, seat_at
from .errors import TableRefusal
from .led import LedTable
from .opening import seat_of


async def ready(table: LedTable, client: Client, command: Ready, key: str) -> Done:
    """Somebody is ready, or is not any more; the last one to be ready begins."""
    refuse_after_the_beginning(table)
    if not client.seats:
        raise TableRefusal("only-who-sits")
    if table.setup.make_ready(client.guest, command.ready):
        await table.keep(setup=True)
        await table.seats_changed()
    return Done(command.id)


async def begin(table: LedTable, client: Client, command: Begin, key: str) -> Done:
    """The host waits for nobody any more."""
    refuse_after_the_beginning(table)
    refuse_other_than_host(table, client)
    if not table.setup.is_full():
        raise TableRefusal("seats-are-free")
    if table.setup.must_be_accepted() and not table.setup.may_begin():
        raise TableRefusal("handicap-not-accepted")
    await table.seats_changed(begin=True)
    return Done(command.id)


async def fill(table: LedTable, client: Client, command: Fill, key: str) -> Done:
    """A bot of some level where nobody sits, or where another bot would play."""
    refuse_after_the_beginning(table)
    refuse_other_than_host(table, client)
    seat = seat_at(table, command.seat)
    check_level(table.game, command.level)
    if table.setup.box is not None and table.game.real_time:
        raise TableRefusal("box-bots-are-blind")
    if seat.who == "person":
        raise TableRefusal("seat-taken", seat=command.seat)
    table.setup.seats[command.seat] = seat_of(Bot(command.level), table.setup.host, command.seat)
    await table.keep(setup=True)
    await table.seats_changed()
    return Done(command.id)


async def handicap(table: LedTable, client: Client, command: Handicap, key: str) -> Done:
    """What a seat is given, or is slowed by; whoever was ready was so for another game."""
    refuse_after_the_beginning(table)
    refuse_other_than_host(table, client)
    seat_at(table, command.seat)
    if table.setup.position is not None:
        raise TableRefusal("handicap-in-the-midst")
    if table.game.handicap is None:
        raise TableRefusal("even-no-handicap", game=table.game.name)
    given = {f"{table.game.handicap.name}{command.seat}": command.amount}
    table.setup.options = table.game.settle_options(table.setup.agreed() | given, len(table.setup.seats))
    table.setup.seats[command.seat].handicap, table.setup.ready = 0.0, True
    table.setup.ask_all_again()
    table.house_rules = table.setup.house_rules()
    await table.keep(setup=True)
    table.publish_presence()
    return Done(command.id)


async def level(table: LedTable, client: Client, command: Level, key: str) -> Done:
    """How good a bot is, or all of them."""
    refuse_after_the_beginning(table)
    refuse_other_than_host(table, client)
    check_level(table.game, command.level)
    if command.seat is not None and seat_at(table, command.seat).who != "bot":
        raise TableRefusal("no-bot-there", seat=command.seat)
    table.setup.set_level(command.level, None if command.seat is None else [command.seat])
    await table.keep(setup=True)
    table.publish_presence()
    return Done(command.id)


def refuse_after_the_beginning(table: LedTable) -> None:
    """What is agreed in the lobby holds once the dice are sealed."""
    if table.setup.state != "waiting":
        raise TableRefusal("already-begun")
