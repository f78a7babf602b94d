"""The server as people start it, with the page, in a process of its own, which a test may kill."""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

from tests.server.live import PAGE as BUILT
from tests.server.live import Live
from tests.server.nursery import ROOT, SOURCE, Nursery

__all__ = ["PAGE", "ROOT", "House", "wait_for"]
PAGE = Path(os.environ.get("PALABRE_PAGE") or BUILT)


class House(Live):
    """A server with the page, which ends with its test."""

    def __init__(
        self,
        folder: Path,
        nursery: Nursery | None = None,
        source: Path = SOURCE,
        page: Path = PAGE,
        quick: bool = True,
    ) -> None:
        if not (page / "index.html").exists():
            pytest.skip("the page is not built: `npm run build` in web/")
        super().__init__(folder, nursery=nursery, source=source, page=page, quick=quick)

    @property
    def address(self) -> str:
        """Where people find it."""
        return self.url

    def start(self, games: int = 0) -> House:
        """Serve; returns when it answers, and games may still be on their way."""
        super().start(games)
        return self

    def __enter__(self) -> House:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None
    ) -> None:
        self.stop()


def wait_for(is_so: Any, seconds: float) -> None:
    """Until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, f"{is_so} is still not so after {seconds} s"
        time.sleep(0.05)
