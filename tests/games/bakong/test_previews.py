"""What a choice would do, before it is made (BK-3, BK-5 to BK-12)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import palabre
from palabre.games.bakong.box import BOX
from palabre.kernel.match import Match

from .trails import emeralds, objects, ouches, place, play, trail


def only_end(preview: dict[str, Any], steps: int) -> dict[str, Any]:
    """The one end of a walk that can only end in one way."""
    (walk,) = (walk for walk in preview["walks"] if walk["steps"] == steps)
    (end,) = walk["ends"]
    return dict(end)


def test_each_way_to_use_the_dice_says_where_it_would_lead() -> None:
    match = play(trail("ditch emerald river plain plain plain", objects="torch"), (6, 2))
    end = only_end(match.preview("f6m2"), 2)
    assert end["stop"] == {"place": 2, "face": "emerald"}
    assert (end["ouches"], end["emeralds_at_least"], end["cut_short"]) == (1, 2, False)
    assert [tile["effect"] for tile in end["crossed"]] == ["hurt", "none"]
    assert end["certain"]


def test_a_tile_on_the_way_that_would_be_flipped_leaves_several_ends() -> None:
    way = "plain quicksand/abandoned_camp plain plain plain ditch/emerald"
    match = play(trail(way, objects="compass rope"), (2, 4))
    preview = match.preview("f2m4")
    assert preview["flips"] == {"place": 2, "shows": "quicksand", "might_show": ["emerald", "abandoned_camp"]}
    assert [walk["steps"] for walk in preview["walks"]] == [3, 4]
    end = only_end(preview, 4)
    assert end["crossed"][1]["face"] is None, "the face that comes up is not known"
    assert end["stop"]["place"] == 4


def test_what_is_sure_is_told_apart_from_what_might_be() -> None:
    match = play(trail("ditch plain/river plain plain"), (2, 4))
    (walk,) = match.preview("f2m4")["walks"]
    stops = {face: end["stop"]["place"] for end in walk["ends"] for face in end["if"]}
    assert stops == {
        "emerald": 4,
        "abandoned_camp": 4,
        "cave": 4,
        "waterfall": 4,
        "ditch": 4,
        "river": 2,
        "cliff": 2,
    }
    assert walk["sure"] == {"place": None, "ouches": 1, "objects_lost": 0, "emeralds_at_least": 0}


def test_quicksand_makes_the_rest_uncertain_where_the_choice_matters() -> None:
    way = "quicksand river plain plain plain plain"
    match = play(trail(way, objects="rope grapple"), (6, 3))
    end = only_end(match.preview("f6m3"), 3)
    assert (end["stop"]["place"], end["objects_lost"], end["certain"]) == (3, 1, False)
    match = play(trail("quicksand plain plain plain", objects="rope grapple"), (6, 3))
    assert only_end(match.preview("f6m3"), 3)["certain"]


def test_what_is_sure_holds_whatever_quicksand_takes() -> None:
    """BK-7, BK-8, BK-10: the torch, the kit and the rope may all be what sinks."""
    match = play(trail("quicksand plain emerald", objects="torch rope"), (6, 3))
    (walk,) = match.preview("f6m3")["walks"]
    assert walk["sure"] == {"place": 3, "ouches": 0, "objects_lost": 1, "emeralds_at_least": 1}
    assert walk["ends"][0]["emeralds_at_least"] == 1
    match = play(trail("quicksand ditch plain", objects="first_aid rope"), (6, 3))
    (walk,) = match.preview("f6m3")["walks"]
    assert (walk["sure"]["ouches"], walk["ends"][0]["certain"]) == (0, True)
    match = play(trail("quicksand river quicksand", objects="rope map"), (6, 3))
    (walk,) = match.preview("f6m3")["walks"]
    assert walk["sure"] == {"place": None, "ouches": 0, "objects_lost": 1, "emeralds_at_least": 0}


@pytest.mark.parametrize(
    ("table", "worth"),
    [
        ({"objects": "torch"}, 2),
        ({"objects": "torch", "supply": {"ones": 1}}, 1),
        ({"objects": "torch", "supply": {"ones": 0}}, 0),
        ({"supply": {"ones": 0}}, 0),
        ({"objects": "torch", "ones": [16, 0]}, 1),
    ],
)
def test_bk_9_a_cave_promises_no_more_than_supply_and_pack_allow(table: dict[str, Any], worth: int) -> None:
    """BK-9, BK-10: the lower die may be a 1, and then only tokens worth 1 are taken."""
    match = play(trail("plain cave", **table), (6, 2))
    (walk,) = match.preview("f6m2")["walks"]
    assert walk["sure"]["emeralds_at_least"] == worth


def test_bk_c2_a_tile_might_show_only_what_can_still_lie_below_it() -> None:
    """BK-C2, BK-18: the pairs are public; where all caves lie up, no cave can come up elsewhere."""
    match = play(trail("plain river cave/ditch cave/cliff cave/river cave/plain"), (2, 1))
    assert "cave" not in match.preview("f2m1")["flips"]["might_show"]


def test_bk_c2_what_a_tile_might_show_is_just_what_it_could() -> None:
    """BK-C2: told by laying out the box anew, place by place."""
    for seed in range(6):
        match, rng = palabre.new("bakong", players=2, seed=seed), random.Random(seed)
        while not match.over:
            choice = rng.choice(match.choices())
            if choice["do"] == "flip":
                flips = match.preview(choice)["flips"]
                assert flips is None or flips["might_show"] == could_show(match, flips["place"])
            match.play(choice)


def could_show(match: Match, place: int) -> list[str]:
    """The faces with which every tile that lies there finds a tile of the box."""
    view = match.view(None)
    known = view["seen"]
    return [
        face
        for face in BOX["colours"]
        if known[place] in (None, face)
        and can_be_laid(view["trail"][1:-1], [*known[1:place], face, *known[place + 1 : -1]])
    ]


def can_be_laid(trail: list[str], below: list[str | None]) -> bool:
    """Whether the box has a tile for every place, by making others move on."""
    tile_of: dict[int, int] = {}  # the place for which each tile is used

    def finds(place: int, tried: set[int]) -> bool:
        for tile, faces in enumerate(BOX["tiles"]):
            rest = [face for face in faces if face != trail[place]]
            if tile in tried or len(rest) != 1 or below[place] not in (None, rest[0]):
                continue
            tried.add(tile)
            if tile not in tile_of or finds(tile_of[tile], tried):
                tile_of[tile] = place
                return True
        return False

    return all(finds(place, set()) for place in range(len(trail)))


def test_losing_says_where_the_way_goes_on() -> None:
    match = play(trail("quicksand river plain", objects="rope grapple"), (6, 3), "f6m3")
    assert match.preview("~rope")["goes_on"]["stop"]["place"] == 2
    assert match.preview("~grapple")["goes_on"]["stop"]["place"] == 3


def test_nothing_is_flipped_beyond_the_ends() -> None:
    match = play(trail("plain", start=24, place=23), (4, 1))
    assert match.preview("f4m1")["flips"] is None


def test_taking_and_throwing_say_whether_it_fits() -> None:
    match = play(trail("plain abandoned_camp", objects="rope grapple"), (6, 2), "f6m2")
    assert match.preview("+first_aid") == {"fits": False, "free": 0}
    assert match.preview("+journal") == {"fits": True, "free": 10}
    play(match, "+first_aid")
    assert match.preview("-rope") == {"then_fits": True, "goes_to": "supply"}


def test_emeralds_say_how_many_fit() -> None:
    match = play(trail("plain cave", ones=[18, 0]), (6, 2), "f6m2", (6, 6))
    assert match.preview("e0x3,2x1") == {"fit": 2}
    assert match.preview("e2x3,0x1") == {"fit": 2}


def test_what_a_walk_promises_comes_true() -> None:
    """At every choice of how far, in random games: one of the ends foretold is the one that comes."""
    walks = 0
    for seed in range(12):
        match, rng = palabre.new("bakong", players=3, seed=seed), random.Random(seed)
        while not match.over:
            choice = rng.choice(match.choices())
            if choice["do"] == "walk":
                walks += check_walk(match, choice)
            match.play(choice)
    assert walks > 50


def check_walk(match: Any, choice: dict[str, Any]) -> bool:
    """Play a walk on a copy and compare, where nothing has to be chosen on the way."""
    (walk,) = match.preview(choice)["walks"]
    (end,) = walk["ends"]
    seat, copy = match.to_act[0], match.copy()
    copy.play(choice)
    if end["objects_lost"]:
        return False
    assert place(copy, seat) == end["stop"]["place"]
    assert ouches(copy, seat) - ouches(match, seat) == end["ouches"]
    if end["stop"]["face"] == "emerald":
        assert emeralds(copy, seat)[0] - emeralds(match, seat)[0] == end["emeralds_at_least"]
    assert objects(copy, seat) == objects(match, seat) or end["stop"]["face"] in ("temple", "abandoned_camp")
    return True
