"""What every game's rules offer: generic programs use these names and are bound to each game's own."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from .compiled import rule
from .layout import Ids, Wide


class State:
    """One position of a game, hidden parts included. Every game has these two fields among its own."""

    seats: int  # how many seats play
    turns: int  # turns begun so far


States = NDArray[Any]  # a block of states; the name means the game's own layout where a program is bound


def set_up(s: State, seats: int, options: Wide) -> None:
    """Lay the game out in a zeroed state; seats and options become int fields of it."""
    raise NotImplementedError


def actors(s: State) -> int:
    """A bit for each seat that may act now; 0 while nature acts."""
    raise NotImplementedError


def chances(s: State) -> int:
    """While nature acts: it plays 0 … n-1, each as likely."""
    raise NotImplementedError


def legal(s: State, seat: int, out: Ids) -> int:
    """List the ids that this seat (or CLOCK) may play; return how many."""
    raise NotImplementedError


def act(s: State, seat: int, action: int) -> None:
    """Play one legal action of a seat, of NATURE or of CLOCK."""
    raise NotImplementedError


def default(s: State, seat: int) -> int:
    """What is played for a seat whose clock runs out."""
    raise NotImplementedError


def is_over(s: State) -> bool:
    """Whether the game has ended."""
    raise NotImplementedError


def score(s: State, out: Wide) -> None:
    """The points of each seat as they stand."""
    raise NotImplementedError


def winners(s: State) -> int:
    """A bit for each seat that has won, ties broken as the rulebook says; 0 before the end."""
    raise NotImplementedError


# What a game may leave out: these serve in its place.


@rule
def guess(s: State, seat: int, ids: Ids, n: int, luck: int) -> int:
    """Which of n listed ids the random player takes, given a number below 2^31 drawn at random."""
    return luck % n


@rule
def deals_secretly(s: State) -> bool:
    """While nature acts: whether what it does now stays hidden from the seats."""
    return False


REQUIRED = ("set_up", "actors", "chances", "legal", "act", "default", "is_over", "score", "winners")
OPTIONAL = ("guess", "deals_secretly")
