"""What the measured costs show: whether the aim is met, and what more cores would hold."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from .costs import ALONE, EACH, MOST, SAME, STEADY, WAYS, Sample, Way, spread

AIM = 1.15  # times what a move costs in one process
CORES = (4, 16, 64)
KINDS = {
    MOST: "as fast as may be",
    SAME: f"the same {STEADY:.0f} moves a second",
    EACH: "as much for each process",
}
HASHED, WORKERS = WAYS[1:3], WAYS[4:5]


class Cost(NamedTuple):
    """Milliseconds of processor a move."""

    servers: float
    proxy: float
    postgres: float


def ratios(samples: Sequence[Sample], way: Way, kind: str) -> list[float]:
    """A way's cost of a move in times that of one process, round by round."""
    alone = {
        each.round: each.servers
        for each in samples
        if (each.way, each.table) == (ALONE[way.is_proxied].name, kind)
    }
    mine = [each for each in samples if (each.way, each.table) == (way.name, kind) and each.round in alone]
    return [each.servers / alone[each.round] for each in mine]


def verdict(samples: Sequence[Sample]) -> str:
    """The aim beside what was seen; then moves a second with workers and without."""
    lines = [f"The aim was {AIM} times one process at most: all processes together, for each move.\n"]
    for kind, told in KINDS.items():
        seen = [(way, found) for way in (*HASHED, *WORKERS) if (found := ratios(samples, way, kind))]
        lines += [f"- {told}: {'; '.join(judged(way, found) for way, found in seen)}."] if seen else []
    return "\n".join([*lines, *moves_with_workers(samples)])


def judged(way: Way, found: Sequence[float]) -> str:
    """One way: met, met by the median alone, or not met."""
    how = "met" if max(found) <= AIM else "met by the median" if median(found) <= AIM else "**not met**"
    return f"{way.told} with {way.processes * way.workers} processes {spread(found)}, {how}"


def moves_with_workers(samples: Sequence[Sample]) -> list[str]:
    """Whether two workers ever made fewer moves than one process."""
    one, two = (rates(samples, way) for way in (ALONE[False], *WORKERS))
    if not one or not two:
        return []
    never = "never fewer" if min(two) >= max(one) else "not always more"
    return [
        f"- `--workers 2` without a proxy made {spread(two, '{:.0f}')} moves a second, one process "
        f"{spread(one, '{:.0f}')}: {never}."
    ]


def rates(samples: Sequence[Sample], way: Way) -> list[float]:
    """Moves a second, as fast as may be."""
    return [each.rate for each in samples if (each.way, each.table) == (way.name, MOST)]


# More cores

RECKONED = """Reckoned from what was measured here, not measured. A move costs servers {busy.servers:.2f} ms
(one process that cannot keep up) to {free.servers:.2f} (two with {steady:.0f} moves a second each),
nginx {busy.proxy:.2f} to {free.proxy:.2f}, and PostgreSQL, loaded by itself over 45 connections,
{busy.postgres:.2f} (25 moves a commit) to {free.postgres:.2f} (each move by itself). Cores are as
fast as these and have nothing else to do; tables are many and alike, and led where their lines are; the
clients are elsewhere. PostgreSQL alone made {commits:,.0f} commits a second at most, while it and who asked
it used {used:.1f} of two cores.

| cores | moves a second | of them PostgreSQL | commits a second | gives way first |
| --: | --: | --: | --: | :-- |
{rows}
Where commits give way first, each takes longer, and processes gather more moves in it: the rate goes on
towards the upper number, and people wait as long as a commit takes. What one would change, in this order:
a disk that is quicker to flush, or PostgreSQL's `commit_delay`; a machine of its own for PostgreSQL; tables
over several databases by their id, for nothing that is written for a table touches another's rows. How
PostgreSQL's own locks behave on 64 cores was not seen: here are two."""


def reckoned(busy: Cost, free: Cost, commits: float, used: float) -> str:
    """What 4, 16 and 64 cores would hold, and which part gives way first."""
    rows = "".join(row(cores, busy, free, commits) for cores in CORES)
    return RECKONED.format(busy=busy, free=free, steady=STEADY, commits=commits, used=used, rows=rows)


def row(cores: int, busy: Cost, free: Cost, commits: float) -> str:
    """So many cores: from processes that have time to processes that cannot keep up."""
    low, high = (1000 * cores / sum(cost) for cost in (free, busy))
    database = [rate * cost.postgres / 1000 for rate, cost in ((low, free), (high, busy))]
    gives = "the servers' processor time" if low <= commits else "commits, where each move is one by itself"
    cells = [str(cores), f"{round(low, -2):,.0f} to {round(high, -2):,.0f}"]
    cells += [f"{min(database):.1f} to {max(database):.1f} cores"]
    return f"| {' | '.join([*cells, f'{round(high / 25, -1):,.0f} to {round(low, -2):,.0f}', gives])} |\n"


def cost_of(samples: Sequence[Sample], way: Way, kind: str, postgres: float) -> Cost:
    """What servers and proxy take, in the middle of all rounds; the database as it was loaded by itself."""
    mine = [each for each in samples if (each.way, each.table) == (way.name, kind)]
    return Cost(median(each.servers for each in mine), median(each.proxy for each in mine), postgres)
