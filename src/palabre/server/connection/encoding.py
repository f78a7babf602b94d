"""Messages read from the wire and written to it; what is nested too deeply is not read at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from .messages import FromClient
from .requests import JoinWish, TableWish

MOST_BRACKETS = 100  # in one message: whatever is nested deeper is no choice of any game


def decoder(kind: Any) -> Callable[[str | bytes], Any]:
    """Reads messages of a kind; what is nested too deeply is refused before it is read."""
    decode = msgspec.json.Decoder(kind).decode

    def read(text: str | bytes) -> Any:
        written = text.encode(errors="replace") if isinstance(text, str) else text
        if written.count(b"[") + written.count(b"{") > MOST_BRACKETS:
            raise msgspec.DecodeError("it is nested too deeply")
        return decode(text)

    return read


decode_client = decoder(FromClient)
decode_wish = decoder(TableWish)
decode_join = decoder(JoinWish)


def plain_number(value: Any) -> Any:
    """A number of NumPy's that a game has let slip into a view or a preview."""
    if hasattr(value, "item"):
        return value.item()
    raise TypeError(f"{type(value)} has no place in a message")


encode = msgspec.json.Encoder(enc_hook=plain_number).encode


def as_written(value: Any) -> Raw:
    """A value as it leaves: written once, and told as often as somebody asks."""
    return Raw(encode(value))
