"""The command line as a process of its own: exit codes, streams, signals, ports."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

COMMAND = [sys.executable, "-m", "palabre.cli"]


def started(*words: str, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *words],
        text=True,
        env={**os.environ, "LANG": "C", **(env or {})},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_a_refusal_is_one_sentence_on_standard_error_and_exit_code_2() -> None:
    process = started("simulate", "chess")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    assert err.count("\n") == 1


def test_interrupted_it_ends_quietly() -> None:
    process = started("play", "bongo", "--rounds", "5")
    assert process.stdout is not None
    assert process.stdout.readline().startswith("5 throws")
    while process.stdout.read(1) != ">":  # until it asks
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == ""


def test_output_that_nobody_reads_is_no_error() -> None:
    command = f"{' '.join(COMMAND)} rules bongo | head -1"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert result.stdout == "Bongo\n"
    assert "Traceback" not in result.stderr


def test_a_busy_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = started("serve", "--port", str(port), env={"PALABRE_DATA": str(tmp_path)})
        _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert err.count("\n") == 1
    assert f"127.0.0.1:{port}" in err
    assert "--port" in err


def test_serve_answers_where_it_says(tmp_path: Path) -> None:
    process = started("serve", "--port", "0", env={"PALABRE_DATA": str(tmp_path)})
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        assert str(tmp_path) in process.stdout.readline()
        for _ in range(100):
            try:
                with urllib.request.urlopen(f"{address}/healthz", timeout=5) as answer:
                    assert answer.status == 200
                break
            except OSError:
                time.sleep(0.2)
        else:
            raise AssertionError("it never answered")
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode in (0, 130)
