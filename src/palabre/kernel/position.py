"""Positions: a match that begins in the middle, from a plain dict of what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .errors import BadPosition
from .game import Game
from .given import Fields, Table, bad, is_whole
from .match import Match
from .nature import Nature
from .plain import Plain


def laid_out(
    game: Game, table: Mapping[str, Any], nature: Nature, settle: bool = True, rules: int | None = None
) -> Match:
    """A match whose state is what a dict describes: `players`, `options`, then what the game's page lists."""
    if not isinstance(table, Mapping):
        raise bad("position", table)
    rest = dict(table)
    players = rest.pop("players", game.min_seats)
    options = game.settle_options(rest.pop("options", {}), rules=rules)
    match = Match(game, players, options, nature, laid=dict(table), settle=False)
    fields = read(game, rest, match)
    for name, value in fields.items():
        lay(match, name, value)
    finish(game, match)
    match.replace_state(match.state)
    if settle:
        match.settle()
    return match


def read(game: Game, table: Table, match: Match) -> Fields:
    """The state's fields, where the game has words of its own for what lies on the table."""
    if not game.has_room("position"):
        return table
    found: Fields = game.room("position").fields(table, match.players, match.options)
    return found


def lay(match: Match, name: str, value: Any) -> None:
    """Put one thing on the table."""
    dtype = match.engine.layout.dtype
    if name not in (dtype.names or ()):
        raise BadPosition("position-no-field", field=name, fields=", ".join(dtype.names or ()))
    kind = dtype[name]
    if not are_whole(value):
        raise bad(name, value)
    try:
        given = np.array(value, np.int64)
    except (ValueError, OverflowError):
        raise bad(name, value) from None
    room = np.iinfo(kind.base)
    if given.shape != kind.shape or (given.size and not room.min <= given.min() <= given.max() <= room.max):
        raise bad(name, value)
    match.state[name][0] = given


def are_whole(value: Any) -> bool:
    """Whether nothing but whole numbers stands there, in lists or not: 1.5 is not cut to 1."""
    return all(map(are_whole, value)) if isinstance(value, list | tuple) else is_whole(value)


def finish(game: Game, match: Match) -> None:
    """Let the game work out what follows from what lies there, and say what cannot be."""
    if game.has_room("position"):
        problem = game.room("position").finish(Plain(match.state))
        if problem is not None:
            raise BadPosition(problem)


def words_of(match: Match) -> Table | None:
    """The dict that lays out this match again, hidden things included; None in the middle of a move."""
    told = match.game.room("position").words(Plain(match.state))
    return None if told is None else {"players": match.players, "options": dict(match.options), **told}
