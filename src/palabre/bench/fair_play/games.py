"""Many simulated games: who won each round, who was truly first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random

from palabre.bench.fair_play.client import FRAME, PINGS_PER_ROLL, Character, Client
from palabre.bench.fair_play.methods import METHODS, by_arrival, by_naive_correction, by_photo_finish

ROUNDS_PER_GAME = 20

# Reading nine dice takes a practised person about a second and a half.
TYPICAL_REACTION = 1500.0
REACTION_SPREAD = 0.25

Reactions = Callable[[Random, int], list[float]]
Seating = Callable[[Random], Sequence[Character]]


def natural(rng: Random, seats: int) -> list[float]:
    """Reactions as people have them, all from one log-normal crowd."""
    return [TYPICAL_REACTION * exp(REACTION_SPREAD * rng.gauss(0, 1)) for _ in range(seats)]


def apart(gap: float) -> Reactions:
    """Reactions always this far apart, one after the other, in an order drawn anew."""

    def draw(rng: Random, seats: int) -> list[float]:
        first = natural(rng, 1)[0]
        order = rng.sample(range(seats), seats)
        return [first + gap * order[seat] for seat in range(seats)]

    return draw


def seated(*characters: Character) -> Seating:
    """The same characters in the same seats, game after game."""
    return lambda rng: characters


def any_people(seats: int) -> Seating:
    """Strangers: near and far, even and uneven lines, lost packets, clocks fast or slow, 60 and 120 Hz."""
    return lambda rng: [anybody(rng) for _ in range(seats)]


def anybody(rng: Random) -> Character:
    """One honest stranger."""
    frame = rng.choice((FRAME, FRAME / 2))
    return Character(
        ping=10 * 30 ** rng.random(),
        jitter=rng.uniform(0.05, 0.25),
        loss=rng.uniform(0.0, 0.01),
        skew=rng.uniform(-0.0002, 0.0002),
        frame=frame,
        says_frame=frame,
    )


@dataclass(slots=True)
class Tally:
    """What came of many rounds: by method how often the truly first won, and with ours each seat's wins."""

    rounds: int = 0
    ties: int = 0
    first_won: dict[str, int] = field(default_factory=lambda: dict.fromkeys(METHODS, 0))
    wins: Counter[int] = field(default_factory=Counter)

    def first_share(self, method: str = "ours") -> float:
        """Percent of the rounds in which the truly first player won."""
        return 100 * self.first_won[method] / self.rounds

    def win_share(self, seat: int) -> float:
        """Percent of the rounds that this seat won with ours."""
        return 100 * self.wins[seat] / self.rounds

    def tie_share(self) -> float:
        """Percent of the rounds told as a tie with ours."""
        return 100 * self.ties / self.rounds


def play(seating: Seating, reactions: Reactions, games: int, seed: int) -> Tally:
    """Play so many games with fresh connections; the same seed gives every study the same weather."""
    tally = Tally()
    for game in range(games):
        play_game(seating, reactions, Random(f"{seed}/{game}"), tally)
    return tally


def play_game(seating: Seating, reactions: Reactions, rng: Random, tally: Tally) -> None:
    """One game: everybody sits down anew, then round after round on the same lines."""
    clients = [Client(character, Random(rng.random())) for character in seating(rng)]
    for _ in range(ROUNDS_PER_GAME):
        play_round(clients, reactions(rng, len(clients)), rng, tally)


def play_round(clients: Sequence[Client], reactions: Sequence[float], rng: Random, tally: Tally) -> None:
    """One roll, judged three ways."""
    for client in clients:
        client.answer_pings(PINGS_PER_ROLL)
    passages = [client.passage() for client in clients]
    truth = reactions.index(min(reactions))
    winner, is_tie = by_photo_finish(clients, passages, reactions, rng)
    tally.rounds += 1
    tally.ties += is_tie
    tally.first_won["arrival"] += by_arrival(clients, passages, reactions) == truth
    tally.first_won["naive"] += by_naive_correction(clients, passages, reactions) == truth
    tally.first_won["ours"] += winner == truth
    tally.wins[winner] += 1
