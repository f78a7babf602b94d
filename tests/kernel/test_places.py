"""Dice and other places in a row are counted from one, as on the board."""

from __future__ import annotations

import pytest

from palabre.kernel.sentences import say_action, say_event


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [("en", "Reroll die 6", "Reroll dice 1, 4"), ("fr", "Relancer le dé 6", "Relancer les dés 1, 4")],
)
def test_dice_are_counted_from_one(lang: str, one: str, several: str) -> None:
    game, players = "banjooli-xeet", ["Awa"]
    assert say_action(lang, game, {"do": "reroll", "dice": [5]}, players) == one
    assert say_action(lang, game, {"do": "reroll", "dice": [0, 3]}, players) == several
    rerolls = {"kind": "rerolls", "seat": 0, "dice": [1, 4]}  # as events count them
    assert say_event(lang, game, rerolls, players).endswith(several.split(" ", 1)[1] + ".")
