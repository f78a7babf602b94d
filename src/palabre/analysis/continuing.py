"""How a game usually goes on after a choice, as simulations have seen it."""

from __future__ import annotations

from collections import Counter

from ..bots.programs.ending import NOT_NOTED, SEATED
from ..kernel.layout import Wide
from ..kernel.naming import Naming
from .types import Done

LEAST = 0.2  # of the times: what is rarer is not usual


def usual(notes: Wide, naming: Naming) -> list[Done]:
    """The most usual next choice, then the most usual after that one, as long as there is any."""
    line: list[Done] = []
    left, times = notes, len(notes)
    for place in range(notes.shape[1]):
        ((note, often),) = Counter(left[:, place].tolist()).most_common(1)
        if note == NOT_NOTED or often < LEAST * times:
            break
        line.append({"seat": note // SEATED, "choice": naming.name(note % SEATED)})
        left = left[left[:, place] == note]
    return line
