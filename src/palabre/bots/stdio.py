"""Bots in any language: a program that reads a JSON line with a decision and writes one with its choice."""

from __future__ import annotations

import json
import shlex
import subprocess
import tempfile
import threading
import weakref
from math import isfinite
from queue import Empty, SimpleQueue
from typing import IO, Any

from ..kernel.naming import Named, frozen
from .errors import BotFailed, UnknownBot
from .seat import Seat
from .thinking import Thought, Thoughts, silent

SECONDS = 10.0  # that a program has for one choice
STARTING = 30.0  # that it has beside, before its first answer
TAIL = 300  # how much of what it said is repeated when it fails


class StdioBot:
    """A program on the other side of a pipe; started with its first decision, it serves one at a time."""

    def __init__(self, command: str, seconds: float = SECONDS, starting: float = STARTING) -> None:
        if not command.strip():
            raise UnknownBot("bots-stdio-empty")
        self.command = command.strip()
        self.seconds, self.starting = seconds, starting
        self._program: Program | None = None
        self._one_at_a_time = threading.Lock()

    def choose(self, seat: Seat) -> Named:
        """What the program answers."""
        return self._asked(seat)[0]

    def think(self, seat: Seat) -> Thoughts:
        """The same with what the program says of its choices, as far as it does."""
        choice, answer = self._asked(seat)
        told = answer.get("thoughts")
        every = [thought_in(seat, one) for one in told] if isinstance(told, list) else []
        return {**silent(seat, choice), "thoughts": [one for one in every if one is not None]}

    def _asked(self, seat: Seat) -> tuple[Named, dict[str, Any]]:
        with self._one_at_a_time:
            seconds = self.seconds
            if self._program is None:
                self._program = Program(self.command)
                seconds += self.starting
            try:
                return self._chosen(seat, self._program.ask(question(seat), seconds))
            except BotFailed:
                self.close()
                raise

    def close(self) -> None:
        """End the program; the next decision starts it anew."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _chosen(self, seat: Seat, line: str) -> tuple[Named, dict[str, Any]]:
        try:
            answer = json.loads(line)
            choice = answer["choice"]
        except (ValueError, KeyError, TypeError):
            raise BotFailed("bots-stdio-no-json", command=self.command, answer=line.strip()[:TAIL]) from None
        for known in seat.choices:
            if frozen(known) == frozen(choice):
                return known, answer
        raise BotFailed("bots-stdio-no-choice", command=self.command, answer=json.dumps(choice)[:TAIL])


def thought_in(seat: Seat, told: Any) -> Thought | None:
    """What a program says of one choice; nothing where it is not as it should be."""
    if not isinstance(told, dict):
        return None
    value: Any = told.get("value")
    visits: Any = told.get("visits", 0)
    known = next((one for one in seat.choices if one == told.get("choice")), None)
    if known is None or not is_number(value) or not is_number(visits):
        return None
    return {"choice": known, "value": float(value), "visits": int(visits)}


def is_number(said: Any) -> bool:
    """Whether something is a number one can count with; a yes is none."""
    return isinstance(said, int | float) and not isinstance(said, bool) and isfinite(said)


def question(seat: Seat) -> str:
    """A decision as a line of JSON."""
    asked = {"game": seat.game.name, "seat": seat.number, "seed": seat.seed}
    asked |= {"view": seat.view, "choices": seat.choices}
    return json.dumps(asked, ensure_ascii=False, separators=(",", ":")) + "\n"


class Program:
    """A running program with a pipe in and a pipe out."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self._process = self._start()
        self._lines: SimpleQueue[str] = SimpleQueue()
        threading.Thread(target=listen, args=(self._process.stdout, self._lines), daemon=True).start()
        self._end = weakref.finalize(self, end, self._process, self._complaints)

    def _start(self) -> subprocess.Popen[str]:
        try:
            return subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                encoding="utf-8",
                bufsize=1,
            )
        except (OSError, ValueError) as wrong:
            self._complaints.close()
            raise BotFailed("bots-stdio-cannot-start", command=self.command, reason=str(wrong)) from None

    def ask(self, line: str, seconds: float) -> str:
        """Send a line and wait for the answer."""
        assert self._process.stdin
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
            answer = self._lines.get(timeout=seconds)
        except OSError:
            answer = ""
        except Empty:
            raise BotFailed("bots-stdio-silent", command=self.command, seconds=seconds) from None
        if not answer:
            raise BotFailed("bots-stdio-ended", command=self.command, said=self._said())
        return answer

    def _said(self) -> str:
        self._process.wait(1)
        self._complaints.seek(0)
        return self._complaints.read().strip()[-TAIL:]

    def close(self) -> None:
        """End it."""
        self._end()


def listen(stream: IO[str], lines: SimpleQueue[str]) -> None:
    """Pass on every line; an empty one when there will be no more."""
    try:
        for line in stream:
            lines.put(line)
    except (ValueError, UnicodeDecodeError):
        pass  # closed, or no text: the same to who waits
    lines.put("")


def end(process: subprocess.Popen[str], complaints: IO[str]) -> None:
    """End a program that may have ended already."""
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout, complaints):
        try:
            assert stream
            stream.close()
        except OSError:
            pass  # a pipe that broke with the program
