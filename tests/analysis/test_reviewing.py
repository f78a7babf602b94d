"""The review of a whole game: errors, turning points, luck, who played best."""

from __future__ import annotations

import json
import random

import pytest

import palabre
from palabre import bots
from palabre.analysis.reviewing import FEWEST, ordinary
from palabre.analysis.steps import stretches
from palabre.kernel.errors import PalabreError
from palabre.kernel.match import Match
from tests.analysis.games import ALL, begun, finished, played_by, reviewed
from tests.widely import widely


@pytest.mark.parametrize("name", widely(ALL, "bongo", "bonobo-beach"))
def test_the_same_seed_gives_the_same_review_and_it_is_plain_json(name: str) -> None:
    match, found = reviewed(name)
    done: list[float] = []
    assert found == palabre.review(match.record(), simulations=4, seed=3, watch=done.append)
    assert json.loads(json.dumps(found)) == found
    assert done == sorted(done)
    assert done[-1] == pytest.approx(1)


@pytest.mark.parametrize("name", ALL)
def test_a_review_points_at_its_own_steps(name: str) -> None:
    _, found = reviewed(name)
    steps = found["steps"]
    assert 1 <= len(found["turning"]) <= 3
    assert found["turning"] == sorted(found["turning"])
    assert found["luckiest"] is not None
    assert steps[found["luckiest"]]["kind"] == "luck"
    assert all(steps[each["step"]]["kind"] == "choice" for each in found["mistakes"])
    for step in steps:
        assert (step["cost"] is None) == (step["kind"] == "luck")
    for one in found["accounts"]:
        own = [each["cost"] for each in steps if each["seat"] == one["seat"]]
        assert one["cost"] == pytest.approx(sum(cost["cost"] for cost in own if cost))


def test_a_blunder_planted_in_a_careful_game_is_the_dearest_error() -> None:
    match = played_by("bonobo-beach", ("medium", "medium"), 4)
    places = [step.places[0] for step in stretches(match) if step.chosen]
    spoilt, place = with_blunder(match, places[-7])
    found = palabre.review(spoilt, simulations=120)
    dearest = [found["steps"][each["step"]]["since"] for each in found["mistakes"]]
    assert place in dearest


def with_blunder(match: Match, place: int) -> tuple[Match, int]:
    """The same game with the worst choice there, played to its end by the same players."""
    spoilt, dice = match.copy(), random.Random(1)
    spoilt.take_back(place)
    seat = spoilt.to_act[0]
    valued = palabre.analyse(spoilt, seat, simulations=60)["choices"]
    assert valued[0]["value"] - valued[-1]["value"] > 0.1
    at = spoilt.version
    spoilt.play(valued[-1]["choice"], seat)
    while not spoilt.over:
        seat = spoilt.to_act[0]
        spoilt.play(bots.choose("medium", spoilt, seat, dice.getrandbits(50)), seat)
    return spoilt, at


def test_where_the_interval_says_nothing_it_says_so() -> None:
    few = palabre.review(finished("bakong", 2, 1), simulations=4)["played"]
    assert few["clear"] == (few["low"] > 0)
    assert few["low"] <= few["ahead"] <= few["high"]


def test_a_long_game_has_fewer_simulations_of_each_value() -> None:
    short, long = (finished("bakong", players, 1) for players in (2, 5))
    efforts = [ordinary(match.game, stretches(match)) for match in (short, long)]
    assert efforts[0].values > efforts[1].values >= FEWEST


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(PalabreError, match="only a finished one"):
        palabre.review(begun("bakong", 2, 1, 5))
