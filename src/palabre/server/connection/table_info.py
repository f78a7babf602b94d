"""What an update tells of the table around the game: who sits there, what was agreed, asked and said."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .values import Reaction


class SeatRating(Struct):
    """Where the person of a seat stands in this game: points, and their interval of 95 %."""

    points: int
    low: int
    high: int


class SeatInfo(Struct):
    """Who sits where."""

    name: str
    who: Literal["person", "free", "bot"]
    level: str | None  # of a bot, or of the bot that holds a person's seat
    held: bool  # a bot holds it for a person
    present: bool
    away_since: int | None  # seconds, for a person who has gone
    yours: bool
    handicap: float
    line: dict[str, float] | None  # in real time: what the photo finish knows of this seat's connection
    ready: bool = False  # its person has said so
    rating: SeatRating | None = None  # of those who want others to see it


class Question(Struct):
    """Something that everybody must agree to."""

    question: str
    kind: Literal["undo", "hold", "remove"]
    seat: int
    asked: list[int]  # seats whose answer is awaited
    level: str | None = None


class Clocks(Struct):
    """Milliseconds: left for a choice, for a whole one; in real time from a ruling to the next throw,
    and left of the countdown to the very first."""

    left: int | None
    of: int | None
    pause: int | None = None
    countdown: int | None = None


class BoxThing(Struct):
    """A die or tile of the real box, and the faces of which it shows one."""

    what: str
    faces: list[str]


class BoxInfo(Struct):
    """With the real box: how far people are with what is to be typed in."""

    stage: Literal["rest", "calling", "typing", "typed"]
    things: list[BoxThing]  # what is asked for now; nothing while a seat has to choose
    called: list[int]  # seats that have called in this round
    faces: list[int]  # what was typed, while others look at it
    by: int | None  # the seat that typed it
    awaited: list[int]  # seats whose person has not said yes to it


class Receipt(Struct):
    """What the server has promised about the dice."""

    commitment: str
    salting: Literal["hash", "salt", "done"]
    hashes: list[str]  # of everybody's salts, in the order of their seats, once no more are taken


class LessonInfo(Struct):
    """The lesson that is given at a table, and how many of the moves that it asks for are made."""

    name: str
    done: int


class Reported(Struct):
    """What somebody has told the host about another, with what that one had said last."""

    by: str
    about: str
    text: str
    said: list[str]


class TableInfo(Struct):
    """The table around the game."""

    table: str
    code: str
    game: str
    state: Literal["waiting", "salting", "playing", "over", "void"]
    seats: list[SeatInfo]
    host: bool  # whether you are the table's host
    listed: bool
    watching: int
    question: Question | None
    next_table: str | None
    next_by: int | None  # the seat whose person wanted it
    receipt: Receipt | None
    getting_ready: bool  # the game is still being compiled
    options: dict[str, Any]  # those that are not as in the box
    clock: int | None  # seconds for a choice
    ready: bool = False  # it begins when everybody has said that they are ready, or the host begins
    lesson: LessonInfo | None = None
    handicap: str | None = None  # what the handicap of its seats is called, where the game has one
    takes_back: bool = True  # whether choices may be taken back here
    talk: bool = False  # whether words of one's own may be said here
    advice: bool = False  # whether who is to choose may ask what each choice is worth
    reports: list[Reported] = []  # for the host alone
    daily: str | None = None  # the day whose game it is, as 2026-11-17
    box: BoxInfo | None = None  # where the real box is played with
    twin: bool = False  # whether another table plays with the same luck
    box_rules: dict[str, Any] = {}  # what the box says where the house has a rule of its own


class SaidReaction(Struct):
    """What was said at the table; numbered, so that each is heard once."""

    n: int
    seat: int | None  # none: somebody who looks on
    reaction: Reaction | Literal["said"]
    text: str = ""  # where words of one's own were said
