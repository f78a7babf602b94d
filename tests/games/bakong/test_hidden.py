"""What nobody may look at (BK-18): views, previews, undo, and what a seat may be dealt instead."""

from __future__ import annotations

import json
import random

import pytest

import palabre
from palabre.games.bakong.box import TILE_FACES
from palabre.kernel.chance import generator
from palabre.kernel.layout import UNKNOWN

from .trails import play, short, trail


def test_bk_18_nothing_of_the_undersides_is_seen_at_the_start() -> None:
    match = palabre.new("bakong", seed=3)
    assert match.view(0)["seen"] == [None] * 26
    text = match.record(seat=0)
    assert '"under"' not in text
    assert text.count('"nature":"hidden"') == 24


def test_bk_18_a_face_that_has_been_shown_stays_known() -> None:
    match = play(trail("plain plain river/emerald"), (3, 1), "f3m1")
    view = match.view(1)
    assert (view["trail"][3], view["seen"][3]) == ("emerald", "river")
    assert [face for place, face in enumerate(view["seen"]) if place != 3] == [None] * 25


def test_bk_18_the_memory_aid_can_be_switched_off() -> None:
    match = play(trail("plain plain river/emerald", options={"memory_aid": False}), (3, 1), "f3m1")
    assert match.view(1)["seen"] == [None] * 26
    for seat in range(2):
        dealt = match.deal(seat, generator(1, seat))
        assert dealt.state["under"][0, 3] == match.state["under"][0, 3], "who remembers, knows"


@pytest.mark.parametrize(
    ("memory_aid", "might"), [(True, ["river"]), (False, ["plain", "river", "cliff", "ditch", "quicksand"])]
)
def test_bk_18_previews_remember_no_more_than_the_table_does(memory_aid: bool, might: list[str]) -> None:
    way = "plain plain emerald/river emerald/plain quicksand cliff/plain ditch/plain river/plain"
    match = trail(way, turned=[3], options={"memory_aid": memory_aid})
    play(match, (3, 5))
    assert match.preview("f3m5")["flips"]["might_show"] == might


def test_bk_18_a_preview_is_the_same_whatever_lies_below() -> None:
    previews = set()
    below = ["plain", "river", "cliff", "ditch", "quicksand"]
    for first in range(len(below)):
        here, *elsewhere = (f"emerald/{under}" for under in (*below[first:], *below[:first]))
        way = f"plain plain {here} plain plain {' '.join(elsewhere)}"
        match = play(trail(way, objects="machete"), (3, 5))
        previews.add(json.dumps([match.preview(choice) for choice in match.choices()]))
    assert len(previews) == 1


def test_bk_18_a_flip_shows_something_hidden_so_it_cannot_be_taken_back() -> None:
    match = play(trail("plain plain plain", objects="machete"), (3, 5), "f3m5")
    with pytest.raises(palabre.UndoRefused, match="shown something that was hidden"):
        match.undo()


def test_a_flip_of_a_tile_that_all_have_seen_can_be_taken_back() -> None:
    match = play(trail("plain plain plain/river", turned=[3], objects="machete"), (3, 5), "f3m5")
    match.undo()
    assert short(match) == ["f3m5", "f5m3"]
    assert match.view(None)["trail"][3] == "plain"


def test_undo_of_the_map_is_refused_where_it_has_shown_something() -> None:
    match = trail("plain plain river/plain river/emerald plain", objects="map machete", turned=[3])
    play(match, (3, 2), "f3m2", "f@4")
    with pytest.raises(palabre.UndoRefused, match="shown something that was hidden"):
        match.undo()


@pytest.mark.parametrize("memory_aid", [True, False])
def test_bk_18_what_a_flip_has_shown_counts_as_seen_when_it_is_taken_back(memory_aid: bool) -> None:
    """Nobody peeks for nothing: the tile lies as before, and all who saw its other face still know it."""
    options = {"memory_aid": memory_aid}
    match = play(trail("plain plain emerald/river", objects="machete", options=options), (3, 1))
    dealt = {match.deal(0, generator(1, n)).state["under"][0, 3].item() for n in range(20)}
    assert len(dealt) > 1, "before the flip nobody knows"
    play(match, "f3m1")
    match.go_back([0])
    assert match.view(0)["trail"][3] == "emerald"
    assert match.view(0)["seen"][3] == ("river" if memory_aid else None)
    under = match.state["under"][0, 3]
    for seat in range(2):
        assert {match.deal(seat, generator(1, n)).state["under"][0, 3].item() for n in range(20)} == {under}


def test_redeal_uses_each_tile_once() -> None:
    match, rng = palabre.new("bakong", seed=5, players=3), random.Random(5)
    while not match.over:
        match.play(rng.choice(match.choices()))
        if match.over:
            break
        dealt = match.deal(1, generator(match.version))
        pairs = zip(
            dealt.state["shows"][0, 1:-1].tolist(), dealt.state["under"][0, 1:-1].tolist(), strict=True
        )
        assert sorted(map(sorted, pairs)) == sorted(map(sorted, TILE_FACES))
        assert UNKNOWN not in dealt.state["under"]
