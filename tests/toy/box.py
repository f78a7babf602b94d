"""What is in the box? Fifteen fruit cards."""

from __future__ import annotations

import json
from pathlib import Path

BOX = json.loads((Path(__file__).parent / "box.json").read_text(encoding="utf-8"))
FRUITS: tuple[str, ...] = tuple(BOX["fruits"])
N_FRUITS = len(FRUITS)
COPIES: int = BOX["copies"]
N_CARDS = N_FRUITS * COPIES
MAX_SEATS, N_HAND, N_STALL = 4, 2, 3
MONKEY = 0
WISH_POINTS = 3
