"""Why not this one: every refusal has a reason of its own."""

from __future__ import annotations

from typing import Any

import pytest

import palabre
from tests.games.banjooli_xeet.table import race

WHERE = {"red": [1, 0, 0], "yellow": [1, 1, 0]}
MET = {"ostriches": {"red": [1, 1, 0]}, "berries": [{"berry": "dof_nooxoor", "square": [1, 1, 1]}]}


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ({"do": "keep"}, "rerolled once"),
        ("SS", "No ostrich is running"),
        ("lay20", "no berry to lay"),
        ("leap20", "leaps over the crocodiles"),
        ("back20", "No snake"),
        ("spear1", "no spear"),
        ("x1", "No vortex"),
        ("z1+0", "no frenzy"),
        ({"do": "move", "ostrich": "green", "joker": "none"}, "Green \\(3\\) cannot be moved: no die shows"),
        ({"do": "move", "ostrich": "yellow", "joker": "white"}, "No die shows this joker: white"),
        ({"do": "move", "ostrich": "yellow", "joker": "green"}, "Green \\(3\\) is not a joker"),
        ({"do": "move", "ostrich": "red", "joker": "none"}, "Red \\(1\\) is scared"),
        ({"do": "move", "ostrich": "violet", "joker": "none"}, "Violet \\(5\\) has arrived"),
        ({"do": "bewitch", "ostrich": "yellow"}, "sorcery die \\(Blue \\(4\\)\\) has no power over Yellow"),
        ({"do": "free", "ostrich": "blue"}, "Blue \\(4\\) is not scared"),
        ({"do": "bewitch", "ostrich": "blue"}, "Blue \\(4\\) is not on the track"),
        ({"do": "fly"}, "has no action"),
    ],
)
def test_a_refusal_says_why(choice: Any, reason: str) -> None:
    match = race("r y y b v b", ostriches=WHERE, scared=["red"], podium=["violet"])
    before = match.state.tobytes()
    with pytest.raises(palabre.IllegalAction, match=reason):
        match.play(choice)
    assert match.state.tobytes() == before


def test_scared_already() -> None:
    match = race("y y y b b w", ostriches=WHERE, scared=["red"])
    with pytest.raises(palabre.IllegalAction, match="Red \\(1\\) is scared already"):
        match.play({"do": "bewitch", "ostrich": "red"})


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ("z2+0", "Yellow \\(2\\) is not waiting"),
        ("z3+4", "only 1 joker left"),
        ("z5+0", "Violet \\(5\\) is scared"),
    ],
)
def test_refusals_in_a_frenzy(choice: str, reason: str) -> None:
    where = {**MET["ostriches"], "violet": [3, 0, 0]}  # type: ignore[dict-item]
    match = race("r r r y w b", **{**MET, "ostriches": where}, scared=["violet"], options={"berries": True})  # type: ignore[arg-type]
    match.play("m1")
    match.play("S")
    for face in "34556":
        match.play(int(face))
    with pytest.raises(palabre.IllegalAction, match=reason):
        match.play(choice)
