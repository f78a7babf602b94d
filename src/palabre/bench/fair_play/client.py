"""A simulated client: a person who reacts, a screen that draws frames, a way that delays, perhaps a lie."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from random import Random

from palabre.server.real_time.photo_finish import Transit

FRAME = 1000 / 60

# What TCP waits, on top of a round trip, before it sends a lost packet again; twice as long each time.
RETRANSMISSION = 200.0

# The pings of joining a table and choosing a seat, and those between two rolls.
PINGS_AT_FIRST = 20
PINGS_PER_ROLL = 2


@dataclass(frozen=True, slots=True)
class Character:
    """What a simulated client is like: its way (milliseconds and shares), its clock, and how it lies."""

    ping: float = 40.0
    jitter: float = 0.15
    loss: float = 0.0
    skew: float = 0.0
    frame: float = FRAME
    claims_less: float = 0.0
    lies_share: float = 1.0
    holds_pongs: float = 0.0
    holds_presses: float = 0.0
    draws_late: float = 0.0
    says_frame: float = FRAME
    comes_late: float = 0.0  # to its seat, after reading the dice on a spectator's connection


@dataclass(frozen=True, slots=True)
class Passage:
    """How a roll and its press travel: the way, the wait for a frame, what its stamp misses, the way back."""

    there: float
    wait: float
    unseen: float
    back: float

    def elapsed(self, reaction: float) -> float:
        """Milliseconds at the server between sending the roll and hearing the press."""
        return self.there + self.wait + self.unseen + reaction + self.back


@dataclass(slots=True)
class Client:
    """A character sitting at a table for one game, with what the server has learnt of its connection."""

    character: Character
    rng: Random
    transit: Transit = field(default_factory=Transit)

    def __post_init__(self) -> None:
        self.transit.draws_every(self.character.says_frame)
        self.answer_pings(PINGS_AT_FIRST)

    def one_way(self) -> float:
        """A log-normal delay around half the ping, and more where packets are lost."""
        nature = self.character
        delay = nature.ping / 2 * exp(nature.jitter * self.rng.gauss(0, 1))
        timeout = RETRANSMISSION + nature.ping
        while nature.loss and self.rng.random() < nature.loss:
            delay += timeout
            timeout *= 2
        return delay

    def answer_pings(self, pings: int) -> None:
        """Let the server measure some round trips, as slow as this client makes them."""
        for _ in range(pings):
            self.transit.saw_trip(self.one_way() + self.one_way() + self.character.holds_pongs)

    def passage(self) -> Passage:
        """Draw how the next roll travels; light leaves the screen at some moment of the stamped frame."""
        frame = self.character.frame
        wait = frame * self.rng.random() + self.character.draws_late
        unseen = frame * self.rng.random()
        return Passage(self.one_way(), wait, unseen, self.one_way() + self.character.holds_presses)

    def claim(self, passage: Passage, reaction: float) -> float:
        """What this client says its reaction was."""
        nature = self.character
        honest = (passage.unseen + reaction) * (1 + nature.skew) - nature.comes_late
        # An always honest and an always lying client draw no chance here, so both meet the same weather.
        lies = nature.lies_share == 1 or self.rng.random() < nature.lies_share
        return honest - nature.claims_less if lies else honest
