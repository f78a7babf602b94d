"""The search for what is even: how far off few games may be, when it is sure, and how it goes on when cut."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean

from palabre.bots.even import Tables, even, measured
from palabre.bots.even.fitting import Fit
from palabre.bots.even.journal import Journal, KeptTables
from palabre.bots.even.trying import Amounts, Try
from palabre.games import find

GAME = find("bongo")
SPECS = ("easy", "hard")
TRUTH = Fit((0.0, 2.0), 6.0)  # even at a third of the largest handicap


@dataclass(frozen=True)
class Sure(Tables):
    """Tables at which everybody is exactly as strong as we say."""

    def play(self, number: int, amounts: Amounts) -> Try:
        """Two games, each won by chance."""
        dice = Random(f"{self.seed} {number} {amounts}")
        chance = TRUTH.shares(self.handicap, amounts)[0]
        won = fmean(dice.random() < chance for _ in range(2))
        return Try(amounts, (won, 1 - won))


def test_a_search_is_right_on_average_and_says_how_far_off_few_games_may_be() -> None:
    due = TRUTH.amounts(GAME.handicap)[1] if GAME.handicap else 0.0
    few = [even(Sure(GAME, SPECS, seed), 48, 60) for seed in range(10)]
    assert abs(fmean(found.amounts[1] for found in few) / due - 1) < 0.1
    held = 0
    for found in few:
        true = TRUTH.shares(Sure(GAME, SPECS).handicap, found.amounts)[0]
        low, high = found.within[0]
        held += low <= true <= high
        assert high - low > 0.2, "48 games cannot tell"
    assert held >= 8


def test_it_ends_when_it_is_sure() -> None:
    found = even(Sure(GAME, SPECS, 1), 20_000, 60, sure=0.04)
    assert found.games < 6000
    assert all(0.46 <= low < high <= 0.54 for low, high in found.within)
    assert abs(TRUTH.shares(Sure(GAME, SPECS).handicap, found.amounts)[0] - 0.5) < 0.05


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    first = measured(KeptTables(GAME, SPECS, 3, journal=Journal(file)), (0, 1500), 4)
    assert len(file.read_text().splitlines()) == 2
    file.write_text(file.read_text() + '["bongo 1 {} easy,ha')  # cut in the midst of a line
    again = measured(KeptTables(GAME, SPECS, 3, journal=Journal(file)), (0, 1500), 4, seconds=0)
    assert again == first
    assert len(file.read_text().splitlines()) == 3, "nothing was added"
    measured(KeptTables(GAME, SPECS, 3, journal=Journal(file)), (0, 1500), 6)
    assert Journal(file).find(KeptTables(GAME, SPECS, 3), 2, (0, 1500)), "and what follows the cut is read"
    assert Journal(file).find(KeptTables(GAME, SPECS, 4), 0, (0, 1500)) is None, "other dice"
