"""What previews call sure, or certain, or possible: played out, it comes true (BK-3 to BK-11)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from palabre.games.bakong import GAME
from palabre.games.bakong.box import FACES, N_ROLLS, ONE, THREE
from palabre.games.bakong.rules.ids import FOLD_MAP, WALK
from palabre.games.bakong.state import Phase
from palabre.kernel.layout import NATURE
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from palabre.kernel.plain import Plain
from tests.contract.checks import random_play

Count = Callable[[int, int], int]
FORESEEN = ("flip", "flip_also", "fold_map", "walk")


def test_bk_nothing_that_is_called_sure_fails_to_happen(count: Count) -> None:
    """Every preview of random games, one of its walks played out; some tables are nearly out of emeralds."""
    rng = random.Random(1)
    for match, choice in previewed(rng, count(2_000, 100_000)):
        check_way(Way(match, choice, rng), match.preview(choice))


def previewed(rng: random.Random, wanted: int) -> Iterator[tuple[Match, dict[str, Any]]]:
    """So many choices of random games that lead to a walk."""
    found = 0
    while found < wanted:
        options = {
            "quicksand": rng.choice(["at_once", "after_move"]),
            "memory_aid": rng.random() < 0.7,
            "obstacles": rng.choice(["passed", "may_stop"]),
            "sunk_object": rng.choice(["after_stop", "before_stop"]),
        }
        match = Match(GAME, rng.randint(2, 6), options, Seeded(rng.randrange(10**6)))
        if rng.random() < 0.5:
            match.state["supply_tokens"][0][ONE] = rng.randrange(4)
        for _ in random_play(match, rng):
            choice = rng.choice(match.choices())
            if choice["do"] in FORESEEN:
                found += 1
                yield match, choice


class Way:
    """A choice played out on a copy by rules alone, with random walks and losses, to what its stop gives."""

    def __init__(self, match: Match, choice: dict[str, Any], rng: random.Random) -> None:
        self.states, self.engine, self.rng = match.state.copy(), match.engine, rng
        self.s: Any = Plain(self.states)
        self.seat = match.to_act[0]
        self.choice = choice
        self.losses = 0
        before = self.counted()
        if choice["do"] != "walk":
            self.act(match.naming.id(choice) or 0)
        if self.s.phase == Phase.MAP:
            self.act(FOLD_MAP)
        self.steps = choice.get("steps") or rng.choice(self.legal()) - WALK + 1
        self.act(WALK + self.steps - 1)
        while self.s.phase == Phase.QUICKSAND:
            self.losses += 1
            self.act(rng.choice(self.legal()))
        self.place = int(self.s.place[self.seat])
        if self.s.phase == Phase.ROLL_CAVE:
            self.engine.act(self.states, NATURE, rng.randrange(N_ROLLS))
        if self.s.phase == Phase.MIX:
            self.act(rng.choice(self.legal()))
        self.ouches, self.worth = (now - then for now, then in zip(self.counted(), before, strict=True))

    def act(self, action: int) -> None:
        """The seat's choice."""
        self.engine.act(self.states, self.seat, action)

    def legal(self) -> list[int]:
        """What the seat may choose."""
        return self.engine.legal_ids(self.states, self.seat)

    def counted(self) -> tuple[int, int]:
        """The ouches of the seat, and what its small emeralds are worth."""
        tokens = self.s.tokens[self.seat]
        return self.s.ouches[self.seat], tokens[ONE] + 3 * tokens[THREE]


def check_way(way: Way, preview: dict[str, Any]) -> None:
    """What came is among what was foretold, and all that was sure."""
    foretold = [walk for walk in preview["walks"] if walk["steps"] == way.steps]
    if not foretold:  # an obstacle that has just come up lets one stop there
        assert len(preview["flips"]["might_show"]) > 1
        return
    (walk,) = foretold
    assert walk["sure"]["place"] in (None, way.place)
    assert walk["sure"]["ouches"] <= way.ouches
    assert walk["sure"]["objects_lost"] <= way.losses
    assert walk["sure"]["emeralds_at_least"] <= way.worth
    flips: Any = preview.get("flips")
    shown = FACES[way.s.shows[flips["place"]]] if flips else None
    assert shown is None or shown in flips["might_show"]
    (end,) = (end for end in walk["ends"] if not end["if"] or shown in end["if"])
    if end["certain"]:
        assert end["stop"]["place"] == way.place
    assert end["emeralds_at_least"] <= way.worth
    if not way.losses:
        assert (end["ouches"], end["objects_lost"]) == (way.ouches, 0)
