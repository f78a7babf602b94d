"""What lies on the table, in words: a turn that begins, or whose dice have just fallen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.given import Fields, Table, number, row, seat_named, several
from ...kernel.layout import EVERYBODY
from . import GAME
from .box import (
    BASE_CAMP,
    BIG_WORTHS,
    COPIES,
    FACES,
    JOURNAL,
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
    TOKEN_WORTHS,
)
from .packing import ROOM
from .state import NO_FACE, Phase, State

WORDS = (
    *("trail", "turned", "places", "objects", "big", "ones", "threes", "ouches"),
    *("temple", "turn", "first", "dice", "supply"),
)
Spot = tuple[int, int | None]  # the face that a tile shows, and the one below if that is told


def fields(table: Table, players: int, options: Mapping[str, Any]) -> Fields:
    """The state's fields, from words; what is not told is as at the start."""
    for word in table:
        if word not in WORDS:
            raise BadPosition("bakong-position-word", word=str(word)[:50], words=", ".join(WORDS))
    table = {**emeralds_ahead(options, players), **table}
    try:
        return {
            **trail(table),
            **packs(table, players),
            **supply(table, players),
            **turn(table, players, options),
        }
    except BadPosition:
        raise
    except (KeyError, ValueError, TypeError, AttributeError, IndexError):
        raise BadPosition("bakong-position-value") from None


def finish(s: State) -> str | None:
    """Work out nothing more, and say what cannot be."""
    for seat in range(s.seats):
        has_big = bool(s.pack[seat] >> N_OBJECTS)
        if s.tokens[seat].sum() > ROOM[s.pack[seat]]:
            return "bakong-position-too-full"
        if s.place[seat] == TEMPLE_PLACE and not has_big:
            return "bakong-position-no-emerald"
        if s.place[seat] == 0 and has_big:
            return "bakong-position-is-over"
    if s.temple.sum() and not any(pack >> N_OBJECTS for pack in s.pack):
        return "bakong-position-temple"
    return None


# The trail


def trail(table: Table) -> Fields:
    """The tiles: those told, by place or as a list; of the others the plains lie nearest to the camp."""
    told = table.get("trail", {})
    if isinstance(told, Sequence):
        told = dict(enumerate(told, 1))
    spots = {int(place): spot(faces) for place, faces in told.items()}
    laid = next(layings(spots, list(TILE_FACES)), None)
    if laid is None or len(spots) < len(told) or not all(0 < place <= N_TILES for place in spots):
        raise BadPosition("bakong-position-tiles")
    tiles, rest = laid
    rest.sort(key=lambda faces: PLAIN not in faces)
    for place in range(1, N_TILES + 1):
        if place not in tiles:
            tiles[place] = harmless(rest.pop(0))
    pairs = [(BASE_CAMP, NO_FACE), *(tiles[place] for place in range(1, N_TILES + 1)), (TEMPLE, NO_FACE)]
    turned = [number("turned", place, 1, N_TILES) for place in several("turned", table.get("turned", ()))]
    known = {0, TEMPLE_PLACE, *turned}
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


def packs(table: Table, players: int) -> Fields:
    """Where everybody is, and with what."""
    return {
        "place": padded(counts(table, "places", players, TEMPLE_PLACE), 0),
        "pack": padded(pack_bits(table, players), 0),
        "tokens": padded(token_rows(table, players), [0, 0]),
        "ouches": padded(counts(table, "ouches", players, OUCHES), 0),
    }


def counts(table: Table, word: str, players: int, most: int) -> list[int]:
    """A number for each seat."""
    return [number(word, n, 0, most) for n in row(word, table.get(word, [0] * players), players)]


def padded(rows: Sequence[Any], empty: Any) -> list[Any]:
    """A value for every seat there might be."""
    return [*rows, *[empty] * (MAX_SEATS - len(rows))]


def pack_bits(table: Table, players: int) -> list[int]:
    """The things in each pack."""
    objects = row("objects", table.get("objects", [[]] * players), players)
    big = big_emeralds(table, players)
    return [
        sum(1 << OBJECTS.index(thing) for thing in several("objects", objects[seat])) + big[seat]
        for seat in range(players)
    ]


def big_emeralds(table: Table, players: int) -> list[int]:
    """The big emerald of each seat as a bit: there are as many as players, the highest first."""
    told = row("big", table.get("big", [None] * players), players)
    several("big", [worth for worth in told if worth is not None])
    return [0 if worth is None else 1 << N_OBJECTS + BIG_WORTHS.index(worth, 0, players) for worth in told]


def token_rows(table: Table, players: int) -> list[list[int]]:
    """The small emeralds in each pack."""
    names = {ONE: "ones", THREE: "threes"}
    each = [counts(table, names[kind], players, most) for kind, most in enumerate(TOKEN_COUNTS)]
    return [list(of_seat) for of_seat in zip(*each, strict=True)]


def emeralds_ahead(options: Mapping[str, Any], players: int) -> Table:
    """BK-20: the small emeralds that the table has agreed on, where nothing else is told."""
    ahead = GAME.handicaps(options, players)
    worth = TOKEN_WORTHS[THREE]
    return {"threes": [n // worth for n in ahead], "ones": [n % worth for n in ahead]} if any(ahead) else {}


def supply(table: Table, players: int) -> Fields:
    """What is left when everybody has theirs; `supply` may say less, to try what a dry one does."""
    held, rows = pack_bits(table, players), token_rows(table, players)
    temple = [list(table.get("temple", ())).count(thing) for thing in OBJECTS]
    if sum(temple) != len(table.get("temple", ())):
        raise ValueError(table["temple"])
    rest = {
        thing: COPIES - temple[n] - sum(pack >> n & 1 for pack in held) for n, thing in enumerate(OBJECTS)
    }
    for name, kind in (("ones", ONE), ("threes", THREE)):
        rest[name] = TOKEN_COUNTS[kind] - sum(row[kind] for row in rows)
    rest["ouches"] = OUCHES - sum(counts(table, "ouches", players, OUCHES))
    left = less(rest, table.get("supply", {}))
    return {
        "supply": [left[thing] for thing in OBJECTS],
        "supply_tokens": [n for _, n in sorted([(ONE, left["ones"]), (THREE, left["threes"])])],
        "supply_ouches": left["ouches"],
        "supply_big": ((1 << players) - 1) & ~sum(pack >> N_OBJECTS for pack in held),
        "temple": temple,
    }


def less(rest: Mapping[str, int], told: Mapping[str, Any]) -> dict[str, int]:
    """What the supply holds: what is told, which is no more than there can be."""
    if min(rest.values()) < 0 or not set(told) <= set(rest):
        raise ValueError(told)
    return {name: number("supply", told.get(name, n), 0, n) for name, n in rest.items()}


# The turn


def turn(table: Table, players: int, options: Mapping[str, Any]) -> Fields:
    """Whose turn it is, before the dice or right after them."""
    first = number("first", table.get("first", seat_named(options["first"])), 0, players - 1)
    seat = number("turn", table.get("turn", first), 0, players - 1)
    begun = {"turns": 1, "turn": seat, "first": first, "phase": int(Phase.ROLL)}
    if "dice" not in table:
        return begun
    dice = [number("dice", die, 1, N_PIPS) for die in row("dice", table["dice"], N_DICE)]
    journal = "journal" in (table.get("objects") or [[]] * MAX_SEATS)[seat]
    return {**begun, "dice": dice, "phase": int(Phase.JOURNAL if journal else Phase.FLIP)}


# And back


def words(s: State) -> Table | None:
    """What `fields` would be told of this state; None before the first turn and in the midst of one."""
    if not (s.phase == Phase.ROLL and not s.rerolled) and not has_just_rolled(s):
        return None
    seats = range(s.seats)
    pairs = list(zip(s.shows, s.under, strict=True))[1:-1]
    found = {
        "trail": [f"{FACES[shows]}/{FACES[under]}" for shows, under in pairs],
        "turned": [place for place in range(1, N_TILES + 1) if s.under_seen[place]],
        "places": s.place.tolist()[: s.seats],
        "objects": [[thing for n, thing in enumerate(OBJECTS) if s.pack[seat] >> n & 1] for seat in seats],
        "big": [big_of(s.pack[seat]) for seat in seats],
        "ones": [s.tokens[seat, ONE] for seat in seats],
        "threes": [s.tokens[seat, THREE] for seat in seats],
        "ouches": s.ouches.tolist()[: s.seats],
        "temple": [thing for n, thing in enumerate(OBJECTS) for _ in range(s.temple[n])],
        "turn": s.turn,
        "first": s.first,
    }
    found["supply"] = {"ones": s.supply_tokens[ONE], "threes": s.supply_tokens[THREE]}
    found["supply"] |= {"ouches": s.supply_ouches, **dict(zip(OBJECTS, s.supply.tolist(), strict=True))}
    return {**found, "dice": s.dice.tolist()} if s.dice[0] else found


def has_just_rolled(s: State) -> bool:
    """Whether the dice of the turn lie there and nothing has been done with them."""
    journal = s.pack[s.turn] >> JOURNAL & 1
    return not s.rerolled and s.phase == (Phase.JOURNAL if journal else Phase.FLIP)


def big_of(pack: int) -> int | None:
    """The worth of the big emerald in a pack."""
    return next((worth for n, worth in enumerate(BIG_WORTHS) if pack >> N_OBJECTS + n & 1), None)
