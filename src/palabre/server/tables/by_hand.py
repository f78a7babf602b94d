"""Commands at a table with the real box: rounds are opened and ended, dice typed, and all say yes to them."""

from __future__ import annotations

from typing import cast

from ...kernel.by_hand import asked, moves
from ...kernel.layout import NATURE
from ..connection.client import Client
from ..connection.messages import Done, Nod, Press, Roll, Stop, Type
from ..real_time.real_dice import RealDice
from ..storage.box import Box
from ..updates.box_info import awaited, stage_of
from .conditions import own_seat, refuse_stale
from .errors import TableRefusal
from .led import LedTable


def box_of(table: LedTable, client: Client) -> Box:
    """What is kept of a throw, for whoever sits at this table."""
    if table.setup.box is None:
        raise TableRefusal("box-not-here")
    if not client.seats:
        raise TableRefusal("only-who-sits")
    _ = table.playing
    return table.setup.box


def dice_of(table: LedTable) -> RealDice:
    """Who hears calls, where real dice are called."""
    if not isinstance(table.referee, RealDice):
        raise TableRefusal("no-roll-to-call")
    return table.referee


async def roll(table: LedTable, client: Client, command: Roll, key: str) -> Done:
    """The dice are about to fall: calls are heard from now on."""
    box, dice = box_of(table, client), dice_of(table)
    if box.stage != "calling":
        refuse_stale(table, command.decision)
        if box.stage != "rest" or not asked(table.playing):
            raise TableRefusal("box-not-now")
        await dice.open()
    return Done(command.id)


async def call(table: LedTable, client: Client, command: Press) -> Done:
    """A call is kept, and ruled on once the dice are known."""
    box, dice = box_of(table, client), dice_of(table)
    if own_seat(table, client, command.seat).held:
        raise TableRefusal("nothing-to-choose")
    if not any((one.seat, one.answer) == (command.seat, command.answer) for one in box.calls):
        if box.stage != "calling":
            raise TableRefusal("no-roll-to-call")
        refuse_stale(table, command.decision)
        await dice.hear(command)
    return Done(command.id)


async def stop(table: LedTable, client: Client, command: Stop, key: str) -> Done:
    """Nobody else calls."""
    box, dice = box_of(table, client), dice_of(table)
    if box.stage == "calling":
        refuse_stale(table, command.decision)
        await dice.end()
    return Done(command.id)


async def type_in(table: LedTable, client: Client, command: Type, key: str) -> Done:
    """Somebody types what lies there; it counts when everybody else who is here has seen it."""
    box, match = box_of(table, client), table.playing
    refuse_stale(table, command.decision)
    things = asked(match)
    if not things or stage_of(table.setup) != "typing":
        raise TableRefusal("box-not-now")
    if len(command.faces) != len(things) or any(
        face >= len(thing.faces) for face, thing in zip(command.faces, things)
    ):
        raise TableRefusal("box-otherwise", things=len(things))
    box.faces, box.version, box.by = command.faces, match.version, client.seats[0]
    box.agreed = [client.guest]
    await count(table, box, key)
    return Done(command.id)


async def nod(table: LedTable, client: Client, command: Nod, key: str) -> Done:
    """It is so, or it is not and is typed again."""
    box = box_of(table, client)
    refuse_stale(table, command.decision)
    if not box.is_typed(table.playing.version):
        raise TableRefusal("box-not-now")
    if command.faces != box.faces:  # typed anew while this was on its way
        raise TableRefusal("stale-decision")
    if command.yes:
        box.agreed = [*dict.fromkeys((*box.agreed, client.guest))]
    else:
        box.faces, box.agreed = [], []
    await count(table, box, key)
    return Done(command.id)


async def count(table: LedTable, box: Box, key: str) -> None:
    """Play what was typed once nobody is waited for; keep it in any case."""
    lines = []
    if box.faces and not awaited(table.setup, table.presence):
        lines = [key]
        play(table, box)
    await table.keep(*lines, setup=True)
    table.publish()


def play(table: LedTable, box: Box) -> None:
    """Nature's moves as they were typed, and what was called of them."""
    match, note = table.playing, cast("dict[str, int] | None", {"typed": box.by})
    for move in moves(match, box.faces):
        match.play(move, NATURE, note=note, settle=False)
        note = None
    if table.referee is None:
        match.settle()
    else:
        dice_of(table).rule()
    table.setup.box = Box()
