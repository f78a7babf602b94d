"""How is a position said in words? Dice that lie open, trophies, who rolls, who is out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from .box import ANIMALS, MAX_SEATS, N_FACES, N_FILM, N_POACHERS, N_WHITE, TROPHIES_OF_EACH
from .rules.throwing import read_dice
from .state import Phase, State

WORDS = ("white", "film", "poachers", "guard", "trophies", "roller", "out")
DICE_OF_LEVEL = {
    "basic": ("white", "film"),
    "poachers": ("white", "film", "poachers"),
    "guards": ("white", "film", "poachers", "guard"),
}

Table = dict[str, Any]


def fields(table: Table, players: int, options: Mapping[str, Any]) -> Table:
    """The state's fields for what lies on the table; what is not said is as at the beginning."""
    for name in table:
        if name not in WORDS:
            raise BadPosition("position-no-field", field=name, fields=", ".join(WORDS))
    found: Table = {"roller": seat(table.get("roller", 0), "roller", players), "phase": Phase.THROW_WHITE}
    return (
        found | dice(table, DICE_OF_LEVEL[options["level"]]) | trophies(table, players) | out(table, players)
    )


def dice(table: Table, wanted: tuple[str, ...]) -> Table:
    """The dice of the level, all of them or none: then they are still to be thrown."""
    given = [name for name in DICE_OF_LEVEL["guards"] if name in table]
    if not given:
        return {}
    if set(given) != set(wanted):
        raise BadPosition("bongo-position-dice", dice=", ".join(wanted))
    return {"phase": Phase.CALL, "turns": 1, **{name: faces(name, table[name]) for name in given}}


def faces(name: str, shown: Any) -> Any:
    """What some dice show, as rules know it."""
    counts = {"white": N_WHITE, "film": N_FILM, "poachers": N_POACHERS}
    if name == "guard":
        return face(name, shown)
    if not isinstance(shown, list | tuple) or len(shown) != counts[name]:
        raise bad(name, shown)
    return [face(name, each) for each in shown]


def face(name: str, shown: Any) -> int:
    """One die: an animal, or on a film die a number."""
    known: list[Any] = [number + 1 for number in range(N_FACES)] if name == "film" else list(ANIMALS)
    if shown not in known or isinstance(shown, bool):
        raise bad(name, shown)
    return known.index(shown)


def trophies(table: Table, players: int) -> Table:
    """Who has what, `{"rhino": 2}` for each seat; the supply has the rest."""
    given = table.get("trophies", [])
    if not isinstance(given, list | tuple) or len(given) > players:
        raise bad("trophies", given)
    rows = [row_of(each) for each in given] + [[0] * len(ANIMALS)] * (MAX_SEATS - len(given))
    supply = [TROPHIES_OF_EACH - sum(row[animal] for row in rows) for animal in range(len(ANIMALS))]
    if min(supply) < 0:
        raise BadPosition("bongo-position-trophies", most=TROPHIES_OF_EACH)
    return {"trophies": rows, "supply": supply}


def row_of(owned: Any) -> list[int]:
    """The trophies of one seat."""
    if not isinstance(owned, Mapping) or not all(
        name in ANIMALS and is_count(n) for name, n in owned.items()
    ):
        raise bad("trophies", owned)
    return [owned.get(animal, 0) for animal in ANIMALS]


def is_count(n: Any) -> bool:
    """Whether so many trophies of one animal can lie before somebody."""
    return isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= TROPHIES_OF_EACH


def out(table: Table, players: int) -> Table:
    """The seats that have called wrongly; not all, or the round would be over."""
    given = table.get("out", [])
    if not isinstance(given, list | tuple):
        raise bad("out", given)
    mask = sum(1 << each for each in {seat(each, "out", players) for each in given})
    if mask == (1 << players) - 1 or (mask and "white" not in table):
        raise bad("out", given)
    return {"out": mask}


def seat(value: Any, name: str, players: int) -> int:
    """A seat of this table."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < players:
        raise bad(name, value)
    return value


def bad(name: str, value: Any) -> BadPosition:
    """A word of the table that says nothing."""
    return BadPosition("position-bad-value", field=name, value=str(value)[:100])


def finish(s: State) -> str | None:
    """Read the dice that lie there."""
    if s.phase == Phase.CALL:
        read_dice(s)
    return None
