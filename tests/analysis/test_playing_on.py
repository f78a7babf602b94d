"""A moment of a game becomes a new one: what a seat knew lies as it did, the rest may lie otherwise."""

from __future__ import annotations

import random

import pytest

from palabre import bots
from palabre.analysis.playing_on import last_tellable, picks_from, start_at
from palabre.bots.exercises.moments import as_before
from palabre.kernel.errors import PalabreError
from palabre.kernel.layout import NATURE
from palabre.kernel.nature import LaidOut, Seeded
from palabre.kernel.plain import Plain
from palabre.kernel.position import laid_out
from tests.analysis.games import ALL, HIDING, finished

PAST = ("turns", "turn", "race", "round", "dice", "out")  # counted anew, or of the throw before


@pytest.mark.parametrize("name", ALL)
def test_what_a_seat_saw_lies_there_again_and_can_be_played_to_the_end(name: str) -> None:
    match = finished(name, 3, 2)
    start = start_at(match, match.version // 2, 0, 1)
    again = laid_out(match.game, start.position, Seeded(1), settle=False)
    seen, then = again.view(0), as_before(match, start.move).view(0)
    assert [field for field in seen if field not in PAST and seen[field] != then[field]] == []
    again.settle()
    dice = random.Random(1)
    while not again.over:
        seat = dice.choice(again.to_act)
        again.play(bots.choose("random", again, seat, dice.getrandbits(50)), seat)


@pytest.mark.parametrize("name", HIDING)
def test_what_was_hidden_lies_otherwise(name: str) -> None:
    match = finished(name, 3, 2)
    laid = [str(start_at(match, match.version // 3, 0, seed).position) for seed in range(6)]
    assert len(set(laid)) > 1


def test_within_a_move_the_moment_before_it_is_taken() -> None:
    match = finished("bakong", 3, 2)
    told = match.game.room("position").words
    moves = range(match.version // 2, match.version // 2 + 12)
    assert any(told(Plain(match.log[move].before)) is None for move in moves), "all can be told"
    for move in moves:
        at = last_tellable(match, move)
        assert at <= move
        assert told(Plain(match.log[at].before)) is not None


def test_the_same_luck_is_what_nature_picked_from_there_on() -> None:
    match = finished("bonobo-beach", 2, 2)
    start = start_at(match, match.version // 2, 0, 1)
    assert start.laid == picks_from(match, start.move)
    again = laid_out(match.game, start.position, LaidOut(b"x" * 32, laid=start.laid))
    while not again.over:
        again.play_id(again.choice_ids(again.to_act[0])[0], again.to_act[0])
    drawn = [(entry.action, entry.of) for entry in again.log if entry.seat == NATURE]
    assert drawn[:3] == start.laid[:3]


def test_a_moment_that_is_not_there_is_refused() -> None:
    match = finished("bakong", 2, 3)
    for move in (-1, match.version):
        with pytest.raises(PalabreError, match="There is no move"):
            start_at(match, move, 0, 1)
