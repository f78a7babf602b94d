"""What is told of a table's rules: all that is not as in the box."""

from __future__ import annotations

from typing import Any

import pytest

from ..gatherings import guests
from ..live import Live
from ..player import Player, run

HOUSE = {"after_wrong_call": "out", "patience": 30}  # where the default is not what the box says
BOX = {"after_wrong_call": "free", "patience": "off"}


@pytest.mark.parametrize(
    ("options", "house", "box"),
    [
        ({}, HOUSE, BOX),
        (BOX, {}, {}),
        ({**BOX, "level": "guards"}, {"level": "guards"}, {}),
        ({"patience": 60}, {**HOUSE, "patience": 60}, BOX),
    ],
)
def test_what_is_not_as_in_the_box_is_told_even_where_it_is_usual(
    live: Live, options: dict[str, Any], house: dict[str, Any], box: dict[str, Any]
) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bongo", "me", "free", options=options)
        async with guests(host):
            for told in (host.update["table"], await host.ask("GET", f"/api/tables/{host.table}")):
                assert (told["options"], told["box_rules"]) == (house, box)

    run(play())
