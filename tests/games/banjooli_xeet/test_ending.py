"""The end: arrivals, points, ties, ordinary dice."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import palabre
from palabre.games.banjooli_xeet.box import CARDS
from palabre.games.banjooli_xeet.rules.ending import card_points, exact_places
from palabre.games.banjooli_xeet.rules.standing import would_earn
from palabre.kernel.match import Match
from tests.games.banjooli_xeet.table import GAME, PLAIN, at, move, race, run, square, state, throw


def finished(cards: list[list[int]], **words: Any) -> Match:
    """Red and yellow have arrived; blue arrives with one point, and the race is over."""
    others: dict[str, Any] = {"green": [4, 0, 0], "violet": [2, 0, 0], "blue": [5, 1, 1]}
    words["ostriches"] = others | words.pop("ostriches", {})
    match = race("b r r r r w", len(cards), cards=cards, podium=["red", "yellow"], **words)
    move(match, "blue")
    assert match.over
    return match


def test_bx_21_the_third_arrival_ends_the_race_and_shows_the_cards() -> None:
    """BX-21: at once; until then every card is secret."""
    match = finished([[1, 2, 4, 5], [2, 3, 5, 1]])
    assert match.view()["podium"] == ["red", "yellow", "blue"]
    assert match.view()["cards"][1] == {"places": ["yellow", "green", "violet"], "last": "red"}
    assert match.choices() == []


def test_bx_21_five_four_three_two_and_twice() -> None:
    """BX-21: 1 2 4 | 5 is perfect: 12, doubled; 2 1 4 | 3 has 2 + 2 + 3; 2 3 5 | 1 has one elsewhere."""
    match = finished([[1, 2, 4, 5], [2, 1, 4, 3], [2, 3, 5, 1]])
    assert match.scores == [24, 7, 2]
    assert match.winners == [0]


@pytest.mark.parametrize("podium", list(itertools.permutations(range(5), 3)))
def test_bx_21_every_card_on_every_podium(podium: tuple[int, int, int]) -> None:
    """BX-21: against the points counted by hand, nobody being last alone."""
    s = state(race())
    for place, ostrich in enumerate(podium):
        s.podium[place] = ostrich
    s.arrived = 3
    for card, (*places, _) in enumerate(CARDS):
        by_hand = 0
        for place, ostrich in enumerate(places):
            if podium[place] == ostrich:
                by_hand += (5, 4, 3)[place]
            elif ostrich in podium:
                by_hand += 2
        assert card_points(s, card) == by_hand
        assert exact_places(s, card) == sum(podium[place] == places[place] for place in range(3))


def test_bx_21_last_is_the_one_that_needs_more_points() -> None:
    """BX-21: green is on an earlier square than violet, but the inner lane makes its way shorter."""
    tiles = [PLAIN, "common_4 a left", PLAIN, PLAIN]
    where = {"green": [2, 0, 0], "violet": [2, 2, 1]}
    match = finished([[1, 2, 4, 5], [4, 3, 1, 5]], tiles=tiles, ostriches=where)
    assert match.view()["last_now"] == "violet"
    assert match.scores[0] == 24


def test_bx_21_tied_for_last_nobody_is_doubled() -> None:
    """BX-21: two on the same row, or both in their nests."""
    for where in ({"green": [2, 0, 0], "violet": [2, 2, 0]}, {"green": "nest", "violet": "nest"}):
        match = finished([[1, 2, 4, 5], [4, 3, 1, 5]], ostriches=where)
        assert match.view()["last_now"] is None
        assert match.scores[0] == 12


def test_bx_21_a_nest_is_behind_every_square() -> None:
    """BX-21: violet never started."""
    assert finished([[1, 2, 4, 5], [4, 3, 1, 5]], ostriches={"violet": "nest"}).scores[0] == 24


def test_bx_21_other_ostriches_and_hazards_do_not_count() -> None:
    """BX-21: quicksand ahead and neighbours in the way make no difference; walls do."""
    s = state(race(finish="finish b", tiles=["canyon", "common_3 b", "vortex", "lava"]))
    assert [s.to_line[node] for node in range(3)] == [16, 16, 16]


def test_bx_20c_oor_is_added_after_doubling() -> None:
    """BX-20c, BX-21: 24 and 2."""
    assert finished([[1, 2, 4, 5], [4, 3, 1, 5]], oor=[0], options={"berries": True}).scores[0] == 26


# BX-22: on the podium red, yellow, blue; green and violet are level behind it

ONE_EXACT, TWO_ELSEWHERE, TWO_OTHERS = [3, 2, 5, 4], [3, 4, 1, 2], [4, 5, 2, 3]  # four points each
LEVEL = {"green": [2, 0, 0], "violet": [2, 2, 0]}


@pytest.mark.parametrize(("tie", "winners"), [("exact_places", [1]), ("shared", [0, 1])])
def test_bx_22_more_exact_places_win_a_tie_unless_it_is_shared(tie: str, winners: list[int]) -> None:
    """BX-22: yellow in its place beats two ostriches elsewhere."""
    match = finished([TWO_ELSEWHERE, ONE_EXACT], ostriches=LEVEL, options={"tie": tie})
    assert match.scores == [4, 4]
    assert match.winners == winners


def test_bx_22_points_come_before_exact_places() -> None:
    """BX-22: thirteen points and no exact place beat twelve and three."""
    match = finished([[1, 2, 4, 5], TWO_ELSEWHERE], ostriches=LEVEL, options={"ahead1": 9})
    assert match.scores == [12, 13]
    assert match.winners == [1]


@pytest.mark.parametrize("tie", ["exact_places", "shared"])
def test_bx_22_level_in_everything_the_victory_is_shared(tie: str) -> None:
    """BX-22: no exact place on either card."""
    match = finished([TWO_ELSEWHERE, TWO_OTHERS], ostriches=LEVEL, options={"tie": tie})
    assert match.scores == [4, 4]
    assert match.winners == [0, 1]


# BX-23, BX-24


def test_bx_23_the_lion_takes_no_part() -> None:
    """BX-23: it is not on the table."""
    assert "lion" not in str(race().view())


def test_bx_24_ordinary_dice_can_be_typed() -> None:
    """BX-24: 1 to 5 an ostrich, 6 the joker; as numbers, as text, or as a face."""
    match = race(may_reroll=True)
    for typed in (
        1,
        "2",
        {"do": "throw", "face": 6},
        {"face": "5"},
        "Green",
        {"do": "throw", "die": "sorcery", "face": 4},
    ):
        match.play(typed)
    assert match.view()["dice"]["movement"] == ["red", "yellow", "white", "violet", "green"]
    assert match.view()["dice"]["sorcery"] == "blue"


@pytest.mark.parametrize(
    "typed", [0, 7, "", None, "pink", True, {"do": "keep"}, {"do": "throw", "die": "sorcery", "face": 1}]
)
def test_bx_24_other_dice_are_refused(typed: object) -> None:
    """BX-24: and nothing changes."""
    match = race()
    with pytest.raises(palabre.IllegalAction, match="written like"):
        match.play(typed)
    assert match.view()["dice"]["in_air"] == [0, 1, 2, 3, 4, 5]


# How it stands


def test_the_view_says_who_would_be_last_and_what_the_own_card_would_earn() -> None:
    """BX-21: as the ostriches stand now."""
    where = {"red": [4, 0, 0], "yellow": [3, 0, 0], "blue": [2, 0, 0], "green": [1, 0, 0]}
    match = race(ostriches=where, cards=[[1, 2, 4, 5], [2, 1, 4, 3], [3, 4, 1, 2]])
    assert match.view()["last_now"] == "violet"
    assert [match.view(seat)["points_now"]["would_earn"] for seat in range(3)] == [24, 7, 4]
    assert [match.view(seat)["points_now"]["earned"] for seat in range(3)] == [0, 0, 0]
    assert match.view(None)["points_now"] is None


def test_bx_21_what_is_earned_is_certain_and_doubled_only_by_the_end() -> None:
    """BX-20c, BX-21: red is first and Oor is in hand, but violet may still overtake."""
    where = {"green": [4, 0, 0], "blue": [5, 1, 1], "violet": [2, 0, 0]}
    rest: dict[str, Any] = {"oor": [0], "options": {"berries": True}}
    cards = [[1, 2, 4, 5], [4, 3, 1, 5]]
    match = race("b r r r r w", 2, cards=cards, podium=["red", "yellow"], ostriches=where, **rest)
    assert match.view(0)["points_now"] == {"would_earn": 26, "earned": 5 + 4 + 2}
    move(match, "blue")
    assert match.view(0)["points_now"] == {"would_earn": 26, "earned": 26}


def test_level_ostriches_hold_no_place_of_their_own() -> None:
    """Two level for second place are on the podium somewhere; three level for the last two are not."""
    s = state(race(ostriches={"red": [4, 0, 0], "yellow": [3, 0, 0], "blue": [3, 1, 0], "green": [1, 0, 0]}))
    assert would_earn(s, CARDS.index((0, 1, 3, 4))) == (5 + 2 + 2) * 2
    s = state(race(ostriches={"red": [4, 0, 0], "yellow": [3, 0, 0], "blue": [3, 1, 0], "green": [3, 2, 0]}))
    assert would_earn(s, CARDS.index((0, 1, 3, 4))) == 5 * 2


def test_a_whole_turn_typed_in() -> None:
    """BX-5, BX-24: from the first throw to the next player's."""
    match = palabre.new(GAME, players=2, seed=3, nature="manual")
    while match.view()["phase"] != "throw":
        match.play(match.choices()[0])
    throw(match, "r r y g b w")
    match.play({"do": "keep"})
    move(match, "red")
    run(match, "SS")
    assert at(match, "red") == square(match, 0, 1, 1)
    assert match.view()["turn"] == 2


def test_bx_25_points_of_the_start_are_added_and_never_doubled() -> None:
    plain = palabre.new("banjooli-xeet", players=2, seed=3)
    ahead = palabre.new("banjooli-xeet", players=2, seed=3, ahead1=7)
    assert ahead.view(None)["ahead"] == [0, 7]
    dice = random.Random(3)
    while not plain.over:
        choice = dice.choice(plain.choices())
        plain.play(choice)
        ahead.play(choice)
    assert ahead.scores == [plain.scores[0], plain.scores[1] + 7]
    assert palabre.replay(ahead.record()).scores == ahead.scores
