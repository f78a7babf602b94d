"""One server for all tests that do not end it, and one PostgreSQL for all that need one."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import pytest

from .live import Live
from .nursery import Nursery
from .shared import Village, new_database, start_postgres


@pytest.fixture(scope="session")
def live(forks: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that plays without pauses; nothing that a test asks of it may leave a line in its log."""
    server = Live(tmp_path_factory.mktemp("palabre"), nursery=forks).start()
    yield server
    code = server.stop()
    assert server.log == "", server.log
    assert code in (0, -signal.SIGTERM)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL of our own; every user makes a database there."""
    server = start_postgres()
    yield server
    server.cleanup()


@pytest.fixture(scope="session")
def village(postgres: Any, forks: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Village]:
    """Three processes; every test leaves all of them running."""
    found = Village(
        tmp_path_factory.mktemp("village"), new_database(postgres, "village"), nursery=forks
    ).start()
    yield found
    found.stop()
    found.assert_quiet()
