"""Several processes on one port: started, watched and stopped together."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from types import FrameType

from msgspec import Struct, json, structs

from ..kernel.errors import PalabreError

log = logging.getLogger(__name__)
PATIENCE = 15.0  # seconds for a worker to end orderly
BREATH = 1.0  # seconds before a worker that died is started again


class Plan(Struct):
    """What a server process needs to know."""

    database: str
    public_url: str | None
    data: str
    quick: bool
    metrics: bool = False
    keep_names: int = 365  # days
    host: str | None = None  # the address to listen at, as it was named
    place: int = 0  # of this worker among all, which hand lines to each other in this folder
    workers: int = 1
    doors: str = ""


class Stopped(Exception):
    """Somebody asked us to end."""


def run_workers(n: int, listener: socket.socket, plan: Plan) -> None:
    """Keep so many workers alive until we are stopped."""
    from .storage.database import is_postgres

    if not is_postgres(plan.database):
        raise PalabreError("workers-need-postgres")
    signal.signal(signal.SIGTERM, stop)
    with tempfile.TemporaryDirectory(prefix="palabre-") as doors:  # only its owner may enter
        plans = [structs.replace(plan, place=place, workers=n, doors=doors) for place in range(n)]
        workers = [start(listener, each) for each in plans]
        try:
            while True:
                time.sleep(BREATH)
                workers = [
                    worker if worker.poll() is None else restart(worker, listener, each)
                    for worker, each in zip(workers, plans, strict=True)
                ]
        except (KeyboardInterrupt, Stopped):
            end(workers)


def start(listener: socket.socket, plan: Plan) -> subprocess.Popen[bytes]:
    """One worker, on the port that is open already."""
    command = [sys.executable, "-m", "palabre.server.workers", str(listener.fileno())]
    worker = subprocess.Popen(
        command, pass_fds=[listener.fileno()], start_new_session=True, stdin=subprocess.PIPE
    )
    if worker.stdin is not None:  # not as an argument, which everybody on the machine could read
        with contextlib.suppress(BrokenPipeError), worker.stdin as told:
            told.write(json.encode(plan))
    return worker


def restart(dead: subprocess.Popen[bytes], listener: socket.socket, plan: Plan) -> subprocess.Popen[bytes]:
    """Another in the place of one that died; its tables are taken over by the others meanwhile."""
    log.error("worker %s ended with %s; another is started", dead.pid, dead.returncode)
    return start(listener, plan)


def end(workers: list[subprocess.Popen[bytes]]) -> None:
    """Let all finish what they are writing, then be gone."""
    for worker in workers:
        worker.send_signal(signal.SIGTERM)
    until = time.monotonic() + PATIENCE
    for worker in workers:
        try:
            worker.wait(max(0.1, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            worker.kill()


def stop(_: int, __: FrameType | None) -> None:
    """What SIGTERM does to the process that watches."""
    raise Stopped


def main() -> None:
    """In a worker: serve at the port that was handed over."""
    from .serve import serve_at, set_up_logs

    set_up_logs()
    listener = socket.socket(fileno=int(sys.argv[1]))
    os.set_inheritable(listener.fileno(), False)
    serve_at(listener, json.decode(sys.stdin.buffer.read(), type=Plan))


if __name__ == "__main__":
    main()
