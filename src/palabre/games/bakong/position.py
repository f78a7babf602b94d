"""What lies on the table, in words: a turn that begins, or whose dice have just fallen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.layout import EVERYBODY
from .box import (
    BASE_CAMP,
    BIG_WORTHS,
    COPIES,
    FACES,
    MAX_SEATS,
    N_DICE,
    N_JUNGLE_FACES,
    N_OBJECTS,
    N_PIPS,
    N_PLACES,
    N_TILES,
    OBJECTS,
    ONE,
    OUCHES,
    PLAIN,
    TEMPLE,
    TEMPLE_PLACE,
    THREE,
    TILE_FACES,
    TOKEN_COUNTS,
)
from .packing import ROOM
from .state import NO_FACE, Phase, State

WORDS = (
    *("trail", "turned", "places", "objects", "big", "ones", "threes", "ouches"),
    *("temple", "turn", "dice", "supply"),
)
Spot = tuple[int, int | None]  # the face that a tile shows, and the one below if that is told


def fields(table: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The state's fields, from words; what is not told is as at the start."""
    for word in table:
        if word not in WORDS:
            raise BadPosition("bakong-position-word", word=str(word)[:50], words=", ".join(WORDS))
    try:
        return {**trail(table), **packs(table, players), **supply(table, players), **turn(table)}
    except BadPosition:
        raise
    except (KeyError, ValueError, TypeError, AttributeError, IndexError):
        raise BadPosition("bakong-position-value") from None


def finish(s: State) -> str | None:
    """Work out nothing more, and say what cannot be."""
    for seat in range(s.seats):
        if s.tokens[seat].sum() > ROOM[s.pack[seat]]:
            return "bakong-position-too-full"
        if (s.place[seat] == TEMPLE_PLACE) > bool(s.pack[seat] >> N_OBJECTS):
            return "bakong-position-no-emerald"
        if s.place[seat] == 0 and s.pack[seat] >> N_OBJECTS:
            return "bakong-position-is-over"
    return None if s.turn < s.seats else "bakong-position-value"


# The trail


def trail(table: Mapping[str, Any]) -> dict[str, Any]:
    """The tiles: those told, by place or as a list; of the others the plains lie nearest to the camp."""
    told = table.get("trail", {})
    if isinstance(told, Sequence):
        told = dict(enumerate(told, 1))
    spots = {int(place): spot(faces) for place, faces in told.items()}
    laid = next(layings(spots, list(TILE_FACES)), None)
    if laid is None or not all(0 < place <= N_TILES for place in spots):
        raise BadPosition("bakong-position-tiles")
    tiles, rest = laid
    rest.sort(key=lambda faces: PLAIN not in faces)
    for place in range(1, N_TILES + 1):
        if place not in tiles:
            tiles[place] = harmless(rest.pop(0))
    pairs = [(BASE_CAMP, NO_FACE), *(tiles[place] for place in range(1, N_TILES + 1)), (TEMPLE, NO_FACE)]
    known = {0, TEMPLE_PLACE, *table.get("turned", ())}
    return {
        "laid": N_TILES,
        "shows": [shows for shows, _ in pairs],
        "under": [under for _, under in pairs],
        "under_seen": [EVERYBODY if place in known else 0 for place in range(N_PLACES)],
    }


def spot(words: str) -> Spot:
    """A tile from its words: `river`, or `river/plain` with what lies below."""
    shows, _, under = words.partition("/")
    return face(shows), face(under) if under else None


def face(word: str) -> int:
    """A face of a jungle tile, by its name."""
    return FACES.index(word, 0, N_JUNGLE_FACES)


def layings(
    spots: Mapping[int, Spot], left: list[tuple[int, int]]
) -> Iterator[tuple[dict[int, tuple[int, int]], list[tuple[int, int]]]]:
    """The ways to find tiles for some spots; plains are kept for the rest as long as that can be."""
    if not spots:
        yield {}, left
        return
    (place, (shows, under)), *others = spots.items()
    found = {faces for faces in left if shows in faces and under in (None, *faces) and shows != under}
    for faces in sorted(found, key=lambda faces: (shows != PLAIN and PLAIN in faces, faces)):
        rest = list(left)
        rest.remove(faces)
        below = faces[1] if faces[0] == shows else faces[0]
        for tiles, remaining in layings(dict(others), rest):
            yield {place: (shows, below), **tiles}, remaining


def harmless(faces: tuple[int, int]) -> tuple[int, int]:
    """A tile with the plain up if it has one, else with the friendlier face."""
    return min(faces), max(faces)


# Packs and supply


def packs(table: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Where everybody is, and with what."""
    return {
        "place": padded(table.get("places", [0] * players), 0),
        "pack": padded(pack_bits(table, players), 0),
        "tokens": padded(token_rows(table, players), [0, 0]),
        "ouches": padded(table.get("ouches", [0] * players), 0),
    }


def padded(rows: Sequence[Any], empty: Any) -> list[Any]:
    """A value for every seat there might be."""
    return [*rows, *[empty] * (MAX_SEATS - len(rows))]


def pack_bits(table: Mapping[str, Any], players: int) -> list[int]:
    """The things in each pack."""
    objects = table.get("objects", [[]] * players)
    big = table.get("big", [None] * players)
    return [
        sum(1 << OBJECTS.index(thing) for thing in set(objects[seat]))
        + (1 << N_OBJECTS + BIG_WORTHS.index(big[seat]) if big[seat] else 0)
        for seat in range(players)
    ]


def token_rows(table: Mapping[str, Any], players: int) -> list[list[int]]:
    """The small emeralds in each pack."""
    ones, threes = (table.get(name, [0] * players) for name in ("ones", "threes"))
    return [[n for _, n in sorted(((ONE, ones[seat]), (THREE, threes[seat])))] for seat in range(players)]


def supply(table: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What is left when everybody has theirs; `supply` may say otherwise, to try what a dry one does."""
    told = table.get("supply", {})
    held, rows = pack_bits(table, players), token_rows(table, players)
    temple = [list(table.get("temple", ())).count(thing) for thing in OBJECTS]
    objects = [COPIES - temple[n] - sum(pack >> n & 1 for pack in held) for n in range(N_OBJECTS)]
    tokens = [TOKEN_COUNTS[kind] - sum(row[kind] for row in rows) for kind in range(len(TOKEN_COUNTS))]
    names = {ONE: "ones", THREE: "threes"}
    taken = sum(held[seat] >> N_OBJECTS for seat in range(players))
    return {
        "supply": [at_least_none(told.get(thing, n)) for thing, n in zip(OBJECTS, objects, strict=True)],
        "supply_tokens": [at_least_none(told.get(names[kind], n)) for kind, n in enumerate(tokens)],
        "supply_ouches": at_least_none(told.get("ouches", OUCHES - sum(table.get("ouches", ())))),
        "supply_big": ((1 << players) - 1) & ~taken,
        "temple": temple,
    }


def at_least_none(n: int) -> int:
    """A count, which cannot be below nothing."""
    if n < 0:
        raise ValueError(n)
    return n


# The turn


def turn(table: Mapping[str, Any]) -> dict[str, Any]:
    """Whose turn it is, before the dice or right after them."""
    seat = table.get("turn", 0)
    begun = {"turns": 1, "turn": seat, "phase": int(Phase.ROLL)}
    if "dice" not in table:
        return begun
    if len(table["dice"]) != N_DICE or not all(1 <= die <= N_PIPS for die in table["dice"]):
        raise ValueError(table["dice"])
    journal = "journal" in (table.get("objects") or [[]] * MAX_SEATS)[seat]
    return {**begun, "dice": table["dice"], "phase": int(Phase.JOURNAL if journal else Phase.FLIP)}
