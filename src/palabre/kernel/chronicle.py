"""The chronicle of a match: what each pair of eyes saw, and what it saw happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .engine import ACTORS, N_LOOK, OVER, Engine
from .layout import NATURE, UNKNOWN
from .log import Log
from .plain import Known
from .secrecy import knows_no_more
from .telling import Event, Telling, View, noted, undone

Now = Callable[[], NDArray[Any]]
Sight = tuple[Known, View]  # what was known, and what was seen
COMMONS_KEPT = 32


class Chronicle:
    """Views and events of one match; the last view made for each pair of eyes is kept."""

    def __init__(self, engine: Engine, telling: Telling, log: Log, now: Now, about: View) -> None:
        self._engine = engine
        self._telling = telling
        self._log = log
        self._now = now
        self._about = about  # what does not change: players and options
        self._views: dict[int | None, tuple[int, View]] = {}
        self._known: dict[int | None, tuple[int, Known]] = {}
        self._commons: dict[int, View] = {}  # the last ones, by version

    def view(self, version: int, eyes: int | None) -> View:
        """What these eyes saw at a version."""
        kept, view = self._views.get(eyes, (-1, {}))
        if kept != version:
            view = self._telling.seen(self._knew(version, eyes), eyes, self._common(version))
            self._views[eyes] = (version, view)
        return view

    def events(self, eyes: int | None, since: int) -> list[Event]:
        """What these eyes saw happen since a version."""
        told: list[Event] = []
        before, old = self._knew(since, eyes), self.view(since, eyes)
        for place in range(since, len(self._log.entries)):
            after, new = self._knew(place + 1, eyes), self.view(place + 1, eyes)
            told += self._told(place, eyes, (before, old), (after, new))
            before, old = after, new
        return told

    def _told(self, place: int, eyes: int | None, once: Sight, now: Sight) -> list[Event]:
        entry = self._log.entries[place]
        (before, old), (after, new) = once, now
        if entry.undo:
            return [undone(old, new, entry.seat)]
        hidden = entry.seat == NATURE and self._engine.is_secret(entry.before)
        action = UNKNOWN if hidden else entry.action
        told = self._telling.events(before, entry.seat, action, after, eyes)
        return noted(entry.note, self._telling.complete(told, old, new))

    def twin(self, eyes: int | None, since: int) -> int | None:
        """Eyes that have seen the same since a version: a spectator's, where no secret parts the two."""
        if eyes is None or self._telling.sees_by_seat:
            return eyes
        states = (self._at(version) for version in range(since, len(self._log.entries) + 1))
        return None if all(knows_no_more(each, self._engine.layout, eyes) for each in states) else eyes

    def _knew(self, version: int, eyes: int | None) -> Known:
        kept = self._known.get(eyes)
        if kept is None or kept[0] != version:
            kept = self._known[eyes] = version, self._telling.known(self._at(version), eyes)
        return kept[1]

    def _at(self, version: int) -> NDArray[Any]:
        entries = self._log.entries
        return entries[version].before if version < len(entries) else self._now()

    def _common(self, version: int) -> View:
        if version not in self._commons:
            if len(self._commons) >= COMMONS_KEPT:
                self._commons.clear()
            shared = self._telling.shared(self._knew(version, None))
            self._commons[version] = self._worked_out(self._at(version)) | shared
        return self._commons[version]

    def _worked_out(self, states: NDArray[Any]) -> View:
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
