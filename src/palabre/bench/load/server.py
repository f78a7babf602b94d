"""A server for the load: a process of its own, a database on the disk, no pauses for people."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...games import games

HOST = "127.0.0.1"
COMMAND = """
from pathlib import Path
from palabre.server.serve import run
run(port={port}, data=Path({data!r}), quick=True)
"""
PATIENCE = 900.0  # seconds: from a cold cache every game is compiled first


@contextmanager
def serving(folder: Path, source: Path | None = None) -> Iterator[tuple[int, int]]:
    """A server that is ready for every game, from this source or another's: its port and its process."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-c", COMMAND.format(port=port, data=str(folder))]
    said = folder / "said"
    with said.open("wb") as out:
        env = None if source is None else {**os.environ, "PYTHONPATH": str(source.resolve())}
        process = subprocess.Popen(command, stdout=out, env=env)
    try:
        wait(process, said)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(30)


def wait(process: subprocess.Popen[bytes], said: Path) -> None:
    """Until every game is ready."""
    until = time.monotonic() + PATIENCE
    while said.read_text(encoding="utf-8").count("is ready after") < len(games()):
        if process.poll() is not None or time.monotonic() > until:
            raise RuntimeError("the server did not start")
        time.sleep(0.1)
