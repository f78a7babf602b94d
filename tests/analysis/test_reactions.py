"""Throws read against the clock: right and wrong calls by kind of throw, with the times that a table kept."""

from __future__ import annotations

from typing import Any

import palabre
from palabre.games import find
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from palabre.kernel.plain import Plain
from tests.analysis.games import finished


def timed(seed: int, reaction: float) -> Match:
    """A game in which seat 0 is always right, after the same time, and seat 1 right but later."""
    match = Match(find("bongo"), 2, {}, Seeded(seed))
    while not match.over:
        if len(match.to_act) == 1:
            match.play(match.choices()[0])
            continue
        right = match.game.room("real_time").right_answer(Plain(match.state))
        photo = [press(0, right, reaction, "won"), press(1, right, 2 * reaction, "late")]
        match.play({"do": "call", "answer": right}, 0, note={"photo": photo})
    return match


def press(seat: int, answer: str, reaction: float, verdict: str) -> dict[str, Any]:
    return {"seat": seat, "answer": answer, "reaction": reaction, "verdict": verdict}


def test_times_of_right_calls_are_told_by_kind_beside_the_table_s() -> None:
    found = palabre.review(timed(1, 800.0), simulations=4)["readers"]
    own = {each["kind"]: each for each in found if each["seat"] == 0}
    assert own
    for each in found:
        assert each["median"] == {0: 800.0, 1: 1600.0, None: 1200.0}[each["seat"]]
        assert each["errors"] == 0
        assert (each["calls"] > 0) == (each["seat"] != 1)


def test_errors_and_what_calls_won_are_counted() -> None:
    match = finished("bongo", 3, 2)
    found = palabre.review(match, simulations=20)
    table = [each for each in found["readers"] if each["seat"] is None]
    calls = sum(each["calls"] for each in table if each["kind"] in ("same-number", "other-number"))
    assert calls == [step["choice"]["do"] for step in found["steps"] if step["choice"]].count("call")
    assert sum(each["errors"] for each in table) > 0
    assert all(each["median"] is None for each in table)


def test_games_without_a_clock_have_no_readers() -> None:
    assert palabre.review(finished("bakong", 2, 2), simulations=2)["readers"] == []
