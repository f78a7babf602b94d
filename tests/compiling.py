"""Fills the cache of compiled rules on both cores before many tests ask for them at once."""

from __future__ import annotations

import subprocess
import sys

from palabre.games import games


def main() -> int:
    """Every game, in two processes."""
    command = [sys.executable, "-m", "palabre.server.process.warming"]
    halves = [subprocess.Popen([*command, *games()[first::2]]) for first in range(2)]
    return max(half.wait() for half in halves)


if __name__ == "__main__":
    sys.exit(main())
