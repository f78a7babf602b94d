"""The race: ours and the peers in turn, on one core, the best of several rounds."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field

from ...games import games
from .venue import Contestant, own, peer

ROUNDS = 9
SECONDS = 0.4
SPIEL = ("maedn", "backgammon", "pig", "hex")
ZOO = {"zoo": "PettingZoo connect_four", "vector": "OpenSpiel connect_four, `SyncVectorEnv`"}
PGX = ("connect_four", "backgammon")


@dataclass(frozen=True)
class Entry:
    """One thing that is measured: whose, which game, what of it."""

    who: str  # own, or a peer
    task: str

    def __str__(self) -> str:
        return f"{self.who}:{self.task}"


@dataclass
class Best:
    """The best round of an entry: how many in a second, and what else was counted with it."""

    per_second: float = 0.0
    rest: list[float] = field(default_factory=list)

    def take(self, answer: list[float]) -> None:
        """One more round."""
        n, seconds, *rest = answer
        if n / seconds > self.per_second:
            self.per_second, self.rest = n / seconds, [each / seconds for each in rest]


def entries() -> list[Entry]:
    """All that is measured, in the order of a round."""
    return [
        Entry("own", "calibration"),
        *(Entry("own", f"{name}_rollouts") for name in games()),
        *(Entry("spiel", f"{name}_rollouts") for name in SPIEL),
        Entry("catan", "catan"),
        *(Entry("own", f"{name}_match") for name in games()),
        *(Entry("own", f"{name}_quick") for name in games()),
        Entry("spiel", "maedn_python"),
        *(Entry("own", f"{name}_search") for name in games() if name != "bongo"),
        Entry("spiel", "maedn_search"),
        *(Entry("own", f"{name}_{door}") for name in games() for door in ("aec", "batch")),
        *(Entry("zoo", f"{name}_steps") for name in ZOO),
        *(Entry("pgx_cpu", f"{name}_steps") for name in PGX),
    ]


def race(rounds: int = ROUNDS, told: Callable[[str], None] = print) -> dict[str, Best]:
    """Run all entries in turn, round after round; the best of each counts."""
    core = max(os.sched_getaffinity(0))
    peers = {entry.who for entry in entries()} - {"own"}
    contestants = {who: Contestant(peer(who), core) for who in sorted(peers)}
    contestants["own"] = Contestant(own(), core)
    best = {str(entry): Best() for entry in entries()}
    try:
        for entry in entries():  # a first look: compiling and loading do not count
            told(f"getting ready: {entry}")
            contestants[entry.who].ask(entry.task, SECONDS / 4)
        for number in range(rounds):
            told(f"round {number + 1} of {rounds}")
            for entry in entries():
                best[str(entry)].take(contestants[entry.who].ask(entry.task, SECONDS))
    finally:
        for contestant in contestants.values():
            contestant.close()
    return best
