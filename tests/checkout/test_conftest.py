"""What tests/conftest.py promises: skips fail in CI, long counts, tests that run alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from run import ROOT

SAMPLE = """
import pytest

def test_counts(count): print("counted", count(3, 30_000))

@pytest.mark.alone
def test_alone(): pass

@pytest.mark.long
def test_long(): pass

def test_needs_a_browser(): pytest.skip("no browser")

@pytest.mark.xfail(reason="known")
def test_known(): assert False
"""


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "tests/conftest.py", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "test_sample.py").write_text(SAMPLE)
    return tmp_path


def outcome(folder: Path, *words: str, ci: str = "false") -> str:
    """What pytest prints about a folder of tests."""
    env = {**os.environ, "CI": ci}
    env.pop("PYTEST_ADDOPTS", None)
    command = [sys.executable, "-m", "pytest", "-s", "-p", "no:cacheprovider", ".", *words]
    result = subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, timeout=60, check=False
    )
    return result.stdout + result.stderr


def test_a_skip_is_one_line_with_its_reason(sample: Path) -> None:
    printed = outcome(sample)
    assert "2 passed, 1 skipped, 1 deselected, 1 xfailed" in printed
    assert (
        len([line for line in printed.splitlines() if line.startswith("SKIPPED") and "no browser" in line])
        == 1
    )


def test_in_ci_a_skip_is_a_failure(sample: Path) -> None:
    printed = outcome(sample, ci="true")
    assert "1 failed, 2 passed, 1 deselected, 1 xfailed" in printed
    assert "with CI=true that is a failure: Skipped: no browser" in printed


def test_in_ci_a_skipped_module_is_a_failure(sample: Path) -> None:
    (sample / "test_module.py").write_text("import pytest\npytest.importorskip('no_such_module')\n")
    assert "error" in outcome(sample, "test_module.py", ci="true").splitlines()[-1]


def test_counts_are_short_or_long(sample: Path) -> None:
    assert "counted 3\n" in outcome(sample)
    assert "counted 30000\n" in outcome(sample, "--long")


def test_long_tests_run_with_long_only(sample: Path) -> None:
    assert "3 passed, 1 skipped, 1 xfailed" in outcome(sample, "--long")


def test_tests_that_run_alone_can_be_left_out_or_chosen(sample: Path) -> None:
    assert "1 passed, 1 skipped, 2 deselected" in outcome(sample, "--alone", "without")
    assert "1 passed, 4 deselected" in outcome(sample, "--alone", "only")


def test_an_unknown_mark_is_an_error(sample: Path) -> None:
    (sample / "test_marked.py").write_text("import pytest\n@pytest.mark.lnog\ndef test_it(): pass\n")
    assert "'lnog' not found" in outcome(sample, "test_marked.py")


def test_a_warning_is_an_error(sample: Path) -> None:
    (sample / "test_warning.py").write_text("import warnings\ndef test_it(): warnings.warn('careful')\n")
    assert "1 failed" in outcome(sample, "-k", "test_warning")
