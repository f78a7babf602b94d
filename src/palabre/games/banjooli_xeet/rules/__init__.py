"""The rules of Banjooli Xeet, a file for each chapter: what every game's rules offer."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import NATURE
from ..state import Phase, State
from .choices import N_ACTIONS, act_as_player, default, legal
from .ending import is_over, score, winners
from .nature import act_as_nature, chances, deals_secretly
from .setting_up import set_up

__all__ = [
    "N_ACTIONS",
    "act",
    "actors",
    "chances",
    "deals_secretly",
    "default",
    "is_over",
    "legal",
    "score",
    "set_up",
    "winners",
]


@rule
def actors(s: State) -> int:
    """The player whose turn it is; nobody while tiles, cards or dice are in the air."""
    return 1 << s.seat if s.phase >= Phase.LAY_BERRY and s.phase < Phase.OVER else 0


@rule
def act(s: State, seat: int, action: int) -> None:
    """Play one legal action of a seat, or of nature."""
    if seat == NATURE:
        act_as_nature(s, action)
    else:
        act_as_player(s, action)
