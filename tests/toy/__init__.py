"""Stall: a toy with a hidden deal, a shuffle, an interrupt and two options, to keep the contract honest."""

from __future__ import annotations

from palabre.kernel.game import Game, Option

GAME = Game(
    name="stall",
    package=__name__,
    min_seats=2,
    max_seats=4,
    options=(Option("rounds", (3,), bounds=(1, 5)), Option("monkeys", (True, False))),
    rules_version=1,
    minutes=3,
    age=5,
    most_chances=15,
    longest=300,
    chapters={"turn": ("ST-1", "ST-2")},
)
