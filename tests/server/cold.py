"""Moves without a server: no socket, no database, only what a processor does for them, at some rate."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Sequence

import palabre
from palabre.kernel.match import Match
from palabre.server.connection.encoding import as_written, encode

TABLES, EYES = 60, 4


def made(match: Match, dice: random.Random) -> None:
    """A choice, its line for the log, and all that four people are told of it."""
    before = match.version
    match.play(dice.choice(match.choices()))
    match.lines()
    for eyes in range(EYES):
        told = [
            match.view(eyes),
            match.events(eyes, before),
            match.choices(eyes) if eyes in match.to_act else [],
        ]
        encode([as_written(each) for each in told])


def begun(seed: int) -> Match:
    """A game of Bonobo Beach."""
    match = palabre.new("bonobo-beach", players=EYES, seed=seed)
    match.write_with(as_written)
    return match


def costs(rate: float, seconds: float) -> float:
    """Milliseconds of processor time a move, at so many a second; 0: one after the other."""
    dice, matches = random.Random(1), [begun(seed) for seed in range(TABLES)]
    for match in matches:
        made(match, dice)
    n, cpu, began = 0, time.process_time(), time.perf_counter()
    while time.perf_counter() < began + seconds:
        place = n % TABLES
        made(matches[place], dice)
        n += 1
        if matches[place].over:
            matches[place] = begun(n)
        if rate:
            time.sleep(max(0.0, began + n / rate - time.perf_counter()))
    return 1000 * (time.process_time() - cpu) / n


def cost_at_once(rates: Sequence[float], seconds: float) -> list[float]:
    """The same in several processes at once."""
    command = [sys.executable, "-m", "tests.server.cold"]
    children = [
        subprocess.Popen([*command, str(rate), str(seconds)], stdout=subprocess.PIPE, text=True)
        for rate in rates
    ]
    return [float(child.communicate()[0]) for child in children]


if __name__ == "__main__":
    print(costs(float(sys.argv[1]), float(sys.argv[2])))
