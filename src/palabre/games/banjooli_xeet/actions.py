"""How do we say a move, and why not this one?"""

from __future__ import annotations

from typing import Any, Literal

from .box import ALL_DICE, BERRIES, CARDS, FACES, MAX_SEATS, N_DICE, N_OSTRICHES, OSTRICHES, SORCERY
from .pieces import COMMON_FACES, N_SIDES, SIDES, SPECIAL_NAMES, TURNS
from .refusals import why_not as why_not
from .rules.dice import next_die
from .rules.ids import N_SPLITS
from .rules.setting_up import drawn_tile, follows_curve, nth, straights, unused_berries, unused_cards
from .state import N_SQUARES, Phase, State
from .types.choices import (
    NO_JOKER,
    Back,
    Bewitch,
    Card,
    Choice,
    Exchange,
    Free,
    Keep,
    LayBerry,
    LayTile,
    Leap,
    Magic,
    Move,
    Nature,
    Rave,
    Reroll,
    RunWay,
    Spear,
)
from .ways import N_WAYS, SEQUENCES, in_words

JOKERS = (*FACES, NO_JOKER)  # the faces that may be added to a move, or none


def dice_in(mask: int) -> list[int]:
    """The dice of a set, counted from 0; the sorcery die is the last."""
    return [die for die in range(N_DICE) if mask >> die & 1]


NAMES: tuple[Choice, ...] = (
    Keep(do="keep"),
    *(Reroll(do="reroll", dice=dice_in(mask)) for mask in range(1, ALL_DICE + 1)),
    *(Move(do="move", ostrich=ostrich, joker=joker) for ostrich in OSTRICHES for joker in JOKERS),
    *(Magic(do="magic", ostrich=ostrich) for ostrich in OSTRICHES),
    *(Bewitch(do="bewitch", ostrich=ostrich) for ostrich in OSTRICHES),
    *(Free(do="free", ostrich=ostrich) for ostrich in OSTRICHES),
    *(RunWay(do="way", steps=in_words(way)) for way in range(1, N_WAYS)),
    *(LayBerry(do="lay_berry", square=square) for square in range(N_SQUARES)),
    *(Leap(do="leap", square=square) for square in range(N_SQUARES)),
    *(Back(do="back", square=square) for square in range(N_SQUARES)),
    *(Spear(do="spear", seat=seat) for seat in range(MAX_SEATS)),
    *(Exchange(do="exchange", ostrich=ostrich) for ostrich in OSTRICHES),
    *(Rave(do="frenzy", ostrich=name, jokers=n) for name in OSTRICHES for n in range(N_SPLITS)),
)

NUMBERS = range(1, N_OSTRICHES + 1)
JOKER_SHORT = (*(f"+{number}" for number in NUMBERS), "+w", "")

SHORT: tuple[str, ...] = (
    "keep",
    *("r" + "".join(str(die + 1) for die in dice_in(mask)) for mask in range(1, ALL_DICE + 1)),
    *(f"m{number}{joker}" for number in NUMBERS for joker in JOKER_SHORT),
    *(f"*{number}" for number in NUMBERS),
    *(f"b{number}" for number in NUMBERS),
    *(f"f{number}" for number in NUMBERS),
    *("".join("LSR"[direction] for direction in way) for way in SEQUENCES[1:]),
    *(f"lay{square}" for square in range(N_SQUARES)),
    *(f"leap{square}" for square in range(N_SQUARES)),
    *(f"back{square}" for square in range(N_SQUARES)),
    *(f"spear{seat}" for seat in range(MAX_SEATS)),
    *(f"x{number}" for number in NUMBERS),
    *(f"z{number}+{jokers}" for number in NUMBERS for jokers in range(N_SPLITS)),
)


# Nature


def nature_name(s: State, pick: int) -> Nature:
    """What falls, is drawn or is dealt when nature picks this number."""
    if s.phase >= Phase.THROW:
        return {"do": "throw", "die": die_thrown(s), "face": FACES[pick]}
    if s.phase >= Phase.DRAW_FIRST:
        return deal_name(s, pick)
    return tile_name(s, pick)


def die_thrown(s: State) -> Literal["movement", "sorcery", "vortex"]:
    """Which die is in the air."""
    if s.phase == Phase.THROW_VORTEX:
        return "vortex"
    return "sorcery" if next_die(s) == SORCERY else "movement"


def deal_name(s: State, pick: int) -> Nature:
    """A lot, a card or a berry."""
    if s.phase == Phase.DRAW_FIRST:
        return {"do": "draw_first", "seat": pick}
    if s.phase == Phase.DEAL_CARD:
        return {"do": "deal_card", "to_seat": s.place, **card_name(nth(unused_cards(s), pick))}
    return {"do": "deal_berry", "to_seat": s.seat, "berry": BERRIES[nth(unused_berries(s), pick)]}


def card_name(card: int) -> Card:
    """What a prediction says."""
    *places, last = (OSTRICHES[ostrich] for ostrich in CARDS[card])
    return {"places": places, "last": last}


def tile_name(s: State, pick: int) -> Nature:
    """A tile, a side, a turn, or a place."""
    if s.phase in (Phase.LAY_START, Phase.LAY_FINISH):
        return {"do": "lay_start" if s.phase == Phase.LAY_START else "lay_finish", "side": SIDES[pick]}
    if s.phase == Phase.LAY_TILE:
        return laying(s, drawn_tile(s, pick), pick % N_SIDES)
    if s.phase == Phase.TURN_CURVE:
        return {"do": "turn_curve", "place": s.place, "turn": TURNS[pick]}
    if s.phase == Phase.LIFT_STRAIGHT:
        return {"do": "lift_straight", "place": nth(straights(s), pick)}
    return {"do": "lay_special", "place": s.place, "tile": SPECIAL_NAMES[nth(s.special_pool, pick)]}


def laying(s: State, tile: int, side: int) -> LayTile:
    """BX-1: a common tile with the side that lies up, and the one drawn where a curve was turned over."""
    drawn = COMMON_FACES[tile][side][0][0]
    named: LayTile = {"do": "lay_tile", "place": s.place, "tile": drawn.tile, "side": drawn.side}
    if drawn.turn is None or not follows_curve(s):
        return named
    return {**named, "side": SIDES[1 - side], "drawn": drawn.side}


def read_nature(s: State, choice: Any) -> Any:
    """BX-24: a die may be typed by its colour, or as an ordinary one: 1 to 5 an ostrich, 6 the joker."""
    if s.phase == Phase.LAY_TILE:
        return read_laying(s, choice)
    named = choice if isinstance(choice, dict) else {"face": choice}
    face = face_meant(named.get("face"))
    if s.phase < Phase.THROW or face is None:
        return choice
    return {"do": "throw", "die": die_thrown(s), **named, "face": face}


def read_laying(s: State, choice: Any) -> Any:
    """BX-1: a tile may be typed by the side that was drawn, also where the other one is laid."""
    if not isinstance(choice, dict) or "drawn" in choice:
        return choice
    meant = {**choice, "drawn": choice.get("side")}
    turned = [laying(s, tile, side) for tile in range(len(COMMON_FACES)) for side in range(N_SIDES)]
    return next((named for named in turned if named == {**meant, "side": named["side"]}), choice)


def face_meant(typed: Any) -> str | None:
    """The face that a number or a colour means."""
    text = str(typed).strip().lower()
    if text in FACES:
        return text
    return FACES[int(text) - 1] if text in [str(number + 1) for number in range(len(FACES))] else None
