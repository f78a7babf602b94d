"""OpenSpiel's tensors: what a seat sees now, and behind it a name of all that it has seen."""

from __future__ import annotations

import random

import numpy as np
import pytest

import palabre
from palabre.games import find

BITS = 128


@pytest.mark.parametrize("name", palabre.games())
def test_information_states_have_a_tensor_that_is_equal_where_their_strings_are(name: str) -> None:
    game, dice = palabre.envs.openspiel(name), random.Random(1)
    state, size = game.new_initial_state(), find(name).observation.size
    assert game.observation_tensor_shape() == [size]
    assert game.information_state_tensor_shape() == [size + BITS]
    met: dict[tuple[float, ...], str] = {}
    while not state.is_terminal() and len(met) < 40:
        if not state.is_chance_node():
            seat = state.current_player()
            tensor = state.information_state_tensor(seat)
            assert tensor[:size] == state.observation_tensor(seat)
            assert met.setdefault(tuple(tensor), state.information_state_string(seat)) == (
                state.information_state_string(seat)
            )
            dealt = state.resample_from_infostate(seat, dice.random)
            assert np.array_equal(dealt.information_state_tensor(seat), tensor)
        state.apply_action(dice.choice(state.legal_actions()))
    assert len(set(met.values())) == len(met)
