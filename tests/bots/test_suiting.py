"""The level that suits: the easiest at first, up after wins, down after defeats, with the reason."""

from __future__ import annotations

import random

import pytest

from palabre.bots import LEVELS
from palabre.bots.suiting import LATELY, Played, Suiting, beside, suiting


def after(*games: str) -> Suiting:
    """What suits after games written `+easy` (won), `-easy` (lost), `=easy` (shared), the first one first."""
    shares = {"+": 1.0, "-": 0.0, "=": 0.5}
    return suiting(LEVELS, [Played(one[1:], shares[one[0]], 2) for one in reversed(games)])


def test_the_first_game_is_the_easiest() -> None:
    assert after() == ("child", "first", 0)


def test_a_win_leads_up_and_a_defeat_down() -> None:
    assert after("+child") == ("easy", "won", 1)
    assert after("+child", "+easy") == ("medium", "won", 1)
    assert after("+child", "-easy") == ("child", "lost", 1)


def test_where_one_was_lately_it_takes_two_in_a_row() -> None:
    assert after("+child", "-easy", "+child") == ("child", "even", 1)
    assert after("+child", "-easy", "+child", "+child") == ("easy", "won", 2)
    assert after("+child", "+easy", "-easy") == ("easy", "even", 1)
    assert after("+child", "+easy", "-easy", "-easy") == ("child", "lost", 2)


def test_what_is_long_ago_no_longer_counts() -> None:
    for n in range(2, LATELY):
        assert after("-easy", *["=child"] * (n - 2), "+child").because == "even"
    assert after("-easy", *["=child"] * LATELY, "+child") == ("easy", "won", 1)


def test_a_shared_win_changes_nothing_and_more_than_an_equal_share_is_a_win() -> None:
    assert after("=easy") == ("easy", "even", 1)
    assert suiting(LEVELS, [Played("easy", 0.5, 4)]) == ("medium", "won", 1)


def test_there_is_nothing_above_the_highest_nor_below_the_lowest() -> None:
    assert after("+champion") == ("champion", "top", 1)
    assert after("-child", "-child") == ("child", "bottom", 2)
    assert beside(LEVELS, "champion", 1) is beside(LEVELS, "child", -1) is beside(LEVELS, "moon", 1) is None
    assert (beside(LEVELS, "easy", 1), beside(LEVELS, "easy", -1)) == ("medium", "child")


def test_levels_that_a_table_no_longer_offers_are_left_out() -> None:
    assert after("+random", "-greedy") == ("child", "first", 0)
    assert after("+child", "-moon") == ("easy", "won", 1)


@pytest.mark.parametrize("strength", range(1, len(LEVELS)))
def test_somebody_of_any_strength_ends_near_half_of_the_wins(strength: int) -> None:
    """Wins nine of ten a level below, one of ten a level above: 200 games lie within 30 and 70 %."""
    dice, played = random.Random(strength), list[Played]()
    chances = {LEVELS[strength - 1]: 0.9, LEVELS[strength]: 0.5}
    for _ in range(200):
        level = suiting(LEVELS, played).level
        below = LEVELS.index(level) < strength
        share = float(dice.random() < chances.get(level, 0.98 if below else 0.1))
        played.insert(0, Played(level, share, 2))
    assert 0.3 < sum(one.share for one in played[:190]) / 190 < 0.7
