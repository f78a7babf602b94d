"""Positions told in words."""

from __future__ import annotations

from typing import Any

import pytest

import palabre
from palabre.games.bakong.box import BOX, TILE_FACES
from palabre.games.bakong.state import sums
from palabre.kernel.plain import Plain

from .trails import objects, phase, trail


def test_what_is_not_told_is_as_at_the_start() -> None:
    match = palabre.position("bakong", {"players": 3})
    fresh = palabre.new("bakong", players=3, seed=1)
    assert sums(Plain(match.state)) == sums(Plain(fresh.state))  # type: ignore[arg-type]


def test_told_tiles_lie_where_they_were_told_and_the_others_are_those_of_the_box() -> None:
    match = trail("river quicksand/emerald cave")
    assert match.view(None)["trail"][1:4] == ["river", "quicksand", "cave"]
    pairs = zip(match.state["shows"][0, 1:-1].tolist(), match.state["under"][0, 1:-1].tolist(), strict=True)
    assert sorted(map(sorted, pairs)) == sorted(map(sorted, TILE_FACES))


def test_a_whole_trail_can_be_told_as_a_list() -> None:
    words = [f"{shows}/{under}" for shows, under in tiles_turned()]
    match = palabre.position("bakong", {"trail": words}, nature="manual")
    assert match.view(None)["trail"][1:-1] == [word.split("/")[0] for word in words]


def tiles_turned() -> list[tuple[str, str]]:
    """The tiles of the box, the other way up."""
    return [(other, one) for one, other in BOX["tiles"]]


def test_dice_may_lie_there_already() -> None:
    assert phase(trail(dice=[3, 5])) == "flip"
    match = trail(objects="journal", dice=[3, 5])
    assert phase(match) == "journal"
    assert objects(match) == {"journal"}


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ({"jungle": []}, "means nothing here"),
        ({"trail": {"3": "swamp"}}, "not one of the things"),
        ({"trail": {"3": "river/cliff"}}, "does not have the tiles"),
        ({"trail": ["quicksand"] * 4}, "does not have the tiles"),
        ({"trail": {"25": "river"}}, "does not have the tiles"),
        ({"objects": [["rope", "grapple", "first_aid"], []]}, "more than fits"),
        ({"ones": [21, 0]}, "“ones” cannot be 21"),
        ({"ones": [12, 12]}, "too many"),
        ({"ones": [1.5, 0]}, "“ones” cannot be 1.5"),
        ({"ones": [1]}, "“ones” cannot be"),
        ({"ouches": [-1, 0]}, "“ouches” cannot be -1"),
        ({"ouches": [12, 1]}, "too many"),
        ({"places": [26, 0]}, "“places” cannot be 26"),
        ({"places": [-1, 0]}, "“places” cannot be -1"),
        ({"places": [3, 3], "big": [17, 17]}, "“big” cannot be"),
        ({"places": [3, 3], "big": [12, None]}, "not one of the things"),
        ({"objects": [["rope", "rope"], []]}, "“objects” cannot be"),
        ({"supply": {"rope": 3}}, "“supply” cannot be 3"),
        ({"supply": {"whip": 1}}, "not one of the things"),
        ({"turned": [0]}, "“turned” cannot be 0"),
        ({"trail": {"3": "river", "03": "cliff"}}, "does not have the tiles"),
        ({"temple": ["rope"]}, "nobody has been there"),
        ({"temple": ["whip"], "big": [17, None], "places": [9, 0]}, "not one of the things"),
        ({"objects": [["whip"], []]}, "not one of the things"),
        ({"places": [25, 0]}, "without a big emerald"),
        ({"places": [0, 3], "big": [17, None]}, "over"),
        ({"dice": [0, 7]}, "“dice” cannot be 0"),
        ({"dice": [True, 1]}, "“dice” cannot be True"),
        ({"turn": 4}, "“turn” cannot be 4"),
        ({"first": 2}, "“first” cannot be 2"),
        ({"temple": ["rope", "rope", "rope"]}, "too many"),
    ],
)
def test_what_cannot_be_is_refused(table: dict[str, Any], why: str) -> None:
    with pytest.raises(palabre.BadPosition, match=why):
        palabre.position("bakong", {"players": 2, **table})


def test_a_position_can_be_recorded_and_replayed() -> None:
    match = trail("river quicksand plain", objects="rope torch")
    match.play({"do": "roll", "dice": [6, 3]})
    match.play("f6m3")
    again = palabre.replay(match.record())
    assert again.state.tobytes() == match.state.tobytes()
