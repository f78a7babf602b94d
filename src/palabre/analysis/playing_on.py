"""Playing on from a moment of a game: what lay there, with what one should not know dealt anew."""

from __future__ import annotations

from typing import NamedTuple

from ..bots.exercises.moments import as_before
from ..kernel.chance import Luck
from ..kernel.errors import PalabreError
from ..kernel.given import Table
from ..kernel.layout import NATURE
from ..kernel.match import Match
from ..kernel.nature import Laid
from ..kernel.plain import Plain
from ..kernel.position import words_of
from .steps import standing


class Start(NamedTuple):
    """Where a new game begins: as `palabre.position` takes it, and what nature picked from there on."""

    position: Table
    move: int  # of the old game: the one asked for, or the last before it that can be laid out
    laid: list[Laid]


def start_at(match: Match, move: int, seat: int, luck: Luck) -> Start:
    """The moment before a move, as a seat knew it: all that was hidden from it lies otherwise."""
    if not 0 <= move < match.version:
        raise PalabreError("analyse-no-move", move=str(move), most=match.version - 1)
    at = last_tellable(match, move)
    then = as_before(match, at)
    if match.engine.layout.secrets:
        then = then.deal(seat, luck)
    position = words_of(then)
    if position is None:
        raise PalabreError("play-on-too-early")
    return Start(position, at, picks_from(match, at))


def last_tellable(match: Match, move: int) -> int:
    """The last moment up to a move that can be told in words; within a move it cannot."""
    told = match.game.room("position").words
    places = [place for place in standing(match.log) if place <= move]
    for place in reversed(places):
        if told(Plain(match.log[place].before)) is not None:
            return place
    raise PalabreError("play-on-too-early")


def picks_from(match: Match, move: int) -> list[Laid]:
    """What nature picked from a move on, and among how many."""
    later = (match.log[place] for place in standing(match.log) if place >= move)
    return [(entry.action, entry.of) for entry in later if entry.seat == NATURE]
