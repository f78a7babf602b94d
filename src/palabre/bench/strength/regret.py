"""What bots give away near the end, against exact values; only for games that can solve their own end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random as Dice
from statistics import fmean
from typing import Any, NamedTuple

from ...bots.ladder import LevelBot
from ...bots.seat import Seat
from ...bots.specs import NAMED
from ...bots.specs import find as find_bot
from ...bots.tournament.standing import Interval, Standing
from ...games import find, games
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.nature import Seeded
from ...kernel.presenters import presenters

POSITIONS = 100
MOST_TURNS = 20_000  # that solving one position may look into
FEWEST_CHOICES = 2
PLAYER = "greedy"  # who plays up to the positions, with some choices at random
WANDER = 0.2


class Regret(NamedTuple):
    """How many points a bot gives away in a decision, on average."""

    game: str
    bot: str
    positions: int
    mean: float
    interval: Interval
    best: float  # the share of decisions in which it chose a best one


def regrets(specs: tuple[str, ...], positions: int = POSITIONS) -> Iterator[Regret]:
    """The regret of some bots, of `hard` and of its search, in the same solved positions."""
    for name in games():
        game = find(name)
        if game.has_room("endgame"):
            solved = [*solved_positions(game, positions)]
            yield from (of_bot(game, spec, solved) for spec in (*specs, alone(game, "hard"), "hard"))


def alone(game: Game, level: str) -> str:
    """The search of a level in a game, without what it knows of the end."""
    search = LevelBot(level, NAMED[level]).search_in(game)
    wishes = [f"{name}={value:g}" for name, value in search.given.items() if value]
    return "mcts:" + ",".join([f"sims={search.sims}", *wishes])


def of_bot(game: Game, spec: str, solved: list[tuple[Match, Any]]) -> Regret:
    """The regret of one bot."""
    bot, (naming, _) = find_bot(spec), presenters(game)
    lost = []
    for number, (match, solution) in enumerate(solved):
        seat = match.to_act[0]
        action = naming.id(bot.choose(Seat.of(match, seat, number)))
        lost.append(float(solution.regret(seat, action)))
    spread = Standing(spec, scores=lost)
    return Regret(
        game.name, spec, len(lost), fmean(lost), spread.score_interval(), fmean(each <= 0 for each in lost)
    )


def solved_positions(game: Game, most: int, turns: int = MOST_TURNS) -> Iterator[tuple[Match, Any]]:
    """From each of many games the first decision whose end can be solved, and that matters."""
    solve = game.room("endgame").solve
    found = 0
    for seed in range(20 * most):
        if found == most:
            return
        for match in near_the_end(game, seed):
            solution = solve(match.state, turns)
            if solution is not None and matters(match, solution):
                found += 1
                yield match.copy(), solution
                break


def near_the_end(game: Game, seed: int) -> Iterator[Match]:
    """A match, at each decision with few choices."""
    match, dice, player = Match(game, 2, {}, Seeded(seed)), Dice(seed), find_bot(PLAYER)
    while not match.over:
        seat = match.to_act[0]
        if FEWEST_CHOICES <= len(match.choice_ids(seat)) <= 20:
            yield match
        here = Seat.of(match, seat, match.version)
        match.play(dice.choice(here.choices) if dice.random() < WANDER else player.choose(here), seat)


def matters(match: Match, solution: Any) -> bool:
    """Whether not every choice is as good as any other."""
    seat = match.to_act[0]
    return any(solution.regret(seat, action) > 0 for action in match.choice_ids(seat))
