"""Banjooli Xeet: push an ostrich race towards the result you have foretold. A game by Diego Ibáñez."""

from __future__ import annotations

from ...kernel.game import Game, Handicap, Option, named_seats

AHEAD = Handicap("ahead", most=40)  # points

# BX-1: each special tile has two sides, and at most one of the two lies up
NAMED_SPECIALS = (
    *("crocodiles", "vortex", "canyon", "lava"),
    *("crocodiles_canyon", "crocodiles_lava", "vortex_canyon", "vortex_lava"),
)

GAME = Game(
    name="banjooli-xeet",
    package=__name__,
    min_seats=2,
    max_seats=5,
    options=(
        Option("middle_tiles", (4, 5, 6)),
        Option("specials", (0, 1, 2, *NAMED_SPECIALS)),
        Option("berries", (False, True)),
        Option("magic", ("same_or_rainbow", "same")),
        Option("magic_dice", ("no_jokers", "any"), formerly=("any",)),
        Option("curve", ("one_three_five", "even")),
        Option("tie", ("exact_places", "shared", "again")),
        Option("first", ("drawn", *named_seats(5))),
        *AHEAD.options(5),
    ),
    rules_version=2,
    minutes=30,
    age=8,
    most_chances=12,
    longest=5_000,
    chapters={
        "components": ("BX-C1", "BX-C2", "BX-C3", "BX-C4", "BX-C5"),
        "setting_up": ("BX-1", "BX-2", "BX-3", "BX-4"),
        "turn": ("BX-5", "BX-6", "BX-7", "BX-8", "BX-9", "BX-10"),
        "movement": ("BX-11", "BX-11a", "BX-12", "BX-13", "BX-14", "BX-15"),
        "specials": ("BX-16", "BX-17", "BX-18", "BX-19"),
        "berries": tuple(f"BX-20{letter}" for letter in "abcdefghijk"),
        "end": ("BX-21", "BX-22", "BX-23", "BX-24", "BX-25"),
    },
    handicap=AHEAD,
)
