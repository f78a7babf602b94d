"""A fresh clone, an empty home, neither Node nor uv: the table starts, again in seconds, and ends quietly."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from run import ROOT

FIRST_START, SECOND_START = 300, 20  # seconds, on a slow line and a busy machine
BASE_PYTHON = Path(sys.base_prefix, "bin", f"python{sys.version_info[0]}.{sys.version_info[1]}")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def answers(port: int) -> bool:
    """Does a page come from this port?"""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=2) as response:
            return bool(response.status == 200 and b"<html" in response.read().lower())
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


def start_and_end(folder: Path, home: Path, path: Path, patience: float) -> tuple[float, str]:
    """Start the table, wait for its page, end it with Ctrl-C: the seconds it took and what was printed."""
    port, began = free_port(), time.monotonic()
    hidden = {"VIRTUAL_ENV", "PYTHONPATH", "CI"}
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    env.update(HOME=str(home), PATH=str(path))
    with (home / "printed").open("w+") as printed:
        command = [str(BASE_PYTHON), "run.py", "--port", str(port)]
        with subprocess.Popen(command, cwd=folder, env=env, stdout=printed, stderr=printed) as process:
            while not answers(port) and process.poll() is None and time.monotonic() - began < patience:
                time.sleep(0.1)
            seconds = time.monotonic() - began
            process.send_signal(signal.SIGINT)
            process.wait(30)
    return seconds, (home / "printed").read_text()


@pytest.mark.long
@pytest.mark.alone
def test_a_fresh_clone_starts(tmp_path: Path) -> None:
    clone, home, path = (tmp_path / name for name in ("clone", "home", "bin"))
    subprocess.run(["git", "-c", "safe.directory=*", "clone", "-q", ROOT, clone], check=True, timeout=60)
    home.mkdir()
    path.mkdir()
    for tool in ("sh", "env"):
        (path / tool).symlink_to(shutil.which(tool) or f"/bin/{tool}")
    first, printed = start_and_end(clone, home, path, FIRST_START)
    assert first < FIRST_START, printed
    assert "Installing" in printed
    assert "http://127.0.0.1:" in printed
    second, printed = start_and_end(clone, home, path, SECOND_START)
    assert second < SECOND_START, printed
    assert "Installing" not in printed
    assert "Traceback" not in printed
