"""The chronicle of a match: what each pair of eyes saw, and what it saw happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from .engine import ACTORS, N_LOOK, OVER, Engine
from .layout import NATURE, UNKNOWN
from .log import Log
from .plain import Known
from .telling import COMMON, NEXT, Event, Telling, View, changed, noted, undone

Now = Callable[[], NDArray[Any]]
Eyes = int | None  # a seat, or a spectator
Made = TypeVar("Made")
GOES_ON: View = {"to_act": [], "over": False, "scores": None, "winners": []}
MOST_KEPT = 16  # versions; lines that keep up ask for no others


class Kept(dict[int, Made], Generic[Made]):
    """What was made for the last versions; the oldest is forgotten first."""

    def keep(self, version: int, made: Made) -> Made:
        """Keep it, and hand it on."""
        if len(self) >= MOST_KEPT:
            del self[next(iter(self))]
        self[version] = made
        return made


class Chronicle:
    """Views and events of one match; what all eyes see alike is made once, from what a spectator knows."""

    def __init__(self, engine: Engine, telling: Telling, log: Log, now: Now, about: View) -> None:
        self._engine = engine
        self._telling = telling
        self._log = log
        self._now = now
        self._about = about  # what does not change: players and options
        self._known: tuple[int, Known] | None = None  # to a spectator, last
        self._shared: Kept[View] = Kept()  # what all saw
        self._stories: Kept[list[Event]] = Kept()  # what all saw happen, from a version to the next
        self._private: dict[Eyes, tuple[int, View]] = {}  # what these eyes saw last beside it

    def view(self, version: int, eyes: Eyes) -> View:
        """What these eyes saw at a version."""
        return {**self.shared(version), **self.private(version, eyes)}

    def events(self, eyes: Eyes, since: int, until: int | None = None) -> list[Event]:
        """What these eyes saw happen since a version, or from one to another."""
        return [
            event
            for place in range(since, len(self._log.entries) if until is None else until)
            for event in self._with_private(place, eyes, self._story(place))
        ]

    # What all see

    def shared(self, version: int) -> View:
        """What all eyes saw alike at a version."""
        if version in self._shared:
            return self._shared[version]
        seen = self._telling.seen(self._knew(version))
        return self._shared.keep(version, {**self._about, **self._worked_out(version), **seen})

    def _story(self, place: int) -> list[Event]:
        """What all saw happen at a place of the log; the view after it is the old one, and what changed."""
        if place in self._stories:
            return self._stories[place]
        entry, old = self._log.entries[place], self.shared(place)
        if entry.undo:
            return self._stories.keep(place, [undone(old, self.shared(place + 1), entry.seat)])
        before, after = self._knew(place), self._knew(place + 1)
        hidden = entry.seat == NATURE and self._engine.is_secret(entry.before)
        told = self._telling.events(before, entry.seat, UNKNOWN if hidden else entry.action, after)
        seen = changed(old, self._telling.seen(after, told))
        common = changed(old, self._worked_out(place + 1))
        self._shared.keep(place + 1, {**old, **seen, **common})
        told = self._telling.completed(told, seen)
        return self._stories.keep(place, noted(entry.note, [*told, *next_comes(common)]))

    def _worked_out(self, version: int) -> View:
        """Who may act, and how it ended."""
        players, following = self._about["players"], self._log.entries[version : version + 1]
        if following and not following[0].undo:  # a move: so it went on from there
            return {**GOES_ON, "to_act": seats_of(following[0].actors, players)}
        look = np.zeros(N_LOOK, np.int64)
        states = self._at(version)
        self._engine.look(states, look)
        over = bool(look[OVER])
        scores = self._engine.scores(states, players) if over else None
        winners = seats_of(self._engine.winners(states), players) if over else []
        return dict(zip(COMMON, (seats_of(int(look[ACTORS]), players), over, scores, winners), strict=True))

    def _knew(self, version: int) -> Known:
        if self._known is None or self._known[0] != version:
            self._known = version, self._telling.known(self._at(version), None)
        return self._known[1]

    # What these eyes see beside it

    def private(self, version: int, eyes: Eyes) -> View:
        """What these eyes saw beside it."""
        if not self._telling.has_private:
            return {}
        kept, private = self._private.get(eyes, (-1, {}))
        return (
            private
            if kept == version
            else self._keep_private(version, eyes, self._private_now(version, eyes))
        )

    def _private_now(self, version: int, eyes: Eyes, told: list[Event] | None = None) -> View:
        return self._telling.private(self._telling.known(self._at(version), eyes), eyes, told)

    def _keep_private(self, version: int, eyes: Eyes, private: View) -> View:
        self._private[eyes] = version, private
        return private

    def _with_private(self, place: int, eyes: Eyes, story: list[Event]) -> list[Event]:
        """A story with what it changed for these eyes alone."""
        if not self._telling.has_private:
            return story
        old, after = self.private(place, eyes), place + 1
        if self._log.entries[place].undo:
            private = changed(old, self.private(after, eyes))
            return [{**event, "now": {**event["now"], **private}} for event in story]
        touched = self._telling.touches_private(story)
        private = changed(old, self._private_now(after, eyes, story)) if touched else {}
        self._keep_private(after, eyes, {**old, **private})
        return self._telling.completed(story, private) if private else story

    def _at(self, version: int) -> NDArray[Any]:
        entries = self._log.entries
        return entries[version].before if version < len(entries) else self._now()


def next_comes(common: View) -> list[Event]:
    """The kernel's own event, where something has changed that every game has."""
    return [{"kind": NEXT, "now": common}] if common else []


def seats_of(mask: int, players: int) -> list[int]:
    """The seats in a mask."""
    return [seat for seat in range(players) if mask >> seat & 1]


def present(match: ref[Any]) -> Now:
    """The state of a match, for those whom it holds itself: a match without a cycle is gone when let go."""

    def now() -> NDArray[Any]:
        found = match()
        assert found is not None
        states: NDArray[Any] = found.state
        return states

    return now
