"""The server as people start it, in a process of its own, which a test may kill."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = Path(os.environ.get("PALABRE_PAGE") or ROOT / "src" / "palabre" / "server" / "page")
START = (
    "import sys; from pathlib import Path; from palabre.server import serve; serve.PAGE = Path(sys.argv[2]); "
)
RUN = "serve.run(port=int(sys.argv[1]), quick=True)"
PATIENCE = 300.0  # seconds: the first start on a machine compiles the games


class House:
    """A server with a folder and a port of its own."""

    def __init__(self, folder: Path, source: Path = ROOT / "src", page: Path = PAGE) -> None:
        if not (page / "index.html").exists():
            pytest.skip("the page is not built: `npm run build` in web/")
        self.folder = folder
        self.source, self.page = source, page
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve; returns when it answers."""
        env = {**os.environ, "PALABRE_DATA": str(self.folder), "PYTHONPATH": str(self.source)}
        command = [sys.executable, "-c", START + RUN, str(self.port), str(self.page)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        wait_for(self.answers, PATIENCE)

    def answers(self) -> bool:
        """Whether it lives."""
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "log").read_text()
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """SIGKILL: no good-bye, nothing finished."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(is_so: Any, seconds: float) -> None:
    """Until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, f"{is_so} is still not so after {seconds} s"
        time.sleep(0.05)
