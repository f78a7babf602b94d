"""What a renderer does: it writes what happened, and what is seen now, for whoever asks; it keeps nothing."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from ...games import find, games
from ...kernel.chronicle import Chronicle
from ...kernel.engine import engine
from ...kernel.layout import NATURE
from ...kernel.log import Entry, Log
from ...kernel.match import Match
from ...kernel.presenters import presenters
from ..connection.encoding import as_written, encode

Telling = tuple[int | None, int]  # whose eyes, and from which version on
LENGTH_BYTES = 4
READY = b""  # the first word of a renderer
AT_ONCE = 1 << 16  # bytes


class Happened(Struct, array_like=True):
    """A line of a log, as `Entry` has it."""

    before: bytes
    seat: int
    action: int
    undo: bool
    note: Any
    actors: int


class Request(Struct, array_like=True):
    """A piece of a match, and who is to be told of it."""

    game: str
    players: int
    options: dict[str, Any]
    first: int  # the version before the first of the lines
    lines: list[Happened]
    now: bytes
    tellings: list[Telling]


class Answer(Struct, array_like=True):
    """What all see; and for each telling what those eyes see beside it, and what they saw happen."""

    shared: bytes
    private: list[bytes]
    events: list[bytes]


encode_words = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode


def request(match: Match, tellings: Sequence[Telling]) -> Request:
    """What a renderer must know to tell of a match as it stands."""
    first = min(since for _, since in tellings)
    lines = [
        Happened(one.before.tobytes(), one.seat, one.action, one.undo, one.note, one.actors)
        for one in match.log[first:]
    ]
    now = match.state.tobytes()
    return Request(match.game.name, match.players, match.options, first, lines, now, list(tellings))


def answer(request: Request) -> Answer:
    """Tell of a match from the piece of it that is here."""
    game = find(request.game)
    kind = engine(game).layout.dtype
    now = states(request.now, kind)
    log = Log()
    log.entries = [Entry(now, NATURE, 0, of=0, forced=False)] * request.first  # nobody asks for those
    log.entries += [entry(one, kind) for one in request.lines]
    about = {"players": request.players, "options": request.options}
    chronicle = Chronicle(engine(game), presenters(game, as_written)[1], log, lambda: now, about)
    events = [encode(chronicle.events(eyes, since)) for eyes, since in request.tellings]
    version = len(log.entries)
    private = [encode(chronicle.private(version, eyes)) for eyes, _ in request.tellings]
    return Answer(encode(chronicle.shared(version)), private, events)


def entry(one: Happened, kind: np.dtype[Any]) -> Entry:
    """A line of the log again."""
    return Entry(
        states(one.before, kind),
        one.seat,
        one.action,
        of=0,
        forced=False,
        undo=one.undo,
        note=one.note,
        actors=one.actors,
    )


def states(written: bytes, kind: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """A state again; compiled rules take none that cannot be written to."""
    return np.frombuffer(bytearray(written), kind)


# Words between the processes


def framed(words: bytes) -> bytes:
    """Words with their length before them."""
    return len(words).to_bytes(LENGTH_BYTES, "little") + words


def taken(buffer: bytearray) -> Iterator[bytes]:
    """All whole words that have come; what is left of a buffer is the beginning of the next."""
    start = 0
    while len(buffer) >= start + LENGTH_BYTES:
        end = start + LENGTH_BYTES + int.from_bytes(buffer[start : start + LENGTH_BYTES], "little")
        if len(buffer) < end:
            break
        yield bytes(buffer[start + LENGTH_BYTES : end])
        start = end
    del buffer[:start]


def main(house: socket.socket) -> None:
    """Write whatever is asked for, until the other side hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house says when it is over
    for name in games():
        engine(find(name)).warm()
        presenters(find(name), as_written)
    gc.collect()
    gc.freeze()
    house.sendall(framed(READY))
    buffer = bytearray()
    while some := house.recv(AT_ONCE):
        buffer += some
        for words in taken(buffer):
            house.sendall(framed(encode_words(answer(decode_request(words)))))


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
