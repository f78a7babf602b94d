"""What would a bot have chosen? Any bot, at any decision of a game, with what its seat could know there."""

from __future__ import annotations

from .. import bots
from ..bots.thinking import Thoughts
from ..games import find
from ..kernel.errors import PalabreError
from ..kernel.match import Match
from ..kernel.replaying import replay
from .deciding import decided_at

HEAD = 1  # line of a record before those of its log


def asked(spec: str, match: Match, move: int | None = None, seed: int = 0) -> Thoughts:
    """What a bot thinks before a line of the log; else of the decision that is due, or of the last one."""
    if move is None and not match.over:
        return bots.think(spec, match, match.to_act[0], seed)
    move = match.last_choice() if move is None else move
    if move is None:
        raise PalabreError("analyse-over")
    seat = decided_at(match, move).seat
    return bots.think(spec, cut(match, move), seat, seed)


def cut(match: Match, move: int) -> Match:
    """The match up to a line of its log: whoever is asked there cannot know what came after."""
    return replay("".join(f"{line}\n" for line in match.record().splitlines()[: HEAD + move]), find)
