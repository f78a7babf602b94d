"""The luck of a table's bots: from its secret, so that after the game they can think the same again."""

from __future__ import annotations

import hmac

from ...kernel.alike import Alike
from ...kernel.nature import Nature

SEED_BYTES = 4


def luck_of(nature: Nature, version: int, seat: int) -> int:
    """The seed of a bot's thought; where tables share their luck, it is the same at all of them."""
    if isinstance(nature, Alike):
        return nature.seed_of(seat, version)
    return bot_seed(nature.secret, version, seat)


def bot_seed(secret: bytes, version: int, seat: int) -> int:
    """The seed of a bot's thought; nobody can know it before the secret is told at the end."""
    message = f"bot {version} {seat}".encode()  # dice are asked for otherwise: they never share a message
    return int.from_bytes(hmac.digest(secret, message, "sha256")[:SEED_BYTES], "big") >> 1
