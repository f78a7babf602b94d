"""`palabre even`: the numbers for programs and for people, and what is refused."""

from __future__ import annotations

import json

from .terminal import refused, typed

SMALL = ("--bots", "child,champion", "--games", "16", "--workers", "1")


def test_the_handicap_is_told_with_its_interval_in_json_and_in_words() -> None:
    found = json.loads(typed("even", "bongo", *SMALL, "--json").stdout)
    assert (found["game"], found["bots"], found["games"]) == ("bongo", ["child", "champion"], 16)
    assert found["amounts"][0] == 0 < found["amounts"][1]
    low, high = found["intervals"][1]
    assert low <= found["amounts"][1] <= high
    said = typed("even", "bongo", *SMALL, "--lang", "fr").stdout
    assert f"--option slower1={found['amounts'][1]}" in said
    assert "qui les a est ralenti" in said


def test_bots_and_seats_that_are_not_there_are_refused() -> None:
    assert "moon" in refused("even", "bongo", "--bots", "easy,moon")
    assert refused("even", "bongo", "--bots", "easy")
    assert refused("even", "bongo", "--bots", "easy,hard", "--option", "slower5=3")
