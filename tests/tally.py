"""What pytest has done so far, a line at a time, so that a run that is cut still counts what ran."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

Fact = dict[str, Any]
EXPECTED = Path(__file__).with_name(
    "durations.json"
)  # seconds, of what takes long; only for order and forecast
SHORT = 0.05  # seconds: what is not named there


def expected_seconds() -> dict[str, float]:
    """How long checks and tests took when somebody last wrote it down."""
    return dict(json.loads(EXPECTED.read_text())) if EXPECTED.exists() else {}


class TallyWriter:
    """A plugin of the process that a run of pytest is started as; its workers have none."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", buffering=1, encoding="utf-8")
        self._told = False
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._outcomes: dict[str, str] = {}

    def _write(self, **fact: Any) -> None:
        self._file.write(json.dumps(fact) + "\n")

    def _will_run(self, names: list[str]) -> None:
        if not self._told:
            self._told = True
            self._write(tests=[bare(name) for name in names])

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: Any, ids: list[str]) -> None:
        self._will_run(ids)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if session.items:  # with workers, only they collect
            self._will_run([item.nodeid for item in session.items])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._write(test=report.nodeid, outcome="failed", seconds=0.0, why=report.longreprtext)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._write(began=bare(nodeid))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Told when its teardown is done; a failure at once, with its reason."""
        name = bare(report.nodeid)
        self._seconds[name] += report.duration
        if report.outcome != "passed" and self._outcomes.get(name) != "failed":
            self._outcomes[name] = report.outcome
        if report.failed:
            self._write(failed=name, why=report.longreprtext)
        if report.when == "teardown":
            outcome = self._outcomes.get(name, "passed")
            self._write(test=name, outcome=outcome, seconds=round(self._seconds[name], 2))


def bare(name: str) -> str:
    """A test's name without the group that it runs in."""
    return name.partition("@")[0]


@dataclass
class Tally:
    """The same lines, read by the one who waits."""

    path: Path
    tests: list[str] = field(default_factory=list)
    outcomes: dict[str, str] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    running: dict[str, float] = field(default_factory=dict)  # since when
    _read: int = 0

    def news(self, now: float) -> list[Fact]:
        """Takes note of what was written since, and gives the failures among it."""
        if not self.path.exists():
            return []
        with self.path.open(encoding="utf-8") as file:
            file.seek(self._read)
            lines = file.readlines()
        if lines and not lines[-1].endswith("\n"):
            lines.pop()  # half a line: the rest comes
        self._read += sum(len(line.encode()) for line in lines)
        facts = [json.loads(line) for line in lines]
        for fact in facts:
            self._note(fact, now)
        return [fact for fact in facts if "why" in fact]

    def _note(self, fact: Fact, now: float) -> None:
        if "tests" in fact:
            self.tests = fact["tests"]
        elif "began" in fact:
            self.running[fact["began"]] = now
        elif "test" in fact:
            self.running.pop(fact["test"], None)
            self.outcomes[fact["test"]] = fact["outcome"]
            self.seconds[fact["test"]] = fact["seconds"]

    def counts(self) -> Counter[str]:
        """How many passed, failed and were skipped so far."""
        return Counter(self.outcomes.values())

    def unfinished(self) -> int:
        """How many tests did not come to their end."""
        return len(set(self.tests) - set(self.outcomes))
