"""The run of all tests: what it counts, what it shows, and what it does when it is cut."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import run as run_py
from run import ROOT
from tests import everything
from tests.everything import Check, Forecast, counts_of
from tests.tally import Tally
from tests.widely import widely

PYTEST = (
    """<testsuites><testsuite name="pytest" errors="1" failures="2" skipped="3" tests="10"/></testsuites>"""
)
VITEST = """<testsuites tests="3" failures="1" errors="0">
<testsuite name="a" tests="2" failures="1" errors="0" skipped="0"/><testsuite name="b" tests="1" skipped="1"/>
</testsuites>"""


@pytest.mark.parametrize(("text", "counts"), [(PYTEST, (4, 3, 3)), (VITEST, (1, 1, 1))])
def test_reports_are_counted(text: str, counts: tuple[int, int, int], tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(text)
    found = counts_of(report)
    assert (found["passed"], found["failed"], found["skipped"]) == counts


def outcome(code: int, **left: Any) -> Counter[str]:
    """What a check that exits with this code counts as."""
    return +Check("leaving", [], **left).counts(code)


def test_a_check_without_a_report_counts_as_one() -> None:
    assert outcome(0) == Counter(passed=1)
    assert outcome(1) == Counter(failed=1)


def test_a_run_that_dies_before_its_report_counts_as_a_failure(tmp_path: Path) -> None:
    assert outcome(3, report=tmp_path / "never-written.xml") == Counter(failed=1)
    assert outcome(3, tally=Tally(tmp_path / "never-written")) == Counter(failed=1)


def test_where_no_test_was_selected_nothing_failed(tmp_path: Path) -> None:
    assert outcome(5, tally=Tally(tmp_path / "never-written")) == Counter()


def test_what_passed_for_the_same_files_is_not_run_again(tmp_path: Path, monkeypatch: Any) -> None:
    """Nor is it forgotten in the counts; other files, a failure and whoever wants it afresh run it again."""
    monkeypatch.setattr(run_py, "STAMPS", tmp_path / "stamps.json")
    for name in ("tests_beside", "tests_alone"):
        monkeypatch.setattr(everything, name, lambda *_: ())
    runs = tmp_path / "runs"

    def run(files: str | None, code: int = 0, afresh: bool = False) -> tuple[Counter[str], int]:
        command = ["sh", "-c", f"echo >> {runs}; exit {code}"]
        check = Check("looking", command, tmp_path, files=files)
        monkeypatch.setattr(everything, "checks_of_code", lambda _: [check])
        whole = everything.Everything([], tmp_path, afresh)
        whole.run()
        return +whole.counts, len(runs.read_text())

    passed, failed = Counter(passed=1), Counter(failed=1)
    assert run("a") == (passed, 1)
    assert run("a", code=1) == (passed, 1)
    assert run("a", afresh=True) == (passed, 2)
    assert run("b", code=1) == (failed, 3)
    assert run("b") == (passed, 4)
    assert run("b") == (passed, 4)
    assert run(None) == (passed, 5)
    assert run(None) == (passed, 6), "what reads more than files is always run"


# The run itself, on a few tests of its own --------------------------------------------------------------

SAMPLE = """
import time
def test_good(): pass
def test_bad(): assert 1 + 1 == 3
def test_endless():
    while True: time.sleep(0.1)
"""


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """A file of tests, one of which fails and one of which never ends."""
    file = tmp_path / "test_sample.py"
    file.write_text(SAMPLE)
    return file


CTRL_C = (signal.SIGINT, 130)
ONLY_THESE = """
import sys
from tests import everything
everything.WORKERS = 1
everything.checks_of_code = lambda folder: ()
everything.compiled_beforehand = lambda: ()
sys.exit(everything.main(sys.argv[1:]))
"""


def run_of(sample: Path, *words: str) -> subprocess.Popen[str]:
    """The run of everything with these tests only, and Ctrl-C ignored as by `nohup … &`."""
    ours = ["-c", str(ROOT / "pyproject.toml"), "-p", "tests.conftest", "-p", "no:cacheprovider"]
    ours += [f"--rootdir={sample.parent}", "--seconds=120"]
    return subprocess.Popen(
        [sys.executable, "-c", ONLY_THESE, str(sample), *ours, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )


def lines_until(run: subprocess.Popen[str], words: str) -> list[str]:
    """What it says until it says these words."""
    assert run.stdout is not None
    lines: list[str] = []
    for line in run.stdout:
        lines.append(line)
        if words in line:
            return lines
    raise AssertionError("".join(lines))


@pytest.mark.parametrize(("how", "code"), widely([CTRL_C, (signal.SIGTERM, 143)], CTRL_C))
def test_a_failure_is_shown_when_it_happens_and_told_to_end_it_ends_at_once_and_counts_what_ran(
    sample: Path, how: signal.Signals, code: int
) -> None:
    with run_of(sample) as run:
        lines_until(run, "✗ test_sample.py::test_bad")
        lines_until(run, "assert (1 + 1) == 3")
        assert run.poll() is None, "the endless one goes on"
        run.send_signal(how)
        told, _ = run.communicate(timeout=60)
    assert run.returncode == code
    assert "Not run: 1 tests of pytest" in told
    assert "KeyboardInterrupt" not in told
    assert told.splitlines()[-1] == "1 passed, 1 failed, 0 skipped"


@pytest.mark.wide
def test_a_run_over_time_is_stopped_says_what_did_not_run_and_counts_the_rest(sample: Path) -> None:
    with run_of(sample, "--seconds=5") as run:
        told, _ = run.communicate(timeout=120)
    assert run.returncode == 1
    assert "The tests were stopped" in told
    assert "Not run: " in told
    assert int(told.splitlines()[-1].split()[2]) <= 1, "its own stop is no failure"


def test_a_test_that_hangs_fails_with_its_name_and_where_it_stood(sample: Path) -> None:
    with run_of(sample, "-k", "endless", "--timeout=3") as run:
        told, _ = run.communicate(timeout=120)
    assert run.returncode == 1
    assert "test_sample.py::test_endless" in told
    assert "Timeout" in told
    assert "while True: time.sleep(0.1)" in told
    assert told.splitlines()[-1] == "0 passed, 1 failed, 0 skipped"


def test_a_forecast_comes_from_what_was_written_down() -> None:
    known = {"mypy": 30.0, "pytest": 70.0}
    checks = [Check("mypy", []), Check("pytest", [])]
    forecast = Forecast(checks, known)
    assert forecast.share() == 0
    forecast.is_done(checks[0])
    assert forecast.share() == pytest.approx(0.3)
    assert "about" in forecast.sentence([])


def test_everybody_says_the_same_limits() -> None:
    assert run_py.MINUTES == 30
    for page in ("README.md", "CONTRIBUTING.md"):
        assert f"{run_py.MINUTES} minutes" in (ROOT / page).read_text(), page
    more = (ROOT / "CONTRIBUTING.md").read_text()
    assert f"{run_py.MINUTES_WIDE} minutes" in more
    assert f"{run_py.MINUTES_LONG} minutes" in more


def test_ci_runs_everything_widely() -> None:
    lines = [line for line in (ROOT / ".ci/run").read_text().splitlines() if "python" in line]
    assert lines == ["exec python3 run.py test --wide"]
