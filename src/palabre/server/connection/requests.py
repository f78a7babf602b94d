"""What is asked for over plain requests, and what is answered: tables opened and listed, games, records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .values import Count, Finite, Milliseconds, Name, SeatNumber, Spec, Word


class Here(Struct, tag_field="who", tag="here", forbid_unknown_fields=True):
    """A person at the device that opens the table."""

    name: Name
    handicap: Milliseconds = 0  # points at the start; in real time added to this player's time


class Guest(Struct, tag_field="who", tag="guest", forbid_unknown_fields=True):
    """A seat kept free for somebody who follows the link."""

    handicap: Milliseconds = 0


class Bot(Struct, tag_field="who", tag="bot", forbid_unknown_fields=True):
    """A bot of some level."""

    level: Spec
    handicap: Milliseconds = 0


class Moment(Struct, forbid_unknown_fields=True):
    """A moment of a finished game to play on from; what the first person here did not know is dealt anew."""

    table: Word
    move: Annotated[int, Meta(ge=0, le=100_000)]  # lines of its record before it, the header apart
    luck: Literal["new", "same"] = "new"  # dice as they fell, as long as nature is asked the same


class TableWish(Struct, forbid_unknown_fields=True):
    """What somebody wants to play, and with whom."""

    game: Word
    seats: Annotated[list[Here | Guest | Bot], Meta(min_length=1, max_length=8)]
    options: dict[Word, Word | int | bool] = {}
    listed: bool = False
    clock: Annotated[int, Meta(ge=5, le=600)] | None = None  # seconds for a choice
    takes_back: bool = True  # whether choices may be taken back
    talk: bool = False  # whether words of one's own may be said: only by link
    advice: bool = False  # whether who is to choose may ask what each choice is worth
    ready: bool = False  # begin when all have said that they are ready, not as soon as all sit
    box: bool = False  # with the real box: people type in what dice and tiles show
    lesson: Word | None = None  # one of the game's: it says what lies there, and how many sit
    twin: Annotated[int, Meta(ge=1, le=3)] | None = (
        None  # so many games beside another table, on the same dice
    )
    begin: Moment | None = None  # where another game was: it says what lies there, and the options


class Opened(Struct):
    """Where a table is, and the code that leads others there."""

    table: str
    code: str


class JoinWish(Struct, forbid_unknown_fields=True):
    """A name, to take the first free seat."""

    name: Name


class CarryLink(Struct):
    """A link that works once, to take one's seats along to another device."""

    link: str


class OptionInfo(Struct):
    """A choice made before the game."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool
    bounds: list[int] | None
    seat: int | None = None  # the one that it is about
    box: str | int | bool | None = None  # the value by the rules of the box, where the default is another


class HandicapInfo(Struct):
    """What makes a table of this game even: a number for each seat, that helps it or slows it."""

    name: str
    most: int
    step: int
    helps: bool


class GameInfo(Struct):
    """What a game is, before it is played."""

    name: str
    least: int
    most: int
    minutes: int
    age: int
    options: list[OptionInfo]
    chapters: dict[str, list[str]]
    levels: list[str]
    rules_version: int
    real_time: bool
    exercises: int  # how many there are to solve
    lessons: list[str]  # in the order in which they are learnt
    handicap: HandicapInfo | None = None


class TableSummary(Struct):
    """A table in a list."""

    table: str
    code: str
    game: str
    seats: list[str]  # names in order; empty: free
    levels: list[str | None]  # of the bots among them
    state: str
    my_turn: bool
    options: dict[str, Any]  # those that are not as in the box
    clock: int | None  # seconds for a choice
    advice: bool = False
    box_rules: dict[str, Any] = {}  # what the box says where the house has a rule of its own


class Suits(Struct):
    """The level that suits somebody in a game, why, after how many games in a row; all levels there are."""

    level: str
    because: Literal["first", "won", "lost", "even", "top", "bottom"]
    games: int
    levels: list[str]


class Evened(Struct):
    """The handicap of each seat that would make a table even, as far as levels and last games tell."""

    amounts: list[int]
    known: list[bool]  # of whom something is known


class Reading(Struct, forbid_unknown_fields=True):
    """How somebody read one kind of throw in a game."""

    kind: Word
    calls: Count
    errors: Count
    median: Finite | None  # milliseconds


class StoryGame(Struct, forbid_unknown_fields=True):
    """A finished game, as it is told to somebody who played it."""

    table: Word
    game: Word
    ended: Count  # seconds
    names: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=8)]  # empty: gone
    levels: Annotated[list[Spec | None], Meta(max_length=8)]  # of the bots
    seats: Annotated[list[SeatNumber], Meta(max_length=8)]  # one's own
    share: Annotated[float, Meta(ge=0, le=1)]  # of the win
    handicaps: Annotated[list[Count], Meta(max_length=8)]
    luck: Finite | None = None  # where it was reviewed: what luck and one's own choices brought
    choices: Finite | None = None
    cost: Finite | None = None  # of all choices together, by what one could know
    readings: Annotated[list[Reading], Meta(max_length=40)] = []
    brought: bool = False  # from another house, as its file tells it
    advice: bool = False  # whether advice could be asked for: such games count for no rating


class Rated(Struct):
    """Where somebody stands: points, their interval of 95 %, after how many games, the level near."""

    game: str
    points: int
    low: int
    high: int
    games: int
    level: str | None


class Story(Struct):
    """Somebody's finished games, the latest first, for how many days they are kept (0: for ever), ratings."""

    games: list[StoryGame]
    days: int
    ratings: list[Rated]


class StoryFile(Struct, forbid_unknown_fields=True):
    """A story to be taken along; whoever has the key is this guest at the house that wrote it."""

    palabre_story: int
    key: Annotated[str, Meta(max_length=200)]
    games: Annotated[list[StoryGame], Meta(max_length=1000)]


class Brought(Struct):
    """What came of a file: its owner is back, or so many games are new here."""

    back: bool
    games: int


class Forgotten(Struct):
    """At how many finished tables somebody is no longer named."""

    tables: int


class ReplayStep(Struct):
    """One move of a record, as some eyes saw it."""

    version: int
    seat: int  # who moved; nature and the clock have numbers below 0
    events: list[dict[str, Any]]


class Replayed(Struct):
    """A record played again: the view at its start, and what each move changed."""

    game: str
    players: int
    eyes: int | None
    start: dict[str, Any]
    steps: list[ReplayStep]


class ReviewTold(Struct):
    """The review of a finished game, as `palabre.analysis.types` has it; or how far it has come."""

    state: Literal["none", "waiting", "rough", "ready"]  # rough: to look at while the other is being made
    done: float = 0.0  # the share of the work
    ahead: int = 0  # reviews that are made before it
    review: dict[str, Any] | None = None


class BotThought(Struct):
    """What a bot thought of its choices, as `palabre.bots.thinking` has it."""

    seat: int
    level: str
    same: bool  # whether it would choose again what it chose; another may have sat there then
    choice: dict[str, Any]
    thoughts: list[Any]
    line: list[Any]


class ExerciseLine(Struct):
    """An exercise in a list."""

    id: str
    grade: int  # 1, 2 or 3


class ChoiceWorth(Struct):
    """A choice of an exercise: the points it brings ahead of the others at the end, what it would do."""

    choice: dict[str, Any]
    value: float
    low: float
    high: float
    preview: dict[str, Any]


class WhyBetter(Struct):
    """A part of the count that speaks for the best choice: whose it is, and how many points it makes."""

    part: str
    own: bool
    points: float


class ExerciseShown(Struct):
    """A position with one clearly best choice, through the eyes of the seat that chooses."""

    id: str
    game: str
    grade: int
    players: int
    seat: int
    exact: bool  # solved to the end, or else played out many times
    view: dict[str, Any]
    choices: list[ChoiceWorth]
    best: dict[str, Any]
    usual: dict[str, Any]  # the wrong choice that is made most
    missed: dict[str, float]  # the share of each level that does not find the best
    because: list[WhyBetter]


class DailyEnd(Struct):
    """How a try of a day's game ended; among how many it has which rank, 0 where it has none."""

    score: int
    margin: int  # points ahead of the best other, below 0 behind
    won: bool
    rank: int = 0
    of: int = 0


class DailyGame(Struct):
    """A game of a day, as somebody may know it."""

    game: str
    commitment: str
    seats: int
    level: str  # of the bots at all seats but one
    table: str | None = None  # of this guest's try
    end: DailyEnd | None = None
    champion: DailyEnd | None = None  # once this guest has played, or the day is over


class DailyTold(Struct):
    """A day: seconds that are left of it, this guest's days in a row, and its games."""

    day: str
    left: int
    streak: int
    games: list[DailyGame]


class PublishedGame(Struct):
    """What is promised of a day's game, and once the day is over the secret itself."""

    game: str
    commitment: str
    secret: str | None = None


class PublishedDay(Struct):
    """A day, as hosts may publish it beforehand and afterwards."""

    day: str
    games: list[PublishedGame]


class TwinSide(Struct):
    """One of two twin tables in a game: its points are those of the seats that people have."""

    table: str
    state: str
    seats: list[str]  # names in order; empty: free
    levels: list[str | None]  # of the bots among them
    scores: list[int] | None = None  # once both tables have ended
    points: int | None = None


class TwinGame(Struct):
    """A game of a set: whether both have ended it, or nobody can any more; no side where it is not there."""

    game: int
    over: bool
    ours: TwinSide | None
    theirs: TwinSide | None


class TwinTold(Struct):
    """A set of games on twin tables; the sums once all are over."""

    games: list[TwinGame]
    code: str  # that leads to the other table, for the first game
    ours: int | None = None
    theirs: int | None = None
