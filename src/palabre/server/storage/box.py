"""The real box on the table: what people have called and typed of a throw that does not count yet."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Stage = Literal["rest", "calling", "typing"]


class HeardCall(Struct):
    """A call on the compared clocks, in milliseconds since the round began; kept until dice are typed."""

    seat: int
    answer: str
    claimed: float
    reaction: float
    bar: float
    paid: float
    excess: float


class Box(Struct):
    """How far people are with a throw of the real dice."""

    stage: Stage = "rest"
    opened: float = 0.0  # when calls were first heard, in milliseconds of the clock on the wall
    calls: list[HeardCall] = []
    faces: list[int] = []  # what was typed: a face for each thing asked; nothing: it is still awaited
    version: int = 0  # of the game, when it was typed
    by: int = 0  # the seat that typed it
    agreed: list[str] = []  # the guests who have seen it and said yes

    def called(self) -> list[int]:
        """The seats that have called."""
        return [call.seat for call in self.calls]

    def is_typed(self, version: int) -> bool:
        """Whether something is typed that others have to look at."""
        return bool(self.faces) and self.version == version
