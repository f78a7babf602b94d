"""Games and their options: what they take, and how they say no."""

from __future__ import annotations

from typing import Any

import pytest

import palabre
from palabre.games import find, games
from palabre.kernel.game import Option

LEVEL = Option("level", ("basic", "poachers", "guards"))
MONKEYS = Option("monkeys", (True, False))
MONOPOLY = Option("monopoly", (10, 6))
PATIENCE = Option("patience", (30,), bounds=(5, 120))
SUNK = Option("sunk", ("before", "after", "never"), formerly=("never", "after"))


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        (LEVEL, "basic", 0),
        (LEVEL, "guards", 2),
        (MONKEYS, False, 0),
        (MONKEYS, True, 1),
        (MONOPOLY, 6, 6),
        (PATIENCE, 77, 77),
    ],
)
def test_a_value_becomes_the_number_that_rules_know(option: Option, value: Any, code: int) -> None:
    assert option.encode(value) == code


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (LEVEL, "hard"),
        (LEVEL, 0),
        (LEVEL, None),
        (MONKEYS, 1),
        (MONKEYS, "true"),
        (MONOPOLY, 7),
        (MONOPOLY, 6.0),
        *((PATIENCE, value) for value in (4, 121, True, "30", [30])),
    ],
)
def test_another_value_is_refused_with_those_that_would_do(option: Option, value: Any) -> None:
    with pytest.raises(palabre.BadOption) as refused:
        option.encode(value)
    assert option.in_words() in str(refused.value)
    assert option.name in str(refused.value)


@pytest.mark.parametrize(
    ("option", "word", "value"),
    [
        (LEVEL, "Guards", "guards"),
        (MONKEYS, "false", False),
        (MONOPOLY, "6", 6),
        (PATIENCE, "30", 30),
        (PATIENCE, "99", 99),
    ],
)
def test_words_of_the_command_line_are_read(option: Option, word: str, value: Any) -> None:
    assert option.read(word) == value
    assert type(option.read(word)) is type(value)


@pytest.mark.parametrize(
    ("option", "word"), [(LEVEL, ""), (MONKEYS, "yes"), (MONOPOLY, "7"), (PATIENCE, "soon")]
)
def test_words_that_mean_no_value_are_refused(option: Option, word: str) -> None:
    with pytest.raises(palabre.BadOption):
        option.read(word)


def test_options_not_given_have_their_default() -> None:
    settled = find("bongo").settle_options({"monopoly": 6})
    assert settled == {
        "level": "basic",
        "after_wrong_call": "out",
        "roller": "winner",
        "monopoly": 6,
        "patience": 30,
        "first": "drawn",
        "richest": "other",
        **{f"slower{seat}": 0 for seat in range(8)},
    }


@pytest.mark.parametrize(("rules", "value"), [(1, "never"), (2, "after"), (3, "before"), (4, "before")])
def test_a_version_of_the_rules_has_its_own_defaults(rules: int, value: str) -> None:
    assert SUNK.default_in(rules) == value


@pytest.mark.parametrize(
    ("name", "departing"),
    [
        ("bongo", {"after_wrong_call": "free", "patience": "off"}),
        ("bonobo-beach", {}),
        ("bakong", {}),
        ("banjooli-xeet", {}),
    ],
)
def test_the_box_says_what_the_default_says_but_for_these(name: str, departing: dict[str, Any]) -> None:
    """As docs/decisions/0093 lists them."""
    options = find(name).options
    assert {each.name: each.by_the_box for each in options if each.by_the_box != each.default} == departing
    for option in options:
        option.encode(option.by_the_box)
        for value in option.formerly:
            option.encode(value)


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(palabre.BadOption, match="level, after_wrong_call"):
        palabre.new("bongo", speed=3)


@pytest.mark.parametrize("name", ["chess", "", "Bongo", "../bongo", None, 5, "bongo\n"])
def test_an_unknown_game_is_refused_with_those_that_there_are(name: Any) -> None:
    with pytest.raises(palabre.UnknownGame, match="bongo, bonobo-beach, bakong, banjooli-xeet"):
        palabre.new(name)


@pytest.mark.parametrize("players", [0, 1, 9, 99, -2, 2.0, "2", True, [2]])
def test_a_number_of_players_that_the_game_is_not_made_for_is_refused(players: Any) -> None:
    with pytest.raises(palabre.BadSeats, match="2 to 8"):
        palabre.new("bongo", players=players)


def test_the_four_games_are_listed() -> None:
    assert palabre.games() == games() == ["bongo", "bonobo-beach", "bakong", "banjooli-xeet"]


def test_a_box_has_a_digest_that_its_layout_in_the_file_does_not_change() -> None:
    assert len(find("bongo").box_digest) == 16
    assert find("bongo").box_digest != find("bonobo-beach").box_digest
