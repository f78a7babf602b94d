"""What is in the box? Two-faced jungle tiles, objects, emeralds and ouches."""

from __future__ import annotations

import json
from pathlib import Path

from ...kernel.compiled import table

BOX = json.loads((Path(__file__).parent / "box.json").read_text(encoding="utf-8"))

MAX_SEATS = 6

# The trail: base camp, jungle, temple

FACES: tuple[str, ...] = (*BOX["colours"], "base_camp", "temple")
PLAIN, EMERALD, ABANDONED_CAMP, CAVE, WATERFALL, RIVER, CLIFF, DITCH, QUICKSAND, BASE_CAMP, TEMPLE = (
    FACES.index(name)
    for name in (
        "plain",
        "emerald",
        "abandoned_camp",
        "cave",
        "waterfall",
        "river",
        "cliff",
        "ditch",
        "quicksand",
        "base_camp",
        "temple",
    )
)
N_JUNGLE_FACES = len(BOX["colours"])
COLOURS: tuple[str, ...] = tuple(dict.fromkeys(BOX["colours"].values()))
COLOUR_OF = tuple(COLOURS.index(colour) for colour in BOX["colours"].values())

TILE_FACES = tuple((FACES.index(one), FACES.index(other)) for one, other in BOX["tiles"])
N_TILES = len(TILE_FACES)
N_SIDES = 2
N_PLACES = N_TILES + 2  # the base camp is place 0, the temple the last
CAMP_PLACE, TEMPLE_PLACE = 0, N_PLACES - 1

# What a pack may hold: things are objects, then big emeralds; tokens are small emeralds

OBJECTS: tuple[str, ...] = tuple(BOX["objects"])
COMPASS, JOURNAL, MAP, TORCH, MACHETE, ROPE, GRAPPLE, FIRST_AID = (
    OBJECTS.index(name)
    for name in ("compass", "journal", "map", "torch", "machete", "rope", "grapple", "first_aid")
)
N_OBJECTS = len(OBJECTS)
COPIES: int = BOX["copies_of_each_object"]

BIG_WORTHS = tuple(int(worth) for worth in BOX["big_emeralds"])  # the highest first
N_BIG = len(BIG_WORTHS)
N_THINGS = N_OBJECTS + N_BIG
CURSED = N_OBJECTS + BIG_WORTHS.index(BOX["cursed"])
SHAPES: tuple[tuple[int, int], ...] = tuple(
    (wide, high) for wide, high in (*BOX["objects"].values(), *BOX["big_emeralds"].values())
)
SMALL_SHAPE: tuple[int, int] = tuple(BOX["small_emerald"]["shape"])

TOKEN_WORTHS = tuple(int(worth) for worth in BOX["small_emerald"]["tokens"])
TOKEN_COUNTS = tuple(BOX["small_emerald"]["tokens"].values())
ONE, THREE = TOKEN_WORTHS.index(1), TOKEN_WORTHS.index(3)
N_TOKENS = len(TOKEN_WORTHS)

OUCHES: int = BOX["ouches"]
OUCH_PENALTY: int = BOX["ouch_penalty"]
FIRST_BACK: int = BOX["first_back"]

# Dice

N_DICE: int = BOX["dice"]["count"]
N_PIPS: int = BOX["dice"]["pips"]
N_ROLLS = N_PIPS * N_PIPS
MAX_STEPS = N_PIPS + 1  # with the machete
MAX_THREES = N_PIPS // TOKEN_WORTHS[THREE]
MAX_ONES = N_PIPS + 1  # with the torch
N_MIXES = (MAX_THREES + 1) * (MAX_ONES + 1)

# The same as arrays that rules read

TILE = table(TILE_FACES)
COLOUR = table((*COLOUR_OF, -1, -1))
BIG_WORTH = table(BIG_WORTHS)
TOKEN_WORTH = table(TOKEN_WORTHS)
TOKEN_COUNT = table(TOKEN_COUNTS)
BIG_BITS = ((1 << N_BIG) - 1) << N_OBJECTS
