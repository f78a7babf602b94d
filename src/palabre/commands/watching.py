"""A bar that shows how far something has come, if a person watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .speaking import console


@contextmanager
def watched(what: str) -> Iterator[Callable[[float], None]]:
    """Something to tell which share is done; on a terminal it is drawn, elsewhere nothing is."""
    if not sys.stderr.isatty():
        yield lambda share: None
        return
    from rich.progress import Progress

    with Progress(console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=1.0)
        yield lambda share: progress.update(task, completed=share)
