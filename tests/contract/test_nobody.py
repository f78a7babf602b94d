"""Who begins: nobody before it is known, and the seat that was named where one was."""

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


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize(
    ("name", "field"),
    [("bongo", "roller"), ("bonobo-beach", "starter"), ("bakong", "first"), ("banjooli-xeet", "first")],
)
def test_a_seat_that_is_named_begins(name: str, field: str, seat: int) -> None:
    """BO-11, BB-1, BK-1, BX-4: "the youngest begins", wherever the youngest sits; no lot is drawn."""
    match = palabre.new(name, players=3, seed=5, first=f"seat{seat}")
    assert match.view(None)[field] == seat
    assert not [event for event in match.events() if event["kind"].endswith(("first_drawn", "roller_drawn"))]
    assert name == "bongo" or match.to_act == (seat,)
    laid = palabre.position(name, {"players": 3, "options": {"first": f"seat{seat}"}}, seed=1)
    assert laid.view(None)[field] == seat


@pytest.mark.parametrize("name", palabre.games())
def test_a_seat_that_is_not_at_the_table_cannot_be_named(name: str) -> None:
    """Wherever a game begins: a match, the fast door, a simulation."""
    for begin in (palabre.new, palabre.quick):
        with pytest.raises(palabre.BadOption, match="seat2"):
            begin(name, players=2, first="seat2")
