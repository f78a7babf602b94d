"""Where the peers live: an environment of their own, made when they are first asked for."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from ...kernel import cache

PEERS = (
    "open_spiel==2.0.2",
    "catanatron==3.2.1",
    "pettingzoo==1.27.0",
    "pygame==2.6.1",
    "pgx==2.6.0",
    "jax==0.10.2",
)
HERE = Path(__file__).parent


def python_of_peers() -> Path:
    """The Python that has the peers; installs them if they are not there."""
    home = cache.root() / "peers"
    python, stamp = home / "bin" / "python", home / "installed.txt"
    if not stamp.exists() or stamp.read_text() != " ".join(PEERS):
        venv.create(home, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PEERS], check=True)
        stamp.write_text(" ".join(PEERS))
    return python


def peer(name: str) -> list[str]:
    """The command that starts a peer."""
    return [str(python_of_peers()), str(HERE / f"{name}.py")]


def own() -> list[str]:
    """The command that starts ours."""
    return [sys.executable, "-m", f"{__package__}.own"]


class Contestant:
    """A process pinned to one core that answers how much it gets done."""

    def __init__(self, command: Sequence[str], core: int) -> None:
        pinned = ["taskset", "-c", str(core), *command]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self._process = subprocess.Popen(pinned, text=True, **pipes)  # type: ignore[call-overload]

    def ask(self, task: str, seconds: float) -> list[float]:
        """Do a task for so long."""
        self._process.stdin.write(f"{task} {seconds}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{task} was not answered")
        answer: list[float] = json.loads(line)
        return answer

    def close(self) -> None:
        """Ask nothing more."""
        self._process.stdin.close()
        self._process.wait(30)
