"""What analyses and reviews look like: plain dicts, as `--json` prints them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ..bots.exercises import Reason
from ..kernel.naming import Named

# A position


class Expected(TypedDict):
    """What a seat may expect: its share of the win with a 95 % interval, and its points."""

    seat: int
    share: float
    low: float
    high: float
    points: float


class Done(TypedDict):
    """A choice that somebody makes."""

    seat: int
    choice: Named


class Valued(TypedDict):
    """What a choice is worth to who makes it, and how far it is behind the best under the same luck."""

    seat: int
    choice: Named
    value: float  # share of the win, with its interval
    low: float
    high: float
    best: bool  # no other has a better lead, where leads are solved, or a larger share of the win
    behind: float  # the best, in shares of the win; 0 where it wins no less often
    off: float  # half of that difference's interval
    points: float
    lead: float  # points ahead of the mean of the others
    exact: bool  # points and lead are solved to the end; shares never are
    simulations: int
    then: list[Done]  # the most usual continuation


class Analysis(TypedDict):
    """A position through some eyes."""

    game: str
    players: int
    move: int  # lines of the log before it
    seat: int | None  # whose eyes; None for all
    simulations: int  # of each number here
    seed: int
    exact: bool
    expects: list[Expected]
    choices: list[Valued]  # the best first; none where these eyes are not to choose


# A whole game; shares of the win are whole numbers of parts, so that sums are exact


class Cost(TypedDict):
    """By what the seat could know: what a choice gave away against the best, in shares of the win."""

    cost: float
    low: float
    high: float
    best: Named
    simulations: int  # of each of the two


class Step(TypedDict):
    """One thing that happened: what nature did until somebody could choose, or a choice."""

    since: int  # lines of the log before it,
    until: int  # and with it
    kind: str  # "luck" or "choice"
    seat: int | None  # who chose
    choice: Named | None
    change: list[int]  # of what every seat may expect, in parts; over all seats the sum is 0
    after: list[int]
    cost: Cost | None


class Account(TypedDict):
    """Where a seat's result comes from, in parts: start + luck + own + others = result."""

    seat: int
    start: int
    luck: int
    own: int
    others: int
    result: int
    own_off: float  # half of the 95 % interval of its own choices, in shares of the win
    cost: float | None  # of all its choices together, by what it could know, in shares of the win


class Mistake(TypedDict):
    """A dear error: the step, and why the better choice was better."""

    step: int
    because: list[Reason]


class Played(TypedDict):
    """Who played best, luck apart: how far ahead of the next by own choices, in shares of the win."""

    seat: int
    ahead: float
    low: float
    high: float
    clear: bool  # else the interval says nothing


class Reader(TypedDict):
    """How a seat (None: the whole table) read one kind of throw against the clock."""

    seat: int | None
    kind: str
    calls: int
    errors: int
    median: float | None  # milliseconds of right calls, where the record tells them
    won: int  # by all these calls for who called, in parts


class Suspicion(TypedDict):
    """What the table could think of a hidden hand after a choice of who held it."""

    step: int
    share: float  # of what was truly held
    likeliest: dict[str, object]  # the hand that explained the choices best, as the game names it
    most: float  # and its share


class Hand(TypedDict):
    """What a seat held in secret, and how its choices told of it."""

    seat: int
    held: dict[str, object]
    blind: float  # its share before any choice
    suspected: list[Suspicion]  # a row for each choice of the seat
    away: int | None  # the step from which on the table held it for likelier than all others together


class Review(TypedDict):
    """A whole game: what everybody could expect at every moment, and what changed it."""

    game: str
    players: int
    moves: int
    simulations: int  # of every value
    seed: int
    whole: int  # parts of a win
    scores: list[int]
    winners: list[int]
    start: list[int]
    steps: list[Step]
    accounts: list[Account]
    mistakes: list[Mistake]  # three at most, the dearest first
    turning: list[int]  # the steps after which most was different
    luckiest: int | None  # the step of nature that gave somebody most
    played: Played
    readers: list[Reader]  # only where throws are read against the clock
    hands: NotRequired[list[Hand]]  # only where choices tell of what is hidden; reviews of before have none
