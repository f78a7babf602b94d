"""The review of a whole game: its ledger, what choices cost, and what is worth looking at again."""

from __future__ import annotations

from typing import NamedTuple

from ..bots.exercises import Reason
from ..bots.exercises.explaining import reasons
from ..kernel.errors import PalabreError
from ..kernel.game import Game
from ..kernel.match import Match
from .costs import ANEW, ONCE_MORE, Apart, Doubt, believable, cost_of, doubted, seat_at, shrunk
from .ledger import Ledger, Watch, account, kept
from .reactions import readers
from .steps import Stretch, stretches
from .sureness import best_player, left_out, off_of
from .suspecting import hands
from .types import Cost, Mistake, Review, Step

MISTAKES = TURNING = 3  # that are told
WORK = {
    "values": 36_000,
    "choices": 36_000,
}  # games played on in an ordinary review, where a game says nothing
ROUNDS = (0.22, 0.16, 0.14, 0.12)  # of the work, to find what was better: everywhere,
FEWER = 2  # then in so much fewer decisions, and so on
FOR_ALL = 0.08  # of the work, to measure what each choice cost,
SUSPECTS, FOR_SUSPECTS = 8, 0.28  # and once more, at length, those that seem dearest
FEWEST, FEWEST_A_CHOICE = 16, 24  # simulations of a value, and of all choices of a decision
WORTH_SAYING = 0.5  # points, of what makes a choice better
OF_VALUES = 0.5  # of the work, for who watches


class Effort(NamedTuple):
    """How much is simulated: of each value, and for each decision."""

    values: int
    choices: int


def ordinary(game: Game, steps: list[Stretch], share: float = 1.0) -> Effort:
    """As many as make a review of a long game take as long as one of a short game, or a share of it."""
    work = {name: share * most for name, most in {**WORK, **game.tuning.get("review", {})}.items()}
    decisions = sum(step.chosen is not None for step in steps)
    values = max(FEWEST, int(work["values"]) // max(1, len(steps)))
    return Effort(values, max(FEWEST_A_CHOICE, int(work["choices"]) // max(1, decisions)))


def reviewed(match: Match, simulations: int | None, seed: int, watch: Watch, share: float = 1.0) -> Review:
    """The review of a finished match; with a number of simulations, so many of each value and decision.

    Without one it is an ordinary review, or a rougher one that does only a share of the work.
    """
    if not match.over:
        raise PalabreError("review-unfinished", moves=match.version)
    steps = stretches(match)
    effort = Effort(simulations, simulations) if simulations else ordinary(match.game, steps, share)
    ledger = kept(match, steps, effort.values, seed, lambda share: watch(OF_VALUES * share))
    costs = costs_of(
        match, steps, effort.choices, seed, lambda share: watch(OF_VALUES + (1 - OF_VALUES) * share)
    )
    return assembled(match, ledger, costs, seed)


def costs_of(match: Match, steps: list[Stretch], budget: int, seed: int, watch: Watch) -> dict[int, Cost]:
    """What each choice cost, by the number of its step; most is looked for where most seems given away."""
    doubts = {
        number: doubted(seat_at(match, step.places[0], seed), step.chosen.action)
        for number, step in enumerate(steps)
        if step.chosen
    }
    suspects = suspected(doubts, budget * len(doubts), watch)
    times = max(2, int(FOR_ALL * budget) // 2)
    rough = {number: doubt.measured(times, ANEW) for number, doubt in doubts.items() if doubt.seems > 0}
    watch(1 - FOR_SUSPECTS)
    spread, nothing = believable([*rough.values()]), Apart(0.0, 0.0, 0)
    found = {number: shrunk(each, spread) for number, each in rough.items()}
    longer = int(FOR_SUSPECTS * budget * len(doubts)) // (2 * SUSPECTS)
    found |= {number: doubts[number].measured(max(2 * times, longer), ONCE_MORE) for number in suspects}
    watch(1.0)
    return {number: cost_of(doubt, found.get(number, nothing)) for number, doubt in doubts.items()}


def suspected(doubts: dict[int, Doubt], work: int, watch: Watch) -> list[int]:
    """The choices that seem dearest: all are looked at, then half of them longer, and so on."""
    left, done = sorted(doubts), 0.0
    for share in ROUNDS:
        for at, number in enumerate(left):
            doubts[number].look(int(share * work) // len(left))
            watch(done + share * at / len(left))
        left = sorted(left, key=lambda number: -doubts[number].seems)[: max(SUSPECTS, len(left) // FEWER)]
        done += share
    return [number for number in left[:SUSPECTS] if doubts[number].seems > 0]


def assembled(match: Match, ledger: Ledger, costs: dict[int, Cost], seed: int) -> Review:
    """All that is told of a game."""
    left = left_out(ledger)
    spent = [sum(costs[number]["cost"] for number in ledger.chosen_by(seat)) for seat in range(match.players)]
    return {
        "game": match.game.name,
        "players": match.players,
        "moves": match.version,
        "simulations": ledger.times,
        "seed": seed,
        "whole": ledger.whole,
        "scores": match.scores,
        "winners": match.winners,
        "start": ledger.values[0].tolist(),
        "steps": told_steps(match, ledger, costs),
        "accounts": [
            account(ledger, seat, spent[seat], off_of(ledger, left, seat)) for seat in range(match.players)
        ],
        "mistakes": [mistake(match, ledger, number, costs[number], seed) for number in dearest(costs)],
        "turning": turning(ledger),
        "luckiest": luckiest(ledger),
        "played": best_player(ledger, left, range(match.players)),
        "readers": readers(match, ledger),
        "hands": hands(match, ledger.steps),
    }


def told_steps(match: Match, ledger: Ledger, costs: dict[int, Cost]) -> list[Step]:
    """Every step with what it changed."""
    return [
        {
            "since": step.places[0],
            "until": step.places[-1] + 1,
            "kind": "choice" if step.chosen else "luck",
            "seat": step.chosen.seat if step.chosen else None,
            "choice": match.naming.name(step.chosen.action) if step.chosen else None,
            "change": change.tolist(),
            "after": after.tolist(),
            "cost": costs.get(number),
        }
        for number, (step, change, after) in enumerate(
            zip(ledger.steps, ledger.changes, ledger.values[1:], strict=True)
        )
    ]


def dearest(costs: dict[int, Cost]) -> list[int]:
    """The dearest errors beyond doubt, the dearest first, of those that were measured at length."""
    longest = max((cost["simulations"] for cost in costs.values()), default=0)
    sure = [number for number, cost in costs.items() if cost["low"] > 0 and cost["simulations"] == longest]
    return sorted(sure, key=lambda number: -costs[number]["cost"])[:MISTAKES]


def mistake(match: Match, ledger: Ledger, number: int, cost: Cost, seed: int) -> Mistake:
    """An error, and why the better choice was better."""
    step = ledger.steps[number]
    because: list[Reason] = []
    if step.chosen and match.game.has_room("reasons"):
        seat = seat_at(match, step.places[0], seed)
        best = seat.ids[seat.choices.index(cost["best"])]
        because = reasons(seat, best, step.chosen.action, False, seed)
        if sum(why["points"] for why in because) < WORTH_SAYING:  # it wins more often, but not by points
            because = []
    return {"step": number, "because": because}


def turning(ledger: Ledger) -> list[int]:
    """The steps after which most was different, in the order of the game."""
    moved = abs(ledger.changes).sum(axis=1)
    largest = sorted(range(len(moved)), key=lambda number: -moved[number])[:TURNING]
    return sorted(number for number in largest if moved[number])


def luckiest(ledger: Ledger) -> int | None:
    """The step of nature that gave one seat most."""
    lucky = ledger.lucky
    return max(lucky, key=lambda number: int(ledger.changes[number].max())) if lucky else None
