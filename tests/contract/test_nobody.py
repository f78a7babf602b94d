"""Before it is known who begins, a view says nobody, not the first seat."""

from __future__ import annotations

from typing import Any

import pytest

import palabre
from palabre.games import find
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded

WHO = [
    ("bongo", {}, ("roller",)),
    ("bonobo-beach", {"first": "drawn"}, ("seat", "starter")),
    ("bakong", {"first": "drawn"}, ("turn", "first")),
    ("bakong", {}, ("turn", "first")),
    ("banjooli-xeet", {}, ("seat", "first")),
]


@pytest.mark.parametrize(("name", "options", "fields"), WHO)
def test_nobody_begins_before_the_lot(name: str, options: dict[str, Any], fields: tuple[str, ...]) -> None:
    """BO-11, BB-1, BK-1, BX-4: a lot, or the trail that is still being laid."""
    game = find(name)
    fresh = Match(game, 3, options, Seeded(5), settle=False)
    assert [fresh.view(None)[field] for field in fields] == [None] * len(fields)
    begun = palabre.new(name, players=3, seed=5, **options)
    assert {type(begun.view(None)[field]) for field in fields} == {int}
