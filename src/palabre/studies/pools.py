"""Where pieces are played: in processes of this machine, or on a Dask cluster."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from ..games import find, games
from ..kernel.errors import PalabreError

SECONDS = 10  # to reach a scheduler
AGAIN = 10  # times that a piece is done again because its worker was lost


@contextmanager
def processes(n: int) -> Iterator[Executor | None]:
    """So many processes here; one is the process that asks."""
    if n < 2:
        yield None
        return
    with ProcessPoolExecutor(n, mp_context=get_context("spawn")) as pool:
        yield pool


@contextmanager
def pool_at(dask: str | None, workers: int) -> Iterator[Executor | None]:
    """A cluster if one is named, else processes here."""
    with cluster(dask) if dask else processes(workers) as pool:
        yield pool


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """All workers of the scheduler at an address; a piece whose worker is lost is done again by another."""
    distributed = dask()
    logging.getLogger("distributed").setLevel(logging.ERROR)  # who comes and goes is the cluster's business
    try:
        client = distributed.Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as wrong:
        raise PalabreError("cluster-away", address=address) from wrong
    with client:
        check_versions(client)
        yield client.get_executor(pure=False, retries=AGAIN)


def check_versions(client: Any) -> None:
    """Refuse workers that would play by other rules."""
    here = rules_played()
    others = {worker for worker, there in client.run(rules_played).items() if there != here}
    if others:
        raise PalabreError("cluster-differs", workers=sorted(others))


def rules_played(*names: str) -> list[str]:
    """By which rules this process plays some games, or all."""
    found = [find(name) for name in names or games()]
    return [f"{game.name} {game.rules_version} {game.box_digest}" for game in found]


def dask() -> Any:
    """Dask, or the sentence that says how to get it."""
    try:
        import distributed
    except ModuleNotFoundError as missing:
        raise PalabreError("envs-missing", package="distributed", extra="dask") from missing
    return distributed
