"""Every check and test of the project, side by side, with one line of counts at the end.

`--keep-times` writes down how long each took, for the order and the forecast of later runs. A check that
reads nothing but files, and has passed for these, is run again only with `--afresh` or `--long`.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

from run import MINUTES, ROOT, WEB, end_groups, environment, option, say, stamp, stamps, started
from tests.tally import EXPECTED, SHORT, Tally, expected_seconds

NO_TESTS = 5  # pytest's exit code where nothing was selected
PATIENCE = 600  # seconds for a test; then it fails and says where every thread stood. With --long no bound
WORKERS = 3  # of pytest: one more than cores, for some tests wait
NEWS = 0.2  # seconds between two looks
FORECAST = 20.0  # seconds between two forecasts where nobody watches
MOST_LINES, MOST_COLUMNS = 160, 400  # of what a failed check or test printed
SLOW = 60.0  # seconds after which a test that still runs is named


@dataclass
class Check:
    """A command under a name, where it runs, and what it leaves to be counted, if anything."""

    name: str
    command: list[str]
    folder: Path = ROOT
    report: Path | None = None  # in JUnit's form, written at the end
    tally: Tally | None = None  # written as it goes
    files: str | None = None  # the state of all that it reads, where it reads nothing but files

    def counts(self, code: int) -> Counter[str]:
        """How many passed, failed and were skipped."""
        good = code == 0 or (self.tally is not None and code == NO_TESTS)
        if self.tally is None and self.report is None:
            return Counter(passed=int(good), failed=int(not good))
        counts = self.tally.counts() if self.tally else counts_of(self.report)
        return counts if good or counts["failed"] else counts + Counter(failed=1)

    def passed_before(self) -> Counter[str] | None:
        """What it counted when it passed for the same files, if it did."""
        kept = stamps().get("passed", {}).get(self.name)
        return Counter(kept["counts"]) if kept and kept["files"] == self.files else None

    def keep_passed(self, counts: Counter[str]) -> None:
        """Remember that it passed for these files."""
        if self.files:
            kept = {"files": self.files, "counts": counts}
            stamp(passed={**stamps().get("passed", {}), self.name: kept})


def counts_of(report: Path | None) -> Counter[str]:
    """How many tests passed, failed and were skipped, from a report in JUnit's form."""
    sums: Counter[str] = Counter()
    for suite in ElementTree.parse(report).iter("testsuite") if report and report.exists() else ():
        sums.update({name: int(suite.get(name, 0)) for name in ("tests", "failures", "errors", "skipped")})
    failed = sums["failures"] + sums["errors"]
    return Counter(passed=sums["tests"] - failed - sums["skipped"], failed=failed, skipped=sums["skipped"])


# What is run --------------------------------------------------------------------------------------------


def checks_of_code(reports: Path) -> Iterator[Check]:
    """What reads the code, and the web client's own tests: these read what the page is made from."""
    yield Check("ruff check", ["ruff", "check"])
    yield Check("ruff format", ["ruff", "format", "--check"])
    yield Check("mypy", ["mypy"])
    if (WEB / "package.json").exists():
        report, page = reports / "web.xml", stamps().get("page")
        forms = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
        yield Check("the web client's types", ["npm", "run", "check"], WEB, files=page)
        yield Check("the web client's style", ["npm", "run", "lint"], WEB, files=page)
        yield Check("the web client's tests", ["npm", "test", "--", *forms], WEB, report, files=page)


def compiled_beforehand() -> Iterator[Check]:
    """The rules, so that not every worker compiles them for itself."""
    yield Check("the rules, compiled", [sys.executable, "-m", "tests.compiling"])


def tests_beside(words: list[str], reports: Path) -> Iterator[Check]:
    """The tests that do not mind others."""
    yield from compiled_beforehand()
    spread = ["-n", str(WORKERS), "--dist", "loadgroup", "--no-loadscope-reorder"]
    yield pytest_check("pytest", ["--alone", "without", *spread], words, reports / "beside")


def tests_alone(words: list[str], reports: Path) -> Iterator[Check]:
    """The tests that need the machine for themselves."""
    if {"--wide", "--long"}.isdisjoint(words):
        return
    yield pytest_check("pytest, alone", ["--alone", "only"], words, reports / "alone")


def pytest_check(name: str, how: list[str], words: list[str], tally: Path) -> Check:
    """A run of pytest that is heard through its tally."""
    quiet = ["-q", "--no-header", "--no-summary", f"--tally={tally}"]
    patience = f"--timeout={0 if '--long' in words else PATIENCE}"
    return Check(name, ["pytest", *how, *quiet, patience, *words], tally=Tally(tally))


# Running ------------------------------------------------------------------------------------------------


@dataclass
class Running:
    """A check that goes on."""

    check: Check
    process: subprocess.Popen[str]
    output: Path
    began: float = field(default_factory=time.monotonic)

    def last_words(self) -> str:
        """The end of what it printed."""
        return shortened(self.output.read_text(errors="replace"))


def shortened(text: str) -> str:
    """The end of a long text, which says what was wrong."""
    return "\n".join(line[:MOST_COLUMNS] for line in text.splitlines()[-MOST_LINES:])


class Lane:
    """Checks that run one after the other."""

    def __init__(self, checks: Iterable[Check], folder: Path) -> None:
        self.waiting = deque(checks)
        self.running: Running | None = None
        self._folder = folder

    def go_on(self) -> None:
        """Start the next one, if none runs."""
        if self.running is None and self.waiting:
            check = self.waiting.popleft()
            output = Path(tempfile.mkstemp(dir=self._folder)[1])
            with output.open("w") as told:
                process = started(
                    check.command, cwd=check.folder, env=environment(), stdout=told, stderr=subprocess.STDOUT
                )
            self.running = Running(check, process, output)

    def ended(self) -> Running | None:
        """The one that has come to its end, if one has."""
        if self.running is None or self.running.process.poll() is None:
            return None
        done, self.running = self.running, None
        return done

    @property
    def is_busy(self) -> bool:
        """Whether something runs or waits."""
        return self.running is not None or bool(self.waiting)


class Everything:
    """The whole run: who goes on, what was counted, what is told."""

    def __init__(self, words: list[str], folder: Path, afresh: bool = False) -> None:
        beside, code = [*tests_beside(words, folder)], [*checks_of_code(folder)]
        self.known = {} if afresh else {check.name: check.passed_before() for check in code}
        self.lanes = [Lane(beside, folder), Lane([c for c in code if not self.known.get(c.name)], folder)]
        self.last = Lane(tests_alone(words, folder), folder)
        self.counts: Counter[str] = Counter()
        self.failures: list[str] = []
        self.took: dict[str, float] = {}
        self.forecast = Forecast([*beside, *self.lanes[1].waiting, *self.last.waiting], expected_seconds())

    def run(self) -> None:
        """To the end, without what has passed already."""
        for name, counts in self.known.items():
            if counts:
                self.counts.update(counts)
                say(f"✓ {name}: {counts['passed']} passed before, for the same files")
        while any(lane.is_busy for lane in self.lanes):
            self._go_on(self.lanes)
        while self.last.is_busy:
            self._go_on([self.last])

    def _go_on(self, lanes: list[Lane]) -> None:
        for lane in lanes:
            lane.go_on()
            self._hear(lane.running)
            if done := lane.ended():
                self._hear(done)
                self._end(done)
        self.forecast.show(self)
        time.sleep(NEWS)

    def _hear(self, running: Running | None) -> None:
        """Tell of tests that have failed."""
        if running and running.check.tally:
            for fact in running.check.tally.news(time.monotonic()):
                name = fact.get("failed") or fact["test"]
                self.failures.append(name)
                self.forecast.clear()
                say(f"\n✗ {name}\n{shortened(fact['why'])}\n")

    def _end(self, done: Running) -> None:
        """Tell of a check that is over, and count it."""
        check, code = done.check, done.process.returncode
        counts = check.counts(code)
        self.counts.update(counts)
        self.took[check.name] = time.monotonic() - done.began
        self.took.update(check.tally.seconds if check.tally else {})
        self.forecast.is_done(check)
        self.forecast.clear()
        if not counts["failed"]:
            check.keep_passed(counts)
        if counts["failed"] and not (check.tally and check.tally.counts()["failed"]):
            self.failures.append(check.name)
            say(f"\n✗ {check.name}\n{done.last_words()}\n")
        skipped = f", {counts['skipped']} skipped" if counts["skipped"] else ""
        number = f"{counts['passed']} passed{skipped}, " if check.tally or check.report else ""
        say(f"{'✗' if counts['failed'] else '✓'} {check.name}: {number}{duration(self.took[check.name])}")

    # Where it is cut

    def running(self) -> list[Running]:
        """What goes on just now."""
        return [lane.running for lane in (*self.lanes, self.last) if lane.running]

    def stop(self) -> None:
        """End all that runs, without listening to what it says about that."""
        self.forecast.clear()
        for running in self.running():
            self.counts.update(running.check.tally.counts() if running.check.tally else {})
        end_groups(*(running.process for running in self.running()))

    def what_did_not_run(self) -> str:
        """What a run that was cut has left out."""
        left = [check.name for lane in (*self.lanes, self.last) for check in lane.waiting]
        for running in self.running():
            tally = running.check.tally
            left.insert(0, running.check.name)
            if tally and tally.tests:
                left[0] = f"{tally.unfinished()} tests of {running.check.name}"
                left[1:1] = [f"(then ran: {name})" for name in tally.running]
        return ", ".join(left)


def duration(seconds: float) -> str:
    """Seconds as people say them."""
    return f"{seconds:.1f} s" if seconds < 60 else f"{int(seconds) // 60}:{int(seconds) % 60:02} min"


class Forecast:
    """How far it is, and how long it will probably take: from what each part took elsewhere."""

    def __init__(self, checks: list[Check], expected: dict[str, float]) -> None:
        self._checks, self._done = checks, set[str]()
        self._expected = expected
        self._began = self._shown = time.monotonic()
        self._watched = sys.stdout.isatty()

    def is_done(self, check: Check) -> None:
        """This one is over."""
        self._done.add(check.name)

    def share(self) -> float:
        """The part of all work that is done, by what it took elsewhere."""
        parts = [self._part(check) for check in self._checks]
        return sum(done for done, _ in parts) / sum(whole for _, whole in parts)

    def _part(self, check: Check) -> tuple[float, float]:
        whole = self._expected.get(check.name, 1.0)
        if check.tally and check.tally.tests:
            of = {name: self._expected.get(name, SHORT) for name in check.tally.tests}
            whole = sum(of.values())
            if check.name not in self._done:
                return sum(of.get(name, 0.0) for name in check.tally.outcomes), whole
        return (whole if check.name in self._done else 0.0), whole

    def sentence(self, running: list[Running]) -> str:
        """How far, how long, and what is being done."""
        now, share = time.monotonic(), self.share()
        gone = now - self._began
        left = f", about {duration(gone * (1 - share) / share)} to go" if share > 0.03 else ""
        told = [self._name(each) for each in running]
        told += [
            f"{name} for {now - since:.0f} s" for name, since in under_way(running) if now - since > SLOW
        ]
        return f"{share:4.0%}, {duration(gone)} gone{left}: {', '.join(told)}"

    def _name(self, running: Running) -> str:
        tally = running.check.tally
        return running.check.name + (
            f" {len(tally.outcomes)} of {len(tally.tests)}" if tally and tally.tests else ""
        )

    def show(self, run: Everything) -> None:
        """In place on a terminal, else now and then."""
        now = time.monotonic()
        if now - self._shown > (NEWS if self._watched else FORECAST):
            self._shown = now
            line = self.sentence(run.running())
            if self._watched:
                print(f"\r\033[K{line[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)
            else:
                say(line)

    def clear(self) -> None:
        """Make room for something that stays."""
        if self._watched:
            print("\r\033[K", end="", flush=True)


def under_way(running: list[Running]) -> list[tuple[str, float]]:
    """The tests that run just now, and since when."""
    return [test for each in running if each.check.tally for test in each.check.tally.running.items()]


# From the command line ----------------------------------------------------------------------------------


class Cut(BaseException):
    """The run ends before its time: too late, or somebody wants it."""

    def __init__(self, reason: str, code: int) -> None:
        self.reason, self.code = reason, code


@contextmanager
def cut_by_signals(seconds: int) -> Iterator[None]:
    """Ctrl-C, a request to end and the end of patience all cut the run, also where Ctrl-C was ignored."""

    def cuts(number: int, reason: str, code: int) -> None:
        def cut(*_: object) -> None:
            for each in (signal.SIGINT, signal.SIGTERM, signal.SIGALRM):
                signal.signal(each, signal.SIG_IGN)
            raise Cut(reason, code)

        signal.signal(number, cut)

    cuts(signal.SIGINT, "The tests were interrupted", 130)
    cuts(signal.SIGTERM, "The tests were told to end", 143)
    cuts(signal.SIGALRM, f"The tests were stopped: the {seconds / 60:.0f} minutes left to them are over", 1)
    signal.alarm(seconds)
    yield
    signal.alarm(0)


def main(words: list[str]) -> int:
    """Run everything, say the counts, and fail when anything failed."""
    seconds = int(option(words, "--seconds", str(MINUTES * 60)))
    theirs = [word for word in words if not word.startswith(("--seconds=", "--keep-times", "--afresh"))]
    afresh = not {"--afresh", "--long", "--keep-times"}.isdisjoint(words)
    with tempfile.TemporaryDirectory() as folder:
        everything = Everything(theirs, Path(folder), afresh)
        try:
            with cut_by_signals(seconds):
                everything.run()
        except Cut as cut:
            left = everything.what_did_not_run()
            everything.stop()
            say(f"\n{cut.reason}. Not run: {left}.")
            say_counts(everything)
            return cut.code
    if "--keep-times" in words:
        keep_times(everything.took)
    say_counts(everything)
    strict, counts = os.environ.get("CI") == "true", everything.counts
    return int(counts["failed"] > 0 or (strict and counts["skipped"] > 0))


def say_counts(everything: Everything) -> None:
    """The names of what failed, and the line of counts."""
    if everything.failures:
        say("\nFailed:\n" + "\n".join(f"  {name}" for name in dict.fromkeys(everything.failures)))
    say("\n" + ", ".join(f"{everything.counts[name]} {name}" for name in ("passed", "failed", "skipped")))


def keep_times(took: dict[str, float]) -> None:
    """Write down what takes long."""
    long = {name: round(seconds, 1) for name, seconds in sorted(took.items()) if seconds >= 0.5}
    EXPECTED.write_text(json.dumps(long, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
