"""Exercises made from games: graded by who misses them, explained by what differs in the end."""

from __future__ import annotations

import numpy as np
import pytest

from palabre.bots.exercises import laid
from palabre.bots.exercises.asking import Asked
from palabre.bots.exercises.explaining import largest
from palabre.bots.exercises.judging import outcomes
from palabre.bots.exercises.moments import moments
from palabre.bots.seat import Seat
from palabre.games import find, games
from palabre.kernel.plain import Plain


def test_the_grade_is_how_often_the_lower_levels_miss() -> None:
    never = {"easy": 0.08, "medium": 0.0, "hard": 0.0}
    assert Asked(never, 1).grade is None
    assert Asked({**never, "easy": 0.3}, 1).grade == 1
    assert Asked({**never, "easy": 0.6, "medium": 0.3}, 1).grade == 2
    assert Asked({**never, "easy": 0.9, "medium": 1.0}, 1).grade == 3


def test_the_largest_reason_is_said_and_a_second_that_is_nearly_as_large() -> None:
    def reason(part: str, points: float) -> dict[str, object]:
        return {"part": part, "own": True, "points": points}

    one, half, little, against = (
        reason(name, points) for name, points in (("a", 4.0), ("b", 2.0), ("c", 1.9), ("d", -3.0))
    )
    assert largest([little, half, one]) == [one, half]  # type: ignore[list-item]
    assert largest([little, one]) == [one]  # type: ignore[list-item]
    others = {**against, "own": False}
    assert largest([one, half, others]) == [  # type: ignore[list-item]
        {"part": "all", "own": True, "points": 6.0},
        {"part": "all", "own": False, "points": -3.0},
    ]


@pytest.mark.parametrize("name", [name for name in games() if find(name).has_room("reasons")])
def test_a_moment_is_what_its_seat_saw_and_its_parts_are_its_points(name: str) -> None:
    game = find(name)
    for moment, _ in zip(moments(game, 5, 0), range(4), strict=False):
        exercise: dict[str, object] = {"position": moment.position, "then": moment.then}
        match = laid(game, exercise)  # type: ignore[arg-type]
        again = Seat.of(match, moment.seat.number, 1)
        assert again.ids == moment.seat.ids
        seen, then = again.view, moment.seat.view
        assert {field for field in seen if seen[field] != then[field]} <= {"turn", "turns"}
    while not match.over:
        match.play(match.choices()[0])
    parts = game.room("reasons").parts
    points = [sum(parts(Plain(match.state), seat).values()) for seat in range(match.players)]
    assert points == match.scores
    led, _ = outcomes(again, match.state.reshape(1, 1))
    mine = again.number
    others = np.mean([score for seat, score in enumerate(match.scores) if seat != mine])
    assert led[0, 0] == pytest.approx(match.scores[mine] - others)
