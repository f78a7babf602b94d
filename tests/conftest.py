"""What all tests share: what is run, short and long counts, tests that run alone, no silent skips in CI."""

from __future__ import annotations

import os
import shutil
import signal
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from palabre.kernel.cache import root
from run import BROWSERS
from tests.server.nursery import Nursery, nursery
from tests.server.progress import FOLDER, Progress
from tests.tally import SHORT, TallyWriter, expected_seconds

IN_CI = os.environ.get("CI") == "true"
TOGETHER = {"analysis", "bots", "envs"}  # folders whose tests need the same compiled programs

hypothesis.settings.register_profile("short", deadline=None, derandomize=True, max_examples=50)
hypothesis.settings.register_profile("long", deadline=None, max_examples=2_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("palabre")
    group.addoption("--wide", action="store_true", help="also what is marked wide, as CI does")
    group.addoption("--long", action="store_true", help="the full counts, which take up to 85 minutes")
    group.addoption("--cuda", action="store_true", help="also what needs a graphics card")
    group.addoption("--alone", choices=("without", "only"), help="leave out, or run only, tests marked alone")
    group.addoption("--tally", type=Path, help="a file that gets a line for every test, as it ends")


def pytest_configure(config: pytest.Config) -> None:
    hypothesis.settings.load_profile("long" if config.getoption("--long") else "short")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # started in the background
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--tally") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(TallyWriter(config.getoption("--tally")))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect, so that neither a test kept for later nor one that is not asked for counts as skipped."""
    alone, is_long = config.getoption("--alone"), config.getoption("--long")
    left_out = set() if is_long else {"long"} if config.getoption("--wide") else {"alone", "wide", "long"}
    left_out |= set() if config.getoption("--cuda") else {"cuda"}

    def is_wanted(item: pytest.Item) -> bool:
        marks = {mark.name for mark in item.iter_markers()}
        return marks.isdisjoint(left_out) and (alone is None or (alone == "only") == ("alone" in marks))

    wanted, left = [i for i in items if is_wanted(i)], [i for i in items if not is_wanted(i)]
    if left:
        config.hook.pytest_deselected(items=left)
    keep_together(wanted)
    items[:] = longest_files_first(wanted)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """What needs a card is nowhere counted without one: say so."""
    if not config.getoption("--cuda"):
        terminalreporter.write_line("Tests that need a graphics card were left out: --cuda runs them.")


def keep_together(items: list[pytest.Item]) -> None:
    """In one worker, where several would compile the same at the same time."""
    for item in items:
        if item.path.parent.name in TOGETHER and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(item.path.parent.name))


def longest_files_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """So that no worker begins something long when the others are done."""
    expected = expected_seconds()
    weights: defaultdict[Path, float] = defaultdict(float)
    for item in items:
        weights[item.path] += expected.get(item.nodeid, SHORT)
    return sorted(items, key=lambda item: -weights[item.path])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, Any, Any]:
    report = yield
    return without_skip(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, Any, Any]:
    report = yield
    return without_skip(report)


def without_skip(report: Any) -> Any:
    """In CI a skip is a failure: there, what a test needs has to be there."""
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome, reason = "failed", report.longrepr
        report.longrepr = f"skipped, and with CI=true that is a failure: {reason[2] if reason else ''}"
    return report


@pytest.fixture(scope="session")
def count(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """`count(1_000, 100_000)`: how many to do, ordinarily and with --long."""
    is_long = bool(request.config.getoption("--long"))
    return lambda short, full: full if is_long else short


@pytest.fixture
def progress(request: pytest.FixtureRequest) -> Callable[[str, int, int], Progress]:
    """`progress("kills", 2, 1_000)`: how many to do; with --long a run goes on where the last was cut."""
    is_long = bool(request.config.getoption("--long"))
    folder = Path(os.environ.get(FOLDER) or root() / "long") if is_long else None
    return lambda name, short, full: Progress(name, full if is_long else short, folder)


@pytest.fixture(scope="session")
def forks() -> Iterator[Nursery]:
    """Servers that are there at once, for tests that are not about how one starts."""
    with nursery() as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is that browser tests drive."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or pytest.skip(f"no browser here: `apt-get install {BROWSERS[0]}`")
