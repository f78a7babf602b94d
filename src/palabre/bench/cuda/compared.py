"""How a batch is compared between processor and card: the same choices, a digest of all that is shown."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np


def taken(mask: Any, step: int) -> Any:
    """In every game the choice whose turn it is."""
    wanted = step % mask.sum(axis=1, dtype=np.int64) + 1
    return (mask.cumsum(axis=1, dtype=np.int64) == wanted[:, None]).argmax(axis=1)


def digest(batch: Any, here: Callable[[Any], Any]) -> str:
    """Of all that a batch shows; `here` brings an array to the processor."""
    shown = (batch.seat, batch.mask, batch.observation, batch.reward, batch.ended)
    return hashlib.sha256(b"".join(here(each).tobytes() for each in shown)).hexdigest()
