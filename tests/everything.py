"""Every check and test of the project, the quick ones first, with one line of counts at the end."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from run import MINUTES, ROOT, WEB, child, environment, option, say

NO_TESTS = 5  # pytest's exit code where nothing was selected
PATIENCE = 240  # seconds for a test; then it fails and says where every thread stood. With --long no bound


class Check(NamedTuple):
    """A command under a name, where it runs, and the report that it leaves, if any."""

    name: str
    command: list[str]
    folder: Path = ROOT
    report: Path | None = None


class TooLate(Exception):
    """The time that tests may take is over."""


def checks(words: list[str], reports: Path) -> Iterator[Check]:
    """What is run, in order."""
    yield Check("ruff check", ["ruff", "check"])
    yield Check("ruff format", ["ruff", "format", "--check"])
    yield Check("mypy", ["mypy"])
    if (WEB / "package.json").exists():
        report = reports / "web.xml"
        forms = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
        yield Check("the web client's types", ["npm", "run", "check"], WEB)
        yield Check("the web client's tests", ["npm", "test", "--", *forms], WEB, report)
    beside = ["--alone", "without", "-n", "2", "--dist", "loadgroup"]
    for name, how in (("pytest", beside), ("pytest, tests that run alone", ["--alone", "only"])):
        report = reports / f"{how[1]}-alone.xml"
        told = [f"--junitxml={report}", "--durations=12", f"--timeout={0 if '--long' in words else PATIENCE}"]
        yield Check(name, ["pytest", *how, *told, *words], report=report)


def counts_of(report: Path) -> Counter[str]:
    """How many tests passed, failed and were skipped, from a report in JUnit's form."""
    sums: Counter[str] = Counter()
    for suite in ElementTree.parse(report).iter("testsuite") if report.exists() else ():
        sums.update({name: int(suite.get(name, 0)) for name in ("tests", "failures", "errors", "skipped")})
    failed = sums["failures"] + sums["errors"]
    return Counter(passed=sums["tests"] - failed - sums["skipped"], failed=failed, skipped=sums["skipped"])


def run_check(check: Check) -> Counter[str]:
    """Run one check with its output in sight, and count."""
    say(f"\n── {check.name}")
    began = time.monotonic()
    with child(check.command, cwd=check.folder, env=environment()) as process:
        process.wait()
    say(f"── {check.name}: {time.monotonic() - began:.1f} s")
    good = process.returncode == 0 or (check.command[0] == "pytest" and process.returncode == NO_TESTS)
    if check.report is None:
        return Counter(passed=int(good), failed=int(not good))
    counts = counts_of(check.report)
    return counts if good or counts["failed"] else counts + Counter(failed=1)


def run_all(words: list[str], seconds: int) -> Counter[str]:
    """Run every check, or as many as the time allows."""
    counts: Counter[str] = Counter()
    signal.signal(signal.SIGALRM, too_late)
    signal.alarm(seconds)
    try:
        with tempfile.TemporaryDirectory() as reports:
            for check in checks(words, Path(reports)):
                counts.update(run_check(check))
    except TooLate:
        counts["failed"] += 1
        say(f"\nThe tests were stopped: the {seconds / 60:.1f} minutes left to them are over.")
    signal.alarm(0)
    return counts


def too_late(*_: object) -> None:
    """End what runs now."""
    raise TooLate


def main(words: list[str]) -> int:
    """Run everything, say the counts, and fail when anything failed."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    seconds = int(option(words, "--seconds", str(MINUTES * 60)))
    try:
        counts = run_all([word for word in words if not word.startswith("--seconds=")], seconds)
    except KeyboardInterrupt:
        return 130
    say("\n" + ", ".join(f"{counts[name]} {name}" for name in ("passed", "failed", "skipped")))
    strict = os.environ.get("CI") == "true"
    return int(counts["failed"] > 0 or (strict and counts["skipped"] > 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
