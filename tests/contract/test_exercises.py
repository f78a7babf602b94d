"""The exercises of every game against its rules: they lie there, are offered, and the best is best."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from palabre.bots.exercises import GRADES, Exercise, kept, laid
from palabre.bots.exercises.explaining import ALL
from palabre.bots.exercises.judging import Judged, best_of, played_out, solved
from palabre.bots.search import SearchBot
from palabre.bots.seat import Seat
from palabre.games import find, games
from palabre.kernel.game import Game
from palabre.kernel.words import LANGUAGES, knows

Count = Callable[[int, int], int]
WITH = [game for game in map(find, games()) if kept(game)]
every_game = pytest.mark.parametrize("game", WITH, ids=lambda game: game.name)
OF_EACH_GRADE = 4
FRESH = 20_261  # a seed that no exercise was made with
SIMS = 4_000
ROUNDING = 0.006


def exercises(game: Game) -> list[Exercise]:
    found = kept(game)
    assert found is not None
    return found["exercises"]


def some(game: Game, n: int) -> list[Exercise]:
    """So many exercises, of all grades."""
    found = exercises(game)
    return found[:: max(1, len(found) // n)][:n]


def seat_of(game: Game, exercise: Exercise, seed: int = FRESH) -> Seat:
    return Seat.of(laid(game, exercise), exercise["seat"], seed)


def test_the_thinking_games_have_exercises() -> None:
    assert [game.name for game in WITH] == ["bonobo-beach", "bakong", "banjooli-xeet"]


@every_game
def test_there_are_enough_of_each_grade_and_none_twice(game: Game) -> None:
    found = exercises(game)
    grades = Counter(each["grade"] for each in found)
    assert set(grades) == set(GRADES)
    assert min(grades.values()) >= OF_EACH_GRADE
    assert len({each["id"] for each in found}) == len(found)
    assert len({json.dumps(each["position"]) for each in found}) == len(found)


@every_game
def test_every_exercise_lies_there_and_offers_what_it_says(game: Game) -> None:
    for exercise in exercises(game):
        match = laid(game, exercise)
        assert match.to_act == (exercise["seat"],)
        assert match.choices(exercise["seat"]) == [each["choice"] for each in exercise["choices"]]
        assert exercise["best"] in match.choices(exercise["seat"])
        assert exercise["usual"] in match.choices(exercise["seat"])
        assert exercise["usual"] != exercise["best"]


@every_game
def test_the_best_is_ahead_of_all_others_by_the_margin(game: Game) -> None:
    found = kept(game)
    assert found is not None
    for exercise in found["exercises"]:
        best = next(each for each in exercise["choices"] if each["choice"] == exercise["best"])
        others = [each for each in exercise["choices"] if each["choice"] != exercise["best"]]
        assert others
        for other in others:
            assert best["low"] - other["high"] >= found["made"]["margin"] - 2 * ROUNDING
        assert all(each["low"] <= each["value"] <= each["high"] for each in exercise["choices"])


@every_game
def test_why_is_said_in_both_languages(game: Game) -> None:
    for part in game.room("reasons").PARTS:
        for own in ("own", "others"):
            for lang in LANGUAGES:
                assert knows(lang, f"{game.name}-because-{own}-{part}")
    for exercise in exercises(game):
        assert exercise["because"]
        for why in exercise["because"]:
            assert why["part"] in (*game.room("reasons").PARTS, ALL)
            assert why["points"] > 0 or why["part"] == ALL


@every_game
def test_what_is_exact_is_solved_again_and_the_rest_found_again_by_a_fresh_search(
    game: Game, count: Count
) -> None:
    for exercise in some(game, count(3, 1_000)):
        seat = seat_of(game, exercise)
        if exercise["exact"]:
            check_exactly(exercise, seat)
        else:
            assert SearchBot(SIMS).choose(seat) == exercise["best"]


def check_exactly(exercise: Exercise, seat: Seat) -> None:
    """The solver says the same of every choice."""
    judged = solved(seat)
    assert judged is not None
    for each, told in zip(judged, exercise["choices"], strict=True):
        assert seat.named(each.action) == told["choice"]
        assert abs(each.value - told["value"]) < ROUNDING


@pytest.mark.long
@every_game
def test_games_played_out_afresh_find_the_same_choice_best(game: Game) -> None:
    for exercise in exercises(game):
        if exercise["exact"]:
            continue
        seat = seat_of(game, exercise)
        best = best_of(played_out(seat, 2_000, FRESH), 0.0)
        assert best is not None
        assert seat.named(best.action) == exercise["best"]


def test_a_best_choice_must_leave_no_doubt() -> None:
    good, bad = Judged(1, 5.0, 4.0, 6.0, 0.5), Judged(2, 3.0, 2.5, 3.5, 0.5)
    assert best_of([bad, good], 0.5) == good
    assert best_of([bad, good], 0.6) is None
    assert best_of([good, bad._replace(won=0.6)], 0.5) is None  # more points, but fewer wins
    assert best_of([good], 0.5) is None  # nothing to choose
