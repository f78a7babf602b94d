"""What a single value in a message may be: how long a name, how large a number, which words."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

SAFE = 2**53 - 1  # beyond it a browser's numbers are no longer whole

Name = Annotated[str, Meta(min_length=1, max_length=24)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=SAFE)]
Spec = Annotated[str, Meta(min_length=1, max_length=40)]
Milliseconds = Annotated[float, Meta(ge=0, le=1_000_000)]
Hex = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Lang = Literal["en", "fr"]
Reaction = Literal["bravo", "laugh", "wow", "ouch", "hurry", "thanks"]
