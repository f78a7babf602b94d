"""How does a round go in real time? When dice may be called, how long they lie, how a ruling is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.compiled import rule
from .box import ANSWERS
from .rules.ids import NO_LIMIT
from .state import Phase, State
from .types import Call, CallLevel, TimeUp

PAUSES = 4.2, 5.1, 6.0  # seconds from a ruling to the next throw, by level: to see how the dice were read
COUNTDOWN = 3.0  # seconds from the beginning to the first throw: three, two, one
TIME_UP: TimeUp = {"do": "time_up"}  # the clock ends the round, and nobody has won it
WAITS = "bongo-out-of-the-round"  # why somebody who has called wrongly may not call


@rule
def is_calling(s: State) -> bool:
    """Whether dice lie there that may be called."""
    return s.phase == Phase.CALL


def is_between_choices(s: State) -> bool:
    """Whether dice are to be thrown or lie there, and nobody has anything else to choose."""
    return bool(s.phase <= Phase.CALL)


def is_before_throw(s: State) -> bool:
    """Whether a new round is about to begin; the first one of all is thrown with what goes before."""
    return bool(s.phase <= Phase.THROW_WHITE and s.turns > 0)


def is_before_first_throw(s: State) -> bool:
    """Whether no dice have fallen yet: everybody is counting down."""
    return bool(s.phase < Phase.CALL and s.turns == 0)


def right_answer(s: State) -> str:
    """What the dice mean."""
    return ANSWERS[s.answer]


def may_call_again(s: State) -> bool:
    """Whether a wrong call leaves one in the round."""
    return bool(s.free_calls)


def patience(s: State) -> int | None:
    """Seconds after which the answer is shown, if it ever is."""
    return None if s.patience == NO_LIMIT else int(s.patience)


def may_be_rolled_by_hand(options: Mapping[str, Any]) -> bool:
    """Whether people may roll themselves: they end a round when nobody calls, so it must have a limit."""
    return options.get("patience") != "off"


def pause(s: State) -> float:
    """Seconds that the dice lie still before they are thrown; a longer reading takes longer to follow."""
    return COUNTDOWN if is_before_first_throw(s) else PAUSES[s.level]


def call(answer: str) -> Call:
    """The choice of whoever calls."""
    return {"do": "call", "answer": answer}


def level(seats: list[int]) -> CallLevel:
    """What the clock says of seats that were right at the same time."""
    return {"do": "level", "seats": seats}
