"""What the page is told of a game's types: names, words, comments, and which fields an event may change."""

from __future__ import annotations

import pytest

from tests.toy import types
from tools.game_types import statements

WRITTEN = list(statements(types))

PEEKED = """/** Somebody has looked at a card of the stall. */
export type Peeked = {
  kind: 'peeked'
  seat: number
  place: number
}"""
VIEW = """/** What some eyes see of the stall. */
export type View = CommonView & {
  phase: 'wish' | 'deal' | 'turn' | 'give' | 'over'
  turn: number
  wish: Fruit | null
  /** Of each seat. */
  hands: (Fruit | null)[][]
  stall: (Fruit | null)[]
}"""


@pytest.mark.parametrize("wanted", [PEEKED, VIEW], ids=["an event", "a view"])
def test_a_typed_dict_keeps_its_name_its_words_and_its_comments(wanted: str) -> None:
    assert wanted in WRITTEN


def test_words_of_the_box_are_told_one_by_one() -> None:
    assert "export type Fruit = 'monkey' | 'fig' | 'lime' | 'date' | 'mango'" in WRITTEN


def test_an_event_comes_with_the_fields_it_may_change() -> None:
    (events,) = (each for each in WRITTEN if each.startswith("export type Event ="))
    assert "\n  | Told<TurnPassed, View, 'phase' | 'turn'>" in events
    assert events.count("Told<") == 7


def test_choices_are_a_union() -> None:
    assert "export type Choice = Peek | Swap | Give" in WRITTEN


def test_constants_are_no_types() -> None:
    assert not [each for each in WRITTEN if "CARDS" in each]
