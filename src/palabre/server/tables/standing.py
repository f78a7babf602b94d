"""Where somebody stands, beside the name: for others to see, if one wants it."""

from __future__ import annotations

from ..connection.client import Client
from ..connection.messages import Done, ShowRating
from .errors import TableRefusal
from .led import LedTable


async def show_rating(table: LedTable, client: Client, command: ShowRating, key: str) -> Done:
    """Show one's rating or hide it; of several at one device nobody could tell whose it is."""
    if not client.seats:
        raise TableRefusal("only-who-sits")
    is_one = command.shown and len(client.seats) == 1
    found = await table.house.rate(client.guest, table.setup.game) if is_one else None
    own = [table.setup.seats[place] for place in client.seats]
    if any(seat.rating != found for seat in own):
        for seat in own:
            seat.rating = found
        await table.keep(setup=True)
        table.publish_presence()
    return Done(command.id)
