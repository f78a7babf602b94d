"""How moves are said: ids inside, named things outside, and a short notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from .game import Game
from .plain import Plain

Named = dict[str, Any]


def frozen(value: Any) -> Any:
    """A named action, or a part of it, as something that can be looked up."""
    if isinstance(value, dict):
        return tuple(sorted((name, frozen(part)) for name, part in value.items()))
    if isinstance(value, list | tuple):
        return tuple(frozen(part) for part in value)
    return value


def as_it_is(s: Plain, choice: Any) -> Any:
    """How a game that has no other way to say it says it."""
    return choice


class Naming:
    """The names of one game's actions, both ways."""

    def __init__(self, game: Game) -> None:
        room = game.room("actions")
        self.names: tuple[Named, ...] = tuple(room.NAMES)
        self.short: tuple[str, ...] = tuple(room.SHORT)
        self._ids = lookup(self.names)
        self._by_short = {text: place for place, text in enumerate(self.short)}
        self._of_nature: Callable[[Plain, int], Named] = room.nature_name
        self._read_nature: Callable[[Plain, Any], Any] = getattr(room, "read_nature", as_it_is)
        before = game.room("format_1") if game.has_room("format_1") else None
        self._of_nature_1: Callable[[Plain, int], Named] = getattr(before, "nature_name", self._of_nature)
        self._choice_1: Callable[[Plain, Named], Named] = getattr(before, "choice", as_it_is)
        self._read_1: Callable[[Plain, Any], Any] = getattr(before, "read", as_it_is)

    def name(self, action: int) -> Named:
        """The named action of an id; a copy that may be kept or changed."""
        return dict(self.names[action])

    def id(self, choice: Any) -> int | None:
        """The id of a named action, of a short notation, or None where the game has no such action."""
        if isinstance(choice, str):
            return self._by_short.get(choice)
        try:
            return self._ids.get(frozen(choice))
        except TypeError:
            return None

    def nature_name(self, s: Plain, pick: int) -> Named:
        """What nature does when it picks this number in this state."""
        return self._of_nature(s, pick)

    def recorded(self, s: Plain, action: int, format: int) -> Named:
        """How a record of some format says a choice."""
        named = self.name(action)
        return self._choice_1(s, named) if format == 1 else named

    def read(self, s: Plain, choice: Any, format: int) -> Any:
        """A choice that a record of some format names, as we name it."""
        return self._read_1(s, choice) if format == 1 and isinstance(choice, dict) else choice

    def recorded_nature(self, s: Plain, pick: int, format: int) -> Named:
        """How a record of some format says what nature does."""
        return self._of_nature_1(s, pick) if format == 1 else self._of_nature(s, pick)

    def nature_pick(self, s: Plain, n: int, choice: Any) -> int | None:
        """The number that nature must pick to do what is named."""
        wanted = frozen(self._read_nature(s, choice))
        return next((pick for pick in range(n) if frozen(self._of_nature(s, pick)) == wanted), None)


def lookup(names: Iterable[Named]) -> dict[Any, int]:
    """Ids by name; two ids of one name would be a mistake in the game."""
    ids: dict[Any, int] = {}
    for place, name in enumerate(names):
        if ids.setdefault(frozen(name), place) != place:
            raise ValueError(f"two actions are named {name}")
    return ids
