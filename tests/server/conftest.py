"""One server for all tests that do not end it."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from .live import Live


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that plays without pauses; nothing that a test asks of it may leave a line in its log."""
    server = Live(tmp_path_factory.mktemp("palabre")).start()
    yield server
    code = server.stop()
    assert server.log == "", server.log
    assert code in (0, -signal.SIGTERM)
