"""The chronicle of a match: what each pair of eyes saw, and what it saw happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .engine import ACTORS, N_LOOK, OVER, Engine
from .layout import NATURE, UNKNOWN
from .log import Log
from .telling import Event, Telling, View, noted, undone

Now = Callable[[], NDArray[Any]]


class Chronicle:
    """Views and events of one match; the last view made for each pair of eyes is kept."""

    def __init__(self, engine: Engine, telling: Telling, log: Log, now: Now, about: View) -> None:
        self._engine = engine
        self._telling = telling
        self._log = log
        self._now = now
        self._about = about  # what does not change: players and options
        self._views: dict[int | None, tuple[int, View]] = {}

    def view(self, version: int, eyes: int | None) -> View:
        """What these eyes saw at a version."""
        kept, view = self._views.get(eyes, (-1, {}))
        if kept != version:
            states = self._at(version)
            view = self._telling.view(states, eyes, self._common(states))
            self._views[eyes] = (version, view)
        return view

    def events(self, eyes: int | None, since: int) -> list[Event]:
        """What these eyes saw happen since a version."""
        told: list[Event] = []
        old = self.view(since, eyes)
        for place in range(since, len(self._log.entries)):
            new = self.view(place + 1, eyes)
            told += self._told(place, eyes, old, new)
            old = new
        return told

    def _told(self, place: int, eyes: int | None, old: View, new: View) -> list[Event]:
        entry = self._log.entries[place]
        if entry.undo:
            return [undone(old, new, entry.seat)]
        hidden = entry.seat == NATURE and self._engine.is_secret(entry.before)
        action = UNKNOWN if hidden else entry.action
        told = self._telling.events(entry.before, entry.seat, action, self._at(place + 1), eyes)
        return noted(entry.note, self._telling.complete(told, old, new))

    def _at(self, version: int) -> NDArray[Any]:
        entries = self._log.entries
        return entries[version].before if version < len(entries) else self._now()

    def _common(self, states: NDArray[Any]) -> View:
        look = np.zeros(N_LOOK, np.int64)
        self._engine.look(states, look)
        players, over = self._about["players"], bool(look[OVER])
        return {
            **self._about,
            "to_act": seats_of(int(look[ACTORS]), players),
            "over": over,
            "scores": self._engine.scores(states, players) if over else None,
            "winners": seats_of(self._engine.winners(states), players) if over else [],
        }


def seats_of(mask: int, players: int) -> list[int]:
    """The seats in a mask."""
    return [seat for seat in range(players) if mask >> seat & 1]
