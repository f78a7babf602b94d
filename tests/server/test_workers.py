"""Workers: what they are told stays between them and whoever starts them."""

from __future__ import annotations

import socket
from pathlib import Path

from palabre.server.workers import Plan, start


def test_the_databases_password_is_in_no_workers_arguments(tmp_path: Path) -> None:
    plan = Plan("postgresql://palabre:a-password@127.0.0.1:1/none", None, str(tmp_path), quick=True)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        worker = start(listener, plan)
        try:
            assert "a-password" not in repr(worker.args)
            shown = Path(f"/proc/{worker.pid}/cmdline")
            assert not shown.exists() or b"a-password" not in shown.read_bytes()
        finally:
            worker.kill()
            worker.wait()
