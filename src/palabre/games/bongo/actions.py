"""How do we say a move, and why not this one?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kernel.errors import Reason
from ...kernel.layout import CLOCK
from .box import ANIMALS, ANSWERS, MAX_SEATS, PAIR_THROWS, WHITE_THROWS
from .rules import CALL, CHOOSE, DECLINE, LEVEL_SEATS, TAKE_FROM, TIME_UP, level_seat
from .state import Phase, State
from .types import Animal, Call, CallLevel, Choice, Choose, Decline, Nature, TakeFrom, TimeUp


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


NAMES: tuple[Choice, ...] = (
    *(Call(do="call", answer=answer) for answer in ANSWERS),
    *(Choose(do="choose", animal=animal) for animal in ANIMALS),
    *(TakeFrom(do="take_from", seat=seat) for seat in range(MAX_SEATS)),
    Decline(do="decline"),
    TimeUp(do="time_up"),
    *(CallLevel(do="level", seats=seats_in(mask)) for mask in range(1 << MAX_SEATS)),
)

SHORT: tuple[str, ...] = (
    *(f"{answer}!" for answer in ANSWERS),
    *(f"+{animal}" for animal in ANIMALS),
    *(f"<{seat}" for seat in range(MAX_SEATS)),
    "-",
    "time",
    *("=" + "".join(str(seat) for seat in seats_in(mask)) for mask in range(1 << MAX_SEATS)),
)


def nature_name(s: State, pick: int) -> Nature:
    """What falls when nature picks this number."""
    if s.phase == Phase.DRAW_ROLLER:
        return {"do": "draw_roller", "seat": pick}
    if s.phase == Phase.THROW_WHITE:
        return {"do": "throw_white", "dice": animals(WHITE_THROWS[pick])}
    if s.phase == Phase.THROW_FILM:
        return {"do": "throw_film", "dice": [face + 1 for face in PAIR_THROWS[pick]]}
    if s.phase == Phase.THROW_POACHERS:
        return {"do": "throw_poachers", "dice": animals(PAIR_THROWS[pick])}
    if s.phase == Phase.THROW_GUARD:
        return {"do": "throw_guard", "die": ANIMALS[pick]}
    return {"do": "draw_lot", "seat": level_seat(s, pick), "among": seats_in(s.level_seats)}


def read_nature(s: State, choice: Any) -> Any:
    """A lot may be typed by who won it: among whom it was drawn is known."""
    if not isinstance(choice, dict) or choice.get("do") != "draw_lot":
        return choice
    return {"among": seats_in(s.level_seats), **choice}


def animals(faces: Iterable[int]) -> list[Animal]:
    """The animals on some dice."""
    return [ANIMALS[face] for face in faces]


def why_not(s: State, seat: int, action: int) -> Reason:
    """The reason why an action of this game cannot be played now."""
    if action >= TIME_UP and seat != CLOCK:
        return "bongo-not-for-players", {}
    if action < CHOOSE:
        return why_no_call(s, action - CALL)
    if action < TAKE_FROM:
        return "bongo-no-animal-to-choose", {}
    if action < LEVEL_SEATS and s.phase == Phase.CHOOSE_OWNER and action != DECLINE:
        return "bongo-not-the-richest", {"seat": action - TAKE_FROM, "animal": ANIMALS[s.animal]}
    return "bongo-nothing-to-take", {}


def why_no_call(s: State, answer: int) -> Reason:
    """The reason why a call does not count now."""
    if s.phase != Phase.CALL:
        return "bongo-dice-not-thrown", {"answer": ANSWERS[answer]}
    return "bongo-out-of-the-round", {"answer": ANSWERS[answer]}
