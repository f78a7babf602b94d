"""A: putting a pawn."""

from __future__ import annotations

from typing import Any

import pytest

import palabre
from palabre.games.bonobo_beach.actions import why_not
from palabre.games.bonobo_beach.rules import PUT
from palabre.kernel.match import Match
from palabre.kernel.plain import Plain

from .tables import laid, lay, of_kind, position, put, small

# Toilets 1 of the island are cut off between these two
TOILETS_1 = laid((0, 8, 1), (2, 3, 1))


def refused(match: Match, at: list[int]) -> str:
    """The reason why no pawn may go there."""
    with pytest.raises(palabre.IllegalAction) as found:
        match.play({"do": "put_pawn", "at": at})
    return found.value.key


def places(match: Match) -> list[list[int]]:
    """Where the seat to act may put a pawn."""
    return [choice["at"] for choice in match.choices() if choice["do"] == "put_pawn"]


def test_a_pawn_goes_on_any_place_of_the_empty_beach() -> None:
    """BB-5: all 37 places; 19 on the small board."""
    assert len(places(position())) == 37
    assert len(places(small())) == 19


def test_a_pawn_goes_on_an_empty_place() -> None:
    """BB-5: one pawn a place, whoever owns it."""
    match = position()
    put(match, 2, 0)
    assert [2, 0] not in places(match)
    assert refused(match, [2, 0]) == "bonobo-beach-occupied"


def test_a_place_must_touch_an_uncovered_triangle() -> None:
    """BB-5: (0,-3) has two triangles; when both are covered it is closed."""
    assert [0, -3] in places(position(tiles=laid((0, 8, 1))))
    match = position(tiles=laid((0, 1, 1)))
    assert [0, -3] not in places(match)
    assert refused(match, [0, -3]) == "bonobo-beach-complete"


def test_active_toilets_bar_their_three_places() -> None:
    """BB-6: no pawn beside toilets that can no longer be covered."""
    match = position(tiles=TOILETS_1)
    assert match.view(None)["active"] == [1]
    for at in ([0, -3], [1, -3], [0, -2]):
        assert at not in places(match)
        assert refused(match, at) == "bonobo-beach-barred"


def test_toilets_that_can_still_be_covered_bar_nothing() -> None:
    """BB-6: free toilets with a free neighbour do no harm yet."""
    match = position(tiles=TOILETS_1[:1])
    assert {(0, -3), (1, -3), (0, -2)} <= {(q, r) for q, r in places(match)}


def test_a_pawn_stays_where_it_is() -> None:
    """BB-7: no choice ever moves it; only scoring or toilets take it away."""
    match = position(pawns=[[[0, 0]], [[1, 1]]])
    assert {choice["do"] for choice in match.choices()} == {"put_pawn", "draw"}
    lay(match, 0, 1, value=4)
    put(match, 3, 0)
    assert match.view(None)["pawns"] == [[[0, 0]], [[3, 0], [1, 1]]]


def test_with_all_four_pawns_on_the_beach_there_is_only_the_draw() -> None:
    """BB-2: four pawns each."""
    match = position(pawns=[[[0, 0], [1, 0], [0, 1], [1, 1]]])
    assert match.view(None)["phase"] == "draw"
    assert why_not(Plain(match.state), 0, PUT)[0] == "bonobo-beach-no-pawn"  # type: ignore[arg-type]


def test_a_place_of_the_other_board_is_refused() -> None:
    assert refused(small(), [3, 0]) == "bonobo-beach-not-on-this-board"


def test_a_pawn_put_is_told_with_what_points_at_it() -> None:
    told: list[dict[str, Any]] = put(position(tiles=laid((0, 8, 3))), -1, -1)
    assert of_kind(told, "pawn_put") == [{"seat": 0, "at": [-1, -1], "points": 6}]
