"""What happened, told whole: events carry every view field they change; there is one way to apply them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from numpy.typing import NDArray

from .game import Game
from .plain import Known, Plain, Reading
from .secrecy import blanked

View = dict[str, Any]  # of any game; each says in its types.py what its own look like, and so for events
Event = dict[str, Any]
Fields = Mapping[str, Callable[[Any], Any]]  # what a view says of each name, from what a spectator knows
OwnFields = Mapping[str, Callable[[Any, int | None], Any]]  # from what these eyes know
See = Callable[..., Any]  # one of either
Write = Callable[[Any], Any]  # how a value is kept, where not as it is: a server writes each only once

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

    def __init__(self, game: Game, plan: Any, write: Write | None = None) -> None:
        views, events = game.room("views"), game.room("events")
        self._plan = plan
        self._reading = Reading(plan.dtype, {name for name, _ in plan.secrets})
        self._view: Fields = all_written(views.VIEW, write)
        self._private: OwnFields = all_written(getattr(views, "OWN", {}), write)
        self._preview = getattr(views, "preview", None)
        self._tell = events.tell
        self.fields: dict[str, tuple[str, ...]] = {**events.FIELDS, NEXT: (), NOTE: (), UNDONE: ()}
        self._open_fields = {kind: self._among(self._view, kind) for kind in self.fields}
        self._private_fields = {kind: self._among(self._private, kind) for kind in self.fields}
        self.has_private = bool(self._private)

    def _among(self, seen: Iterable[str], kind: str) -> tuple[str, ...]:
        return tuple(name for name in self.fields[kind] if name in seen)

    def known(self, states: NDArray[Any], eyes: int | None) -> Known:
        """What a seat (None: a spectator) knows of a state, to be read and not written."""
        return Known(states, self._reading, lambda stands: blanked(stands, self._plan, eyes))

    def view(self, states: NDArray[Any], eyes: int | None) -> View:
        """What a seat (None: a spectator) sees of the game."""
        return {**self.seen(self.known(states, None)), **self.private(self.known(states, eyes), eyes)}

    def seen(self, known: Known, told: Iterable[Event] | None = None) -> View:
        """What all eyes see alike, from what a spectator knows; after events, only what those may touch."""
        names = self._view if told is None else touched(told, self._open_fields)
        return {name: self._view[name](known) for name in names}

    def private(self, known: Known, eyes: int | None, told: Iterable[Event] | None = None) -> View:
        """What depends on whose eyes see it, and on what they know."""
        names = self._private if told is None else touched(told, self._private_fields)
        return {name: self._private[name](known, eyes) for name in names}

    def touches_private(self, told: Iterable[Event]) -> bool:
        """Whether events may change what only some eyes see."""
        return any(self._private_fields[event["kind"]] for event in told)

    def preview(self, states: NDArray[Any], seat: int, action: int) -> View:
        """What a choice would do, as far as the seat can know."""
        seen = Plain(blanked(states, self._plan, seat))
        return dict(self._preview(seen, seat, action)) if self._preview else {}

    def events(self, before: Known, seat: int, action: int, after: Known) -> list[Event]:
        """What is seen to happen between two states, from what a spectator knows of them."""
        told: list[Event] = self._tell(before, seat, action, after)
        return told

    def completed(self, events: Iterable[Event], now: View) -> list[Event]:
        """The events, each with the new values of its own fields; the last to touch one leaves it so."""
        left, found = dict(now), []
        for event in reversed([*events]):
            own = {name: left.pop(name) for name in self.fields[event["kind"]] if name in left}
            found.append({**event, "now": {**event.get("now", {}), **own}})
        return found[::-1]


def all_written(fields: Mapping[str, See], write: Write | None) -> dict[str, See]:
    """The fields of a view, each followed by its writing."""
    return dict(fields) if write is None else {name: then(field, write) for name, field in fields.items()}


def then(field: See, write: Write) -> See:
    """What a view says, as it is written."""
    return lambda *known: write(field(*known))


def touched(told: Iterable[Event], fields: Mapping[str, tuple[str, ...]]) -> Iterable[str]:
    """The fields that events may change, each once."""
    return dict.fromkeys(name for event in told for name in fields[event["kind"]])


def changed(old: View, new: View) -> View:
    """What is no longer as it was."""
    return {name: value for name, value in new.items() if old[name] != value}


def undone(old: View, new: View, seat: int) -> Event:
    """The event of a choice taken back."""
    return {"kind": UNDONE, "seat": seat, "now": changed(old, new)}


def noted(note: Mapping[str, Any] | None, events: list[Event]) -> list[Event]:
    """The events of a move, after what the table has to say of it."""
    return events if note is None else [{"kind": NOTE, **note, "now": {}}, *events]
