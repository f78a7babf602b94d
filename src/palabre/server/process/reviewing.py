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
ROUGH = 0.1  # of the work: enough to look at while it is being made
FINE = "fine "  # before the last line; what comes before it as JSON is the rough one
Watch = Callable[[float], None]


class ReviewFailed(Exception):
    """The child ended without a review."""


async def review_beside(
    record: str, watch: Watch, rough: Callable[[str], None] | None = None, work: float = 1.0
) -> str:
    """The review of a record as JSON, made in a process of its own; `watch` is told which share is done.

    It does so many times the work of an ordinary one; whoever wants a rough one long before is told it.
    """
    asked = (str(work), *(["rough"] if rough else []))
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
            if rough and told.startswith("{"):
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

    match, work, before = replay(sys.stdin.read(), find), float(sys.argv[1]), 0.0
    if "rough" in sys.argv:
        before = ROUGH
        rough = reviewed(match, None, 0, lambda share: watch(ROUGH * share), ROUGH * work)
        print(json.dumps(rough), flush=True)
    fine = reviewed(match, None, 0, lambda share: watch(before + (1 - before) * share), work)
    print(FINE + json.dumps(fine), flush=True)


if __name__ == "__main__":
    main()
