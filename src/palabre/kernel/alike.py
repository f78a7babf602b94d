"""Luck that tables share: the k-th time nature does the same thing among as many, it picks the same."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Any, Self

from numpy.typing import NDArray

from .naming import Naming
from .nature import WORD_BYTES, WORDS, Nature, Origin
from .plain import Plain

DAILY, TWIN = "daily", "twin"  # for whom: all who play on one day, or two tables
SEED_BITS = 31


class Alike(Nature):
    """Uniform choices from HMAC-SHA-256(secret, what | among | how often before), without salts.

    Where choices differ nature is asked other things, in another order, and still the third roll of one table
    is the third roll of the other. The secret is told when nobody plays with it any more, not with the end.
    """

    is_sealed = True

    def __init__(
        self, secret: bytes, origin: str, day: str | None = None, asked: Mapping[str, int] | None = None
    ) -> None:
        super().__init__(secret)
        self.origin, self.day = origin, day
        self._asked = dict(asked or {})  # how many words of each kind were used

    def draw(self, n: int, naming: Naming, states: NDArray[Any]) -> int:
        """What nature picks in a state: the next of its kind."""
        return self.next_of(kind_of(naming, states), n)

    def next_of(self, kind: str, n: int) -> int:
        """The next number from 0 to n-1 for one kind of thing."""
        key, limit = f"{kind}|{n}", WORDS - WORDS % n
        while True:
            count = self._asked.get(key, 0)
            self._asked[key] = count + 1
            if (word := self._word(f"{key}|{count}")) < limit:
                return word % n

    def seed_of(self, *what: str | int) -> int:
        """The luck of a bot at a moment, the same at every table that shares this secret."""
        return self._word("|".join(("bot", *map(str, what)))) >> (8 * WORD_BYTES - SEED_BITS)

    def copy(self) -> Self:
        other = super().copy()
        other._asked = dict(self._asked)
        return other

    def described(self) -> Origin:
        day = {} if self.day is None else {"day": self.day}
        return {"from": self.origin, **day, "commitment": self.commitment}

    def _word(self, message: str) -> int:
        return int.from_bytes(hmac.digest(self.secret, message.encode(), "sha256")[:WORD_BYTES], "big")


def kind_of(naming: Naming, states: NDArray[Any]) -> str:
    """What nature is to do in a state, whatever it picks."""
    return str(naming.nature_name(Plain(states), 0)["do"])
