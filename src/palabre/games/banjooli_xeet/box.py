"""What is in the box? Ten tiles of track, five ostriches, six dice, eleven berries and ten predictions."""

from __future__ import annotations

import json
from enum import IntEnum
from pathlib import Path

from ...kernel.compiled import table

BOX = json.loads((Path(__file__).parent / "box.json").read_text(encoding="utf-8"))

MIN_SEATS, MAX_SEATS = BOX["seats"]

# BX-C2: ostriches count from 0; a die shows one of them, or white
OSTRICHES: tuple[str, ...] = tuple(BOX["ostriches"].values())
N_OSTRICHES = len(OSTRICHES)
WHITE = N_OSTRICHES
FACES = (*OSTRICHES, "white")
N_FACES = len(FACES)
N_MOVEMENT: int = BOX["moves"]["dice"]
SORCERY = N_MOVEMENT  # the place of the sorcery die among the six
N_DICE = N_MOVEMENT + 1
ALL_DICE = (1 << N_DICE) - 1
MOVEMENT_DICE = (1 << N_MOVEMENT) - 1

MAGIC_POINTS: int = BOX["moves"]["magic"]
DAAAW_POINTS: int = BOX["moves"]["daaaw"]
JOKA_STEPS: int = BOX["moves"]["joka"]
MOST_POINTS = N_MOVEMENT - 1 + DAAAW_POINTS  # a berry is at least one point away


class Berry(IntEnum):
    """BX-20: the eleven effects."""

    TER = 0
    NEEX_PEEPA = 1
    OOR = 2
    JEMBAT = 3
    DAAAW = 4
    PAKAARLOOL = 5
    NAANGATEKU = 6
    PEEPA = 7
    DOF_NOOXOOR = 8
    VOORTEX = 9
    JOKA = 10


BERRIES: tuple[str, ...] = tuple(BOX["berries"])
N_BERRIES = len(BERRIES)

# BX-C5: the four ostriches of each card: first, second, third, last
CARDS = tuple(tuple(number - 1 for number in card) for card in BOX["predictions"])
N_CARDS = len(CARDS)
CARD = table(CARDS)
N_PODIUM = len(BOX["places"])
LAST = N_PODIUM  # the place on a card of the ostrich that comes last

# BX-21
PLACE_POINTS = table(BOX["points"]["places"])
ELSEWHERE_POINTS: int = BOX["points"]["elsewhere"]
LAST_MULTIPLIES: int = BOX["points"]["last_multiplies"]
OOR_POINTS: int = BOX["points"]["oor"]
