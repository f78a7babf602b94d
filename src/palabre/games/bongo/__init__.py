"""Bongo: read ten dice and shout first. A game by Bruno Faidutti."""

from __future__ import annotations

from ...kernel.game import Game, Handicap, Option, named_seats

SLOWER = Handicap("slower", most=5000, helps=False, step=10)  # milliseconds

GAME = Game(
    name="bongo",
    package=__name__,
    min_seats=2,
    max_seats=8,
    options=(
        Option("level", ("basic", "poachers", "guards")),
        Option("after_wrong_call", ("out", "free"), box="free"),
        Option("roller", ("winner", "in_turn")),
        Option("monopoly", (10, 6)),
        Option("patience", (30, "off"), bounds=(5, 120), box="off"),
        Option("first", ("drawn", *named_seats(8))),
        Option("richest", ("other", "anybody")),
        *SLOWER.options(8),
    ),
    rules_version=1,
    minutes=15,
    age=8,
    most_chances=243,
    longest=20_000,
    chapters={
        "components": ("BO-C1", "BO-C2", "BO-C3"),
        "reading": ("BO-1", "BO-2", "BO-3", "BO-4", "BO-5"),
        "round": ("BO-6", "BO-7", "BO-8", "BO-9", "BO-10", "BO-11", "BO-12", "BO-13"),
        "first": ("BO-14", "BO-15", "BO-16"),
    },
    real_time=True,
    handicap=SLOWER,
)
