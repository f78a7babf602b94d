"""What is in the box? Ten dice and thirty trophies."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

from ...kernel.compiled import table

BOX = json.loads((Path(__file__).parent / "box.json").read_text(encoding="utf-8"))

ANIMALS: tuple[str, ...] = tuple(BOX["animals"])
N_ANIMALS = len(ANIMALS)
NOTHING = N_ANIMALS  # the fourth answer
ANSWERS = (*ANIMALS, "nothing")
N_ANSWERS = len(ANSWERS)
TROPHIES_OF_EACH: int = BOX["trophies_of_each"]

N_WHITE: int = BOX["dice"]["white"]["count"]
N_FILM: int = BOX["dice"]["film"]["count"]
N_POACHERS: int = BOX["dice"]["poachers"]["count"]
N_FACES = 3  # every face stands twice on its die, so a throw is one of three
MAX_SEATS = 8
TWO_OF_EACH = 2

# The throws of several dice at once, by number
WHITE_THROWS = tuple(product(range(N_FACES), repeat=N_WHITE))
PAIR_THROWS = tuple(product(range(N_FACES), repeat=N_FILM))
WHITE = table(WHITE_THROWS)
PAIR = table(PAIR_THROWS)
N_WHITE_THROWS, N_PAIR_THROWS = len(WHITE_THROWS), len(PAIR_THROWS)
