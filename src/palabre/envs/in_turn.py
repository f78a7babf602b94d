"""A game for PettingZoo, one seat after the other: Agent Environment Cycle."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ..kernel.amounts import whole_number
from ..kernel.game import Game
from .spacing import Seen, agents_of, both, seen_space, title_of
from .table import MODES, READER, Table


class TableAEC(AECEnv[str, Seen, int]):
    """The seat that is asked is the agent; what it sees and may answer is its observation."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        reward: str = "win",
        illegal: str = "raise",
        reader: Any = READER,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, reward, illegal, reader)
        self.metadata = {
            "name": title_of(game),
            "render_modes": MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.n_actions = game.n_actions + game.real_time  # in a race one may wait
        self.possible_agents = agents_of(self.table.players)
        self.agents: list[str] = []
        self.observation_spaces = {each: seen_space(game, self.n_actions) for each in self.possible_agents}
        self.action_spaces: dict[str, Any] = {
            each: spaces.Discrete(self.n_actions) for each in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The first game of a seed; without one, the next."""
        self.table.begin_next(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat or 0]

    def step(self, action: int | None) -> None:
        """The agent that is asked answers; agents of a game that is over step aside with None."""
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table.answer(-1 if action is None else whole_number("action", action))
        if table.over or table.cut:
            self._end()
        elif table.seat is not None:
            self.agent_selection = self.possible_agents[table.seat]

    def _end(self) -> None:
        over = self.table.over
        paid = self.table.rewards() if over else [0.0] * self.table.players
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and what it may answer: nothing, unless it is the one that is asked."""
        seat = self._seats[agent]
        allowed = self.table.allowed if seat == self.table.seat and not self.table.over else []
        return both(self.table, seat, allowed, self.n_actions)

    def observation_space(self, agent: str) -> Any:
        """What an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may answer at some time or other."""
        return self.action_spaces[agent]

    def render(self) -> str:
        """The table as the agent that is asked sees it: in words, or drawn (`render_mode="svg"`)."""
        return self.table.shown(self.render_mode, self.table.seat)

    def close(self) -> None:
        """Nothing is held."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
