"""What is told of a table, written: each part once, for all connections that see the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from msgspec import Raw

from ...kernel.match import Match
from ...kernel.naming import Naming
from ..connection.encoding import as_written, encode
from ..process.memory import let_go
from .renderer import Renderer
from .rendering import Answer, Telling, request

PARTS_KEPT = 64
MOST_ASKED = 64  # lines of the log; who has missed more is told by this process
NOTHING = Raw(b"[]")


class UpdateCache:
    """Parts of updates, until the next move; in a busy house a renderer writes them, on another core."""

    def __init__(self, renderer: Renderer, wake: Callable[[], None]) -> None:
        self._renderer = renderer
        self._wake = wake  # called when a renderer has written something
        self._match: Match | None = None
        self._version = -1
        self._parts: dict[Any, Raw] = {}
        self._there: set[Telling] = set()  # what a renderer has written
        self._wished: list[Telling] = []  # what one is asked for as soon as all connections have wished
        self._asked: set[Telling] = set()
        self._was_late = False  # a renderer's answer came after the next move: that one is written here
        self._here = False

    def close(self) -> None:
        """Hold neither table nor match any more: what points in circles stays until somebody looks for it."""
        self._wake, self._match = let_go, None
        self._turn_to_nothing()

    # By a renderer

    def is_there(self, match: Match, eyes: int | None, since: int) -> bool:
        """Whether all that these eyes are told is there; if not, a renderer is at it, and wakes everybody."""
        self._turn_to(match)
        if self._here or not self._renderer.is_ready or match.version - since > MOST_ASKED:
            return True
        telling = eyes if match.eyes_differ else None, since
        if telling not in self._asked:
            self._asked.add(telling)
            if not self._wished:
                asyncio.get_running_loop().call_soon(self._ask)
            self._wished.append(telling)
        return telling in self._there

    def _ask(self) -> None:
        wished, self._wished = self._wished, []
        if wished and self._match is not None and self._match.version == self._version:
            answered = partial(self._answered, self._match, self._version, wished)
            self._renderer.write(request(self._match, wished), answered)

    def _answered(self, match: Match, version: int, wished: list[Telling], answer: Answer | None) -> None:
        if match is not self._match or version != match.version or version != self._version:
            self._was_late = True
        elif answer is None:
            self._here = True
        else:
            self._parts["shared"] = Raw(answer.shared)
            for (eyes, since), private, events in zip(wished, answer.private, answer.events, strict=True):
                self._parts["private", eyes], self._parts["events", eyes, since] = Raw(private), Raw(events)
            self._there.update(wished)
        self._wake()

    # Here

    def events(self, match: Match, eyes: int | None, since: int) -> Raw:
        """What these eyes saw happen since a version."""
        if since == match.version:
            return NOTHING
        eyes = eyes if match.eyes_differ else None
        return self._part(match, ("events", eyes, since), lambda: match.events(eyes, since))

    def view(self, match: Match, eyes: int | None) -> Raw:
        """What these eyes see."""
        shared = self._part(match, "shared", match.view_shared)
        if not match.eyes_differ:
            return shared
        private = self._part(match, ("private", eyes), lambda: match.view_private(eyes))
        return Raw(bytes(shared)[:-1] + b"," + bytes(private)[1:])

    def choices(self, match: Match, seat: int) -> Raw:
        """What a seat may choose."""
        return self._part(match, ("choices", seat), lambda: choices_written(match, seat))

    def _part(self, match: Match, key: Any, made: Callable[[], Any]) -> Raw:
        self._turn_to(match)
        part = self._parts.get(key)
        if part is None:
            if len(self._parts) >= PARTS_KEPT:
                self._parts.clear()
            part = self._parts[key] = as_written(made())
        return part

    def _turn_to(self, match: Match) -> None:
        """What was written of another version is of no use any more."""
        if match is not self._match or match.version != self._version:
            self._match, self._version = match, match.version
            self._turn_to_nothing()

    def _turn_to_nothing(self) -> None:
        self._parts, self._there, self._asked, self._wished = {}, set(), set(), []
        self._here, self._was_late = self._was_late, False


def choices_written(match: Match, seat: int) -> Raw:
    """The named actions that a seat may choose from."""
    names = names_written(match.naming)
    return Raw(b"[" + b",".join([names[action] for action in match.choice_ids(seat)]) + b"]")


@cache
def names_written(naming: Naming) -> list[bytes]:
    """The names of all actions of a game, by their ids."""
    return [encode(name) for name in naming.names]
