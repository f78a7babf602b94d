"""Reading a roll: the number, the poachers, the guards, the answer (BO-1 to BO-5)."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from palabre.games.bongo import GAME, rules
from palabre.games.bongo.rules.nature import read_dice
from palabre.games.bongo.state import State
from palabre.kernel.contract import States
from palabre.kernel.engine import engine
from palabre.kernel.layout import Wide
from palabre.kernel.plain import Plain

from .table import answer_of, reading_of, round_of

ANSWERS = 4
EVERYTHING = 3**10


@pytest.mark.parametrize(
    ("film", "number"),
    [("11", 1), ("22", 2), ("33", 3), ("12", 3), ("21", 3), ("13", 2), ("31", 2), ("23", 1), ("32", 1)],
)
def test_bo_1_equal_film_dice_show_the_number_and_different_ones_mean_the_third(
    film: str, number: int
) -> None:
    assert reading_of(f"RRGGB {film}")[0] == {
        "step": "wanted",
        "dice": [int(film[0]), int(film[1])],
        "number": number,
    }


@pytest.mark.parametrize(
    ("poachers", "hunted"),
    [("RR", "rhino"), ("GG", "gnu"), ("BB", "bongo"), ("RG", "bongo"), ("GB", "rhino"), ("BR", "gnu")],
)
def test_bo_2_equal_poachers_hunt_that_animal_and_different_ones_the_third(
    poachers: str, hunted: str
) -> None:
    step = reading_of(f"RGBRG 22 {poachers}")[2]
    assert (step["step"], step["animal"]) == ("poachers", hunted)


def test_bo_2_one_white_die_of_the_hunted_animal_is_cancelled() -> None:
    steps = {step["step"]: step for step in reading_of("GRRRB 22 GB")}
    assert steps["standing"]["counts"] == {"rhino": 3, "gnu": 1, "bongo": 1}
    assert steps["poachers"]["die"] == 1, "the first die that shows it"
    assert steps["count"]["counts"] == {"rhino": 2, "gnu": 1, "bongo": 1}


def test_bo_2_poachers_after_an_animal_that_no_die_shows_cancel_nothing() -> None:
    steps = {step["step"]: step for step in reading_of("RRRBB 33 GG")}
    assert steps["poachers"]["die"] is None
    assert steps["count"]["counts"] == steps["standing"]["counts"]
    assert steps["answer"]["answer"] == "rhino"


def test_bo_3_guards_by_the_hunted_animal_make_the_poachers_void() -> None:
    steps = {step["step"]: step for step in reading_of("RRRBB 33 RR R")}
    assert steps["guards"] == {"step": "guards", "die": "rhino", "saved": True}
    assert steps["count"]["counts"]["rhino"] == 3


def test_bo_3_guards_elsewhere_let_the_poachers_act() -> None:
    steps = {step["step"]: step for step in reading_of("RRRBB 33 RR B")}
    assert steps["guards"]["saved"] is False
    assert steps["count"]["counts"]["rhino"] == 2


@pytest.mark.parametrize(
    ("thrown", "answer"),
    [
        ("RRGGB 22", "bongo"),  # two match: the third
        ("RRRBG 22", "nothing"),
        ("GGGRB 33", "gnu"),
        ("RRRBB 22 RR", "gnu"),  # a rhino poached leaves two and two
        ("RRRBB 22 GB R", "bongo"),  # guards on rhino in the same throw
        ("RRRBB 22 RR R", "bongo"),
    ],
)
def test_the_worked_examples_bo_4(thrown: str, answer: str) -> None:
    assert answer_of(thrown) == answer


def test_bo_4_the_third_animal_is_the_answer_even_if_no_die_shows_it() -> None:
    assert answer_of("RRRBB 22 RG") == "nothing", "the bongos lose one"
    assert answer_of("RRRBB 22 GB") == "gnu"


def test_bo_4_the_right_call_is_the_one_that_the_rules_know() -> None:
    match = round_of("RRGGB 22")
    assert GAME.room("box").ANSWERS[Plain(match.state).answer] == "bongo"


def tally(states: States, totals: Wide) -> None:
    """Read every throw of all ten dice, at the three levels, and count the answers."""
    s = states[0]
    for throw in range(EVERYTHING):
        left = throw
        for die in range(5):
            s.white[die] = left % 3
            left //= 3
        for die in range(2):
            s.film[die] = left % 3
            s.poachers[die] = left // 9 % 3
            left //= 3
        s.guard = left // 9
        for level in range(3):
            s.level = level
            read(s)
            totals[level * 8 + s.answer] += 1
        if hunts_in_vain(s):
            totals[24] += 1
        if three_match(s):
            totals[25] += 1


def read(s: State) -> None:
    """Bound to the rule of that name."""
    raise NotImplementedError


def hunts_in_vain(s: State) -> bool:
    """Whether no white die shows the hunted animal."""
    return standing(s, hunted(s)) == 0


def three_match(s: State) -> bool:
    """Whether all three animals match, which cannot be."""
    return counted(s, 0) == wanted(s) and counted(s, 1) == wanted(s) and counted(s, 2) == wanted(s)


standing, hunted, counted, wanted = rules.standing, rules.hunted, rules.counted, rules.wanted


@pytest.fixture(scope="module")
def totals() -> list[int]:
    game = engine(GAME)
    bound = game.bound(hunts_in_vain, three_match, tally)
    getattr(bound["tally"], "py_func", bound["tally"]).__globals__["read"] = read_dice
    out = np.zeros(26, np.int64)
    game.door(bound["tally"])(game.new_states(), out)
    return list(map(int, out))


def test_bo_5_shares_of_nothing_over_all_59049_throws(totals: list[int]) -> None:
    shares = [totals[level * 8 + 3] / EVERYTHING for level in range(3)]
    assert sum(totals[:4]) == sum(totals[8:12]) == sum(totals[16:20]) == EVERYTHING
    assert [round(100 * share, 1) for share in shares] == [38.3, 45.1, 42.8]


def test_bo_5_poachers_aim_at_an_absent_animal_in_13_2_percent(totals: list[int]) -> None:
    assert round(100 * totals[24] / EVERYTHING, 1) == 13.2


def test_bo_5_three_animals_never_all_match(totals: list[int]) -> None:
    assert totals[25] == 0


def test_bo_5_animals_are_answers_equally_often(totals: list[int]) -> None:
    for level in range(3):
        assert len(set(totals[level * 8 : level * 8 + 3])) == 1


def test_bo_c1_every_face_stands_twice_on_its_die() -> None:
    box = GAME.room("box").BOX["dice"]
    assert {name: die["count"] for name, die in box.items()} == {
        "white": 5,
        "film": 2,
        "poachers": 2,
        "guard": 1,
    }
    for die in box.values():
        assert [die["faces"].count(face) for face in die["faces"]] == [2] * 6
    assert len(GAME.room("box").WHITE_THROWS) == len(list(product(range(3), repeat=5)))


def test_bo_5_hardness_grows_with_what_there_is_to_read() -> None:
    from palabre.games.bongo.worth import hardness

    def hard(thrown: str) -> int:
        return hardness(Plain(round_of(thrown).state))  # type: ignore[arg-type]

    assert hard("GGGRB 33") == 0, "a throw that says what it shows"
    assert hard("GGGRB 12") == 1, "the other number"
    assert hard("RRGGB 22") == 2, "two match"
    assert hard("RRRBG 22") == 1, "nothing"
    assert hard("GGGRB 33 RR") < hard("GGGRB 33 GB"), "poachers to be worked out"
    assert hard("GGGRB 33 RR") < hard("GGGRB 33 RR B"), "a guard to look at"
