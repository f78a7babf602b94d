"""Pings of many lines leave together."""

from __future__ import annotations

from palabre.server.connection.connection import BEAT, PING_EVERY, until_beat


def test_lines_that_came_at_any_moment_are_looked_at_in_few_beats() -> None:
    came = [1_000 + PING_EVERY * n / 360 for n in range(360)]
    due = [until_beat(moment + PING_EVERY) for moment in came]
    assert all(0 <= at - moment - PING_EVERY < BEAT for at, moment in zip(due, came, strict=True))
    assert len(set(due)) <= 1 + PING_EVERY / BEAT
    assert until_beat(7.5) == 7.5
