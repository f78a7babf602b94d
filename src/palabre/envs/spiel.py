"""The games for OpenSpiel: each is registered there under its name, with its options as parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ..games import find, games
from ..kernel.batch import kind_of
from ..kernel.engine import engine
from ..kernel.game import Game, Option, Options
from ..kernel.observing import Singles
from ..kernel.presenters import presenters
from .past import BYTES
from .position import CHANCE, END, Position
from .table import READER

BYTE = 8  # bits
MOST = 1_000.0  # points that nobody reaches, or lacks
SEEDS = 1 << 53
OWN = {"players": 0, "reward": "win", "reader": READER}  # parameters that all games have


def new(game: Game, players: int | None, **settings: Any) -> SpielGame:
    """A game with so many seats, its options by name."""
    seats = game.min_seats if players is None else players
    own = {name: settings.pop(name) for name in OWN if name in settings}
    settled = game.settle_options(settings, seats)
    written = {option.name: written_as(option, settled[option.name]) for option in game.options}
    made: SpielGame = pyspiel.load_game(spiel_name(game), {**written, **own, "players": seats})
    return made


def spiel_name(game: Game) -> str:
    """What a game is called there."""
    return f"palabre_{game.name.replace('-', '_')}"


def is_mixed(option: Option) -> bool:
    """Whether an option is a number or a word, which no parameter there can be."""
    return len({type(value) for value in option.values}) > 1


def written_as(option: Option, value: Any) -> Any:
    """The value of an option as a parameter: numbers among words have an n before them."""
    return f"n{value}" if is_mixed(option) and isinstance(value, int) else value


def read_as(option: Option, value: Any) -> Any:
    """The value that a parameter stands for."""
    return int(value[1:]) if is_mixed(option) and value[1:].isdigit() else value


def kind(game: Game, reward: str = "win") -> pyspiel.GameType:
    """What sort of game it is."""
    sort = pyspiel.GameType
    hides = bool(engine(game).layout.secrets) or game.real_time
    return sort(
        short_name=spiel_name(game),
        long_name=f"Palabre: {game.name}",
        dynamics=sort.Dynamics.SEQUENTIAL,
        chance_mode=sort.ChanceMode.EXPLICIT_STOCHASTIC,
        information=sort.Information.IMPERFECT_INFORMATION if hides else sort.Information.PERFECT_INFORMATION,
        utility=sort.Utility.CONSTANT_SUM if reward == "win" else sort.Utility.GENERAL_SUM,
        reward_model=sort.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **OWN,
            **{each.name: written_as(each, each.default) for each in game.options},
        },
    )


def facts(game: Game, players: int, reward: str) -> pyspiel.GameInfo:
    """How large it is."""
    shared = reward == "win"
    return pyspiel.GameInfo(
        num_distinct_actions=game.n_actions + game.real_time,
        max_chance_outcomes=max(game.most_chances, game.max_seats),
        num_players=players,
        max_game_length=game.longest,
        min_utility=0.0 if shared else -MOST,
        max_utility=1.0 if shared else MOST,
        utility_sum=1.0 if shared else None,
    )


class SpielGame(pyspiel.Game):
    """One of our games, with its seats and options settled."""

    source: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.players = int(given.get("players", 0)) or self.source.min_seats
        self.reward, self.reader = str(given.get("reward", "win")), str(given.get("reader", READER))
        self.source.check_seats(self.players)
        kind_of(self.reward)
        known = {option.name: option for option in self.source.options}
        read = {name: read_as(known[name], value) for name, value in given.items() if name in known}
        self.options: Options = self.source.settle_options(read, self.players)
        self.start = Position(self.source, self.players, self.options, self.reader)
        super().__init__(kind(self.source, self.reward), facts(self.source, self.players, self.reward), given)

    def new_initial_state(self) -> SpielState:
        """A table before the first throw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What writes down what a seat sees."""
        return Observer(self.source, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        """How often nature may act."""
        return self.source.longest


class SpielState(pyspiel.State):
    """A position; all of it is in `position`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.start.copy()
        self._reward = game.reward

    def current_player(self) -> int:
        """The seat that chooses, chance, or nobody any more."""
        seat = self.position.seat
        if seat == END:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, each with its probability."""
        return self.position.outcomes

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        naming, _ = presenters(self.position.game)
        return "wait" if action == self.position.wait else naming.short[action]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.seat == END

    def returns(self) -> list[float]:
        """What each seat is paid; nothing before the end."""
        is_over = self.position.seat == END
        return self.position.returns(self._reward) if is_over else [0.0] * self.position.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state as this might be, for all that a player knows: what is hidden is dealt anew."""
        other: SpielState = self.clone()
        other.position = self.position.redealt(player, int(sampler() * SEEDS))
        return other

    def text(self) -> str:
        """The table in words, as a spectator sees it."""
        return self.position.text()

    def __str__(self) -> str:
        return str(self.position)


class Observer:
    """Writes what a seat sees into `tensor`; with perfect recall, names all that it has ever seen.

    Then the bits of a digest stand behind the numbers: they differ where what was seen and done differs.
    """

    def __init__(self, game: Game, recalls: bool) -> None:
        self._recalls, n_seen = recalls, game.observation.size
        self.tensor: Singles = np.zeros(n_seen + (BYTE * BYTES if recalls else 0), np.float32)
        self._seen, self._past = self.tensor[:n_seen], self.tensor[n_seen:]
        self.dict = {"observation": self._seen, **({"past": self._past} if recalls else {})}

    def set_from(self, state: SpielState, player: int) -> None:
        """What a player sees now, as numbers."""
        state.position.observe(player, self._seen)
        if self._recalls:
            digest = state.position.digest(player).ljust(BYTES, b"\0")  # empty before anything has happened
            self._past[:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The same, or all that the player knows, as a name for it."""
        if self._recalls:
            return state.position.known(player)
        self.set_from(state, player)
        return " ".join(f"{place}:{value:g}" for place, value in enumerate(self.tensor) if value)


def register() -> None:
    """Make every game known to OpenSpiel."""
    for name in games():
        made = type(f"Spiel{name.title().replace('-', '')}", (SpielGame,), {"source": find(name)})
        pyspiel.register_game(kind(find(name)), made)


register()
