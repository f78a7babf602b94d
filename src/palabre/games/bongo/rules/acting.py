"""Playing a choice: a call, an animal, an owner, or time that is up."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import NATURE
from ..state import State
from .ids import CALL, CHOOSE, DECLINE, LEVEL_SEATS, TAKE_FROM, TIME_UP
from .nature import throw
from .round import call, next_round, reward, rule_level, take_from, void_round


@rule
def act(s: State, seat: int, action: int) -> None:
    """Play one legal action of a seat, of nature or of the clock."""
    if seat == NATURE:
        throw(s, action)
    elif action < CHOOSE:
        call(s, seat, action - CALL)
    elif action < TAKE_FROM:
        reward(s, action - CHOOSE)
    elif action < DECLINE:
        take_from(s, action - TAKE_FROM)
    elif action == DECLINE:
        next_round(s, s.winner)
    elif action == TIME_UP:
        void_round(s)
    else:
        rule_level(s, action - LEVEL_SEATS)
