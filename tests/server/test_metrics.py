"""What a host watches: numbers that grow with what is played, for this machine's eyes."""

from __future__ import annotations

import random

from prometheus_client import REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from palabre.server.process.latency import BOUNDS, move_seconds

from .live import Live
from .player import Player, run

TOLD_BEFORE = """\
# HELP palabre_tables Tables in memory.
# TYPE palabre_tables gauge
palabre_tables
# HELP palabre_sockets Open lines to tables.
# TYPE palabre_sockets gauge
palabre_sockets
# HELP palabre_leases Tables that this process leads.
# TYPE palabre_leases gauge
palabre_leases
# HELP palabre_log_lines_total Moves written, of people, bots and nature.
# TYPE palabre_log_lines_total counter
palabre_log_lines_total
# HELP palabre_commits_total Transactions that wrote them.
# TYPE palabre_commits_total counter
palabre_commits_total
# HELP palabre_thinking_seconds_total Time that bots thought.
# TYPE palabre_thinking_seconds_total counter
palabre_thinking_seconds_total
# HELP palabre_thoughts_total Moves that bots thought about.
# TYPE palabre_thoughts_total counter
palabre_thoughts_total
# HELP palabre_move_seconds From a choice that arrives to its acknowledgement, which is after it is on disk.
# TYPE palabre_move_seconds histogram
palabre_move_seconds_bucket{le="0.001"}
palabre_move_seconds_bucket{le="0.0025"}
palabre_move_seconds_bucket{le="0.005"}
palabre_move_seconds_bucket{le="0.01"}
palabre_move_seconds_bucket{le="0.025"}
palabre_move_seconds_bucket{le="0.05"}
palabre_move_seconds_bucket{le="0.1"}
palabre_move_seconds_bucket{le="0.25"}
palabre_move_seconds_bucket{le="0.5"}
palabre_move_seconds_bucket{le="1.0"}
palabre_move_seconds_bucket{le="2.5"}
palabre_move_seconds_bucket{le="5.0"}
palabre_move_seconds_bucket{le="10.0"}
palabre_move_seconds_bucket{le="+Inf"}
palabre_move_seconds_sum
palabre_move_seconds_count
"""


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
    seen = move_seconds()
    for seconds in (0.0001, BOUNDS[0], 0.3, 99.0):
        seen.observe(seconds)
    collectors = CollectorRegistry()
    collectors.register(seen)
    told = numbers(generate_latest(collectors).decode().replace("palabre_move_seconds", "x"))
    assert told[f'x_bucket{{le="{BOUNDS[0]}"}}'] == 2
    assert told['x_bucket{le="0.5"}'] == 3
    assert told['x_bucket{le="10.0"}'] == 3
    assert told['x_bucket{le="+Inf"}'] == told["x_count"] == 4


def test_names_kinds_meanings_and_buckets_are_those_that_dashboards_know(live: Live) -> None:
    """Every line as version 0.1.0 told it, but for the numbers."""

    async def ask() -> None:
        player = Player(live.url)
        told = (await player.web.get("/metrics")).text
        await player.close()
        assert sorted(map(without_number, told.splitlines())) == sorted(TOLD_BEFORE.splitlines())
        assert len(list(text_string_to_metric_families(told))) == 8, "a reader of Prometheus understands it"

    run(ask())


def without_number(line: str) -> str:
    """A line of Prometheus's text form; what it counts is left out."""
    return line if line.startswith("#") else line.rsplit(" ", 1)[0]


def test_houses_share_no_numbers() -> None:
    one, other = move_seconds(), move_seconds()
    one.observe(1.0)
    counts = [
        {sample.name: sample.value for sample in next(iter(each.collect())).samples} for each in (one, other)
    ]
    assert [each["palabre_move_seconds_count"] for each in counts] == [1, 0]
    assert not [name for name in numbers(generate_latest(REGISTRY).decode()) if "palabre" in name]
