"""Servers that are there at once: forked from a process that has loaded all that a server loads.

Whoever kills a server a thousand times would else wait for a thousand imports. What is forked has no thread,
no socket and no database yet: from there on it is started as any other.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import palabre

SOURCE, ROOT = Path(palabre.__file__).parents[1], Path(__file__).parents[2]


class Forked:
    """A process that is not our child, with the words of one that is."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._watch = os.pidfd_open(pid)

    def send_signal(self, how: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._watch, how)

    def poll(self) -> int | None:
        return 0 if select.select([self._watch], [], [], 0)[0] else None

    def wait(self, seconds: float) -> int:
        if not select.select([self._watch], [], [], seconds)[0]:
            raise subprocess.TimeoutExpired(str(self.pid), seconds)
        os.close(self._watch)
        return 0


class Nursery:
    """The process that forks: `born` is a new server."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{SOURCE}:{ROOT}"},
        )
        self._hear()

    def born(self, said: Path, log: Path, **wish: Any) -> Forked:
        """A server with these arguments, which speaks into these files."""
        with self._lock:
            assert self._process.stdin
            print(json.dumps([str(said), str(log), wish]), file=self._process.stdin, flush=True)
            return Forked(int(self._hear()))

    def _hear(self) -> str:
        assert self._process.stdout
        return self._process.stdout.readline()

    def close(self) -> None:
        """No more; whoever still lives ends as well."""
        self._process.communicate(timeout=60)


@contextlib.contextmanager
def nursery() -> Iterator[Nursery]:
    """For as long as a test takes."""
    found = Nursery()
    try:
        yield found
    finally:
        found.close()


def be_a_server(said: str, log: str, wish: dict[str, Any]) -> None:
    """In the fork: a server as its host starts it."""
    from palabre.server import serve

    serve.PAGE = Path(wish.pop("page"))
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for path, how, number in ((os.devnull, os.O_RDONLY, 0), (said, os.O_WRONLY, 1), (log, os.O_WRONLY, 2)):
        os.dup2(os.open(path, how | os.O_APPEND), number)
    try:
        serve.run(**{**wish, "data": Path(wish["data"])})
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(0)


def main() -> None:
    """Load everything, then fork for every line that is read."""
    import palabre.server.serve  # noqa: F401
    from palabre.games import games
    from palabre.server.process.warming import warm

    for game in games():
        warm(game)
    assert threading.active_count() == 1, "a thread does not survive a fork"
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    born = []
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            be_a_server(*json.loads(line))
        born.append(os.pidfd_open(pid))
        print(pid, flush=True)
    for living in born:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(living, signal.SIGKILL)


if __name__ == "__main__":
    main()
