"""All that decides how a network learns."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.game import Game


@dataclass(frozen=True)
class Recipe:
    """The numbers; another person who takes the same gets the same strength."""

    generations: int = 18
    positions: int = 1_000_000  # of each generation
    remembered: int = 8  # generations that are learnt from
    rounds: float = 1.5  # how often each position that is remembered is learnt from, a generation
    portion: int = 4096  # positions at a time
    rate: float = 1.5e-3  # of learning, at first
    last_rate: float = 5e-5
    first: int = 48  # units of each layer
    second: int = 16
    lead: float = 30.0  # points ahead that make a good lead at the end
    scored: float = 0.3  # how much they count beside the win
    few: int = 12  # choices that a player compares
    doubt: float = 0.03  # by how much it may misjudge; twice that in a third of the games, none in another
    whim: float = 20.0  # choices of a thousand that are made at random
    skip: float = 300.0  # positions of a thousand that are left out
    hindsight: float = 1.0  # how much the end counts beside what was foreseen a turn later; 1: alone
    tried: int = 1_600  # games against who takes what looks best, to tell how good it is
    seed: int = 1

    @classmethod
    def of(cls, game: Game) -> Recipe:
        """The recipe by which a game is learnt."""
        return cls(**game.tuning.get("recipe", {}))

    def rate_at(self, generation: int) -> float:
        """How fast a generation learns: the later, the more carefully."""
        part = min(1.0, generation / max(1, self.generations - 1))
        return float(self.rate * (self.last_rate / self.rate) ** part)
