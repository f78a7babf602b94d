"""How long a game takes to be ready, in a child process: with an empty cache, then with a full one.

Times are those of the processor, which other work on the machine does not stretch.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from typing import Any

LONGEST = 600  # seconds

IMPORT = """
import time; began = time.process_time()
import palabre
print(time.process_time() - began)
"""

READY = """
import json, sys, time
import palabre
match = palabre.new(sys.argv[1], seed=1)
match.view(0)
ready = time.process_time()
from palabre.bots import warm
from palabre.games import find
from palabre.kernel.simulate import simulate
simulate(find(sys.argv[1]), 1)
warm(find(sys.argv[1]))
print(json.dumps({"ready": ready, "all": time.process_time()}))
"""


def import_seconds() -> float:
    """How long `import palabre` takes: the best of three, for the files must be read once."""
    return min(float(child(IMPORT)) for _ in range(3))


def compile_times(game: str) -> dict[str, float]:
    """Seconds until a first match, and then simulations and bots, are ready: cold, and from the cache."""
    with tempfile.TemporaryDirectory() as cache:
        cold = json.loads(child(READY, game, cache=cache))
        cached = json.loads(child(READY, game, cache=cache))
    return {
        "cold_match_seconds": cold["ready"],
        "cold_all_seconds": cold["all"],
        "cached_match_seconds": cached["ready"],
        "cached_all_seconds": cached["all"],
    }


def child(program: str, *words: str, cache: str | None = None) -> Any:
    """What a program prints that runs in a process of its own."""
    environment = {**os.environ, **({"PALABRE_CACHE": cache} if cache else {})}
    command = [sys.executable, "-c", program, *words]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=LONGEST, check=True
    )
    return done.stdout
