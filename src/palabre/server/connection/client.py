"""Who sends commands to a table, over a connection of this process or of another."""

from __future__ import annotations

from typing import Any, Protocol

from .messages import FromServer


class Client(Protocol):
    """A person, or a program, as far as commands need to know."""

    guest: str
    lang: str
    eyes: int | None  # the seat through which it sees; None: a spectator
    version: int | None  # the last that it was told

    @property
    def seats(self) -> list[int]:
        """The seats that belong to it."""

    def say(self, key: str, **facts: Any) -> str:
        """A sentence in its language."""

    def send(self, message: FromServer) -> None:
        """Queue a message."""

    def send_update(self) -> None:
        """All there is to know, soon."""
