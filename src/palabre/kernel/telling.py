"""What happened, told whole: events carry every view field they change; there is one way to apply them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dis import get_instructions
from typing import Any

from numpy.typing import NDArray

from .game import Game
from .plain import Known, Plain
from .secrecy import blanked

View = dict[str, Any]
Event = dict[str, Any]

NEXT = "next"  # the kernel's own kind of event: who acts now, and how it ended
NOTE = "note"  # what a table has to say of a move; touches nothing
UNDONE = "undone"  # a choice taken back: may touch every field
COMMON = ("to_act", "over", "scores", "winners")


def apply(view: View, events: Iterable[Event]) -> View:
    """The view after events, from the view before."""
    for event in events:
        view = {**view, **event.get("now", {})}
    return view


class Telling:
    """The views and events of one game, each made from what its reader may know."""

    def __init__(self, game: Game, plan: Any) -> None:
        self._plan = plan
        self._view = game.room("views").view
        self._shared = getattr(game.room("views"), "shared", None)  # a view in two parts: for all eyes alike,
        self._own = getattr(game.room("views"), "own", None)  # and for these eyes
        self._preview = getattr(game.room("views"), "preview", None)
        self._tell = game.room("events").tell
        self.sees_by_seat = looks_at(self._view, "eyes") or looks_at(self._tell, "eyes")
        self.fields: dict[str, tuple[str, ...]] = game.room("events").FIELDS

    def view(self, states: NDArray[Any], eyes: int | None, common: View) -> View:
        """What a seat (None: a spectator) sees."""
        return {**common, **self._view(Plain(blanked(states, self._plan, eyes)), eyes)}

    def known(self, states: NDArray[Any], eyes: int | None) -> Known:
        """What a seat (None: a spectator) knows of a state, to be read and not written."""
        return Known(blanked(states, self._plan, eyes))

    def seen(self, known: Known, eyes: int | None, common: View) -> View:
        """What is seen by those who know this much, with what all see alike."""
        return {**common, **(self._own or self._view)(known, eyes)}

    def shared(self, known: Known) -> View:
        """What all eyes see alike, from what a spectator knows; nothing where a game makes no such part."""
        return self._shared(known) if self._shared else {}

    def preview(self, states: NDArray[Any], seat: int, action: int) -> View:
        """What a choice would do, as far as the seat can know."""
        seen = Plain(blanked(states, self._plan, seat))
        return dict(self._preview(seen, seat, action)) if self._preview else {}

    def events(self, before: Known, seat: int, action: int, after: Known, eyes: int | None) -> list[Event]:
        """What these eyes see happen between two states."""
        told: list[Event] = self._tell(before, seat, action, after, eyes)
        return told

    def complete(self, events: list[Event], old: View, new: View) -> list[Event]:
        """Give each event the new values of its own fields; the last to touch one leaves it as it now is."""
        changed = {name: value for name, value in new.items() if old.get(name) != value}
        for event in reversed(events):
            own = {name: changed.pop(name) for name in self.fields[event["kind"]] if name in changed}
            event["now"] = {**event.get("now", {}), **own}
        common = {name: changed.pop(name) for name in COMMON if name in changed}
        if common:
            events.append({"kind": NEXT, "now": common})
        if changed:
            raise AssertionError(f"no event tells of the change in {', '.join(changed)}")
        return events


def looks_at(function: Callable[..., Any], argument: str) -> bool:
    """Whether a function reads one of its arguments at all."""
    code = function.__code__
    read = (step.argval for step in get_instructions(code))
    used = (value for value in read if value == argument or (isinstance(value, tuple) and argument in value))
    return argument in code.co_cellvars or any(used)


def undone(old: View, new: View, seat: int) -> Event:
    """The event of a choice taken back."""
    return {
        "kind": UNDONE,
        "seat": seat,
        "now": {name: new[name] for name in new if old.get(name) != new[name]},
    }


def noted(note: Mapping[str, Any] | None, events: list[Event]) -> list[Event]:
    """The events of a move, after what the table has to say of it."""
    return events if note is None else [{"kind": NOTE, **note, "now": {}}, *events]
