"""What is promised to programs that learn: ids, names and observations hold within a version of the rules."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

import palabre
from palabre.games import find
from palabre.kernel.naming import frozen

PROMISED = json.loads((Path(__file__).parents[1] / "golden" / "promised.json").read_text(encoding="utf-8"))


def digest(names: object) -> str:
    """What changes with any name, or their order."""
    return hashlib.sha256(repr(names).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", palabre.games())
def test_ids_and_observations_are_those_of_this_version_of_the_rules(name: str) -> None:
    """Where this fails, raise `rules_version` of the game and write its new line into promised.json."""
    game = find(name)
    assert PROMISED[name][str(game.rules_version)] == {
        "n_actions": game.n_actions,
        "actions": digest([frozen(named) for named in game.actions]),
        "observation": digest(game.observation.names),
    }


@pytest.mark.parametrize("name", palabre.games())
def test_no_game_goes_beyond_what_is_declared(name: str) -> None:
    game = find(name)
    for players in (game.min_seats, game.max_seats):
        match = palabre.new(name, players, seed=1)
        guess = Random(1)
        while not match.over:
            seat = match.to_act[0]
            ids = match.choice_ids(seat)
            answer = int(match.state["answer"][0]) if game.real_time and len(match.to_act) > 1 else None
            match.play_id(guess.choice(ids) if answer is None else answer, seat)
        chances = [entry.of for entry in match.log]
        assert max(chances) <= game.most_chances
        assert match.version * 2 < game.longest
