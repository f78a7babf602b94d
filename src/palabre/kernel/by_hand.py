"""The real box on the table: what people roll and draw themselves, and what the app draws for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .plain import Plain

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .game import Game
    from .match import Match
    from .naming import Named

OUTCOME = "outcome"  # what is asked of a game that says nothing of its own: one of all that may happen


class Thing(NamedTuple):
    """One die or tile of the box, and the faces of which it shows one."""

    what: str
    faces: tuple[str, ...]


def is_asked(game: Game, states: NDArray[Any]) -> bool:
    """Whether nature's move is one that people make with the box; a game may leave some to the app."""
    return not game.has_room("by_hand") or bool(game.room("by_hand").asked(Plain(states)))


def asked(match: Match) -> list[Thing]:
    """What lies on the real table and is to be typed in now; nothing where nobody is asked."""
    if match.over or match.to_act or not match.awaits_dice:
        return []
    if match.game.has_room("by_hand"):
        things: list[Thing] = match.game.room("by_hand").asked(Plain(match.state))
        return things
    return [Thing(OUTCOME, tuple(", ".join(f"{fact}" for fact in one.values()) for one in match.choices()))]


def moves(match: Match, faces: Sequence[int]) -> list[Named]:
    """Nature's moves that bring about what was typed: the number of a face for each thing asked."""
    if not match.game.has_room("by_hand"):
        return [match.choices()[faces[0]]]
    shown = [thing.faces[face] for thing, face in zip(asked(match), faces, strict=True)]
    named: list[Named] = match.game.room("by_hand").moves(Plain(match.state), shown)
    return named
