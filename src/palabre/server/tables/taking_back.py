"""Taking back at a table: freely where no other person plays, by consent of all others elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.errors import UndoRefused
from ...kernel.match import Match
from ..connection.messages import Question

if TYPE_CHECKING:
    from .table import Table


def others(table: Table, guest: str) -> list[int]:
    """The seats of other people; bots, and seats that a bot holds, are not asked."""
    return [
        place
        for place, seat in enumerate(table.setup.seats)
        if seat.who == "person" and not seat.held and seat.guest != guest
    ]


def goes_freely(table: Table, guest: str, match: Match) -> bool:
    """Whether nobody else minds: what nature has shown comes again, so there is nothing to be gained."""
    return match.repeats and not others(table, guest)


def can_undo(table: Table, guest: str, match: Match | None) -> bool:
    """Whether somebody may take a choice back without asking."""
    if match is None or table.setup.state != "playing" or table.referee is not None:
        return False
    own = table.setup.seats_of(guest)
    if goes_freely(table, guest, match):
        return match.last_chooser(own) is not None
    last = match.last_chooser()
    return last is not None and last in own and match.can_undo(last)


def take_back(table: Table, guest: str) -> bool:
    """Take back one's last choice; False where the others must be asked first."""
    match, own = table.playing, table.setup.seats_of(guest)
    last = match.last_chooser()
    if last is None or table.referee is not None:
        raise UndoRefused("undo-nothing")
    if own and goes_freely(table, guest, match):
        match.go_back(own)
        return True
    if last not in own:
        raise UndoRefused("undo-not-yours", seat=last)
    if match.can_undo(last):
        match.undo(last)
        return True
    return False


def refuse_without_consent(table: Table, guest: str) -> None:
    """A no stays a no, and who is away has not agreed."""
    if table.setup.denied == table.playing.last_choice():
        raise UndoRefused("undo-denied")
    for seat in others(table, guest):
        if not table.is_present(table.setup.seats[seat].guest):
            raise UndoRefused("undo-away", seat=seat)


async def deny(table: Table) -> None:
    """Somebody would not have the last choice taken back: nobody is asked again, also after a restart."""
    table.setup.denied = table.playing.last_choice()
    await table.keep(setup=True)


def without(question: Question | None, seats: list[int]) -> Question | None:
    """A question that these seats are no longer asked; with nobody left to answer it is no longer put.

    What needs everybody is not put while somebody is away: who is away has not agreed.
    """
    if question is None or (question.kind == "undo" and any(seat in question.asked for seat in seats)):
        return None
    question.asked = [seat for seat in question.asked if seat not in seats]
    return question if question.asked else None
