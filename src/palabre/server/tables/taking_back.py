"""Taking back at a table: freely where no other person plays, by consent of all others elsewhere."""

from __future__ import annotations

from collections.abc import Collection

from ...analysis.steps import standing
from ...kernel.errors import UndoRefused
from ...kernel.match import Match
from ...kernel.secrecy import came_out
from ..connection.presence import Presence
from ..storage.setup import Setup


def others(setup: Setup, guest: str) -> list[int]:
    """The seats of other people, also those that a bot holds: who may come back has not agreed yet."""
    return [place for place, seat in enumerate(setup.seats) if seat.who == "person" and seat.guest != guest]


def goes_freely(setup: Setup, match: Match, guest: str) -> bool:
    """Whether nobody else minds: what nature has shown comes again, so there is nothing to be gained.

    At a twin's table the others are elsewhere, and what has been seen will fall for them as well.
    """
    return match.repeats and setup.twin is None and not others(setup, guest)


def can_undo(setup: Setup, match: Match | None, guest: str) -> bool:
    """Whether somebody may take a choice back without asking."""
    if match is None or setup.state != "playing" or match.game.real_time or not setup.takes_back:
        return False
    own = setup.seats_of(guest)
    if goes_freely(setup, match, guest):
        return match.last_chooser(own) is not None
    last = match.last_chooser()
    return last is not None and last in own and match.can_undo(last)


def take_back(setup: Setup, match: Match, guest: str) -> bool:
    """Take back one's last choice; False where the others must be asked first."""
    own, last = setup.seats_of(guest), match.last_chooser()
    if last is None or match.game.real_time:
        raise UndoRefused("undo-nothing")
    if not setup.takes_back:
        raise UndoRefused("undo-off")
    if own and goes_freely(setup, match, guest):
        is_help = is_answered(match, own)
        match.go_back(own)
        if is_help:
            setup.takes_help()
        return True
    if last not in own:
        raise UndoRefused("undo-not-yours", seat=last)
    if match.can_undo(last):
        match.undo(last)
        return True
    return False


def is_answered(match: Match, seats: Collection[int]) -> bool:
    """Whether nature or somebody else has acted since these seats chose last, or something came out."""
    place = match.last_choice(seats)
    if place is None:
        return False
    chosen, later = match.log[place], (match.log[n] for n in standing(match.log) if n > place)
    is_others = any(entry.seat != chosen.seat for entry in later)
    return is_others or came_out(chosen.before, match.state, match.engine.layout)


def refuse_without_consent(setup: Setup, match: Match, presence: Presence, guest: str) -> None:
    """A no stays a no, and who is away has not agreed, nor who plays elsewhere with the same luck."""
    if setup.twin is not None:
        raise UndoRefused("undo-twin")
    if setup.denied == match.last_choice():
        raise UndoRefused("undo-denied")
    for seat in others(setup, guest):
        if not presence.has(setup.seats[seat].guest):
            raise UndoRefused("undo-away", seat=seat)


def may_undo(setup: Setup, match: Match | None, guest: str) -> bool:
    """Whether there is a choice that somebody may take back, or ask the others to let them."""
    if match is None or setup.state != "playing" or match.game.real_time or not setup.takes_back:
        return False
    is_own = match.last_chooser() in setup.seats_of(guest) and setup.denied != match.last_choice()
    return is_own or can_undo(setup, match, guest)
