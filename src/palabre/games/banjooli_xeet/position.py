"""A position from words: a plain dict of what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.given import (
    Table,
    bad,
    check_words,
    is_true,
    is_whole,
    number,
    row,
    seat_named,
    seats,
    several,
)
from ...kernel.layout import EVERYBODY
from .box import (
    ALL_DICE,
    BERRIES,
    CARDS,
    FACES,
    MAX_SEATS,
    N_DICE,
    N_FACES,
    N_MOVEMENT,
    N_OSTRICHES,
    N_PODIUM,
    OSTRICHES,
    Berry,
)
from .doors import block, door
from .pieces import IS_CURVE, N_SPOTS, PIECES, Kind
from .rules.acting import follow
from .rules.berries import can_lay
from .rules.track import can_stand, has_arrived, is_on_track, is_scared, join
from .state import GONE, LINE, N_ENDS, N_PLACES, N_SQUARES, NOBODY, NOTHING, PEN, Phase, State

WORDS = (
    *("start", "tiles", "finish", "ostriches", "podium", "scared", "dice", "may_reroll", "seat", "first"),
    *("order", "cards", "berries", "oor", "speared"),
)
# A tile is written as its name and side, a curve with its turn: "common_4 a left", "crocodiles", "start b"
PLAIN_TILE = "common_1 a"
EVEN_NAMES = {False: "curve_", True: "even_"}
ORDERS = {"left": 1, "right": -1}


def fields(table: Table, players: int, options: Mapping[str, Any]) -> Table:
    """The fields of the state; what is not said is as it is at the first player's first throw."""
    check_words(table, WORDS)
    try:
        return read(table, players, options)
    except BadPosition:
        raise
    except (TypeError, ValueError, LookupError, AttributeError) as wrong:
        raise BadPosition("banjooli-xeet-unreadable", reason=str(wrong)[:100]) from None


def read(table: Table, players: int, options: Mapping[str, Any]) -> Table:
    """Track, ostriches, turn, cards, berries and dice."""
    track = pieces(table, options["middle_tiles"], even=options["curve"] == "even")
    found = {"piece": padded(track, N_PLACES, NOTHING), "place": 0}
    found |= race(table, track) | turn(table, players, options) | cards(table, players)
    return found | berries(table, players, track, options["berries"]) | dice(table.get("dice"))


def padded(values: list[int], size: int, with_what: int) -> list[int]:
    """A list of the wanted length."""
    return values + [with_what] * (size - len(values))


# The track and the race


def pieces(table: Table, middle_tiles: int, even: bool) -> list[int]:
    """The pieces from start to finish, as many as the race is long."""
    middle = table.get("tiles", [PLAIN_TILE] * middle_tiles)
    names = [table.get("start", "start a"), *middle, table.get("finish", "finish a")]
    track = [piece_of(name, even) for name in names]
    if len(middle) != middle_tiles:
        raise BadPosition("banjooli-xeet-position-length", tiles=len(middle), wanted=middle_tiles)
    if [is_end(piece) for piece in track] != ["start", *[""] * middle_tiles, "finish"]:
        raise BadPosition("banjooli-xeet-position-ends")
    if any(IS_CURVE[one] and IS_CURVE[other] for one, other in pairwise(track)):
        raise BadPosition("banjooli-xeet-position-curves")
    return track


def piece_of(name: str, even: bool) -> int:
    """The number of a piece from its tile, side and turn."""
    tile, side, turn = (*name.split(), "", "")[:3]
    for n, piece in enumerate(PIECES):
        reading = piece.turn is None or piece.shape.startswith(EVEN_NAMES[even])
        if piece.tile == tile and side in (piece.side, "") and turn in (piece.turn, "") and reading:
            return n
    raise BadPosition("banjooli-xeet-no-such-tile", tile=name[:50])


def is_end(piece: int) -> str:
    """Which end of the track a piece is, if it is one."""
    return PIECES[piece].tile if PIECES[piece].tile in ("start", "finish") else ""


def race(table: Table, track: list[int]) -> Table:
    """Where the ostriches are, which are scared, and which have arrived."""
    where = table.get("ostriches", {})
    podium = ostriches("podium", table)
    if not set(where) <= set(OSTRICHES):
        raise bad("ostriches", where)
    if any(OSTRICHES[ostrich] in where for ostrich in podium):
        raise BadPosition("banjooli-xeet-position-arrived")
    if len(podium) >= N_PODIUM:
        raise BadPosition("banjooli-xeet-position-over")
    at = [nest_or_square(where.get(name, "nest"), track) for name in OSTRICHES]
    return {
        "at": [LINE if ostrich in podium else node for ostrich, node in enumerate(at)],
        "podium": padded(podium, N_PODIUM, NOBODY),
        "arrived": len(podium),
        "scared": mask(ostriches("scared", table)),
    }


def ostriches(word: str, table: Table) -> list[int]:
    """The ostriches of these colours."""
    return [OSTRICHES.index(name) for name in several(word, table.get(word, []))]


def mask(things: list[int]) -> int:
    """A set as a number."""
    return sum(1 << thing for thing in things)


def nest_or_square(where: Any, track: list[int]) -> int:
    """Where an ostrich is that has not arrived."""
    return PEN if where == "nest" else square_of("ostriches", where, track)


def square_of(word: str, where: Any, track: list[int]) -> int:
    """A square: its id, or its place, lane from the left and step along the lane, all from 0."""
    if is_whole(where):
        return number(word, where, 0, N_SQUARES - 1)
    place, lane, step = (number(word, part, 0, N_SQUARES) for part in where)
    return place * N_SPOTS + PIECES[track[place]].spots.index((lane, step))


# The turn, cards, berries and dice


def turn(table: Table, players: int, options: Mapping[str, Any]) -> Table:
    """Whose turn it is, which way play goes, and what berries have left behind."""
    first = number("first", table.get("first", seat_named(options["first"])), 0, players - 1)
    seat = number("seat", table.get("seat", first), 0, players - 1)
    speared = seats("speared", table.get("speared", []), players)
    if seat in speared:
        raise BadPosition("banjooli-xeet-position-speared", seat=seat)
    return {
        "seat": seat,
        "first": first,
        "turns": 1,
        "order": ORDERS[table.get("order", "left")],
        "may_reroll": int(is_true("may_reroll", table.get("may_reroll", True))),
        "speared": mask(speared),
        "oor": mask(seats("oor", table.get("oor", []), players)),
    }


def cards(table: Table, players: int) -> Table:
    """A card for each seat, as its four ostriches' numbers; else the first ones."""
    known = [[ostrich + 1 for ostrich in card] for card in CARDS]
    given = several("cards", row("cards", table.get("cards", known[:players]), players))
    numbers = [known.index(list(card)) for card in given]
    seen = [1 << seat if seat < players else EVERYBODY for seat in range(MAX_SEATS)]
    return {"card": padded(numbers, MAX_SEATS, NOTHING), "card_seen": seen}


def berries(table: Table, players: int, track: list[int], played_with: bool) -> Table:
    """Berries in the order of the seats that laid them: on the track face down, or eaten and known to all."""
    given = table.get("berries", [])
    if (given or left_behind(table)) and not played_with:
        raise BadPosition("banjooli-xeet-position-no-berries")
    if len(given) > players:
        raise BadPosition("banjooli-xeet-position-many-berries", players=players)
    several("berries", [berry["berry"] for berry in given])
    check_effects(table, given, players)
    kinds = [BERRIES.index(berry["berry"]) for berry in given]
    squares = [berry_square(berry["square"], track) for berry in given]
    seen = [seen_by(berry, players) for berry in given]
    return {
        "berry": padded(kinds, MAX_SEATS, NOTHING),
        "berry_at": padded(squares, MAX_SEATS, GONE),
        "berry_seen": padded(seen, MAX_SEATS, EVERYBODY),
    }


def berry_square(where: Any, track: list[int]) -> int:
    """Where a berry lies; one that has been eaten lies nowhere."""
    return GONE if where is None else square_of("berries", where, track)


def seen_by(berry: Mapping[str, Any], players: int) -> int:
    """BX-20d: who knows a berry on the track; everybody knows one that has been eaten."""
    if berry["square"] is None:
        return EVERYBODY
    return mask(seats("berries", berry.get("seen_by", []), players))


def left_behind(table: Table) -> set[int]:
    """The berries that must have been eaten, by what they have left behind."""
    left = {Berry.OOR: table.get("oor"), Berry.NAANGATEKU: table.get("speared")}
    left[Berry.PAKAARLOOL] = table.get("order", "left") == "right"
    return {berry for berry, trace in left.items() if trace}


def check_effects(table: Table, given: list[Mapping[str, Any]], players: int) -> None:
    """BX-20: of each effect there is one berry, and it works once it is eaten."""
    known = {BERRIES.index(berry["berry"]) for berry in given}
    lying = {BERRIES.index(berry["berry"]) for berry in given if berry["square"] is not None}
    twice = any(len(table.get(word, ())) > 1 for word in ("oor", "speared"))
    if twice or left_behind(table) & lying or len(known | left_behind(table)) > players:
        raise BadPosition("banjooli-xeet-position-effects")


def dice(given: Any) -> Table:
    """Dice that lie; without them all six are in the air."""
    if given is None:
        return {"dice": [N_FACES] * N_DICE, "in_air": ALL_DICE, "phase": Phase.THROW}
    faces = [FACES.index(face) for face in (*row("dice", given["movement"], N_MOVEMENT), given["sorcery"])]
    rolled = [faces[:-1].count(face) for face in range(N_FACES)]
    return {"dice": faces, "rolled": rolled, "in_air": 0, "phase": Phase.DICE_LIE}


# What follows


def finish(s: State) -> str | None:
    """Join the tiles, stand the ostriches and berries on them, and see what the dice allow."""
    door(join)(block(s))
    problem = stand_ostriches(s) or lay_berries(s)
    if problem is None:
        follow(s)
    return problem


def stand_ostriches(s: State) -> str | None:
    """Each on a square of its own; only those on the track can be scared."""
    for ostrich in range(N_OSTRICHES):
        square = s.at[ostrich]
        if is_on_track(s, ostrich):
            if not can_stand(s, square):
                return "banjooli-xeet-cannot-stand"
            s.taken[square] = 1
        if is_scared(s, ostrich) and not can_be_scared(s, ostrich):
            return "banjooli-xeet-position-scared"
    return None


def can_be_scared(s: State, ostrich: int) -> bool:
    """BX-8, BX-16: one on the track, but on a crocodile it leaps."""
    return is_on_track(s, ostrich) and s.ground[s.at[ostrich]] != Kind.CROCODILE


def lay_berries(s: State) -> str | None:
    """BX-3: each on an earth square of its own."""
    for square in s.berry_at:
        if square < N_SQUARES:
            if not can_lay(s, square):
                return "banjooli-xeet-no-earth"
            s.ground[square] = Kind.BERRY
    return None


# And back


def words(s: State) -> Table | None:
    """What `fields` would be told of this state; None before the first turn and in the midst of one."""
    whole_throw = s.phase == Phase.THROW and s.in_air == ALL_DICE
    if not whole_throw and s.phase not in (Phase.REROLL, Phase.CHOOSE):
        return None
    found: Table = track_words(s) | {
        "ostriches": {
            name: s.at[n] if is_on_track(s, n) else "nest"
            for n, name in enumerate(OSTRICHES)
            if not has_arrived(s, n)
        },
        "podium": [OSTRICHES[ostrich] for ostrich in s.podium if ostrich != NOBODY],
        "scared": [name for n, name in enumerate(OSTRICHES) if is_scared(s, n)],
        "may_reroll": bool(s.may_reroll),
        "seat": s.seat,
        "first": s.first,
        "order": "left" if s.order > 0 else "right",
        "cards": [[ostrich + 1 for ostrich in CARDS[card]] for card in s.card.tolist()[: s.seats]],
        "berries": [berry_words(s, seat) for seat in range(s.seats) if s.berry[seat] != NOTHING],
        "oor": members(s.oor, s.seats),
        "speared": members(s.speared, s.seats),
    }
    return found if whole_throw else found | {"dice": dice_words(s)}


def track_words(s: State) -> Table:
    """The pieces by name, side and turn."""
    laid = [PIECES[piece] for piece in s.piece.tolist()[: s.middle_tiles + N_ENDS]]
    start, *middle, finish = (" ".join(filter(None, (each.tile, each.side, each.turn))) for each in laid)
    return {"start": start, "tiles": middle, "finish": finish}


def berry_words(s: State, seat: int) -> Table:
    """The berry that a seat has laid."""
    said = {"berry": BERRIES[s.berry[seat]]}
    if s.berry_at[seat] == GONE:
        return {**said, "square": None}
    return {**said, "square": s.berry_at[seat], "seen_by": members(s.berry_seen[seat], s.seats)}


def dice_words(s: State) -> Table:
    """The dice that lie."""
    *movement, sorcery = (FACES[face] for face in s.dice)
    return {"movement": movement, "sorcery": sorcery}


def members(mask: int, n: int) -> list[int]:
    """The things of a set."""
    return [thing for thing in range(n) if mask >> thing & 1]
