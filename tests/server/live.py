"""A real server in a process of its own: started, killed and started again, with a port and a folder."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import IO, Any

from .nursery import SOURCE, Forked, Nursery

COMMAND = """
from pathlib import Path
from palabre.server import serve
serve.PAGE = Path({page!r})
serve.run(
    port={port}, data=Path({data!r}), database={database!r}, quick={quick}, workers={workers}, **{settings!r}
)
"""
PAGE = SOURCE / "palabre/server/page"
PATIENCE = 600.0  # seconds: from a cold cache every game is compiled first


class Live:
    """One server: `start`, `kill` as a power cut would, `stop` as a host would."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        nursery: Nursery | None = None,
        source: Path = SOURCE,
        page: Path = PAGE,
        quick: bool = True,
        workers: int = 1,
        **settings: Any,
    ) -> None:
        self.folder = folder
        self.settings = settings  # others of `serve`
        self.quick = quick  # without the pauses that people need
        self.source, self.page = source, page
        self.database = database
        self.nursery = nursery
        self.workers = workers
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def log(self) -> str:
        """What the server has written to standard error since the first start."""
        return (self.folder / "log").read_text(encoding="utf-8")

    @property
    def said(self) -> str:
        """What the server has written to standard output since the last start."""
        return (self.folder / "said").read_text(encoding="utf-8")

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def start(self, games: int = 4) -> Live:
        """Start, and wait until so many games can be played."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "said").open("wb") as said, (self.folder / "log").open("ab") as log:
            self._process = self._forked() if self.nursery else self._begun(said, log)
        self._wait(games)
        return self

    def _begun(self, said: IO[bytes], log: IO[bytes]) -> subprocess.Popen[bytes]:
        page, data = str(self.page), str(self.folder)
        command = COMMAND.format(
            page=page,
            port=self.port,
            data=data,
            database=self.database,
            quick=self.quick,
            workers=self.workers,
            settings=self.settings,
        )
        env = {**os.environ, "PYTHONPATH": str(self.source)}
        return subprocess.Popen([sys.executable, "-c", command], stdout=said, stderr=log, env=env)

    def _forked(self) -> Forked:
        assert self.nursery
        return self.nursery.born(
            self.folder / "said",
            self.folder / "log",
            page=str(self.page),
            port=self.port,
            data=str(self.folder),
            database=self.database,
            quick=self.quick,
            workers=self.workers,
            **self.settings,
        )

    def _wait(self, games: int) -> None:
        until = time.monotonic() + PATIENCE
        while not (self.said.count("is ready after") >= games * self.workers and self.answers()):
            assert self._process is not None
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.said}\n{self.log}")
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it is there."""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """At once, in the middle of anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """In good order; returns the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        code = self._process.wait(30)
        self._process = None
        return code


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
