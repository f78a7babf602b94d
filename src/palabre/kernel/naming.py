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
    """How a game that has no other ways to type a throw reads one."""
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
