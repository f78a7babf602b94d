"""The rulebook's last example, played from a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import palabre
from palabre.kernel.match import Match

from .tables import laid, lay, of_kind, put

EXAMPLE: dict[str, Any] = json.loads((Path(__file__).parent / "example.json").read_text(encoding="utf-8"))
GREEN, RED, YELLOW, BLUE = range(4)
FOUR_PAWNS = {"green": [2, 0], "blue": [1, -2], "red": [3, -2], "yellow": [3, 0]}


def example() -> Match:
    """Shortly before the end there is room for one more rhombus; green has just drawn the spring."""
    value = EXAMPLE["last"][-1]
    return palabre.position(
        "bonobo-beach",
        {
            "players": 4,
            "seat": GREEN,
            "tiles": laid(*EXAMPLE["laid"]),
            "pawns": [EXAMPLE["pawns"][colour] for colour in EXAMPLE["colours"]],
            "drawn": value,
        },
    )


def last_lay(match: Match) -> list[dict[str, Any]]:
    """Green lays the spring."""
    first, second, _ = EXAMPLE["last"]
    return lay(match, first, second)


def finish(match: Match) -> list[dict[str, Any]]:
    """Green lays, red and yellow pass, blue and green put the pawns they have got back."""
    last_lay(match)
    return put(match, *EXAMPLE["then_put"]["blue"]) + put(match, *EXAMPLE["then_put"]["green"])


def test_the_spring_closes_greens_pawn_in_and_wakes_the_toilets() -> None:
    """BB-9, BB-11, BB-13: green scores 1 and takes the pawn back; blue's pawn is chased by toilets 19."""
    told = last_lay(example())
    assert of_kind(told, "tile_laid") == [{"seat": GREEN, "on": [8, 9], "value": 2, "motif": "spring"}]
    (scored,) = of_kind(told, "scored")
    assert (scored["seat"], scored["at"], scored["points"]) == (GREEN, [0, -2], 1)
    assert sum(scored["numbers"]) == 1
    assert of_kind(told, "chased") == [{"seat": BLUE, "at": [0, -1], "triangle": 19}]
    assert {"triangle": 19, "shows": "toilets"} in of_kind(told, "woken")


def test_red_and_yellow_pass_and_blue_puts_first() -> None:
    """BB-4: with no pawn in hand and no room for a rhombus a turn is passed."""
    match = example()
    assert [event["seat"] for event in of_kind(last_lay(match), "passed")] == [RED, YELLOW]
    assert match.to_act == (BLUE,)
    assert match.view(None)["hands"] == [1, 0, 0, 1]


def test_the_four_pawns_of_the_example_count_20_14_4_and_8() -> None:
    """BB-15: green (2 + 3) × 4, blue (6 + 3 − 2) × 2, red 4 under the parasol, yellow 4 × 2."""
    told = finish(example())
    counted = {(event["seat"], *event["at"]): event for event in of_kind(told, "counted")}
    for seat, colour in enumerate(EXAMPLE["colours"]):
        assert counted[seat, *FOUR_PAWNS[colour]]["points"] == EXAMPLE["counted"][colour]
    assert sorted(counted[GREEN, 2, 0]["numbers"]) == [2, 3]
    assert counted[GREEN, 2, 0]["times"] == 4
    assert sorted(counted[BLUE, 1, -2]["numbers"]) == [-2, 3, 6]
    assert counted[RED, 3, -2]["parasol"]
    assert counted[RED, 3, -2]["numbers"] == [-4]
    assert counted[YELLOW, 3, 0]["dunes"] == 1


def test_the_markers_at_the_end() -> None:
    """BB-15, BB-16: all sixteen pawns counted, green is ahead."""
    match = example()
    finish(match)
    assert match.over
    assert match.scores == [EXAMPLE["markers"][colour] for colour in EXAMPLE["colours"]]
    assert match.winners == [GREEN]
