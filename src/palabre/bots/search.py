"""The bot that searches: many simulations of what may be hidden and what may come."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ..kernel.chance import generator
from ..kernel.game import Game
from ..kernel.layout import NATURE, Random, Reals, Wide
from ..kernel.naming import Named
from .beliefs import believed, can_believe
from .errors import UnknownBot
from .learnt import has_learnt
from .programs import tree as trees
from .programs import value
from .programs.turns import DEALT, KNOWN
from .readers import called
from .seat import Seat
from .specs import refuse_settings
from .thinking import Found, Thoughts, thoughts_of
from .workshop import MEMORY, Workshop, workshop

TUNED = Path(__file__).parent / "tuning.json"
TUNING: dict[str, float] = json.loads(TUNED.read_text(encoding="utf-8"))
VALUING, GROWING = ("sharpness", "looks", "scored"), ("explore", "trust", "closed", "open", "reach")
PLAYING_ON, LOOKING = ("turns", "care", "foresight", "few"), ("sight", "wide", "learnt")
KNOBS = (*VALUING, *GROWING, *PLAYING_ON, *LOOKING)  # in the order of the programs
SETTINGS = ("sims", "deals", "beliefs", *KNOBS)
SIMS = 1_000
MOST_NODES = 1 << 20  # 80 MB a thread
MOST_SEATS = 8
MOST_CHOICES = 1_024  # of one decision
GUESSED_SPREAD = 0.3  # of values, before any has been seen
LONGEST_LINE = 4  # choices that are expected after one's own
SURE_AFTER = 8  # visits: what was tried less is not expected
NODES_A_TIME = 40  # where every choice of a node becomes a child at once


class SearchBot:
    """Information-set Monte Carlo tree search; how it goes about a game is tuned by measurement."""

    def __init__(
        self, sims: int = SIMS, given: Mapping[str, float] | None = None, paced: bool = False
    ) -> None:
        self.sims = sims
        self.given = dict(given or {})
        self.paced = paced  # fewer simulations where a game asks for fewer

    @classmethod
    def from_settings(cls, spec: str, given: dict[str, float]) -> SearchBot:
        """A searching bot as its spec describes it."""
        refuse_settings(spec, given, SETTINGS)
        rest = {name: value for name, value in given.items() if name != "sims"}
        return cls(max(1, int(given.get("sims", SIMS))), rest)

    def choose(self, seat: Seat) -> Named:
        """The choice that was tried most."""
        if seat.is_race:
            return seat.named(called(None, seat))
        return seat.named(self.best(self.look_into(seat)))

    def think(self, seat: Seat) -> Thoughts:
        """The same choice, with what the search has to say of all of them."""
        if seat.is_race:
            return thoughts_of(seat, called(None, seat))
        tried = self.look_into(seat)
        chosen = self.best(tried)
        return thoughts_of(seat, chosen, tried, line_after(chosen))

    def best(self, tried: list[Found]) -> int:
        """Of all choices the one that was tried most."""
        return max(tried, key=lambda found: (found.visits, found.value)).action

    def look_into(self, seat: Seat) -> list[Found]:
        """Every choice of a seat, with how often it was tried and what came of it on average."""
        how = self._how(seat.game)
        sims = max(1, round(self.sims * how["pace"]) if self.paced else self.sims)
        deals = int(how["deals"]) if seat.engine.layout.secrets else 0
        knobs: Reals = np.array([how[name] for name in KNOBS])
        rng = generator(seat.seed, seat.number)
        plan = believed(seat) if how["beliefs"] and can_believe(seat.game) else seat.plan
        if not deals:
            return grow(seat, sims, KNOWN, knobs, rng, plan=plan)
        return merged([grow(seat, sims // deals, DEALT, knobs, rng, plan=plan) for _ in range(deals)])

    def _how(self, game: Game) -> dict[str, float]:
        """All settings for a game; what was learnt has some of its own, and counts where there is any."""
        how = {**tuned(game), **self.given}
        if how["learnt"] and has_learnt(game):
            return {**tuned(game), **game.tuning.get("learnt", {}), **self.given}
        if how["learnt"] and not self.paced:
            raise UnknownBot("bots-not-learnt", game=game.name)
        return how | {"learnt": 0}


def tuned(game: Game) -> dict[str, float]:
    """How to search a game, as measurements have shown; one that was never measured is searched as usual."""
    return {**TUNING, **game.tuning.get("search", {})}


def grow(
    seat: Seat,
    sims: int,
    start: int,
    knobs: Reals,
    rng: Random,
    capacity: int | None = None,
    plan: Wide | None = None,
) -> list[Found]:
    """One tree for a seat's decision, from all it knows or from one deal of it."""
    shop = workshop(seat.game)
    capacity = capacity or room_for(sims, knobs)
    tree, reals = MEMORY.tree(capacity)
    trees.plant(tree, reals, capacity)
    reals[: value.N_HEAD] = 0
    reals[: len(knobs)] = knobs
    reals[value.SPREAD : value.N_HEAD] = GUESSED_SPREAD
    arms = sprouted(seat, tree, reals)
    ids, inner, marks = MEMORY.ids(shop, "outer"), MEMORY.ids(shop, "inner"), MEMORY.marks(shop)
    marks.fill(0)
    plan = seat.plan if plan is None else plan
    states = laid(shop, seat, start, rng, plan)
    memory = (ids, inner, marks, np.zeros(MOST_SEATS, np.int64), tree, reals, MEMORY.net(shop), rng)
    shop.search(states, start, seat.number, sims, plan, arms, len(arms), *memory)
    return read(seat, tree, reals)


def sprouted(seat: Seat, tree: Wide, reals: Reals) -> Wide:
    """A node for every choice of the decision."""
    nodes = [trees.new_node(tree, reals, trees.ROOT, seat.number, action, 0.0) for action in seat.ids]
    return np.array(nodes, np.int64)


def room_for(sims: int, knobs: Reals) -> int:
    """How many nodes a tree may need."""
    grows = knobs[value.REACH] >= 0 and (knobs[value.TRUST] or knobs[value.CLOSED])
    a_time = NODES_A_TIME if grows else 1
    return min(MOST_NODES, MOST_CHOICES + sims * a_time)


def laid(shop: Workshop, seat: Seat, start: int, rng: Random, plan: Wide) -> Any:
    """The block of states that a search works on."""
    states = MEMORY.states(shop)
    states[KNOWN] = seat.known[0]
    if start == DEALT:
        states[DEALT] = seat.known[0]
        seat.engine.deal(states[DEALT : DEALT + 1], plan, rng)
    return states


def read(seat: Seat, tree: Wide, reals: Reals) -> list[Found]:
    """What the root of a tree knows of each choice."""
    found = {action: Found(action, 0, 0.0) for action in seat.ids}
    child = int(tree[trees.ROOT * trees.NODE + trees.FIRST])
    while child != trees.NO_NODE:
        node = tree[child * trees.NODE : (child + 1) * trees.NODE]
        action, visits = int(node[trees.ACTION]), int(node[trees.VISITS])
        if action in found and visits:
            total = float(reals[value.N_HEAD + child * trees.PAIR + trees.TOTAL])
            found[action] = Found(action, visits, total / visits)
        child = int(node[trees.NEXT])
    return list(found.values())


def line_after(chosen: int) -> list[tuple[int, int]]:
    """Who chose what most often after a choice, in the tree that this thread has grown last."""
    tree, _ = MEMORY.tree(1)
    node = most_visited(tree, trees.ROOT, chosen)
    line: list[tuple[int, int]] = []
    while node != trees.NO_NODE and len(line) < LONGEST_LINE:
        node = most_visited(tree, node)
        who, action, visits = (
            int(tree[node * trees.NODE + word]) for word in (trees.ACTOR, trees.ACTION, trees.VISITS)
        )
        if node == trees.NO_NODE or visits < SURE_AFTER:
            break
        if who != NATURE:  # of dice the likeliest are passed over, and not foretold
            line.append((who, action))
    return line


def most_visited(tree: Wide, node: int, action: int | None = None) -> int:
    """The child that was tried most, or the one of an action; NO_NODE where there is none."""
    best, child = trees.NO_NODE, int(tree[node * trees.NODE + trees.FIRST])
    while child != trees.NO_NODE:
        visits = tree[child * trees.NODE + trees.VISITS]
        is_meant = action is None or tree[child * trees.NODE + trees.ACTION] == action
        if is_meant and (best == trees.NO_NODE or visits > tree[best * trees.NODE + trees.VISITS]):
            best = child
        child = int(tree[child * trees.NODE + trees.NEXT])
    return best


def merged(trees_found: list[list[Found]]) -> list[Found]:
    """What several trees say together."""
    out = []
    for same in zip(*trees_found, strict=True):
        visits = sum(found.visits for found in same)
        total = sum(found.visits * found.value for found in same)
        out.append(Found(same[0].action, visits, total / visits if visits else 0.0))
    return out
