"""Who may see what: a copy of a state in which all that a seat may not know is blanked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .layout import SPECTATOR_BIT, UNKNOWN, KnownBy, Layout, copied


def blanked(states: NDArray[Any], plan: Layout, eyes: int | None) -> NDArray[Any]:
    """What a seat (None: a spectator) knows of a state."""
    seen = copied(states)
    for name, how in plan.secrets:
        np.putmask(seen[name], unseen(seen, name, how, eyes), UNKNOWN)
    return seen


def unseen(states: NDArray[Any], name: str, how: Any, eyes: int | None) -> NDArray[np.bool_]:
    """The cells of a secret field that these eyes may not see."""
    if isinstance(how, KnownBy):
        bit = 1 << (SPECTATOR_BIT if eyes is None else eyes)
        return np.asarray(states[how.mask] & bit == 0)
    hidden = np.ones(states[name].shape, bool)
    if eyes is not None:
        hidden[:, eyes] = False
    return hidden


def keep_seen(states: NDArray[Any], later: Iterable[NDArray[Any]], plan: Layout) -> None:
    """What anybody has seen since stays known to them, though the moves that showed it are taken back."""
    for after in later:
        for mask, within in plan.lasting_masks.items():
            if within is None or after[within] == states[within]:
                states[mask] |= after[mask]


def came_out(before: NDArray[Any], after: NDArray[Any], plan: Layout) -> bool:
    """Whether something that was hidden from somebody has been shown between two states."""
    return any(bool(np.any(after[mask] & ~before[mask])) for mask in plan.masks)
