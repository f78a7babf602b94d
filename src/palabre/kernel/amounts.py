"""What programs give: whole numbers, NumPy's too, amounts, seats and words; anything else is refused."""

from __future__ import annotations

from collections.abc import Collection
from math import isfinite
from typing import Any

import numpy as np

from .errors import BadOption, BadSeats, PalabreError


def whole_number(name: str, value: Any, least: int | None = None, most: int | None = None) -> int:
    """Return a whole number within bounds as Python's own; 1.0 and true are none."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool):
        raise bad_number(name, value, least, most)
    number = int(value)
    if (least is not None and number < least) or (most is not None and number > most):
        raise bad_number(name, value, least, most)
    return number


def amount(name: str, value: Any) -> float:
    """Return a number that is not negative, and has an end."""
    is_number = isinstance(value, int | float | np.integer | np.floating) and not isinstance(value, bool)
    if not is_number or not isfinite(value) or value < 0:
        raise PalabreError("bad-amount", name=name, value=str(value)[:50])
    return float(value)


def bad_number(name: str, value: Any, least: int | None, most: int | None) -> PalabreError:
    """Say what a whole number must be."""
    if least is None:
        return PalabreError("bad-whole-number", name=name, value=str(value)[:50])
    if most is None:
        return PalabreError("bad-number-least", name=name, value=str(value)[:50], least=least)
    return PalabreError("bad-number-between", name=name, value=str(value)[:50], least=least, most=most)


def checked_seat(seat: Any, players: int) -> int:
    """Return a seat of a table."""
    if type(seat) is int and 0 <= seat < players:
        return seat
    try:
        return whole_number("seat", seat, 0, players - 1)
    except PalabreError:
        raise BadSeats("bad-seat", seat=str(seat)[:50], most=players - 1) from None


def check_word(option: str, value: Any, values: Collection[str]) -> None:
    """Refuse what is none of some words."""
    if not isinstance(value, str) or value not in values:
        raise BadOption("bad-option-value", option=option, value=str(value)[:50], values=", ".join(values))
