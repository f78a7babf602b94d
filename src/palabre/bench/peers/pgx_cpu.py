"""Pgx on the processor, many tables in one compiled call: answers lines like `connect_four_steps 0.4`."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx

TABLES, STEPS = 1024, 32  # side by side, and in one call
Answer = tuple[int, float]  # how many, in how many seconds of this core


class Contest:
    """One game of pgx, played at random, ended games begun anew."""

    def __init__(self, name: str) -> None:
        env = pgx.make(name)

        def step(state: Any, key: Any) -> Any:
            choose, fall, fresh = jax.random.split(key, 3)
            odds = jnp.log(state.legal_action_mask.astype(jnp.float32))
            chosen = jax.random.categorical(choose, odds, axis=1)
            state = jax.vmap(env.step)(state, chosen, jax.random.split(fall, TABLES))
            anew = jax.vmap(env.init)(jax.random.split(fresh, TABLES))
            ended = state.terminated | state.truncated
            state = jax.tree.map(
                lambda new, old: jnp.where(ended.reshape(-1, *[1] * (old.ndim - 1)), new, old), anew, state
            )
            return state, state.observation.sum()

        self._run = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, STEPS)))
        self._state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), TABLES))
        self._key = jax.random.PRNGKey(2)

    def steps(self, seconds: float) -> Answer:
        """Steps, observations and masks included."""
        n, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            self._key, key = jax.random.split(self._key)
            self._state, seen = self._run(self._state, key)
            seen.block_until_ready()
            n += TABLES * STEPS
        return n, spent


def main() -> None:
    """Answer until nobody asks."""
    ready: dict[str, Contest] = {}
    for line in sys.stdin:
        task, seconds = line.split()
        name, _, _ = task.rpartition("_")
        contest = ready.setdefault(name, ready.get(name) or Contest(name))
        print(json.dumps(contest.steps(float(seconds))), flush=True)


if __name__ == "__main__":
    main()
