"""How is a position said in words? Dice that lie open, trophies, who rolls, who is out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.given import Table, bad, check_words, number, row, seats
from .actions import animals, seats_in
from .box import ANIMALS, MAX_SEATS, N_FACES, N_FILM, N_POACHERS, N_WHITE, TROPHIES_OF_EACH
from .rules.ending import has_won
from .rules.nature import read_dice
from .state import Phase, State

WORDS = ("white", "film", "poachers", "guard", "trophies", "roller", "out")
DICE_OF_LEVEL = {
    "basic": ("white", "film"),
    "poachers": ("white", "film", "poachers"),
    "guards": ("white", "film", "poachers", "guard"),
}
LEVELS = tuple(DICE_OF_LEVEL)


def fields(table: Table, players: int, options: Mapping[str, Any]) -> Table:
    """The state's fields for what lies on the table; what is not said is as at the beginning."""
    check_words(table, WORDS)
    lying = dice(table, DICE_OF_LEVEL[options["level"]])
    found = lying | trophies(table, players) | out(table, players, options)
    return roller(table, players) | found


def roller(table: Table, players: int) -> Table:
    """Who rolls; while nothing has happened the lot may still be to fall."""
    if "roller" in table:
        return {"roller": number("roller", table["roller"], 0, players - 1), "phase": Phase.THROW_WHITE}
    if table:
        raise BadPosition("bongo-position-roller")
    return {}


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
    return [face(name, each) for each in row(name, shown, counts[name])]


def face(name: str, shown: Any) -> int:
    """One die: an animal, or on a film die a number."""
    if name == "film":
        return number(name, shown, 1, N_FACES) - 1
    if shown not in ANIMALS:
        raise bad(name, shown)
    return ANIMALS.index(shown)


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
    if not isinstance(owned, Mapping) or not set(owned) <= set(ANIMALS):
        raise bad("trophies", owned)
    return [number("trophies", owned.get(animal, 0), 0, TROPHIES_OF_EACH) for animal in ANIMALS]


def out(table: Table, players: int, options: Mapping[str, Any]) -> Table:
    """The seats that have called wrongly; not all, or the round would be over."""
    given = seats("out", table.get("out", []), players)
    if given and options["after_wrong_call"] == "free":
        raise BadPosition("bongo-position-free")
    if len(given) == players or (given and "white" not in table):
        raise bad("out", given)
    return {"out": sum(1 << seat for seat in given)}


def finish(s: State) -> str | None:
    """Read the dice that lie there, and say what cannot be."""
    if any(has_won(s, seat) for seat in range(s.seats)):
        return "bongo-position-won"
    if s.phase == Phase.CALL:
        read_dice(s)
    return None if all(may_be_out(s, seat) for seat in seats_in(s.out)) else "bongo-position-unpunished"


def may_be_out(s: State, seat: int) -> bool:
    """BO-9: whoever has called wrongly has no trophy of the animal called, which was not the answer."""
    return any(s.trophies[seat, animal] == 0 for animal in range(len(ANIMALS)) if animal != s.answer)


# And back


def words(s: State) -> Table | None:
    """What `fields` would be told of this state; None while a throw or a trophy is being settled."""
    if s.phase == Phase.DRAW_ROLLER:
        return {}
    if s.phase not in (Phase.THROW_WHITE, Phase.CALL):
        return None
    owned = [dict(zip(ANIMALS, row, strict=True)) for row in s.trophies.tolist()[: s.seats]]
    found: Table = {"roller": s.roller, "trophies": owned}
    return found | lying(s) if s.phase == Phase.CALL else found


def lying(s: State) -> Table:
    """The dice that wait to be read, and who is out."""
    shown = {
        "white": animals(s.white),
        "film": [face + 1 for face in s.film],
        "poachers": animals(s.poachers),
        "guard": ANIMALS[s.guard],
    }
    return {name: shown[name] for name in DICE_OF_LEVEL[LEVELS[s.level]]} | {"out": seats_in(s.out)}
