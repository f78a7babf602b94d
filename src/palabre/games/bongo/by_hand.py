"""What do people type who roll the real dice? All of them, colour by colour."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.by_hand import Thing
from .box import ANIMALS, N_FACES, N_FILM, N_POACHERS, N_WHITE
from .rules import GUARDS, POACHERS
from .state import Phase, State
from .types import Nature

NUMBERS = tuple(str(face + 1) for face in range(N_FACES))


def asked(s: State) -> list[Thing]:
    """The dice of this level that do not lie yet; who begins, and lots, are drawn by the app."""
    return [Thing(what, faces) for what, faces, count in colours(s) for _ in range(count)]


def colours(s: State) -> list[tuple[str, tuple[str, ...], int]]:
    """Each colour that is still to fall, its faces and how many dice it has."""
    if not Phase.THROW_WHITE <= s.phase <= Phase.THROW_GUARD:
        return []
    each = [
        (Phase.THROW_WHITE, "white", ANIMALS, N_WHITE),
        (Phase.THROW_FILM, "film", NUMBERS, N_FILM),
        (Phase.THROW_POACHERS, "poachers", ANIMALS, N_POACHERS if s.level >= POACHERS else 0),
        (Phase.THROW_GUARD, "guard", ANIMALS, 1 if s.level >= GUARDS else 0),
    ]
    return [(what, faces, count) for phase, what, faces, count in each if phase >= s.phase and count]


def moves(s: State, shown: Sequence[str]) -> list[Nature]:
    """The throws that these dice are, in the order in which the rules know them."""
    left, found = list(shown), list[Nature]()
    for what, _, count in colours(s):
        dice, left = left[:count], left[count:]
        found.append(throw(what, dice))
    return found


def throw(what: str, dice: list[str]) -> Nature:
    """The throw of one colour."""
    if what == "white":
        return {"do": "throw_white", "dice": dice}
    if what == "film":
        return {"do": "throw_film", "dice": [int(number) for number in dice]}
    if what == "poachers":
        return {"do": "throw_poachers", "dice": dice}
    return {"do": "throw_guard", "die": dice[0]}
