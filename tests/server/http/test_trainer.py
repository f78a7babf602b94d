"""Throws to train on: real dice, rightly read, of the level that is asked for."""

from __future__ import annotations

from typing import Any, cast

import httpx
import pytest

import palabre
from palabre.bots import LEVELS
from palabre.bots.readers import PROFILES, pace
from palabre.games.bongo.state import State
from palabre.games.bongo.training import kinds
from palabre.games.bongo.views import explain
from palabre.kernel.plain import Plain
from palabre.server.http.trainer import BATCH

from ..live import Live

DICE = {"basic": 7, "poachers": 9, "guards": 10}


def asked(live: Live, **what: str) -> httpx.Response:
    return httpx.get(f"{live.url}/api/trainer", params=what)


@pytest.mark.parametrize("level", DICE)
def test_a_batch_has_the_dice_of_its_level_and_their_reading(live: Live, level: str) -> None:
    rolls = asked(live, level=level).json()
    assert len(rolls) == BATCH
    for roll in rolls:
        table = {name: faces for name, faces in roll["dice"].items() if faces is not None}
        assert sum(1 if isinstance(faces, str) else len(faces) for faces in table.values()) == DICE[level]
        match = palabre.position("bongo", {"roller": 0, "options": {"level": level}, **table}, seed=1)
        assert roll["reading"] == explain(cast("State", Plain(match.state)))
        assert roll["answer"] == roll["reading"][-1]["answer"]
        assert roll["paces"]["champion"] < roll["paces"]["easy"]


def test_batches_differ(live: Live) -> None:
    assert asked(live).json() != asked(live).json()


def test_a_level_that_does_not_exist_is_refused_with_a_sentence(live: Live) -> None:
    answer = asked(live, level="zebras" * 100)
    assert answer.status_code == 400
    assert "basic, poachers, guards" in answer.json()["reason"]


def test_how_the_bots_read_is_told(live: Live) -> None:
    answer = httpx.get(f"{live.url}/api/readers", params={"level": "x" * 2000})
    assert answer.json() == PROFILES
    assert tuple(answer.json()) == LEVELS


def test_kinds_of_throws_are_told_apart() -> None:
    wanted: Any = {"step": "wanted", "dice": [1, 3], "number": 2}
    poachers: Any = {"step": "poachers", "dice": ["gnu", "gnu"], "animal": "gnu", "die": None}
    guards: Any = {"step": "guards", "die": "gnu", "saved": True}
    count: Any = {"step": "count", "counts": {}, "matches": ["rhino", "gnu"]}
    same: Any = {**wanted, "dice": [2, 2]}
    none: Any = {**count, "matches": []}
    found = list(kinds([wanted, poachers, guards, count]))
    assert found == ["other-number", "two-match", "not-poached", "saved"]
    assert list(kinds([same, none])) == ["same-number", "nothing"]


def test_harder_throws_take_every_level_longer() -> None:
    assert pace("medium", 4) > pace("medium", 1) > 0


def test_one_may_train_for_a_table_without_a_limit(live: Live) -> None:
    """BO-12: there no clock ends a round, here the next dice are thrown all the same."""
    assert len(asked(live, patience="off").json()) == BATCH
