"""Fills the caches, of compiled rules and of tests, before several workers ask for them at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from palabre.games import games

WARMING = [sys.executable, "-m", "palabre.server.process.warming"]
READING = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "tests"]


def main() -> int:
    """Every game, in two processes, and every test where none was ever read."""
    commands = [[*WARMING, *games()[half::2]] for half in range(2)]
    if not any(Path(__file__).parent.glob("kernel/__pycache__/*")):
        commands.append(READING)
    started = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands]
    return max(each.wait() for each in started)


if __name__ == "__main__":
    sys.exit(main())
