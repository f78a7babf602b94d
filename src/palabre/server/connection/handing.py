"""Between the workers of one machine: a line that came to one is handed, open, to whom it belongs."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import re
import socket
from collections import deque
from collections.abc import Callable
from pathlib import Path

TO_A_TABLE = re.compile(rb"/ws/([0-9a-f]{1,64})(?:\?.*)?").fullmatch
MOST_BYTES = 32 * 1024  # of a request that is handed over; a longer one is answered where it came
PATIENCE = 2.0  # seconds; then whoever has not taken a line is held for dead, and the line comes again
TAKEN = b"t"
Take = Callable[[socket.socket, bytes], None]  # an open line, and the request that was read from it


class Handing:
    """One worker's door to the others: it takes lines from them, and hands them theirs."""

    def __init__(self, folder: Path, place: int, workers: int) -> None:
        self._folder, self._place, self._workers = folder, place, workers
        self._door: socket.socket | None = None
        self._callers: set[socket.socket] = set()
        self._ways: dict[int, Way] = {}

    # Taking

    def open(self, take: Take) -> None:
        """Take lines from now on."""
        self._path.unlink(missing_ok=True)
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._door.setblocking(False)
        self._door.bind(str(self._path))
        self._door.listen(self._workers)
        asyncio.get_running_loop().add_reader(self._door, self._let_in, self._door, take)

    def close(self) -> None:
        """Take no more: the others find the door gone, and go on to the next."""
        loop = asyncio.get_running_loop()
        for each in [*self._callers, *([self._door] if self._door else [])]:
            loop.remove_reader(each)
            each.close()
        self._path.unlink(missing_ok=True)
        self._callers.clear()
        for way in self._ways.values():
            way.close()

    @property
    def _path(self) -> Path:
        return self._folder / str(self._place)

    def _let_in(self, door: socket.socket, take: Take) -> None:
        caller, _ = door.accept()
        caller.setblocking(False)
        self._callers.add(caller)
        asyncio.get_running_loop().add_reader(caller, self._hear, caller, take)

    def _hear(self, caller: socket.socket, take: Take) -> None:
        try:
            request, lines, _, _ = socket.recv_fds(caller, MOST_BYTES, 1)
        except BlockingIOError:
            return
        except OSError:
            request, lines = b"", []
        if not request:
            asyncio.get_running_loop().remove_reader(caller)
            self._callers.discard(caller)
            caller.close()
            return
        with contextlib.suppress(OSError):
            caller.send(TAKEN)
        for line in lines:
            take(socket.socket(fileno=line), request)

    # Handing over

    def hand(self, target: bytes, line: int, request: bytes) -> bool:
        """Hand a line to whom its table belongs; False where that is this worker, or nobody else takes it."""
        found = TO_A_TABLE(target)
        if found is None or len(request) > MOST_BYTES:
            return False
        for place in in_turn(found[1], self._workers):
            if place == self._place:
                return False
            if self._way_to(place).send(line, request):
                return True
        return False

    def _way_to(self, place: int) -> Way:
        if place not in self._ways or self._ways[place].is_closed:
            self._ways[place] = Way(self._folder / str(place))
        return self._ways[place]


class Way:
    """From this worker to another: what was sent, and not taken yet, is kept in hand."""

    def __init__(self, path: Path) -> None:
        self._unanswered: deque[int] = deque()  # lines, the oldest first
        self._impatient: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self.is_silent = False  # somebody is there who does not answer, as a process that was paused
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.setblocking(False)
        try:
            self._socket.connect(str(path))
        except OSError:  # nobody is there
            self._socket.close()
        else:
            self._loop.add_reader(self._socket, self._hear)

    @property
    def is_closed(self) -> bool:
        """Whether nobody is at the other end."""
        return self._socket.fileno() < 0

    def send(self, line: int, request: bytes) -> bool:
        """Send an open line there; False if nobody takes it."""
        if self.is_closed or self.is_silent:
            return False
        try:
            socket.send_fds(self._socket, [request], [line])
        except BlockingIOError:
            return False
        except OSError:
            self.close()
            return False
        self._unanswered.append(os.dup(line))
        if self._impatient is None:
            self._impatient = self._loop.call_later(PATIENCE, self._give_up)
        return True

    def _hear(self) -> None:
        try:
            said = self._socket.recv(len(TAKEN))
        except BlockingIOError:
            return None
        except OSError:
            said = b""
        if not said:
            return self.close()
        self.is_silent = False
        if self._unanswered:
            os.close(self._unanswered.popleft())
        self._wait_anew()
        return None

    def _wait_anew(self) -> None:
        if self._impatient is not None:
            self._impatient.cancel()
        is_due = bool(self._unanswered)
        self._impatient = self._loop.call_later(PATIENCE, self._give_up) if is_due else None

    def _give_up(self) -> None:
        """Nobody takes the lines: end them, so that people come again and are brought elsewhere."""
        self._impatient, self.is_silent = None, True
        for line in self._unanswered:
            with contextlib.suppress(OSError), socket.socket(fileno=os.dup(line)) as ended:
                ended.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Hand nothing over any more; who was on the way comes again."""
        if self._impatient is not None:
            self._impatient.cancel()
        if not self.is_closed:
            self._loop.remove_reader(self._socket)
            self._socket.close()
        self._give_up()
        while self._unanswered:
            os.close(self._unanswered.popleft())


def in_turn(table: bytes, workers: int) -> list[int]:
    """The workers in the order in which a table is theirs: all agree on it, and all tables spread evenly."""
    weights = [hashlib.blake2b(table, digest_size=8, salt=b"%d" % place).digest() for place in range(workers)]
    return sorted(range(workers), key=weights.__getitem__)
