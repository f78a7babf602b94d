"""A line that can be lost: a small relay between a browser and the server, which a test may cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType

PIECE = 65_536


class Tunnel:
    """Passes bytes on in both directions, until it is cut."""

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self._is_silent = False
        self._taking = threading.Thread(target=self._take, daemon=True)
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        """Every line breaks, and new ones do not get through."""
        self._is_cut = True
        self._break()

    def fall_silent(self) -> None:
        """Nothing gets through any more, and nobody is told."""
        self._is_silent = True

    def _break(self) -> None:
        for line in list(self._open):
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """New lines get through again."""
        if self._is_silent:
            self._break()  # what they have swallowed is gone
        self._is_cut = self._is_silent = False

    def __enter__(self) -> Tunnel:
        self._taking.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None
    ) -> None:
        self.cut()
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._taking.join(5)
        self._door.close()

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self._is_cut:
                    near.close()
                    continue
                far = socket.create_connection(self._to)
                self._open |= {near, far}
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := one.recv(PIECE):
                if not self._is_silent:
                    other.sendall(piece)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._open.discard(one)
        one.close()
