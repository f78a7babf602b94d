"""What do people type who roll the real dice? Those that were taken up; all else is dealt by the app."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ...kernel.by_hand import Thing
from .box import FACES, N_DICE, SORCERY
from .state import Phase, State
from .types import Nature

Die = Literal["movement", "sorcery", "vortex"]


def asked(s: State) -> list[Thing]:
    """The dice in the air; cards and berries lie face down, and the track is laid as the app says."""
    return [Thing(die, FACES) for die in in_air(s)]


def in_air(s: State) -> list[Die]:
    """The dice that fall next, in their order."""
    if not Phase.THROW <= s.phase <= Phase.THROW_VORTEX:
        return []
    if s.phase == Phase.THROW_VORTEX:
        return ["vortex"]
    taken = [die for die in range(N_DICE) if s.in_air >> die & 1]
    return ["sorcery" if die == SORCERY else "movement" for die in taken]


def moves(s: State, shown: Sequence[str]) -> list[Nature]:
    """The throws that these dice are, one by one."""
    return [{"do": "throw", "die": die, "face": face} for die, face in zip(in_air(s), shown, strict=True)]
