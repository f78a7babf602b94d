"""How is a position said in words? And how does the next game of a series begin?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.given import Table, bad, check_words, number, row
from . import FIRST, GAME
from .board import TRIANGLES_OF_TILE
from .box import (
    BOARDS,
    COVERS,
    MAX_SEATS,
    MAX_TILES,
    N_PAWNS,
    PAIR_IDS,
    PAIRS,
    PLACE_IDS,
    TILE_SETS,
    VALUES,
    mask,
)
from .rules.pawns import occupied
from .rules.rhombi import can_lay, cover, is_complete, is_isolated, wake
from .rules.turn import begin_turn
from .saying import places_said
from .state import NONE, Phase, State
from .types import Rematch

WORDS = ("tiles", "pawns", "markers", "seat", "starter", "drawn", "stack")
MOST_POINTS = 30_000  # a marker must not run out of its field in the game that follows
BOARD_NAMES = tuple(board.name for board in BOARDS)


def fields(table: Table, players: int, options: Mapping[str, Any]) -> Table:
    """The state's fields for what lies on the table; what is not said is as at the beginning."""
    check_words(table, WORDS)
    found: Table = {}
    for name, read in READERS.items():
        try:
            found |= read(table, players)
        except BadPosition:
            raise
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            raise bad(name, table.get(name)) from None
    if options["first"] == "drawn" and "seat" not in found and is_begun(found):
        raise BadPosition("bonobo-beach-position-lot")
    if "markers" not in table:
        found["markers"] = padded(GAME.handicaps(options, players))
    if "stack" not in found:
        found |= stack_left(BOARDS[BOARD_NAMES.index(options["board"])].stacks[options["tiles"]], found)
    return found


def is_begun(found: Table) -> bool:
    """Whether somebody has done something."""
    return found["n_laid"] > 0 or any(found["pawns"]) or "drawn" in found


def read_tiles(table: Table, players: int) -> Table:
    """The rhombi: `{"on": [8, 9], "value": 2}` each, in the order they were laid."""
    tiles = table.get("tiles", [])
    pairs = [PAIR_IDS[tuple(sorted(each["on"]))] for each in tiles]
    kinds = [VALUES.index(each["value"]) for each in tiles]
    if len(tiles) > MAX_TILES:
        raise ValueError
    rest = [0] * (MAX_TILES - len(tiles))
    return {"n_laid": len(tiles), "laid_pair": pairs + rest, "laid_kind": kinds + rest}


def read_pawns(table: Table, players: int) -> Table:
    """The pawns: for each seat a list of places `[q, r]`."""
    places = [[PLACE_IDS[q, r] for q, r in each] for each in table.get("pawns", [])]
    standing = [place for each in places for place in each]
    if len(set(standing)) != len(standing):
        raise BadPosition("bonobo-beach-position-two-pawns")
    if len(places) > players or any(len(each) > N_PAWNS for each in places):
        raise BadPosition("bonobo-beach-position-too-many-pawns", most=N_PAWNS)
    hands = [N_PAWNS - len(each) for each in places] + [N_PAWNS] * (players - len(places))
    return {"pawns": padded([mask(each) for each in places]), "hand": padded(hands)}


def read_markers(table: Table, players: int) -> Table:
    """Where the marker of each seat stands."""
    markers = row("markers", table.get("markers", [0] * players), players)
    return {"markers": padded([number("markers", each, -MOST_POINTS, MOST_POINTS) for each in markers])}


def read_turn(table: Table, players: int) -> Table:
    """Who has the turn, or begins; a tile that has been drawn must be laid first."""
    told = [table[word] for word in ("seat", "starter") if table.get(word) is not None]
    if not told:
        return {}
    seat, starter = told[0], told[-1]
    return {
        "seat": number("seat", seat, 0, players - 1),
        "starter": number("starter", starter, 0, players - 1),
        "phase": Phase.TURN,
    }


def read_drawn(table: Table, players: int) -> Table:
    """The value of the tile in the hand of who has the turn."""
    if table.get("drawn") is None:
        return {}
    return {"drawn": VALUES.index(table["drawn"]), "phase": Phase.LAY}


def read_stack(table: Table, players: int) -> Table:
    """How many tiles of each value are left, where that is not simply what the box still holds."""
    if "stack" not in table:
        return {}
    counts = {int(value): number("stack", n, 0, MAX_TILES) for value, n in table["stack"].items()}
    if set(counts) - set(VALUES):
        raise ValueError
    return {"stack": [counts.get(value, 0) for value in VALUES], "left": sum(counts.values())}


READERS = {
    "tiles": read_tiles,
    "pawns": read_pawns,
    "markers": read_markers,
    "seat": read_turn,
    "drawn": read_drawn,
    "stack": read_stack,
}


def padded(row: list[int]) -> list[int]:
    """A row with a cell for every seat that a table can have."""
    return row + [0] * (MAX_SEATS - len(row))


def stack_left(stack: Mapping[int, int], found: Table) -> Table:
    """What the box still holds when the tiles laid and drawn are out of it."""
    out = Counter(found["laid_kind"][: found["n_laid"]])
    out.update([found["drawn"]] if "drawn" in found else [])
    left = [stack[value] - out[kind] for kind, value in enumerate(VALUES)]
    if min(left) < 0:
        raise BadPosition("bonobo-beach-position-too-many-tiles", value=VALUES[left.index(min(left))])
    return {"stack": left, "left": sum(left)}


def finish(s: State) -> str | None:
    """Work out what is covered, active and closed, and whose turn it is; say what cannot be."""
    if not all_cover(s):
        return "bonobo-beach-position-overlap"
    before = occupied(s)
    close(s)
    if occupied(s) != before:
        return "bonobo-beach-position-barred"
    if before & s.closed:
        return "bonobo-beach-position-complete"
    if (s.free & ~s.active).bit_count() > TRIANGLES_OF_TILE * (s.left + (s.drawn != NONE)) + 1:
        return "bonobo-beach-position-small-stack"
    return take_turn(s)


def all_cover(s: State) -> bool:
    """Lay the rhombi one by one, if there is room for each."""
    n, s.n_laid = s.n_laid, 0
    for place in range(n):
        covers = COVERS[s.board, s.laid_pair[place]]
        if not covers or covers & s.free != covers:
            return False
        cover(s, s.laid_pair[place], s.laid_kind[place])
    return True


def close(s: State) -> None:
    """Wake what is cut off, and close what is complete."""
    board = BOARDS[s.board]
    for triangle in range(len(board.triangles)):
        if is_isolated(s, triangle):
            wake(s, triangle)
    for at in board.places:
        if is_complete(s, PLACE_IDS[at]):
            s.closed |= 1 << PLACE_IDS[at]


def take_turn(s: State) -> str | None:
    """Who has the turn goes on, or the next who can; where nobody can, the pawns are counted."""
    if s.phase == Phase.LAY and not can_lay(s):
        return "bonobo-beach-position-no-room"
    if s.phase == Phase.TURN:
        s.turns = 0
        begin_turn(s, s.seat)
    return None


# And back


def words(s: State) -> Table | None:
    """What `fields` would be told of this state; None while a tile is being drawn and once all is counted."""
    if s.phase == Phase.DRAW_STARTER:
        return {"markers": s.markers.tolist()[: s.seats]}
    if s.phase not in (Phase.TURN, Phase.LAY):
        return None
    found: Table = {
        "tiles": [{"on": list(PAIRS[pair]), "value": VALUES[kind]} for pair, kind in rhombi(s)],
        "pawns": [places_said(places) for places in s.pawns.tolist()[: s.seats]],
        "markers": s.markers.tolist()[: s.seats],
        "seat": s.seat,
        "starter": s.starter,
        "stack": {str(value): s.stack[kind] for kind, value in enumerate(VALUES)},
    }
    return found if s.phase == Phase.TURN else {**found, "drawn": VALUES[s.drawn]}


def rhombi(s: State) -> list[tuple[int, int]]:
    """The pair and the kind of each rhombus, in the order they were laid."""
    return list(zip(s.laid_pair.tolist(), s.laid_kind.tolist(), strict=True))[: s.n_laid]


# The next game of a series


def following(s: State) -> Rematch | None:
    """BB-17: what `palabre.position` begins the next game of a series with, once this one is over."""
    if not s.series or s.phase != Phase.OVER:
        return None
    return {
        "players": s.seats,
        "options": {
            "tiles": TILE_SETS[s.tile_set],
            "board": BOARD_NAMES[s.board],
            "first": FIRST[s.first],
            "series": True,
        },
        "markers": s.markers.tolist()[: s.seats],
        "starter": (s.starter + 1) % s.seats,
    }
