"""What tests/conftest.py promises: skips fail in CI, wide runs, long counts, tests that run alone."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from run import ROOT

pytest_plugins = "pytester"

SAMPLE = """
import pytest

def test_counts(count): print("counted", count(3, 30_000))

@pytest.mark.alone
def test_alone(): pass

@pytest.mark.wide
def test_wide(): pass

@pytest.mark.long
def test_long(): pass

def test_needs_a_browser(): pytest.skip("no browser")

@pytest.mark.xfail(reason="known")
def test_known(): assert False
"""


Outcome = Callable[..., str]


@pytest.fixture
def sample(pytester: pytest.Pytester) -> Path:
    """A folder with our conftest and some tests."""
    (pytester.path / "tests").mkdir()
    for name in ("conftest.py", "tally.py"):
        shutil.copy(ROOT / "tests" / name, pytester.path / ("tests" if name == "tally.py" else "."))
    for name in ("pyproject.toml", "run.py"):
        shutil.copy(ROOT / name, pytester.path)
    (pytester.path / "test_sample.py").write_text(SAMPLE)
    return pytester.path


@pytest.fixture
def outcome(
    sample: Path,
    pytester: pytest.Pytester,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> Outcome:
    """What pytest prints about that folder."""
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)

    def of(*words: str, ci: str = "false") -> str:
        monkeypatch.setenv("CI", ci)
        pytester.runpytest_inprocess("-s", "-p", "no:cacheprovider", ".", *words)
        return capfd.readouterr().out

    return of


def test_a_skip_is_one_line_with_its_reason(outcome: Outcome) -> None:
    printed = outcome()
    assert "1 passed, 1 skipped, 3 deselected, 1 xfailed" in printed
    assert (
        len([line for line in printed.splitlines() if line.startswith("SKIPPED") and "no browser" in line])
        == 1
    )


def test_in_ci_a_skip_is_a_failure(outcome: Outcome) -> None:
    printed = outcome(ci="true")
    assert "1 failed, 1 passed, 3 deselected, 1 xfailed" in printed
    assert "with CI=true that is a failure: Skipped: no browser" in printed


def test_in_ci_a_skipped_module_is_a_failure(outcome: Outcome) -> None:
    Path("test_module.py").write_text("import pytest\npytest.importorskip('no_such_module')\n")
    assert "error" in outcome("test_module.py", ci="true").splitlines()[-1]


def test_counts_are_short_or_long(outcome: Outcome) -> None:
    assert "counted 3\n" in outcome()
    assert "counted 30000\n" in outcome("--long")


def test_long_tests_run_with_long_only(outcome: Outcome) -> None:
    assert "4 passed, 1 skipped, 1 xfailed" in outcome("--long")


def test_wide_tests_run_with_wide_and_long(outcome: Outcome) -> None:
    assert "3 passed, 1 skipped, 1 deselected, 1 xfailed" in outcome("--wide")


def test_tests_that_run_alone_can_be_left_out_or_chosen(outcome: Outcome) -> None:
    assert "2 passed, 1 skipped, 2 deselected" in outcome("--wide", "--alone", "without")
    assert "1 passed, 5 deselected" in outcome("--wide", "--alone", "only")


def test_an_unknown_mark_is_an_error(outcome: Outcome) -> None:
    Path("test_marked.py").write_text("import pytest\n@pytest.mark.lnog\ndef test_it(): pass\n")
    assert "'lnog' not found" in outcome("test_marked.py")


def test_a_warning_is_an_error(outcome: Outcome) -> None:
    Path("test_warning.py").write_text("import warnings\ndef test_it(): warnings.warn('careful')\n")
    assert "1 failed" in outcome("-k", "test_warning")
