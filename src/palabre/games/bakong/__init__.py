"""Bakong: to the temple and back through a jungle that changes. A game by Antoine Bauza."""

from __future__ import annotations

from ...kernel.game import Game, Handicap, Option, named_seats

AHEAD = Handicap("ahead", most=12)  # points, in small emeralds

GAME = Game(
    name="bakong",
    package=__name__,
    min_seats=2,
    max_seats=6,
    options=(
        Option("map_colour", ("turned_away", "revealed")),
        Option("quicksand", ("at_once", "after_move")),
        Option("memory_aid", (True, False)),
        Option("first", ("seat0", "drawn", *named_seats(6)[1:])),
        Option("obstacles", ("passed", "may_stop")),
        Option("sunk_object", ("before_stop", "after_stop"), formerly=("after_stop",)),
        Option("making_room", ("several", "one_object")),
        *AHEAD.options(6),
    ),
    rules_version=2,
    minutes=45,
    age=8,
    most_chances=48,
    longest=2_000,
    chapters={
        "components": ("BK-C1", "BK-C2", "BK-C3", "BK-C4", "BK-C5", "BK-C6"),
        "start": ("BK-1", "BK-20"),
        "turn": ("BK-2", "BK-3", "BK-4", "BK-5"),
        "tiles": ("BK-6", "BK-7", "BK-8", "BK-9", "BK-10", "BK-11", "BK-12", "BK-13"),
        "temple": ("BK-14", "BK-15", "BK-16", "BK-17", "BK-18", "BK-19"),
    },
    handicap=AHEAD,
)
