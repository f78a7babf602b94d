"""A decision, made or to be made: what every choice is worth to its seat, by what can be known there."""

from __future__ import annotations

from ..bots.exercises.moments import as_before
from ..kernel.errors import PalabreError
from ..kernel.log import Entry
from ..kernel.match import Match
from .positions import Bound, sharpening
from .steps import is_choice
from .types import Analysis

QUICK, FINE = 1_500, 12_000  # games played on, for all choices of a decision together
FEWEST, MOST = 24, 2_000  # of each choice


def decided_at(match: Match, move: int) -> Entry:
    """The line of the log where somebody chose; another is refused."""
    if not 0 <= move < match.version:
        raise PalabreError("analyse-no-move", move=str(move), most=match.version - 1)
    entry = match.log[move]
    if entry.undo or not is_choice(entry):
        raise PalabreError("analyse-no-choice", move=move)
    return entry


def decision_at(match: Match, move: int, fine: bool = False, seed: int = 0) -> Analysis:
    """Every choice of whoever chose at a line of the log, at a glance or finely."""
    entry = decided_at(match, move)
    times = times_for(len(as_before(match, move).choice_ids(entry.seat)), fine)
    *_, found = sharpening(match, entry.seat, move, Bound(simulations=times), seed)
    return found


def advice_for(match: Match, seat: int, fine: bool = False, seed: int = 0) -> Analysis:
    """Every choice of a seat that is to choose now, by what that seat can know and nothing else."""
    times = times_for(len(match.choice_ids(seat)), fine)
    *_, found = sharpening(match, seat, None, Bound(simulations=times), seed)
    return found


def times_for(choices: int, fine: bool) -> int:
    """Games played on for each of some choices: so many that all together take about the same time."""
    return min(MOST, max(FEWEST, (FINE if fine else QUICK) // max(1, choices)))
