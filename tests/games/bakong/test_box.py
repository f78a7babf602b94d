"""What is in the box (BK-C1 to BK-C3)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import palabre
from palabre.games.bakong import GAME
from palabre.games.bakong.box import BOX, COLOURS, FACES, N_PLACES, TILE_FACES
from palabre.games.bakong.state import sums
from palabre.kernel.engine import engine
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from palabre.kernel.plain import Plain


def test_bk_c1_the_trail_is_base_camp_24_jungle_tiles_and_temple() -> None:
    seen = palabre.new("bakong", seed=4).view(None)["trail"]
    assert len(seen) == N_PLACES == 26
    assert (seen[0], seen[-1]) == ("base_camp", "temple")
    assert not {"base_camp", "temple", None} & set(seen[1:-1])


def test_bk_c1_order_and_side_of_the_tiles_are_nature_s_choice() -> None:
    trails = {tuple(palabre.new("bakong", seed=seed).view(None)["trail"]) for seed in range(20)}
    assert len(trails) == 20
    match = palabre.new("bakong", seed=1)
    lays = [entry for entry in match.log if match.engine.is_secret(entry.before)]
    assert [entry.of for entry in lays] == [2 * left for left in range(24, 0, -1)]


def test_bk_c1_every_tile_is_as_likely_to_come_first_on_either_side() -> None:
    match = Match(GAME, 2, {}, Seeded(1), settle=False)
    first: Counter[tuple[str, str]] = Counter()
    for pick in range(match.chances):
        named = match.naming.nature_name(Plain(match.state), pick)
        first[named["shows"], named["under"]] += 1
    both_ways = Counter((FACES[a], FACES[b]) for pair in TILE_FACES for a, b in (pair, pair[::-1]))
    assert first == both_ways


def test_bk_c2_faces_of_a_tile_differ_and_the_attested_pair_is_there() -> None:
    assert len(TILE_FACES) == 24
    assert all(one != other for one, other in TILE_FACES)
    assert ["abandoned_camp", "quicksand"] in BOX["tiles"]


def test_bk_c2_colours() -> None:
    groups = {
        colour: sorted(face for face in BOX["colours"] if BOX["colours"][face] == colour)
        for colour in COLOURS
    }
    assert groups == {
        "green": ["emerald", "plain"],
        "brown": ["abandoned_camp", "cave", "waterfall"],
        "yellow": ["cliff", "river"],
        "red": ["ditch", "quicksand"],
    }


def test_tiles_of_one_pair_stand_together_in_the_box() -> None:
    """A redeal numbers the tiles of the pile from the first of their pair on."""
    for pair, n in Counter(TILE_FACES).items():
        first = TILE_FACES.index(pair)
        assert TILE_FACES[first : first + n] == (pair,) * n


@pytest.mark.parametrize(
    ("players", "big"), [(2, [17, 13]), (3, [17, 13, 12]), (4, [17, 13, 12, 10]), (6, [17, 13, 12, 10, 9, 8])]
)
def test_bk_c3_supply(players: int, big: list[int]) -> None:
    """Three players: big emeralds 17, 13, 12."""
    lying = palabre.new("bakong", players=players, seed=1).view(None)["supply"]
    assert lying == {
        "objects": dict.fromkeys(BOX["objects"], 2),
        "ones": 20,
        "threes": 20,
        "ouches": 12,
        "big": big,
    }


def test_sums_see_a_tile_that_is_lost() -> None:
    match = palabre.new("bakong", seed=1)
    before = sums(Plain(match.state))  # type: ignore[arg-type]
    match.state["shows"][0, 1] = (match.state["shows"][0, 1] + 1) % 9
    assert sums(Plain(match.state)) != before  # type: ignore[arg-type]


def test_drawing_has_a_place_for_everything() -> None:
    drawing = BOX["drawing"]
    for sheet in ("wide", "narrow"):
        wide, high = drawing[sheet]["size"]
        places = drawing[sheet]["places"]
        assert len({tuple(place) for place in places}) == N_PLACES
        assert all(40 <= x <= wide - 40 and 40 <= y <= high - 40 for x, y in places)
    assert len(drawing["pack"]["squares"]) == 20


def test_the_page_says_how_large_the_game_is() -> None:
    page = (Path(__file__).parents[3] / "docs/games/bakong.md").read_text(encoding="utf-8")
    rules = engine(GAME)
    assert f"| actions | {rules.n_actions} |" in page
    assert f"| bytes of a state | {rules.layout.dtype.itemsize} |" in page
    assert f"| rules version | {GAME.rules_version} |" in page
