"""What do people type who draw the real tiles? The motif; who begins is drawn by the app."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.by_hand import Thing
from .box import MOTIFS, N_KINDS
from .saying import tile
from .state import Phase, State
from .types import Nature


def asked(s: State) -> list[Thing]:
    """One of the tiles that are left in the stack, each kind once."""
    left = tuple(MOTIFS[kind] for kind in range(N_KINDS) if s.stack[kind])
    return [Thing("tile", left)] if s.phase == Phase.DRAW else []


def moves(s: State, shown: Sequence[str]) -> list[Nature]:
    """The tile that was drawn: which of several alike does not matter."""
    return [{"do": "draw_tile", **tile(MOTIFS.index(shown[0])), "nth": 1}]
