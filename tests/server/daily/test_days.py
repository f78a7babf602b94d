"""The days of a key: which day it is, what is told of each, and days in a row."""

from __future__ import annotations

from typing import Any

import pytest

from palabre.games import games
from palabre.kernel.errors import PalabreError
from palabre.kernel.nature import commitment
from palabre.server.daily.days import TOLD_BACK, Days, streak

MIDNIGHT = 1_700_006_400  # the beginning of 2023-11-15
DAYS = Days(b"k" * 32, lambda: MIDNIGHT)


def test_a_day_lasts_from_midnight_to_midnight() -> None:
    times = {-1: "2023-11-14", 0: "2023-11-15", 86_399: "2023-11-15", 86_400: "2023-11-16"}
    for after, day in times.items():
        days = Days(b"k" * 32, lambda after=after: MIDNIGHT + after)  # type: ignore[misc]
        assert days.today() == day
        assert days.is_over("2023-11-14") == (after >= 0)
    assert DAYS.left() == 86_400


def test_seals_go_up_to_tomorrow_and_secrets_to_yesterday() -> None:
    told = DAYS.published()
    assert [one.day for one in told][:3] == ["2023-11-16", "2023-11-15", "2023-11-14"]
    assert len(told) == TOLD_BACK + 2
    for number, day in enumerate(told):
        assert [one.game for one in day.games] == list(games())
        for one in day.games:
            assert (one.secret is None) == (number < 2)
            if one.secret is not None:
                assert commitment(bytes.fromhex(one.secret)) == one.commitment
    assert len({one.commitment for day in told for one in day.games}) == len(told) * len(games())
    assert Days(b"l" * 32, DAYS.now).published() != told


@pytest.mark.parametrize(
    "day",
    ["2023-11-16", "2023-10-01", "2023-13-01", "", "20231115", "yesterday", "２０２３-11-15", "9" * 999],
)
def test_no_day_is_told_of_that_is_to_come_or_is_none(day: str) -> None:
    with pytest.raises(PalabreError) as refused:
        DAYS.named(day)
    assert refused.value.key == "no-such-day"
    assert DAYS.named(None) == DAYS.named("2023-11-15") == "2023-11-15"


@pytest.mark.parametrize(
    ("days", "found"),
    [
        ([], 0),
        (["2023-11-15"], 1),
        (["2023-11-14"], 1),
        (["2023-11-13"], 0),
        (["2023-11-15", "2023-11-14", "2023-11-12"], 2),
        (["2023-11-14", "2023-11-13"], 2),
    ],
)
def test_days_in_a_row(days: list[Any], found: int) -> None:
    assert streak(days, "2023-11-15") == found
