"""What a single value in a message may be: how long a name, how large a number, which words."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

SAFE = 2**53 - 1  # beyond it a browser's numbers are no longer whole

Name = Annotated[str, Meta(min_length=1, max_length=24)]
CommandId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z._-]{1,40}\Z")]
Called = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{0,20}\Z")]  # an answer to the dice
Words = Annotated[str, Meta(min_length=1, max_length=200)]  # of somebody's own
Faces = Annotated[list[Annotated[int, Meta(ge=0, le=999)]], Meta(min_length=1, max_length=20)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=SAFE)]
Word = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{1,40}\Z")]  # of ours: a game, an option, a question
Spec = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+\Z")]
Milliseconds = Annotated[float, Meta(ge=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=SAFE)]
Finite = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]
Hex = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}\Z")]
Lang = Literal["en", "fr"]
Sign = Literal["bravo", "laugh", "wow", "ouch", "hurry", "thanks"]
Phrase = Literal["good_luck", "well_played", "that_was_close", "one_moment", "your_turn", "once_more"]
Reaction = Literal[Sign, Phrase]  # a picture, or words that each reads in their own language
