"""Bongo's dice, read a second time from the rulebook: what a person at the table would call."""

from __future__ import annotations

from typing import Any

from palabre.games.bongo.box import ANIMALS, ANSWERS

__all__ = ["ANSWERS", "read"]


def third(pair: list[Any], all_three: tuple[Any, ...]) -> Any:
    """Two equal dice mean what they show, two different ones the third."""
    first, second = pair
    return first if first == second else next(one for one in all_three if one not in pair)


def read(dice: dict[str, Any]) -> str:
    """BO-1 to BO-4."""
    wanted = third(dice["film"], (1, 2, 3))
    left = list(dice["white"])
    hunted = third(dice["poachers"], ANIMALS) if dice["poachers"] else None
    if hunted in left and dice["guard"] != hunted:
        left.remove(hunted)
    matches = [animal for animal in ANIMALS if left.count(animal) == wanted]
    if len(matches) == 2:
        return next(animal for animal in ANIMALS if animal not in matches)
    return matches[0] if matches else "nothing"
