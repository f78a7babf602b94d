"""What travels between a table and those who sit at it: one page of types, for people and programs alike."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .table_info import Clocks, SaidReaction, TableInfo
from .values import (
    Called,
    CommandId,
    Faces,
    Hex,
    Lang,
    Milliseconds,
    Name,
    Reaction,
    SeatNumber,
    Spec,
    Version,
    Word,
    Words,
)

# What a client says


class Hello(Struct, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first word on a connection: what is known already, and through whose eyes to look."""

    version: Version | None = None
    eyes: SeatNumber | None = None
    lang: Lang = "en"


class Sit(Struct, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Take a free seat."""

    id: CommandId
    seat: SeatNumber
    name: Name


class Leave(Struct, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Give up one's seats; in a running game a bot holds them."""

    id: CommandId


class Remove(Struct, tag_field="do", tag="remove", forbid_unknown_fields=True):
    """The host asks a player to go."""

    id: CommandId
    seat: SeatNumber


class Ready(Struct, tag_field="do", tag="ready", forbid_unknown_fields=True):
    """Say before the game that one is ready, for all of one's seats; or that one is not any more."""

    id: CommandId
    ready: bool = True


class Begin(Struct, tag_field="do", tag="begin", forbid_unknown_fields=True):
    """The host begins, whoever has not said yet that they are ready."""

    id: CommandId


class Fill(Struct, tag_field="do", tag="fill", forbid_unknown_fields=True):
    """The host lets a bot play a seat that nobody has, before the game."""

    id: CommandId
    seat: SeatNumber
    level: Spec


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Make a choice, in answer to a decision."""

    id: CommandId
    decision: Version
    choice: dict[str, Any]
    seat: SeatNumber | None = None


class Press(Struct, tag_field="do", tag="press", forbid_unknown_fields=True):
    """Call in real time: the answer, and the time from seeing the dice to the press by one's own clock."""

    id: CommandId
    decision: Version
    seat: SeatNumber
    answer: Called
    reaction: Milliseconds
    frame: Milliseconds = 17


class Roll(Struct, tag_field="do", tag="roll", forbid_unknown_fields=True):
    """With the real dice: they are about to fall; from one common instant on calls are heard."""

    id: CommandId
    decision: Version


class Stop(Struct, tag_field="do", tag="stop", forbid_unknown_fields=True):
    """With the real dice: nobody else calls; without a call the dice are simply rolled again."""

    id: CommandId
    decision: Version


class Type(Struct, tag_field="do", tag="type", forbid_unknown_fields=True):
    """With the real box: what it shows, the number of a face for each thing that the table asks for."""

    id: CommandId
    decision: Version
    faces: Faces


class Nod(Struct, tag_field="do", tag="nod", forbid_unknown_fields=True):
    """With the real box: what was typed, and one has seen, is what lies there, or it is typed again."""

    id: CommandId
    decision: Version
    faces: Faces
    yes: bool = True


class Preview(Struct, tag_field="do", tag="preview", forbid_unknown_fields=True):
    """Ask what a choice would do."""

    id: CommandId
    decision: Version
    choice: dict[str, Any]
    seat: SeatNumber | None = None


class WhyNot(Struct, tag_field="do", tag="why_not", forbid_unknown_fields=True):
    """Ask why a choice cannot be made now."""

    id: CommandId
    decision: Version
    choice: dict[str, Any]
    seat: SeatNumber | None = None


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back one's last choice, or ask everybody to allow it."""

    id: CommandId


class Hold(Struct, tag_field="do", tag="hold", forbid_unknown_fields=True):
    """Let a bot hold a seat: one's own at once, another's after its grace by the host or a majority."""

    id: CommandId
    seat: SeatNumber
    level: Spec = "medium"


class Return(Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the bot that holds it."""

    id: CommandId
    seat: SeatNumber


class Answer(Struct, tag_field="do", tag="answer", forbid_unknown_fields=True):
    """Say yes or no to the question on the table."""

    id: CommandId
    question: Word
    yes: bool


class React(Struct, tag_field="do", tag="react", forbid_unknown_fields=True):
    """A quick reaction."""

    id: CommandId
    reaction: Reaction


class Say(Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Words of one's own, at a table by link whose host allows them."""

    id: CommandId
    text: Words


class Report(Struct, tag_field="do", tag="report", forbid_unknown_fields=True):
    """A word to the host about somebody at the table."""

    id: CommandId
    seat: SeatNumber
    text: Words


class Unname(Struct, tag_field="do", tag="unname", forbid_unknown_fields=True):
    """Take one's name out of a table whose game is over."""

    id: CommandId


class Look(Struct, tag_field="do", tag="look", forbid_unknown_fields=True):
    """Several people at one device: look through the eyes of another of one's seats."""

    id: CommandId
    eyes: SeatNumber | None


class Rematch(Struct, tag_field="do", tag="rematch", forbid_unknown_fields=True):
    """The same players again, the start moved on by one; the host may wish for bots of another level."""

    id: CommandId
    level: Spec | None = None


class Level(Struct, tag_field="do", tag="level", forbid_unknown_fields=True):
    """Before the game the host says how good a bot is, or all of them."""

    id: CommandId
    level: Spec
    seat: SeatNumber | None = None


class Handicap(Struct, tag_field="do", tag="handicap", forbid_unknown_fields=True):
    """Before the game the host says what a seat is given, or slowed by; everybody is then asked again."""

    id: CommandId
    seat: SeatNumber
    amount: Annotated[int, Meta(ge=0, le=1_000_000)]


class ShowRating(Struct, tag_field="do", tag="show_rating", forbid_unknown_fields=True):
    """Others at this table may see where one stands, or no longer; nobody does who has not said so."""

    id: CommandId
    shown: bool


class SaltHash(Struct, tag_field="do", tag="salt_hash", forbid_unknown_fields=True):
    """The hash of this browser's salt for the dice."""

    id: CommandId
    hash: Hex


class Salt(Struct, tag_field="do", tag="salt", forbid_unknown_fields=True):
    """The salt itself, once all hashes are told."""

    id: CommandId
    salt: Hex


class Pong(Struct, tag_field="do", tag="pong", forbid_unknown_fields=True):
    """The answer to a ping, at once."""

    n: Version


Command = (
    Sit
    | Leave
    | Remove
    | Ready
    | Begin
    | Fill
    | Play
    | Press
    | Roll
    | Stop
    | Type
    | Nod
    | Preview
    | WhyNot
    | Undo
    | Hold
    | Return
    | Answer
    | React
    | Say
    | Report
    | Unname
    | Look
    | Rematch
    | Level
    | Handicap
    | ShowRating
    | SaltHash
    | Salt
)
Harmless = Preview | WhyNot | React | Look  # whatever is asked twice, nothing is done to the game
FromClient = Hello | Pong | Command


# What the server says


class Update(Struct, tag_field="is", tag="update"):
    """All there is to know: the same message on joining, on coming back and after each move."""

    version: int
    since: int  # events lead from this version to the other
    decision: int  # what a choice must name
    events: list[dict[str, Any]]
    view: dict[str, Any] | None
    choices: list[dict[str, Any]]
    eyes: int | None
    clocks: Clocks
    table: TableInfo
    can_undo: bool = False
    may_undo: bool = False
    reactions: list[SaidReaction] = []


class Done(Struct, tag_field="is", tag="done"):
    """A command was carried out, and cannot be lost any more."""

    id: str


class Refused(Struct, tag_field="is", tag="refused"):
    """A command was not carried out, and why."""

    id: str | None
    reason: str
    key: str


class Previewed(Struct, tag_field="is", tag="previewed"):
    """What a choice would do."""

    id: str
    preview: dict[str, Any]


class Explained(Struct, tag_field="is", tag="explained"):
    """Why a choice cannot be made now, and the name of that reason; neither where it can."""

    id: str
    reason: str | None
    key: str | None


class Ping(Struct, tag_field="is", tag="ping"):
    """Answer at once."""

    n: int


class Bye(Struct, tag_field="is", tag="bye"):
    """The server closes the connection; come back if `again`."""

    reason: str
    again: bool


Answered = Done | Refused | Previewed | Explained
FromServer = Update | Done | Refused | Previewed | Explained | Ping | Bye
