"""The plan of a study: a TOML file that says what is asked and played, before anything is looked at."""

from __future__ import annotations

import hashlib
import itertools
import tomllib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ..bots import find as find_bot
from ..games import find
from ..kernel.errors import PalabreError
from .pieces import Piece, pieces

AT_LEAST = 20  # pieces of a cell: an interval is made of how much they differ


class Play(Struct, forbid_unknown_fields=True):
    """Who plays how many games of every cell: one bot at all seats, or a better one against others."""

    bots: str
    games: int
    against: str = ""


class Plan(Struct, forbid_unknown_fields=True):
    """What is played: every number of seats with every value of every option."""

    title: str
    game: str
    asked: str  # the question, and how the numbers will be read
    expected: str  # what is expected, written down before
    seats: list[int]
    play: list[Play]
    options: dict[str, list[Any]] = {}
    grid: str = "each"  # each option changed alone, or `all` with all
    seed: int = 1


class Cell(Struct, frozen=True):
    """One way to play."""

    players: int
    changed: str  # the options that are not the usual ones, in words
    options: dict[str, Any]


def read(file: Path) -> Plan:
    """A plan that can be carried out."""
    try:
        plan = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Plan)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeError) as wrong:
        raise PalabreError("study-unreadable", file=str(file), reason=str(wrong)[:200]) from wrong
    check(plan, file)
    return plan


def check(plan: Plan, file: Path) -> None:
    """Refuse what cannot be played before anything is."""
    is_odd = any(each.bots == each.against for each in plan.play)
    is_odd |= plan.grid not in ("each", "all") or not plan.seats or not plan.play
    if is_odd or any(each.games < AT_LEAST for each in plan.play):
        raise PalabreError("study-unreadable", file=str(file), reason=f"grid, seats, games ≥ {AT_LEAST}")
    for each in plan.play:
        for spec in filter(None, (each.bots, each.against)):
            find_bot(spec)
    for cell in cells(plan):
        find(plan.game).check_seats(cell.players)
        find(plan.game).settle_options(cell.options, cell.players)


def digest(plan: Plan) -> str:
    """A name for exactly this plan."""
    return hashlib.sha256(msgspec.json.encode(plan, order="sorted")).hexdigest()[:16]


def cells(plan: Plan) -> list[Cell]:
    """All ways to play, the usual one first."""
    usual = {option.name: option.default for option in find(plan.game).options}
    ways: list[dict[str, Any]] = [{}]
    if plan.grid == "all":
        ways = [dict(zip(plan.options, values)) for values in itertools.product(*plan.options.values())]
    else:
        ways += [{name: value} for name, values in plan.options.items() for value in values]
    changed = [{name: value for name, value in way.items() if value != usual.get(name)} for way in ways]
    told: dict[str, dict[str, Any]] = {in_words(way): way for way in changed}
    return [Cell(players, words, way) for players in plan.seats for words, way in told.items()]


def in_words(options: dict[str, Any]) -> str:
    """Options that are not the usual ones."""
    return ", ".join(f"{name} = {value}" for name, value in options.items()) or "as usual"


def pieces_of(plan: Plan, cell: Cell, play: Play) -> list[Piece]:
    """The games of a cell; against others the better bot sits at each seat in turn."""
    share = -(-play.games // AT_LEAST)
    if not play.against:
        bots = () if play.bots == "random" else (play.bots,) * cell.players
        whole = Piece(plan.game, cell.players, cell.options, plan.seed, 0, play.games, bots)
        return pieces(whole, share)
    each = max(1, share // cell.players)
    whole = Piece(plan.game, cell.players, cell.options, plan.seed, 0, play.games)
    found = enumerate(pieces(whole, each))
    return [msgspec.structs.replace(piece, bots=sitting(play, cell, n)) for n, piece in found]


def sitting(play: Play, cell: Cell, n: int) -> tuple[str, ...]:
    """Who sits where in the n-th piece."""
    return tuple(play.bots if seat == n % cell.players else play.against for seat in range(cell.players))
