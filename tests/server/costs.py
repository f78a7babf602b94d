"""What a move costs, measured again and again in turn, and told as medians with their spread."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from palabre.bench.load.crowd import Result, cpu_of, family, share

FULL, STEADY = 2_000.0, 250.0  # moves a second: more than can be made, and what any of them makes with ease
MOST, SAME, EACH = "most", "same", "each"  # the three tables


@dataclass(frozen=True)
class Way:
    """How people reach so many processes."""

    told: str
    processes: int
    is_proxied: bool = False
    is_hashed: bool = False
    workers: int = 1  # of one process, on one port
    is_aimed_at: bool = True  # whether something was promised of it: others are measured once

    @property
    def rates(self) -> tuple[tuple[str, float], ...]:
        """What is asked of it: all it can, the same of all ways, and as much of each process."""
        return (MOST, FULL), (SAME, STEADY), (EACH, STEADY * self.processes * self.workers)

    @property
    def name(self) -> str:
        """What its measurements are kept under."""
        return f"{self.told}, {self.processes * self.workers}"


WAYS = (
    Way("nginx, hashed", 1, is_proxied=True, is_hashed=True),
    Way("nginx, hashed", 2, is_proxied=True, is_hashed=True),
    Way("nginx, hashed", 3, is_proxied=True, is_hashed=True),
    Way("no proxy", 1),
    Way("`--workers 2`, no proxy", 1, workers=2),
    Way("nginx, in turn", 2, is_proxied=True, is_aimed_at=False),
    Way("`--workers 3`, no proxy", 1, workers=3, is_aimed_at=False),
    Way("nginx, in turn", 3, is_proxied=True, is_aimed_at=False),
)
ALONE = {True: WAYS[0], False: WAYS[3]}  # what the others are compared with: behind a proxy, or without


@dataclass(frozen=True)
class Sample:
    """One way in one round at one rate: milliseconds of processor a move, and what people saw."""

    way: str
    round: int
    table: str
    asked: float
    servers: float
    postgres: float
    proxy: float
    clients: float
    rate: float
    p50: float
    p95: float
    followed: float
    others: float  # cores that something else on the machine used meanwhile


def sampled(
    way: Way, number: int, kind: str, played: Result, postgres: float, proxy: float, followed: float
) -> Sample:
    """What was seen in one round; `postgres` and `proxy` are seconds of processor."""
    moves, times, seconds = len(played.all_times), played.all_times, played.seconds
    spent = (played.server_cpu * seconds, postgres, proxy, played.own_cpu * seconds)
    others = max(0.0, played.others_cpu - (postgres + proxy) / seconds)
    servers, database, nginx, clients = (1000 * each / moves for each in spent)
    costs = {"servers": servers, "postgres": database, "proxy": nginx, "clients": clients}
    seen = {"rate": played.rate, "p50": share(times, 0.5), "p95": share(times, 0.95)}
    return Sample(way.name, number, kind, played.asked, **costs, **seen, followed=followed, others=others)


class Kept:
    """Measurements in a file, of one state of the server's code: a run goes on where the last was cut."""

    def __init__(self, file: Path, code: str) -> None:
        self._file, self._code = file, code
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        rows = [json.loads(line) for line in lines]
        self.samples = [Sample(**row["sample"]) for row in rows if row["code"] == code]

    def add(self, sample: Sample) -> None:
        """Write one down."""
        self.samples.append(sample)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"code": self._code, "sample": asdict(sample)}) + "\n")

    def has(self, way: Way, number: int) -> bool:
        """Whether one way was measured in one round."""
        return any(each.way == way.name and each.round == number for each in self.samples)


COLUMNS = ["people come by", "processes", "servers", "× one process", "PostgreSQL", "nginx", "clients"]
COLUMNS += ["moves/s", "p50 / p95", "followed"]
HEAD = f"| {' | '.join(COLUMNS)} |\n| :-- {'| --: ' * (len(COLUMNS) - 1)}|\n"
TEXT = """60 tables of Bonobo Beach with four lines each, who choose at random. Milliseconds of processor for
each acknowledged move: of all server processes, of PostgreSQL, of nginx and of the clients; moves a second;
milliseconds until they were acknowledged. Every row is the median of all rounds, with the least and the most
in brackets; a round measures all rows one after the other, and so far there were {rounds} (of rows of which
nothing was promised, one). *× one process* compares the servers within a round.
*Followed* is how many shadows there are for each table that somebody
leads. Something else on the machine used {others:.2f} cores meanwhile (median; {most:.2f} at most).

**As fast as may be**: every table makes its next choice as soon as it can.

{full}
**The same work for all**: {steady:.0f} moves a second are asked for; a row with fewer could not hold them.

{same}
**As much for each process**: {steady:.0f} moves a second are asked for and as many more
for every further process.

{each}"""


def told(samples: Sequence[Sample]) -> str:
    """The whole section: both tables, and how often and how quietly it was measured."""
    others = [each.others for each in samples]
    rounds = len({each.round for each in samples})
    full, same, each = (table([one for one in samples if one.table == kind]) for kind in (MOST, SAME, EACH))
    facts = {"rounds": rounds, "others": median(others), "most": max(others), "steady": STEADY}
    return TEXT.format(**facts, full=full, same=same, each=each)


def table(samples: Sequence[Sample]) -> str:
    """A row for each way that was measured."""
    return HEAD + "".join(row(way, samples) for way in WAYS if any(each.way == way.name for each in samples))


def row(way: Way, samples: Sequence[Sample]) -> str:
    """One way, in numbers."""
    mine = [each for each in samples if each.way == way.name]
    alone = {each.round: each.servers for each in samples if each.way == ALONE[way.is_proxied].name}
    against = [each.servers / alone[each.round] for each in mine if each.round in alone]

    def of(read: Callable[[Sample], float]) -> float:
        return median(read(each) for each in mine)

    cells = [
        way.told,
        str(way.processes * way.workers),
        spread(each.servers for each in mine),
        spread(against),
    ]
    cells += [
        f"{of(read):.2f}" for read in (lambda it: it.postgres, lambda it: it.proxy, lambda it: it.clients)
    ]
    cells += [spread((each.rate for each in mine), "{:.0f}")]
    cells += [f"{of(lambda it: it.p50):.0f} / {of(lambda it: it.p95):.0f}"]
    cells += ["not counted" if way.workers > 1 else f"{of(lambda it: it.followed):.2f}"]
    return f"| {' | '.join(cells)} |\n"


def spread(values: Iterable[float], form: str = "{:.2f}") -> str:
    """A median, and between what it lies."""
    found = sorted(values)
    if not found:
        return ""
    middle, low, high = (form.format(each) for each in (median(found), found[0], found[-1]))
    return f"{middle} ({low}–{high})" if len(found) > 1 else middle


def spent(pid: int | None) -> float:
    """Seconds of processor time that a process and those it started have used, also those that have gone."""
    return sum(map(cpu_of, family(pid))) + reaped(pid) if pid is not None else 0.0


def reaped(pid: int) -> float:
    """Seconds of processor time of a process's children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[13]) + int(fields[14])) / 100
