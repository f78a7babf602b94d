"""What does a program see of the beach? Free triangles, pawns, sums, the stack and the tile in hand."""

from __future__ import annotations

from ...kernel.observing import Amount, Bits, Kind, Shown, Who
from .box import MAX_SEATS, MAX_TILES, N_BOARDS, N_PLACES, N_TRIANGLES, VALUES
from .state import PHASES

TILES = tuple(str(value) for value in VALUES)
MOST_PAWNS, MOST_OF_KIND = 6, 5
MOST_SUM, MOST_MARKERS = 24, 50

OBSERVED: tuple[Shown, ...] = (
    Kind("phase", PHASES),
    Kind("board", N_BOARDS),
    Amount("seats", MAX_SEATS),
    Amount("series", 1),
    Who("seat", MAX_SEATS),
    Who("starter", MAX_SEATS),
    Kind("drawn", TILES),
    Amount("left", MAX_TILES),
    Amount("n_laid", MAX_TILES),
    Amount("stack", MOST_OF_KIND),
    Amount("hand", MOST_PAWNS),
    Amount("markers", MOST_MARKERS, -MOST_MARKERS),
    Bits("pawns", N_PLACES),
    Bits("free", N_TRIANGLES),
    Bits("active", N_TRIANGLES),
    Bits("closed", N_PLACES),
    Amount("points", MOST_SUM, -MOST_SUM),
    Amount("strength", MOST_SUM),
)
