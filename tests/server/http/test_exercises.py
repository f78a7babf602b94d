"""Exercises over the wire: what their seat sees and may choose, nothing it may not know, and nothing else."""

from __future__ import annotations

import httpx
import pytest

from palabre.bots.exercises import kept
from palabre.games import find

from ..live import Live


def asked(live: Live, path: str = "") -> httpx.Response:
    return httpx.get(f"{live.url}/api/exercises{path}", timeout=300)


def test_they_are_listed_the_easier_first(live: Live) -> None:
    for name, lines in asked(live).json().items():
        found = kept(find(name))
        assert found is not None
        assert {line["id"] for line in lines} == {each["id"] for each in found["exercises"]}
        assert [line["grade"] for line in lines] == sorted(line["grade"] for line in lines)


def test_one_comes_with_its_view_its_choices_and_what_each_would_do(live: Live) -> None:
    for name, lines in asked(live).json().items():
        one = asked(live, f"/{name}/{lines[0]['id']}").json()
        assert one["view"]["to_act"] == [one["seat"]]
        assert one["best"] in [each["choice"] for each in one["choices"]]
        assert all(isinstance(each["preview"], dict) for each in one["choices"])
        if "cards" in one["view"]:
            hidden = [card for seat, card in enumerate(one["view"]["cards"]) if seat != one["seat"]]
            assert hidden == [None] * (one["players"] - 1)


@pytest.mark.parametrize(
    "path",
    [
        "/bakong/nothing",
        "/chess/00000000",
        "/bongo/00000000",
        "/bakong/..%2F..%2Fbox.json",
        "/%00/%FF",
        "/bakong/" + "9" * 5_000,
        "/../games/bakong/exercises.json",
        "/bakong/00000000?seat=99",
        "/bakong/",
    ],
)
def test_what_is_not_there_is_not_found(live: Live, path: str) -> None:
    answer = asked(live, path)
    assert answer.status_code in (400, 404)
    assert "Traceback" not in answer.text


def test_only_reading_is_possible(live: Live) -> None:
    answer = httpx.post(f"{live.url}/api/exercises/bakong/00000000", json={"position": {}})
    assert answer.status_code == 405
