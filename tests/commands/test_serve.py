"""`palabre serve` before it serves, and when it is stopped early: a sentence, nothing grave in the log."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

import pytest

from ..server.live import free_port
from ..server.nursery import SOURCE
from ..server.shared import command, refusal

PATIENCE = 300  # seconds, on a busy machine


def test_the_version_is_told(tmp_path: Path) -> None:
    done = command("--version", folder=tmp_path)
    assert (done.returncode, done.stdout) == (0, f"palabre {version('palabre')}\n")


@pytest.mark.parametrize(
    "url", ["table.example.org", "//table.example.org", "ftp://table.example.org", "https:///x"]
)
def test_half_a_public_address_is_refused(url: str, tmp_path: Path) -> None:
    said = refusal(command("serve", "--port", "0", "--public-url", url, folder=tmp_path / "data"), 1)
    assert url in said
    assert "https://table.example.org" in said


@contextmanager
def serving(folder: Path, cache: Path) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """A server that has to compile every game, as soon as it does."""
    port, said = free_port(), folder / "said"
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "PALABRE_DATA": str(folder / "data"), "LC_ALL": "C"}
    with said.open("wb") as out:
        server = subprocess.Popen(
            [sys.executable, "-m", "palabre.cli", "serve", "--port", str(port)],
            env={**env, "PALABRE_CACHE": str(cache)},
            stdout=subprocess.DEVNULL,
            stderr=out,
            start_new_session=True,  # a group of its own, as in a terminal
        )
    until = time.monotonic() + PATIENCE
    try:
        while not (answers(port) and children(server.pid)):
            assert server.poll() is None, said.read_text()
            assert time.monotonic() < until
            time.sleep(0.1)
        yield server, said
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
            return True
    except OSError:
        return False


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def stopped(server: subprocess.Popen[bytes], how: signal.Signals) -> None:
    """As a service is stopped, or by Ctrl-C in a terminal, which all in the group hear."""
    (os.killpg if how == signal.SIGINT else os.kill)(server.pid, how)
    server.wait(60)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_while_games_are_compiled_is_no_error(how: signal.Signals, tmp_path: Path) -> None:
    with serving(tmp_path, tmp_path / "cache") as (server, said):
        compiling = children(server.pid)
        stopped(server, how)
    assert said.read_text() == ""
    assert not [pid for pid in compiling if Path(f"/proc/{pid}").exists()], "nobody is left behind"


def test_a_cache_that_cannot_be_written_is_told_once_and_games_are_compiled_all_the_same(
    tmp_path: Path,
) -> None:
    (tmp_path / "file").touch()
    with serving(tmp_path, tmp_path / "file" / "cache") as (server, said):
        stopped(server, signal.SIGTERM)
    (line,) = [json.loads(line) for line in said.read_text().splitlines()]
    assert line["level"] == "warning"
    assert str(tmp_path / "file" / "cache") in line["what"]
