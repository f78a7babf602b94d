"""Who may see what, on a toy that has all three kinds of secrets."""

from __future__ import annotations

import numpy as np
import pytest

from palabre.kernel.layout import UNKNOWN, OwnRow, layout, refuse_bad_secrets
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from palabre.kernel.plain import Plain
from palabre.kernel.secrecy import blanked, came_out
from tests import toy


@pytest.fixture
def match() -> Match:
    return Match(toy.GAME, 3, {}, Seeded(4))


def test_each_seat_sees_its_own_row(match: Match) -> None:
    plan = match.engine.layout
    for seat in range(3):
        wishes = Plain(blanked(match.state, plan, seat)).wish.tolist()
        assert [wish != UNKNOWN for wish in wishes] == [other == seat for other in range(len(wishes))]


def test_spectators_see_no_row(match: Match) -> None:
    assert set(Plain(blanked(match.state, match.engine.layout, None)).wish.tolist()) == {UNKNOWN}


def test_a_cell_known_by_a_mask_is_seen_by_those_in_it(match: Match) -> None:
    plan = match.engine.layout
    true = Plain(match.state)
    for seat in range(3):
        seen = Plain(blanked(match.state, plan, seat))
        for owner in range(3):
            known = [bool(mask >> seat & 1) for mask in true.hand_seen.tolist()[owner]]
            assert [card != UNKNOWN for card in seen.hand.tolist()[owner]] == known


def test_blanking_is_done_in_a_copy(match: Match) -> None:
    before = match.state.tobytes()
    blanked(match.state, match.engine.layout, None)
    assert match.state.tobytes() == before


def test_what_comes_out_is_noticed(match: Match) -> None:
    after = match.state.copy()
    assert not came_out(match.state, after, match.engine.layout)
    after["stall_seen"][0, 0] |= 0b10
    assert came_out(match.state, after, match.engine.layout)
    assert not came_out(after, match.state, match.engine.layout), "what is covered again was not shown"


def test_the_order_of_fields_is_that_of_the_class() -> None:
    names = [
        name for name in layout(toy.GAME.room("state").State).dtype.names or () if not name.startswith("_")
    ]
    assert names[:4] == ["seats", "turns", "rounds", "monkeys"]
    assert np.zeros(1, match_dtype()).nbytes == layout(toy.GAME.room("state").State).dtype.itemsize


def match_dtype() -> np.dtype[np.void]:
    """The memory of the toy."""
    return layout(toy.GAME.room("state").State).dtype


def test_a_secret_is_a_row() -> None:
    """Numbers that stand alone are read before anything is blanked."""
    with pytest.raises(TypeError, match="wish must be a row"):
        refuse_bad_secrets(np.dtype([("wish", "i1")]), [("wish", OwnRow())])
