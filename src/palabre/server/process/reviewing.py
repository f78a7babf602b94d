"""Reviewing beside the server: a child that steps back behind everybody, so that no move waits for it."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable

from ...analysis.reviewing import reviewed
from ...games import find
from ...kernel.replaying import replay

LAST = 19  # as `nice` counts: whoever else wants the processor goes first
LONGEST = 1 << 24  # bytes of the one line that a review is
SAID_EVERY = 0.02  # of the work
ROUGH = 0.1  # of an ordinary review's work: enough to look at while it is being made
FINE = "fine "  # before the last line; what comes before it as JSON is the rough one
Watch = Callable[[float], None]


class ReviewFailed(Exception):
    """The child ended without a review."""


async def review_beside(
    record: str, watch: Watch, rough: Callable[[str], None] = lambda made: None, work: float | None = None
) -> str:
    """The review of a record as JSON, made in a process of its own; `watch` is told which share is done.

    Long before it a rough one comes, and `rough` is told; not where so many times the work is asked for.
    """
    asked = () if work is None else (str(work),)
    command = (sys.executable, "-m", "palabre.server.process.reviewing", *asked)
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST)
    assert child.stdin
    assert child.stdout
    try:
        child.stdin.write(record.encode())
        child.stdin.close()
        async for line in child.stdout:
            told = line.decode().rstrip("\n")
            if told.startswith(FINE):
                return told.removeprefix(FINE)
            if told.startswith("{"):
                rough(told)
            else:
                watch(float(told))
        raise ReviewFailed
    finally:
        if child.returncode is None:
            child.terminate()
        await child.wait()


def main() -> None:
    """In the child: a record comes in, shares of the work and reviews go out, a line each."""
    os.nice(LAST)
    said = 0.0

    def watch(share: float) -> None:
        nonlocal said
        if share - said >= SAID_EVERY:
            said = share
            print(share, flush=True)

    match = replay(sys.stdin.read(), find)
    if len(sys.argv) > 1:
        print(FINE + json.dumps(reviewed(match, None, 0, watch, float(sys.argv[1]))), flush=True)
        return
    rough = reviewed(match, None, 0, lambda share: watch(ROUGH * share), ROUGH)
    print(json.dumps(rough), flush=True)
    fine = reviewed(match, None, 0, lambda share: watch(ROUGH + (1 - ROUGH) * share))
    print(FINE + json.dumps(fine), flush=True)


if __name__ == "__main__":
    main()
