"""Debian's nginx before several processes, with the configuration that hosts copy."""

from __future__ import annotations

import contextlib
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from .live import free_port

DEPLOYED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors warn;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
access_log off;
client_body_temp_path {folder}/body;
proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/fastcgi;
uwsgi_temp_path {folder}/uwsgi;
scgi_temp_path {folder}/scgi;
{site}
}}
"""


def configured(folder: Path, port: int, ports: Sequence[int], hashed: bool = True) -> str:
    """What hosts copy, for other ports; without hashing, the processes in turn."""
    site = DEPLOYED.read_text(encoding="utf-8")
    servers = "".join(f"    server 127.0.0.1:{each} fail_timeout=2s;\n" for each in ports)
    site = re.sub(r"(?:    server 127\.0\.0\.1:\d+ fail_timeout=2s;\n)+", servers, site)
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
    site = site.replace("$remote_addr", "$http_x_forwarded_for")  # a test is many people on one machine
    if not hashed:
        site = re.sub(r"    hash .*;\n", "", site)
    return AROUND.format(folder=folder, site=site)


@contextlib.contextmanager
def nginx(folder: Path, ports: Sequence[int], hashed: bool = True) -> Iterator[tuple[int, int]]:
    """A proxy before these processes: its port and its own process."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    if program is None:
        pytest.skip("no nginx here: `apt-get install nginx-light`")
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    (folder / "nginx.conf").write_text(configured(folder, port, ports, hashed), encoding="utf-8")
    process = subprocess.Popen(
        [program, "-p", str(folder), "-e", f"{folder}/errors", "-c", f"{folder}/nginx.conf"]
    )
    try:
        wait_for(port, process)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(30)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until it listens."""
    until = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise RuntimeError("nginx did not start")
