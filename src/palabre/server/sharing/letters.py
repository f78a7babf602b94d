"""What one process writes to another about a table: a command, an answer, who is here, who may lead."""

from __future__ import annotations

import msgspec
from msgspec import Struct, field

from ..connection.messages import Answered, Command
from ..connection.presence import RemotePresence


class Asking(Struct, tag_field="kind", tag="ask", omit_defaults=True):
    """A command of a client; with a press, what its own process has seen of the client."""

    table: str
    sender: str = field(name="from")  # the process
    ask: str  # the name of this asking
    guest: str
    lang: str
    command: Command
    seen: int = -1  # the roll that has left for the seat
    elapsed: float = 0.0  # milliseconds since
    trips: list[float] = []  # milliseconds


class Answering(Struct, tag_field="kind", tag="answer"):
    """What the leader answers."""

    table: str
    sender: str = field(name="from")
    ask: str
    answer: Answered


class Present(Struct, tag_field="kind", tag="presence"):
    """Who is at a table in the process that writes."""

    table: str
    sender: str = field(name="from")
    here: RemotePresence


class Yielding(Struct, tag_field="kind", tag="yield"):
    """The process that writes has a line to a table, and would lead it."""

    table: str
    sender: str = field(name="from")


class Yielded(Struct, tag_field="kind", tag="yielded"):
    """Whether it may."""

    table: str
    sender: str = field(name="from")
    is_free: bool


Letter = Asking | Answering | Present | Yielding | Yielded

encode_letter = msgspec.json.Encoder().encode
decode_letter = msgspec.json.Decoder(Letter).decode
