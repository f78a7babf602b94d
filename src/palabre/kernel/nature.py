"""Where nature's choices come from: a secret, a seed, what was laid out, people with their own dice."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from numpy.typing import NDArray

from . import by_hand
from .chance import CHANCE_BITS, UNUSED_BITS, generator
from .mixing import STEP, WORD, mixed

if TYPE_CHECKING:
    from .engine import Engine
    from .naming import Naming

WORD_BYTES = 8
DIGEST = re.compile("[0-9a-f]{64}")
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
    promised: str | None = None  # the commitment of a record that was read, whose secret may not be told yet

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

    def copy(self) -> Self:
        """The same source at the same place."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    @property
    def commitment(self) -> str:
        """What was published before the first move; of a secret that is not told yet, as a record has it."""
        return self.promised or commitment(self.secret)

    def described(self) -> Origin:
        """What a record's header says before the secret is out."""
        salts = {"hashes": list(self.hashes), "salts": list(self.salts)}
        return {"from": "secret", "commitment": self.commitment, **salts}


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

    def described(self) -> Origin:
        return {"from": "seed", "seed": self.seed, "commitment": self.commitment}


class Typed(Seeded):
    """People roll and type in what they rolled; only secret deals come from the seed."""

    def awaits(self, engine: Engine, states: NDArray[Any]) -> bool:
        return not engine.is_secret(states)

    def described(self) -> Origin:
        return {"from": "typed", "seed": self.seed, "commitment": self.commitment}


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

    def described(self) -> Origin:
        return {"from": "generator", "seed": self.seed, "number": self.number}


def nature_of(described: Origin, secret: bytes | None) -> Nature:
    """The source that a record's header describes; without a secret it serves only to hold its place."""
    kind = described["from"]
    if kind == "generator":
        return Fast(int(described["seed"]), int(described["number"]))
    if kind in ("seed", "typed") and "seed" in described:
        return (Seeded if kind == "seed" else Typed)(seed_of(described["seed"]))
    nature = promising(kind, described, secret or b"")
    nature.promised = digest(described["commitment"])
    return nature


def promising(kind: str, described: Origin, secret: bytes) -> Nature:
    """A source whose secret is told at the end."""
    if kind in ("daily", "twin"):
        from .alike import Alike

        day = described.get("day")
        if not isinstance(day, str | None):
            raise TypeError(day)
        return Alike(secret, kind, day)
    salts, hashes = described["salts"], described.get("hashes")
    if kind == "laid":
        return LaidOut(secret, salts, hashes=hashes, laid=checked_laid(described["laid"]))
    return (ByHand if kind == "typed" else Nature)(secret, salts, hashes=hashes)


def seed_of(told: Any) -> Any:
    """A seed as a record has it: a number, and of earlier versions perhaps a text."""
    if type(told) not in (int, str):
        raise TypeError(told)
    return told


def digest(value: Any) -> str:
    """Return 64 hexadecimal digits as they are."""
    if not isinstance(value, str) or not DIGEST.fullmatch(value):
        raise ValueError(value)
    return value
