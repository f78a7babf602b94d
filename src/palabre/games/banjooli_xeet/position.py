"""A position from words: a plain dict of what lies on the table."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.layout import EVERYBODY
from .box import BERRIES, CARDS, FACES, MAX_SEATS, N_DICE, N_FACES, OSTRICHES
from .pieces import N_SPOTS, PIECES, Kind
from .rules.track import join
from .rules.turn import dice_lie
from .state import GONE, LINE, N_ENDS, N_PLACES, N_SQUARES, NOBODY, NOTHING, PEN, Phase, State

# A tile is written as its name and side, a curve with its turn: "common_4 a left", "crocodiles", "start b"
DEFAULT_MIDDLE = ("common_1 a",) * 4
EVEN_NAMES = {False: "curve_", True: "even_"}


def fields(table: dict[str, Any], players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The fields of the state; what is not said is as it is at the first player's first throw."""
    words = dict(table)
    even = options["curve"] == "even"
    middle = words.pop("tiles", DEFAULT_MIDDLE)
    names = [words.pop("start", "start a"), *middle, words.pop("finish", "finish a")]
    track = [piece_of(name, even) for name in names]
    at = ostriches(words.pop("ostriches", {}), track)
    podium = [OSTRICHES.index(name) for name in words.pop("podium", ())]
    found = {
        "piece": padded(track, N_PLACES, NOTHING),
        "middle_tiles": len(track) - N_ENDS,
        "at": [LINE if ostrich in podium else node for ostrich, node in enumerate(at)],
        "podium": padded(podium, 3, NOBODY),
        "arrived": len(podium),
        "scared": sum(1 << OSTRICHES.index(name) for name in words.pop("scared", ())),
        "seat": words.pop("seat", 0),
        "first": 0,
        "order": -1 if words.pop("order", "left") == "right" else 1,
        "turns": 1,
        "may_reroll": int(words.pop("may_reroll", True)),
        "speared": sum(1 << seat for seat in words.pop("speared", ())),
        "oor": sum(1 << seat for seat in words.pop("oor", ())),
    }
    found |= cards(words.pop("cards", None), players)
    found |= berries(words.pop("berries", ()), track)
    return found | dice(words.pop("dice", None)) | words


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
        return where
    place, lane, step = where
    return int(place) * N_SPOTS + PIECES[track[place]].spots.index((lane, step))


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
    join(s)
    for square in s.at:
        if square < N_SQUARES:
            if s.taken[square] or s.ground[square] in (
                Kind.ROCK,
                Kind.WATER,
                Kind.CHASM,
                Kind.LAVA,
                Kind.WALL,
            ):
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
