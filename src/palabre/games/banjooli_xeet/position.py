"""A position from words: a plain dict of what lies on the table."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.layout import EVERYBODY
from .box import BERRIES, CARDS, FACES, MAX_SEATS, N_DICE, N_FACES, N_PODIUM, OSTRICHES
from .doors import block, door
from .pieces import N_SPOTS, PIECES, Kind
from .rules.track import can_stand, join
from .rules.turn import dice_lie
from .state import GONE, LINE, N_ENDS, N_PLACES, N_SQUARES, NOBODY, NOTHING, PEN, Phase, State

# A tile is written as its name and side, a curve with its turn: "common_4 a left", "crocodiles", "start b"
DEFAULT_MIDDLE = ("common_1 a",) * 4
EVEN_NAMES = {False: "curve_", True: "even_"}


def fields(table: dict[str, Any], players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The fields of the state; what is not said is as it is at the first player's first throw."""
    try:
        return read(dict(table), players, even=options["curve"] == "even")
    except (TypeError, ValueError, LookupError, AttributeError) as wrong:
        if isinstance(wrong, BadPosition):
            raise
        raise BadPosition("banjooli-xeet-unreadable", reason=str(wrong)[:100]) from None


def read(words: dict[str, Any], players: int, even: bool) -> dict[str, Any]:
    """Track, ostriches, turn, cards, berries and dice; whatever is left is a field of the state itself."""
    middle = words.pop("tiles", DEFAULT_MIDDLE)
    names = [words.pop("start", "start a"), *middle, words.pop("finish", "finish a")]
    track = [piece_of(name, even) for name in names]
    found = {"piece": padded(track, N_PLACES, NOTHING), "middle_tiles": len(track) - N_ENDS, "place": 0}
    found |= race(words, track)
    found |= turn(words)
    found |= cards(words.pop("cards", None), players)
    found |= berries(words.pop("berries", ()), track)
    return found | dice(words.pop("dice", None)) | words


def race(words: dict[str, Any], track: list[int]) -> dict[str, Any]:
    """Where the ostriches are, which are scared, and which have arrived."""
    at = ostriches(words.pop("ostriches", {}), track)
    podium = numbers(words.pop("podium", ()))
    return {
        "at": [LINE if ostrich in podium else node for ostrich, node in enumerate(at)],
        "podium": padded(podium, N_PODIUM, NOBODY),
        "arrived": len(podium),
        "scared": mask(numbers(words.pop("scared", ()))),
    }


def turn(words: dict[str, Any]) -> dict[str, Any]:
    """Whose turn it is, which way play goes, and what berries have left behind."""
    return {
        "seat": words.pop("seat", 0),
        "first": 0,
        "turns": 1,
        "order": -1 if words.pop("order", "left") == "right" else 1,
        "may_reroll": int(words.pop("may_reroll", True)),
        "speared": mask(words.pop("speared", ())),
        "oor": mask(words.pop("oor", ())),
    }


def numbers(names: Any) -> list[int]:
    """The ostriches of these colours."""
    return [OSTRICHES.index(name) for name in names]


def mask(things: Any) -> int:
    """A set as a number."""
    return sum(1 << thing for thing in set(things))


def padded(values: list[int], size: int, with_what: int) -> list[int]:
    """A list of the wanted length."""
    return values + [with_what] * (size - len(values))


def piece_of(name: str, even: bool) -> int:
    """The number of a piece from its tile, side and turn."""
    tile, side, turn = (*name.split(), "", "")[:3]
    for number, piece in enumerate(PIECES):
        reading = piece.turn is None or piece.shape.startswith(EVEN_NAMES[even])
        if piece.tile == tile and side in (piece.side, "") and turn in (piece.turn, "") and reading:
            return number
    raise BadPosition("banjooli-xeet-no-such-tile", tile=name)


def ostriches(where: dict[str, Any], track: list[int]) -> list[int]:
    """The node of each ostrich; one that is not named waits in its nest."""
    return [node_of(where.get(name, "nest"), track) for name in OSTRICHES]


def node_of(where: Any, track: list[int]) -> int:
    """A nest, or a square: its id, or its place, lane from the left and step along the lane, all from 0."""
    if where == "nest":
        return PEN
    if isinstance(where, int):
        return range(N_SQUARES)[abs(where)]
    place, lane, step = (int(part) for part in where)
    return place * N_SPOTS + PIECES[track[place]].spots.index((lane, step))


def cards(given: Any, players: int) -> dict[str, Any]:
    """A card for each seat, as its four ostriches' numbers; else the first ones."""
    known = [[ostrich + 1 for ostrich in card] for card in CARDS]
    numbers = [known.index(list(card)) for card in given] if given else list(range(players))
    seen = [1 << seat if seat < players else EVERYBODY for seat in range(MAX_SEATS)]
    return {"card": padded(numbers, MAX_SEATS, NOTHING), "card_seen": seen}


def berries(given: Any, track: list[int]) -> dict[str, Any]:
    """Berries on the track, face down, in the order of the seats that laid them."""
    kinds = [BERRIES.index(berry["berry"]) for berry in given]
    squares = [node_of(berry["square"], track) for berry in given]
    return {
        "berry": padded(kinds, MAX_SEATS, NOTHING),
        "berry_at": padded(squares, MAX_SEATS, GONE),
        "berry_seen": padded([0] * len(kinds), MAX_SEATS, EVERYBODY),
    }


def dice(given: Any) -> dict[str, Any]:
    """Dice that lie; without them all six are in the air."""
    if given is None:
        return {"dice": [N_FACES] * N_DICE, "in_air": (1 << N_DICE) - 1, "phase": Phase.THROW}
    faces = [FACES.index(face) for face in (*given["movement"], given["sorcery"])]
    rolled = [faces[:-1].count(face) for face in range(N_FACES)]
    return {"dice": faces, "rolled": rolled, "in_air": 0, "phase": Phase.REROLL}


def finish(s: State) -> str | None:
    """Join the tiles, stand the ostriches and berries on them, and see what the dice allow."""
    door(join)(block(s))
    for square in s.at:
        if square < N_SQUARES:
            if not can_stand(s, square):
                return "banjooli-xeet-cannot-stand"
            s.taken[square] = 1
    for square in s.berry_at:
        if square < N_SQUARES:
            if s.ground[square] != Kind.EARTH:
                return "banjooli-xeet-no-earth"
            s.ground[square] = Kind.BERRY
    if s.phase == Phase.REROLL:
        dice_lie(s)
    return None
