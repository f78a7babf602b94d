"""What a host watches: numbers that grow with what is played, for this machine's eyes."""

from __future__ import annotations

import random

from palabre.server.metrics import BOUNDS, Histogram

from .live import Live
from .player import Player, run


def numbers(text: str) -> dict[str, float]:
    """A page of Prometheus's text form."""
    rows = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in rows}


def test_choices_lines_and_thoughts_are_counted(live: Live) -> None:
    async def play() -> None:
        player = await Player(live.url).open("bonobo-beach", "me", "random")
        await player.until(lambda it: it.state == "playing")
        before = numbers((await player.web.get("/metrics")).text)
        made = await player.play_on(random.Random(3), moves=5)
        answer = await player.web.get("/metrics")
        after = numbers(answer.text)
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert after["palabre_move_seconds_count"] - before["palabre_move_seconds_count"] == made
        assert after["palabre_log_lines_total"] - before["palabre_log_lines_total"] >= made
        assert after["palabre_commits_total"] > before["palabre_commits_total"]
        assert after["palabre_thoughts_total"] > before["palabre_thoughts_total"]
        assert after["palabre_move_seconds_sum"] > before["palabre_move_seconds_sum"]
        assert after["palabre_sockets"] >= 1
        assert after["palabre_tables"] >= 1
        await player.close()

    run(play())


def test_nobody_sees_them_through_a_proxy(live: Live) -> None:
    async def play() -> None:
        player = Player(live.url)
        answer = await player.web.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
        assert answer.status_code == 404
        await player.close()

    run(play())


def test_a_histogram_counts_everything_below_each_bound() -> None:
    seen = Histogram()
    for seconds in (0.0001, BOUNDS[0], 0.3, 99.0):
        seen.saw(seconds)
    told = numbers("\n".join(seen.lines("x")))
    assert told[f'x_bucket{{le="{BOUNDS[0]}"}}'] == 2
    assert told['x_bucket{le="0.5"}'] == 3
    assert told['x_bucket{le="10.0"}'] == 3
    assert told['x_bucket{le="+Inf"}'] == told["x_count"] == 4
