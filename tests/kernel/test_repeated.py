"""Taking back buys no luck of bots either: in the same position they choose what they chose before."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import palabre
from palabre.games import find
from palabre.kernel.match import Match
from palabre.kernel.nature import Nature
from palabre.kernel.repeated import chosen_before, struck
from palabre.kernel.replaying import replay

ME, BOT = 0, 1
every_game = pytest.mark.parametrize("game", ["bonobo-beach", "bakong", "banjooli-xeet"])


def begun(game: str, seed: int) -> Match:
    return Match(find(game), 2, {}, Nature(bytes([seed] * 32)))


def chosen_by(match: Match, seat: int, dice: random.Random) -> int:
    """What is chosen at a seat: the other one repeats, as a bot does, and thinks at random."""
    before = chosen_before(match, seat) if seat == BOT else None
    return dice.choice(match.choice_ids(seat)) if before is None else before


def until_me(match: Match, dice: random.Random) -> bool:
    """The other plays until I may choose again; False where the game is over."""
    while not match.over and match.to_act != (ME,):
        match.play_id(chosen_by(match, match.to_act[0], dice), match.to_act[0])
    return not match.over


@every_game
def test_the_same_choice_in_the_same_position_leads_to_the_same(
    game: str, count: Callable[[int, int], int]
) -> None:
    """However often one goes back, and whatever else one tries in between."""
    for seed in range(count(3, 50)):
        match, dice = begun(game, seed), random.Random(seed)
        led_to: dict[tuple[bytes, int], bytes] = {}
        for _ in range(150):
            if not until_me(match, dice):
                break
            before, action = match.state.tobytes(), dice.choice(match.choice_ids(ME)[:2])
            match.play_id(action, ME)
            if not until_me(match, dice):
                break
            now = match.state.tobytes()
            assert led_to.setdefault((before, action), now) == now
            if dice.random() < 0.6:
                match.go_back([ME])
        assert any(entry.undo for entry in match.log)


def taken_back(seed: int = 1) -> tuple[Match, int]:
    """I have chosen, the other has answered; I have taken my choice back and made it again."""
    match, dice = begun("bakong", seed), random.Random(seed)
    until_me(match, dice)
    while match.to_act == (ME,):
        mine = match.choice_ids(ME)[0]
        match.play_id(mine, ME)
    theirs = match.choice_ids(BOT)[-1]
    match.play_id(theirs, BOT)
    match.go_back([ME])
    match.play_id(mine, ME)
    return match, theirs


def test_what_was_chosen_is_known_from_the_record_alone() -> None:
    """So it survives a restart."""
    match, theirs = taken_back()
    assert chosen_before(match, BOT) == theirs
    again = replay(match.record(), find, match.nature.secret)
    assert chosen_before(again, BOT) == theirs
    assert chosen_before(match, ME) is None


def test_what_one_has_taken_back_oneself_nobody_repeats() -> None:
    """A bot that now holds the seat thinks for itself."""
    match = begun("bakong", 1)
    first = match.choice_ids(ME)[0]
    match.play_id(first, ME)
    match.go_back([ME])
    assert chosen_before(match, ME) is None
    assert not [entry for entry in struck(match.log) if entry.seat == ME]


def test_without_a_taking_back_there_is_nothing_to_repeat() -> None:
    match = palabre.new("bakong", players=2, seed=1)
    dice = random.Random(1)
    for _ in range(30):
        assert all(chosen_before(match, seat) is None for seat in range(2))
        match.play_id(dice.choice(match.choice_ids(match.to_act[0])), match.to_act[0])
