"""What tests of environments share: who plays at random, and every way to lay a game out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from palabre.games import find

Dice = np.random.Generator


def any_of(mask: Any, dice: Dice) -> int:
    """One of the ids that a mask allows."""
    return int(dice.choice(np.flatnonzero(mask)))


def tables(name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """A game with every number of seats, and with every value of every option."""
    game = find(name)
    yield from ((seats, {}) for seats in range(game.min_seats, game.max_seats + 1))
    for option in game.options:
        for value in option.values[1:]:
            yield max(game.min_seats, option.seats_for(value)), {option.name: value}


def play_aec(env: Any, seed: int, dice: Dice) -> tuple[int, dict[str, float]]:
    """A game of PettingZoo's to its end: how many answered, and what they are paid."""
    env.reset(seed=seed)
    answers, paid = 0, dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        if ended or cut:
            paid[agent] = reward
            env.step(None)
            continue
        env.step(any_of(seen["action_mask"], dice))
        answers += 1
    return answers, paid
