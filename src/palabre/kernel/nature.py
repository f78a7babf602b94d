"""Where nature's choices come from: a secret, a seed, what was laid out, people with their own dice."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from . import by_hand
from .chance import CHANCE_BITS, UNUSED_BITS, generator
from .mixing import STEP, WORD, mixed

if TYPE_CHECKING:
    from .engine import Engine
    from .naming import Naming

WORD_BYTES = 8
WORDS = 1 << (8 * WORD_BYTES)
Origin = dict[str, Any]  # where nature comes from, as the header of a record says it
Laid = tuple[int, int]  # a choice that was laid out beforehand: its number, and among how many


def commitment(secret: bytes) -> str:
    """The digest that is published before the first move."""
    return hashlib.sha256(secret).hexdigest()


def hash_of_salt(salt: str) -> str:
    """What is told to all before a salt is opened."""
    return hashlib.sha256(salt.encode()).hexdigest()


def secret_of_seed(seed: int) -> bytes:
    """The secret that a seed stands for."""
    return hashlib.sha256(f"palabre seed {seed}".encode()).digest()


class Nature:
    """Uniform choices from HMAC-SHA-256(secret, salts ‖ counter), by rejection sampling."""

    is_sealed = False  # whether the end of the game does not tell the secret yet

    def __init__(
        self,
        secret: bytes,
        salts: Sequence[str | None] = (),
        counter: int = 0,
        hashes: Sequence[str] | None = None,
    ) -> None:
        self.secret = secret
        self.salts = tuple(salts)  # one for each hash; None: promised, but not opened
        self.opened = tuple(salt for salt in salts if salt is not None)
        self.hashes = tuple(map(hash_of_salt, self.opened) if hashes is None else hashes)
        self.counter = counter
        self._prefix = "".join(f"{salt}|" for salt in self.opened).encode()

    def pick(self, n: int) -> int:
        """A number from 0 to n-1; the counter only ever goes forward."""
        limit = WORDS - WORDS % n
        while True:
            message = self._prefix + str(self.counter).encode()
            self.counter += 1
            word = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:WORD_BYTES], "big")
            if word < limit:
                return word % n

    def draw(self, n: int, naming: Naming, states: NDArray[Any]) -> int:
        """What nature picks in a state: mostly the next number, whatever it is for."""
        return self.pick(n)

    def awaits(self, engine: Engine, states: NDArray[Any]) -> bool:
        """Whether people are to type in what happens now."""
        return False

    def copy(self) -> Nature:
        """The same source at the same place."""
        return type(self)(self.secret, self.salts, self.counter, self.hashes)

    def described(self) -> Origin:
        """What a record's header says before the secret is out."""
        salts = {"hashes": list(self.hashes), "salts": list(self.salts)}
        return {"from": "secret", "commitment": commitment(self.secret), **salts}


class LaidOut(Nature):
    """First what was laid out beforehand, as for a lesson, while nature is asked just that; then a secret."""

    def __init__(
        self,
        secret: bytes,
        salts: Sequence[str | None] = (),
        counter: int = 0,
        hashes: Sequence[str] | None = None,
        laid: Sequence[Laid] = (),
    ) -> None:
        super().__init__(secret, salts, counter, hashes)
        self.laid = tuple(laid)
        self.given = 0  # how many of those
        self.is_left = False  # the game has gone another way: the rest is dropped

    def pick(self, n: int) -> int:
        if self.is_left or self.given == len(self.laid):
            return super().pick(n)
        number, among = self.laid[self.given]
        if among != n:
            self.is_left = True
            return super().pick(n)
        self.given += 1
        return number

    def copy(self) -> LaidOut:
        other = type(self)(self.secret, self.salts, self.counter, self.hashes, self.laid)
        other.given, other.is_left = self.given, self.is_left
        return other

    def described(self) -> Origin:
        return {**super().described(), "from": "laid", "laid": [list(each) for each in self.laid]}


def checked_laid(told: Any) -> list[Laid]:
    """What a header says was laid out; ValueError or TypeError where that cannot be."""
    laid = [(number, among) for number, among in told]
    if not all(type(number) is int is type(among) and 0 <= number < among for number, among in laid):
        raise ValueError(told)
    return laid


class Seeded(Nature):
    """A secret made from a seed, so that a seeded match verifies too."""

    def __init__(self, seed: int, counter: int = 0) -> None:
        super().__init__(secret_of_seed(seed), (), counter)
        self.seed = seed

    def copy(self) -> Seeded:
        return type(self)(self.seed, self.counter)

    def described(self) -> Origin:
        return {"from": "seed", "seed": self.seed, "commitment": commitment(self.secret)}


class Typed(Seeded):
    """People roll and type in what they rolled; only secret deals come from the seed."""

    def awaits(self, engine: Engine, states: NDArray[Any]) -> bool:
        return not engine.is_secret(states)

    def described(self) -> Origin:
        return {"from": "typed", "seed": self.seed, "commitment": commitment(self.secret)}


class ByHand(Nature):
    """The real box lies on the table: people type in its dice and tiles, all else comes from a secret."""

    def awaits(self, engine: Engine, states: NDArray[Any]) -> bool:
        return not engine.is_secret(states) and by_hand.is_asked(engine.game, states)

    def described(self) -> Origin:
        return {**super().described(), "from": "typed"}


class Fast(Nature):
    """The fast generator of simulations, for one game of many; it promises nothing and has no secret."""

    def __init__(self, seed: int, number: int, counter: int = 0) -> None:
        super().__init__(b"", (), counter)
        self.seed = seed
        self.number = number
        self._start = int(generator(seed, number)[0])

    def pick(self, n: int) -> int:
        word = mixed((self._start + self.counter * STEP) & WORD)
        self.counter += 1
        return (word >> UNUSED_BITS) * n >> CHANCE_BITS

    def copy(self) -> Fast:
        return type(self)(self.seed, self.number, self.counter)

    def described(self) -> Origin:
        return {"from": "generator", "seed": self.seed, "number": self.number}


def nature_of(described: Origin, secret: bytes | None) -> Nature:
    """The source that a record's header describes; without a secret it serves only to hold its place."""
    kind = described["from"]
    if kind in ("daily", "twin"):
        from .alike import Alike

        return Alike(secret or b"", kind, described.get("day"))
    if kind == "generator":
        return Fast(int(described["seed"]), int(described["number"]))
    if kind == "seed":
        return Seeded(described["seed"])
    if kind == "typed":
        if "seed" in described:
            return Typed(described["seed"])
        return ByHand(secret or b"", described["salts"], hashes=described["hashes"])
    salts, hashes = described["salts"], described.get("hashes")
    if kind == "laid":
        return LaidOut(secret or b"", salts, hashes=hashes, laid=checked_laid(described["laid"]))
    return Nature(secret or b"", salts, hashes=hashes)
