"""Where a network plays against itself: tables of all sizes and options, on all cores."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.programs import value
from ..bots.programs.foreseeing import LISTED, N_INPUTS
from ..bots.search import GUESSED_SPREAD, KNOBS, tuned
from ..bots.workshop import OF_TREES, Program, workshop
from ..kernel.chance import generator
from ..kernel.game import Game
from ..kernel.layout import Reals, Wide
from ..kernel.observing import Singles
from ..kernel.simulate import start_of
from . import living
from .recipe import Recipe

PARTS = 64  # of a generation, each with luck of its own: the same however many workers there are
GAMES_A_TIME = 16
MOST_KEPT = 1024  # positions of so many games
SMALL = 0.5  # of all tables have the fewest seats, and of the others some too
USUAL = 0.75  # of all tables play by the usual options


class Lived(NamedTuple):
    """Positions at the ends of turns, and what came of each for every seat."""

    states: NDArray[Any]
    came: Singles


class Tables:
    """A game, ready to be played many times."""

    def __init__(self, game: Game, recipe: Recipe, workers: int) -> None:
        self.game, self.recipe, self.workers = game, recipe, workers
        self.shop = workshop(game)
        self._pool = ThreadPoolExecutor(workers)
        known: tuple[Program, ...] = (
            *(*self.shop.seeing, *OF_TREES),
            *(living.look_back, living.choose_one, living.spread_out),
        )
        self._live, self._try_out, self._show = (
            self.shop.door(*known, last) for last in (living.live, living.try_out, living.show)
        )

    def live(self, net: Singles, by_network: bool, generation: int) -> Lived:
        """A generation of games that a network, or at first what looks best, plays against itself."""
        each = -(-self.recipe.positions // PARTS)
        done = self._all(lambda part: self._part(net, by_network, each, (generation, part)), PARTS)
        return Lived(np.concatenate([one.states for one in done]), np.concatenate([one.came for one in done]))

    def show(self, lived: Lived, which: Wide, eyes: Wide, net: Singles) -> Singles:
        """What a network is shown of some positions, through the eyes of some seats."""
        rows = 2 if net[LISTED] else 1  # a seat, and the best of its rivals
        out: Singles = np.zeros((len(which), rows * int(net[N_INPUTS])), np.float32)
        each = -(-len(which) // self.workers)

        def part(number: int) -> None:
            some = slice(number * each, (number + 1) * each)
            self._show(lived.states, which[some], eyes[some], net.copy(), out[some].reshape(-1))

        self._all(part, self.workers)
        return out

    def try_out(self, net: Singles, games: int, seats: int) -> float:
        """The share of the wins of one who plays by the network among those who take what looks best."""
        begun, each = self._begun(seats, {}), max(1, games // PARTS)

        def part(number: int) -> float:
            states = self.shop.engine.new_states(living.FIRST)
            states[living.START] = begun
            rng = generator(self.recipe.seed, number)
            return float(self._try_out(states, each, self._manners(whim=0.0), *self._rooms(net), rng))

        return float(np.mean(self._all(part, PARTS)))

    def _all(self, work: Callable[[int], Any], parts: int) -> list[Any]:
        return [*self._pool.map(work, range(parts))]

    def _part(self, net: Singles, by_network: bool, positions: int, number: tuple[int, int]) -> Lived:
        """Positions of games at one table after another."""
        seeds = (self.recipe.seed, *number)
        dice, rng, rooms = np.random.default_rng(seeds), generator(*seeds), self._rooms(net)
        found, n_found = list[Lived](), 0
        while n_found < positions:
            states = self.shop.engine.new_states(living.FIRST + MOST_KEPT)
            states[living.START] = self._drawn(dice)
            came: Singles = np.zeros((MOST_KEPT, living.MOST_SEATS), np.float32)
            manners = self._manners(self.recipe.whim, by_network)
            n = self._live(states, GAMES_A_TIME, manners, *rooms, rng, came.reshape(-1))
            found.append(Lived(states[living.FIRST : living.FIRST + n], came[:n]))
            n_found += n
        return Lived(*(np.concatenate(each)[:positions] for each in zip(*found, strict=True)))

    def _drawn(self, dice: np.random.Generator) -> Any:
        """How a game begins at a table of a size and with options drawn by lot."""
        game, options = self.game, dict[str, Any]()
        most = game.min_seats if dice.random() < SMALL else game.max_seats
        seats = int(dice.integers(game.min_seats, most + 1))
        if dice.random() >= USUAL:
            for option in game.options:
                fit = [each for each in option.values if option.seats_for(each) <= seats]
                options[option.name] = fit[int(dice.integers(len(fit)))]
        return self._begun(seats, options)

    def _begun(self, seats: int, options: dict[str, Any]) -> Any:
        settled = self.game.settle_options(options, seats)
        return start_of(self.shop.engine, seats, self.game.encode_options(settled))[1]

    def _manners(self, whim: float, by_network: bool = True) -> Reals:
        """How it is played."""
        recipe = self.recipe
        hindsight = recipe.hindsight if by_network else 1.0  # at first nothing is foreseen
        return np.array([by_network, recipe.few, recipe.doubt, whim, recipe.skip, hindsight], float)

    def _rooms(self, net: Singles) -> tuple[Any, ...]:
        """Room to work in: ids twice, points, knobs, and a network of its own."""
        reals: Reals = np.zeros(value.N_HEAD)
        reals[: len(KNOBS)] = [tuned(self.game)[name] for name in KNOBS]
        reals[value.SPREAD :] = GUESSED_SPREAD
        ids, inner = np.zeros((2, self.shop.engine.n_actions), np.int16)
        return ids, inner, np.zeros(living.MOST_SEATS, np.int64), reals, net.copy()
