"""What bots thought: the choice they make, a value for each they tried, nothing that is none."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from palabre import bots
from palabre.bots.seat import Seat
from palabre.bots.stdio import thought_in
from tests.analysis.games import begun


@pytest.mark.parametrize("spec", ["random", "greedy", "medium", "mcts:sims=300"])
@pytest.mark.parametrize("game", ["bonobo-beach", "banjooli-xeet"])
def test_what_is_thought_is_what_is_chosen(game: str, spec: str) -> None:
    match = begun(game, 2, 3, 12)
    seat = match.to_act[0]
    for seed in range(3):
        told = bots.think(spec, match, seat, seed)
        assert told["choice"] == bots.choose(spec, match, seat, seed)
        assert told == bots.think(spec, match, seat, seed)
        assert told["line"][0] == {"seat": seat, "choice": told["choice"]}
        choices = Seat.of(match, seat, 0).choices
        assert all(each["choice"] in choices for each in told["thoughts"])
        assert bool(told["thoughts"]) == (spec != "random")


def test_a_search_tells_how_often_and_how_it_goes_on() -> None:
    match = begun("bonobo-beach", 2, 3, 30)
    told = bots.think("mcts:sims=4000,closed=36,reach=9", match, match.to_act[0], 1)
    assert told["thoughts"][0]["choice"] == told["choice"], "it takes what it tried most"
    assert 3_600 <= sum(each["visits"] for each in told["thoughts"]) <= 4_100
    assert len(told["line"]) > 1


PROGRAM = """
import json, sys
for line in sys.stdin:
    choices = json.loads(line)["choices"]
    said = [{"choice": choices[0], "value": 0.25, "visits": 3}, {"choice": "?"}, 7]
    print(json.dumps({"choice": choices[0], "thoughts": said}), flush=True)
"""


def test_a_program_may_say_what_it_thought_and_nonsense_is_left_out(tmp_path: Path) -> None:
    program = tmp_path / "thinker.py"
    program.write_text(PROGRAM, encoding="utf-8")
    match = begun("bonobo-beach", 2, 3, 4)
    told = bots.think(f"stdio:{sys.executable} {program}", match, match.to_act[0], 1)
    assert told["thoughts"] == [{"choice": told["choice"], "value": 0.25, "visits": 3}]


@pytest.mark.parametrize(
    "wrong", ['{"value": NaN}', '{"value": true}', '{"value": "1"}', '{"visits": 1}', "[]"]
)
def test_no_thought_is_made_of_what_is_none(wrong: str) -> None:
    match = begun("bonobo-beach", 2, 3, 4)
    seat = Seat.of(match, match.to_act[0], 1)
    told = json.loads(wrong)
    assert thought_in(seat, {"choice": seat.choices[0], **told} if isinstance(told, dict) else told) is None
