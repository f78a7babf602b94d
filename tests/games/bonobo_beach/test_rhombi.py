"""B: laying a rhombus: what it covers, who scores, what wakes up."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import palabre
from palabre.games.bonobo_beach.box import BOARDS
from palabre.games.bonobo_beach.rules import LAY
from palabre.games.bonobo_beach.rules.rhombi import cover, score_beside, wake_beside
from palabre.kernel.match import Match
from palabre.kernel.plain import Plain

from .tables import laid, lay, of_kind, position, put, small

ISLAND = BOARDS[0]


def pairs(match: Match) -> list[list[int]]:
    """Where the drawn rhombus may lie."""
    return [choice["on"] for choice in match.choices()]


def test_a_rhombus_goes_on_any_two_free_neighbours() -> None:
    """BB-8: wherever they lie and whatever they show: all 72 pairs; 30 on the small board."""
    assert [tuple(pair) for pair in pairs(position(drawn=1))] == list(ISLAND.pairs)
    assert len(pairs(small(drawn=1))) == 30


def test_a_rhombus_never_lies_on_another() -> None:
    """BB-8: pairs that share a triangle with one laid are gone."""
    match = position(tiles=laid((8, 9, 2)), drawn=1)
    assert all({8, 9}.isdisjoint(pair) for pair in pairs(match))
    assert len(pairs(match)) == 72 - 5
    with pytest.raises(palabre.IllegalAction) as refused:
        match.play({"do": "lay", "on": [9, 10]})
    assert refused.value.key == "bonobo-beach-covered"


def test_a_pair_of_the_other_board_is_refused() -> None:
    with pytest.raises(palabre.IllegalAction) as refused:
        small(drawn=1).play({"do": "lay", "on": [44, 45]})
    assert refused.value.key == "bonobo-beach-not-on-this-board"


def test_a_pawn_closed_in_scores_and_returns() -> None:
    """BB-9: (0,-3) has the triangles 0 and 1; a hammock over both points 1 at its blunt corner."""
    match = position(pawns=[[], [[0, -3]]], drawn=1)
    told = lay(match, 0, 1)
    assert of_kind(told, "scored") == [{"seat": 1, "at": [0, -3], "points": 1, "numbers": [1]}]
    assert match.view(None)["markers"] == [0, 1]
    assert match.view(None)["hands"] == [4, 4]
    assert match.view(None)["pawns"] == [[], []]


def test_each_rhombus_counts_once_a_tip_double() -> None:
    """BB-9: two tips at (0,-3): −3 on 0-8 shows −6, +4 on 1-2 shows 8."""
    match = position(pawns=[[[0, -3]]], tiles=laid((0, 8, -3)), drawn=4)
    told = lay(match, 1, 2)
    assert of_kind(told, "scored") == [{"seat": 0, "at": [0, -3], "points": 2, "numbers": [-6, 8]}]


def test_a_pawn_waits_while_a_triangle_beside_it_is_free() -> None:
    """BB-9: nothing is scored before the last triangle is covered."""
    match = position(pawns=[[[0, -2]]], tiles=laid((0, 1, 2), (2, 3, 1)), drawn=2)
    assert of_kind(lay(match, 8, 9), "scored") == []
    assert match.view(None)["pawns"] == [[[0, -2]], []]


def test_all_pawns_closed_in_by_one_rhombus_score() -> None:
    """BB-9: the corners (0,-3) and (-1,-2) belong to different seats and are closed in together."""
    match = position(pawns=[[[0, -3]], [[-1, -2]]], tiles=laid((1, 2, 1), (7, 17, -2)), drawn=3)
    told = lay(match, 0, 8)
    assert [(event["seat"], event["at"], event["points"]) for event in of_kind(told, "scored")] == [
        (0, [0, -3], 2 + 6),
        (1, [-1, -2], -4 + 3),
    ]
    assert match.view(None)["markers"] == [8, -1]


def test_an_interim_score_of_minus_two() -> None:
    """BB-9: −2, −1 and 1 point at (-1,1): the pawn takes its owner two steps back."""
    tiles = laid((4, 10, -1), (14, 15, -2), (8, 9, 1), (1, 2, 2), (5, 12, 2), (13, 19, -1))
    match = small(tiles=tiles, pawns=[[[-1, 1]]], seat=1, drawn=1)
    told = lay(match, 20, 21)
    assert of_kind(told, "scored") == [{"seat": 0, "at": [-1, 1], "points": -2, "numbers": [-2, -1, 1]}]
    assert match.view(None)["markers"] == [-2, 0]


def test_a_scored_pawn_can_be_put_again() -> None:
    """BB-9: it is back in its owner's hand, but its place is closed."""
    match = position(pawns=[[[0, -3], [1, 1], [2, 1], [3, 0]]], drawn=1)
    lay(match, 0, 1)
    assert match.view(None)["hands"] == [1, 4]
    put(match, 0, 0)
    put(match, 0, 1)
    assert match.view(None)["pawns"][0] == [[3, 0], [0, 1], [1, 1], [2, 1]]


def test_a_free_triangle_without_a_free_neighbour_is_active() -> None:
    """BB-10: 0 has the neighbours 1 and 8; with both covered it is cut off."""
    match = position(tiles=laid((1, 2, 1)), drawn=1)
    told = lay(match, 8, 9)
    assert of_kind(told, "woken") == [{"triangle": 0, "shows": "dune"}]
    assert match.view(None)["active"] == [0]
    assert 0 in match.view(None)["free"]


def test_one_rhombus_can_cut_off_several_triangles() -> None:
    """BB-10: all that lose their last free neighbour."""
    match = position(tiles=laid((1, 2, 1), (17, 16, 1), (9, 10, 1)), drawn=1)
    told = lay(match, 7, 8)
    assert [event["triangle"] for event in of_kind(told, "woken")] == [0]
    match = position(tiles=laid((1, 2, 1), (16, 17, 1), (10, 11, 1), (18, 19, 1)), drawn=2)
    told = lay(match, 8, 9)
    assert [event["triangle"] for event in of_kind(told, "woken")] == [0, 7]


def test_active_toilets_chase_every_pawn_beside_them() -> None:
    """BB-11: from all three places, without points, whoever owns them; the places stay barred."""
    match = position(tiles=laid((0, 8, 4)), pawns=[[[0, -3], [0, -2]], [[1, -3], [0, 0]]], drawn=4)
    told = lay(match, 2, 3)
    assert of_kind(told, "woken") == [{"triangle": 1, "shows": "toilets"}]
    chased = [(event["seat"], event["at"], event["triangle"]) for event in of_kind(told, "chased")]
    assert chased == [(0, [0, -3], 1), (0, [0, -2], 1), (1, [1, -3], 1)]
    view = match.view(None)
    assert view["markers"] == [0, 0]
    assert view["pawns"] == [[], [[0, 0]]]
    assert all(at not in view["open_places"] for at in ([0, -3], [0, -2], [1, -3]))


def test_active_parasols_and_dunes_wait() -> None:
    """BB-12: pawns beside them stay, markers do not move."""
    match = position(tiles=laid((1, 2, 1)), pawns=[[[0, -3]]], drawn=4)
    lay(match, 8, 9)
    assert match.view(None)["pawns"] == [[[0, -3]], []]
    assert match.view(None)["markers"] == [0, 0]
    match = position(tiles=laid((3, 4, 1)), pawns=[[[3, -3]]], drawn=4)
    lay(match, 14, 15)
    assert match.view(None)["pawns"] == [[[3, -3]], []]


def test_bb_13_chasing_first_or_scoring_first_is_the_same(count: Callable[[int, int], int]) -> None:
    """BB-13: at every rhombus that could be laid in random games, both orders give the same bytes."""
    rng = random.Random(13)
    checked = chased_and_scored = 0
    for seed in range(count(20, 300)):
        match = palabre.new(
            "bonobo-beach", players=2 + seed % 3, seed=seed, board=("island", "small")[seed % 2]
        )
        while not match.over:
            for action in match.choice_ids(match.to_act[0]):
                if action >= LAY:
                    chased_and_scored += both_orders(match, action - LAY)
                    checked += 1
            match.play(rng.choice(match.choices()))
    assert checked > 1_000
    assert chased_and_scored > 5, "too few rhombi that both chase and score"


def both_orders(match: Match, pair: int) -> bool:
    """Lay a rhombus in both orders and compare; whether it chased and scored."""
    first, second = Plain(match.state.copy()), Plain(match.state.copy())
    for s in (first, second):
        cover(s, pair, s.drawn)  # type: ignore[arg-type]
    wake_beside(first, pair)  # type: ignore[arg-type]
    chased = first.hand.sum() != second.hand.sum()
    score_beside(first, pair)  # type: ignore[arg-type]
    score_beside(second, pair)  # type: ignore[arg-type]
    scored = second.hand.sum() != Plain(match.state).hand.sum()
    wake_beside(second, pair)  # type: ignore[arg-type]
    assert first.array.tobytes() == second.array.tobytes()
    return bool(chased and scored)
