"""What others chose after a choice that was taken back: in the same position they choose it again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from .layout import Layout, copied
from .log import Entry

if TYPE_CHECKING:
    from .match import Match


def chosen_before(match: Match, seat: int) -> int | None:
    """What a seat chose in this position, before another's choice was taken back and its own went with it."""
    layout = match.engine.layout
    now, found = position(match.state, layout), None
    for entry in struck(match.log):
        if entry.seat == seat and position(entry.before, layout) == now:
            found = entry.action
    return found


def struck(log: Iterable[Entry]) -> Iterator[Entry]:
    """The moves that went with a choice that was taken back; whoever took it back did not want that one."""
    standing: list[tuple[int, Entry]] = []
    for place, entry in enumerate(log):
        if not entry.undo:
            standing.append((place, entry))
            continue
        yield from (later for at, later in standing if at > entry.action)
        standing = [(at, before) for at, before in standing if at < entry.action]


def position(states: NDArray[Any], layout: Layout) -> bytes:
    """How things stand, without who has seen what: that stays known though moves are taken back."""
    bare = copied(states)
    for mask in layout.lasting_masks:
        bare[mask] = 0
    return bare.tobytes()
