"""A game for PettingZoo, all seats at once: those who are not asked wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ..kernel.amounts import whole_number
from ..kernel.game import Game
from .spacing import Seen, agents_of, both, seen_space, title_of
from .table import MODES, READER, Table

Told = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TableParallel(ParallelEnv[str, Seen, int]):
    """Every agent answers in every step; the last id is to wait, and all that one may do who is not asked."""

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
        self.table = Table(game, players, options, reward, illegal, reader)
        self.metadata = {"name": title_of(game), "render_modes": MODES}
        self.render_mode = render_mode
        self.n_actions = game.n_actions + 1
        self.possible_agents = agents_of(self.table.players)
        self.agents: list[str] = []
        self.observation_spaces = {each: seen_space(game, self.n_actions) for each in self.possible_agents}
        self.action_spaces: dict[str, Any] = {
            each: spaces.Discrete(self.n_actions) for each in self.possible_agents
        }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """The first game of a seed; without one, the next."""
        self.table.begin_next(seed)
        self.agents = [*self.possible_agents]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Told:
        """All agents answer."""
        table = self.table
        if not self._has_bad_wait(actions):
            table.answer_all(
                {
                    seat: whole_number("action", actions[agent])
                    for seat, agent in enumerate(self.possible_agents)
                }
            )
        over, cut = table.over, table.cut and not table.over
        paid = table.rewards() if over else [0.0] * table.players
        told: Told = (
            self._seen(),
            dict(zip(self.possible_agents, paid, strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut),
            {agent: {} for agent in self.possible_agents},
        )
        self.agents = [] if over or cut else self.agents
        return told

    def _has_bad_wait(self, actions: Mapping[str, int]) -> bool:
        """Whether somebody who is not asked has done something, and has lost by it."""
        table = self.table
        for seat, agent in enumerate(self.possible_agents):
            if (
                seat not in self._asked()
                and whole_number("action", actions[agent]) != table.wait
                and table.illegal != "default"
            ):
                table.checked(seat, whole_number("action", actions[agent]), [table.wait])
        return table.lost is not None

    def _asked(self) -> dict[int, list[int]]:
        """The seats that are asked, each with what it may answer."""
        table = self.table
        if table.over or table.seat is None:
            return {}
        if table.race:
            return {look.seat: [look.action, table.wait] for look in table.race.looks}
        return {table.seat: table.allowed}

    def _seen(self) -> dict[str, Seen]:
        asked, wait = self._asked(), [self.table.wait]
        return {
            agent: both(self.table, seat, asked.get(seat, wait), self.n_actions)
            for seat, agent in enumerate(self.possible_agents)
        }

    def observation_space(self, agent: str) -> Any:
        """What an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may answer at some time or other."""
        return self.action_spaces[agent]

    def render(self) -> str:
        """The table as a spectator sees it: in words, or drawn (`render_mode="svg"`)."""
        return self.table.shown(self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
