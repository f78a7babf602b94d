"""The run of all tests: what it counts, and what it does when the time is over."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from run import ROOT
from tests.everything import Check, counts_of, run_check

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


def outcome(code: int, report: Path | None = None) -> Counter[str]:
    """What a check that exits with this code counts as."""
    check = Check("leaving", [sys.executable, "-c", f"raise SystemExit({code})"], report=report)
    return +run_check(check)


def test_a_check_without_a_report_counts_as_one() -> None:
    assert outcome(0) == Counter(passed=1)
    assert outcome(1) == Counter(failed=1)


def test_a_run_that_dies_before_its_report_counts_as_a_failure(tmp_path: Path) -> None:
    assert outcome(3, tmp_path / "never-written.xml") == Counter(failed=1)


def test_a_run_over_time_is_stopped_says_so_and_still_ends_with_the_counts() -> None:
    command = [sys.executable, "-m", "tests.everything", "--seconds=1"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 1
    assert "The tests were stopped" in result.stdout
    passed, failed, skipped = result.stdout.splitlines()[-1].split(", ")
    assert passed.endswith(" passed")
    assert int(failed.removesuffix(" failed")) >= 1
    assert skipped == "0 skipped"


def test_ci_calls_exactly_run_py_test() -> None:
    lines = [line for line in (ROOT / ".ci/run").read_text().splitlines() if "python" in line]
    assert lines == ["exec python3 run.py test"]
