"""The end of the game: when it comes, what pawns count, who wins, and the next game of a series."""

from __future__ import annotations

import random

import pytest

import palabre

from .tables import ONE_DUNE, laid, lay, of_kind, place_of, play_out, position, put, small

# Small board: with a rhombus on 19-20 parasol 13 wakes; 4, −8, −4 and −1 point at (-1,1)
ONE_PARASOL = laid(
    (15, 16, 2),
    (5, 12, 1),
    (21, 22, -4),
    (7, 14, -2),
    (4, 10, 1),
    (0, 6, 3),
    (17, 23, -3),
    (1, 2, 2),
    (8, 9, -1),
    (11, 18, 4),
)


def test_the_game_ends_when_nobody_can_lay_or_put() -> None:
    """BB-14: no two free triangles side by side, and no pawn or no place left."""
    match = small(tiles=ONE_DUNE, drawn=-3)
    lay(match, 16, 17)
    assert not match.over
    assert match.view(None)["open_pairs"] == []
    put(match, -1, 1)
    assert not match.over
    told = put(match, 0, 1)
    assert match.over
    assert match.view(None)["phase"] == "over"
    assert match.view(None)["open_places"] == []
    assert [event["kind"] for event in told if event["kind"] == "ended"] == ["ended"]


def test_a_pawn_beside_a_parasol_worth_17() -> None:
    """BB-15: under an active parasol 4 − 8 − 4 − 1 is read as 4 + 8 + 4 + 1."""
    match = small(tiles=ONE_PARASOL, pawns=[[], [[-1, 1]]], drawn=-1)
    lay(match, 19, 20)
    assert match.view(None)["points"][place_of(match, -1, 1)] == -9
    assert match.view(None)["final_points"][place_of(match, -1, 1)] == 17
    (counted,) = [event for event in of_kind(play_out(match), "counted") if event["at"] == [-1, 1]]
    assert counted == {
        "seat": 1,
        "at": [-1, 1],
        "numbers": [4, -8, -4, -1],
        "parasol": True,
        "dunes": 0,
        "times": 1,
        "points": 17,
    }


def test_a_pawn_beside_one_dune_worth_6() -> None:
    """BB-15: −2 + 8 − 3, doubled by one active dune."""
    match = small(tiles=ONE_DUNE, pawns=[[[0, 1]]], drawn=-3)
    told = lay(match, 16, 17) + play_out(match)
    (counted,) = [event for event in of_kind(told, "counted") if event["at"] == [0, 1]]
    assert (counted["numbers"], counted["dunes"], counted["times"], counted["points"]) == (
        [-2, 8, -3],
        1,
        2,
        6,
    )


def test_a_dune_doubles_a_negative_sum_too() -> None:
    """BB-15: −9 beside one dune counts −18."""
    match = small(tiles=ONE_DUNE, pawns=[[[0, 0]]], drawn=-3)
    lay(match, 16, 17)
    assert match.view(None)["final_points"][place_of(match, 0, 0)] == -18


def test_two_dunes_count_four_times_and_three_eight_times() -> None:
    """BB-15: (0,0) between the dunes 20, 22 and 32 of the island, one after the other cut off."""
    tiles = laid((18, 19, 4), (11, 21, 1), (30, 31, 1))
    match = position(tiles=tiles)
    assert match.view(None)["active"] == [20]
    assert ratio(match) == 2
    match = position(tiles=[*tiles, *laid((13, 23, 2), (33, 34, 2))])
    assert match.view(None)["active"] == [20, 22]
    assert ratio(match) == 4
    match = position(tiles=[*tiles, *laid((13, 23, 2), (33, 34, 2), (42, 43, 3))])
    assert match.view(None)["active"] == [20, 22, 32]
    assert ratio(match) == 8


def ratio(match: palabre.kernel.match.Match) -> float:
    """How many times its points (0,0) counts at the end."""
    view = match.view(None)
    place = place_of(match, 0, 0)
    return float(view["final_points"][place] / view["points"][place])


def test_a_parasol_comes_before_the_dunes() -> None:
    """BB-15: beside both, numbers are made positive, then doubled: (-2,0), parasol 16 and dune 18."""
    match = position(tiles=laid((7, 17, -4), (27, 28, 1), (19, 20, 3), (29, 30, -2)))
    view = match.view(None)
    assert view["active"] == [16, 18]
    place = place_of(match, -2, 0)
    assert view["points"][place] == -4 * 2 + 1 - 2 * 2
    assert view["final_points"][place] == (4 * 2 + 1 + 2 * 2) * 2


def test_symbols_under_a_rhombus_count_for_nothing() -> None:
    """BB-15: parasol 8 and the dunes round (-1,-1) are covered, or free but not yet cut off."""
    match = position(tiles=laid((8, 9, -3)))
    place = place_of(match, -1, -1)
    assert match.view(None)["points"][place] == match.view(None)["final_points"][place] == -3


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["island", "small"])
def test_every_pawn_left_touches_an_active_parasol_or_dune(players: int, board: str) -> None:
    """BB-15: a fact: beside active toilets nobody stands, and who is closed in has been scored."""
    for seed in range(15):
        match = palabre.new("bonobo-beach", players=players, seed=seed, board=board)
        rng = random.Random(seed)
        while not match.over:
            match.play(rng.choice(match.choices()))
        counted = of_kind(match.events(None), "counted")
        assert len(counted) == sum(len(pawns) for pawns in match.view(None)["pawns"])
        assert all(event["parasol"] or event["dunes"] for event in counted)


def test_most_points_win_and_scores_may_be_negative() -> None:
    """BB-16: the marker furthest ahead, even behind nought."""
    match = small(tiles=ONE_DUNE, drawn=-3, markers=[-30, -40])
    lay(match, 16, 17)
    put(match, -1, 1)
    put(match, 0, 1)
    assert match.scores == [-24, -48]
    assert match.winners == [0]


def test_ties_share_the_win() -> None:
    """BB-16: three seats, two of them level."""
    match = small(players=3, tiles=ONE_DUNE, drawn=-3, markers=[5, 0, 33])
    lay(match, 16, 17)
    put(match, -1, 1)
    told = put(match, 0, 0)
    assert match.scores == [5 + 6, 10, 33 - 18]
    assert match.winners == [2]
    match = small(players=3, tiles=ONE_DUNE, drawn=-3, markers=[9, 0, 33])
    lay(match, 16, 17)
    put(match, -1, 1)
    told = put(match, 0, 0)
    assert match.winners == [0, 2]
    assert of_kind(told, "ended") == [{"seats": [0, 2]}]


def test_nobody_has_won_before_the_end() -> None:
    """BB-16: winners are named once the pawns are counted."""
    assert position().winners == []


# Several games in a row


def test_markers_start_at_nought() -> None:
    """BB-17: the first game of a series, or a game alone."""
    assert palabre.new("bonobo-beach", players=3, seed=1, series=True).view(None)["markers"] == [0, 0, 0]


def test_a_series_goes_on_from_the_last_markers_with_the_next_seat() -> None:
    """BB-17: markers go on from the previous result; the start moves one seat clockwise."""
    match = palabre.new("bonobo-beach", players=3, seed=5, series=True, board="small")
    starters = []
    for _ in range(4):
        starters.append(match.to_act)
        play_out(match)
        table = match.view(None)["rematch"]
        assert table["markers"] == match.scores
        match = palabre.position("bonobo-beach", table, seed=6)
        assert match.view(None)["markers"] == table["markers"]
        assert match.view(None)["left"] == 14
    assert starters == [(0,), (1,), (2,), (0,)]


def test_a_drawn_start_is_drawn_only_for_the_first_game() -> None:
    """BB-17: after that it moves on like any other."""
    match = palabre.new("bonobo-beach", players=2, nature="manual", first="drawn", series=True, board="small")
    match.play({"do": "draw_starter", "seat": 1})
    match = match.copy()
    match.nature = palabre.source(3, "seed")
    play_out(match)
    following = palabre.position("bonobo-beach", match.view(None)["rematch"], nature="manual")
    assert following.to_act == (0,)


def test_a_game_alone_has_no_rematch_with_its_markers() -> None:
    """BB-17: only the option asks for it, and only the end brings it."""
    match = palabre.new("bonobo-beach", seed=2, board="small")
    play_out(match)
    assert match.view(None)["rematch"] is None
    assert palabre.new("bonobo-beach", seed=2, series=True).view(None)["rematch"] is None


def test_the_record_of_a_later_game_of_a_series_replays() -> None:
    """BB-17: markers and starter stand in its header."""
    match = palabre.position(
        "bonobo-beach", {"players": 2, "options": {"series": True}, "markers": [7, -3], "starter": 1}
    )
    play_out(match)
    again = palabre.verify(match.record())
    assert again.state.tobytes() == match.state.tobytes()


def test_bb_19_a_marker_begins_as_far_ahead_as_was_agreed() -> None:
    match = palabre.new("bonobo-beach", players=2, seed=1, ahead1=30)
    assert match.view()["markers"] == [0, 30]
    assert palabre.position("bonobo-beach", {"players": 2, "options": {"ahead1": 30}}).scores == [0, 30]
    with pytest.raises(palabre.PalabreError, match="seat3"):
        palabre.new("bonobo-beach", players=2, ahead3=1)
