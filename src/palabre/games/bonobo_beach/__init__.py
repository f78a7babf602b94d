"""Bonobo Beach: rhombi cover an island, pawns wait for good places. By Roland & Tobias Goslar."""

from __future__ import annotations

from ...kernel.game import Game, Handicap, Option, named_seats

FIRST = ("seat0", "drawn", *named_seats(4)[1:])
AHEAD = Handicap("ahead", most=200)  # points

GAME = Game(
    name="bonobo-beach",
    package=__name__,
    min_seats=2,
    max_seats=4,
    options=(
        Option("tiles", ("standard", "friendly")),
        Option("board", ("island", "small")),
        Option("first", FIRST),
        Option("series", (False, True)),
        *AHEAD.options(4),
    ),
    rules_version=1,
    minutes=20,
    age=8,
    most_chances=28,
    longest=300,
    chapters={
        "box": ("BB-G1", "BB-G2", "BB-G3", "BB-G4", "BB-18"),
        "turn": ("BB-1", "BB-2", "BB-3", "BB-4"),
        "pawn": ("BB-5", "BB-6", "BB-7"),
        "rhombus": ("BB-8", "BB-9", "BB-10", "BB-11", "BB-12", "BB-13"),
        "end": ("BB-14", "BB-15", "BB-16", "BB-17", "BB-19"),
    },
    handicap=AHEAD,
)
