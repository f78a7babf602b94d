"""`python -m palabre.studies FILE.toml`: a study where there is no command line, only Numba and NumPy."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .pools import pool_at
from .running import run


def main() -> None:
    """Carry a study out, and say where its report is."""
    parser = argparse.ArgumentParser(prog="python -m palabre.studies")
    parser.add_argument("file", type=Path)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--dask")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    with pool_at(asked.dask, asked.workers) as pool:
        print(run(asked.file, pool, print, told, asked.out))


def told(share: float) -> None:
    """How far it has come."""
    print(f"\r{share:.1%}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
