"""Moves: ids inside, named things outside, short texts for people who write."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import palabre
from palabre.kernel.naming import Naming, lookup

from .bongos import BONGO

NAMING = Naming(BONGO)


def test_every_id_comes_back_from_its_name_and_its_short_text() -> None:
    for action in range(len(NAMING.names)):
        assert NAMING.id(NAMING.name(action)) == action
        assert NAMING.id(NAMING.short[action]) == action


def test_a_name_may_be_changed_by_whoever_got_it() -> None:
    NAMING.name(0)["answer"] = "zebra"
    assert NAMING.name(0) == {"do": "call", "answer": "rhino"}


def test_names_are_the_same_whatever_the_order_and_kind_of_their_parts() -> None:
    assert NAMING.id({"answer": "gnu", "do": "call"}) == NAMING.id({"do": "call", "answer": "gnu"})
    assert NAMING.id({"do": "level", "seats": (0, 1)}) == NAMING.id({"do": "level", "seats": [0, 1]})


@pytest.mark.parametrize(
    "choice",
    [{}, [], None, 5, "gnou!", {"do": "call"}, {"do": "call", "answer": {"a": {1, 2}}}, {1: 2, "a": 3}],
)
def test_what_names_nothing_is_nothing(choice: Any) -> None:
    assert NAMING.id(choice) is None


@given(
    st.recursive(
        st.none() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_no_choice_is_worse_than_refused(choice: Any) -> None:
    match = palabre.new("bongo", players=2, seed=1)
    before = match.state.tobytes()
    with pytest.raises(palabre.IllegalAction, match="has no action"):
        match.play(choice, 0)
    assert match.state.tobytes() == before
    assert match.version == palabre.new("bongo", players=2, seed=1).version


def test_short_texts_are_played_too() -> None:
    match = palabre.new("bongo", players=2, seed=1)
    match.play("gnu!", 1)
    assert match.events(None)[-2]["answer"] == "gnu"


def test_two_actions_of_one_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="two actions"):
        lookup([{"do": "a"}, {"do": "a"}])
