"""Fair play: what issue and page promise, measured on the server's own module with fixed seeds."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as xml
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from palabre.bench.fair_play import report, studies
from palabre.bench.fair_play.client import Character, Client
from palabre.bench.fair_play.games import Tally, any_people, apart, natural, play, seated
from palabre.bench.fair_play.studies import FAR, GAP, NEAR, Effort, pair
from tests.widely import widely

DOCS = Path(__file__).parents[2] / "docs"
pytestmark = pytest.mark.xdist_group("fair-play")  # what they share is made once
Count = Callable[[int, int], int]


@pytest.fixture(scope="module")
def effort(count: Count) -> Effort:
    """Games of twenty rounds: 10,000 rounds ordinarily, 100,000 with --long."""
    return Effort(games=count(500, 5_000), seed=7)


@pytest.fixture(scope="module")
def honest(effort: Effort) -> Tally:
    return pair(NEAR, FAR, GAP, effort)


def gain(honest: Tally, effort: Effort, near: Character = NEAR, far: Character = FAR) -> float:
    liar = 0 if near is not NEAR else 1
    return pair(near, far, GAP, effort).win_share(liar) - honest.win_share(liar)


def test_the_setting_is_the_one_asked_for() -> None:
    assert (NEAR.ping, FAR.ping, FAR.jitter, GAP) == (20, 250, 0.15, 30)
    assert NEAR.frame == FAR.frame == pytest.approx(1000 / 60)


def test_the_truly_first_player_wins_at_least_95_percent(honest: Tally) -> None:
    assert honest.first_share() >= 95
    assert honest.first_share("arrival") < 60
    assert honest.first_share("naive") < 90


def test_neither_the_near_nor_the_far_player_is_favoured_by_more_than_two_points(honest: Tally) -> None:
    assert abs(honest.win_share(0) - 50) < 2


@pytest.mark.parametrize("ping", widely([20, 100, 250], 250))
def test_a_liar_with_honest_pings_who_claims_200_ms_less_gains_under_5_points(
    ping: float, effort: Effort
) -> None:
    far = replace(FAR, ping=ping)
    lied = pair(NEAR, replace(far, claims_less=200), GAP, effort)
    assert lied.win_share(1) - pair(NEAR, far, GAP, effort).win_share(1) < 5


@pytest.mark.wide
def test_a_near_liar_gains_under_5_points_too(honest: Tally, effort: Effort) -> None:
    assert gain(honest, effort, near=replace(NEAR, claims_less=200)) < 5


@pytest.mark.wide
def test_believing_every_claim_would_let_that_liar_always_win(honest: Tally, effort: Effort) -> None:
    """The bound is not met by chance: with held pongs the same claim wins nearly all."""
    assert gain(honest, effort, far=replace(FAR, claims_less=200, holds_pongs=200)) > 45


@pytest.mark.wide
def test_small_lies_gain_under_10_points_in_photo_finishes_and_under_2_at_a_natural_table(
    honest: Tally, effort: Effort
) -> None:
    liar = replace(FAR, claims_less=15)
    assert gain(honest, effort, far=liar) < 10
    lied = play(seated(NEAR, liar), natural, effort.games, effort.seed)
    told = play(seated(NEAR, FAR), natural, effort.games, effort.seed)
    assert lied.win_share(1) - told.win_share(1) < 2


@pytest.mark.wide
@pytest.mark.parametrize("change", [{"claims_less": 1e6}, {"holds_presses": 50}])
def test_clumsy_lies_cost(change: dict[str, float], honest: Tally, effort: Effort) -> None:
    assert gain(honest, effort, far=replace(FAR, **change)) < -10


@pytest.mark.wide
def test_a_frame_said_to_last_a_second_gains_nothing(honest: Tally, effort: Effort) -> None:
    assert abs(gain(honest, effort, far=replace(FAR, says_frame=1000))) < 2


@pytest.mark.parametrize("seats", widely([2, 5, 8], 5))
def test_strangers_are_judged_better_than_by_arrival(seats: int, count: Count) -> None:
    tally = play(any_people(seats), natural, count(150, 1_500), seed=7)
    assert tally.first_share() > max(93, tally.first_share("arrival") + 3)


def test_reactions_apart_are_apart_and_anybody_is_first() -> None:
    rng = Random(3)
    drawn = [apart(30)(rng, 3) for _ in range(300)]
    assert all(sorted(one)[1] - min(one) == pytest.approx(30) for one in drawn)
    assert {one.index(min(one)) for one in drawn} == {0, 1, 2}


def test_a_lost_packet_comes_later() -> None:
    lossy = Client(Character(ping=100, jitter=0.0, loss=0.5), Random(1))
    delays = {round(lossy.one_way()) for _ in range(200)}
    assert {50, 50 + 300, 50 + 300 + 600} <= delays


def test_the_same_seed_gives_the_same_numbers() -> None:
    first, again = (pair(NEAR, FAR, GAP, Effort(20, 3)) for _ in range(2))
    assert first == again
    assert first != pair(NEAR, FAR, GAP, Effort(20, 4))


def test_the_page_holds_the_numbers_of_today() -> None:
    """One row recomputed: a changed constant makes the page stale, `--write` renews it."""
    tally = pair(NEAR, FAR, GAP, Effort(500, 1))
    row = "| " + " | ".join(["230 ms", *studies.shares(tally)]) + " |"
    assert row in (DOCS / "fair-play.md").read_text(encoding="utf-8")


def test_the_plot_is_well_formed_and_has_a_line_a_method() -> None:
    written = xml.fromstring((DOCS / "fair-play.svg").read_text(encoding="utf-8"))
    assert len(written.findall("{*}polyline")) == 3
    tallies = [(0, pair(NEAR, NEAR, GAP, Effort(1, 1))), (230, pair(NEAR, FAR, GAP, Effort(1, 1)))]
    assert len(xml.fromstring(report.ping_plot(tallies)).findall("{*}polyline")) == 3


def test_new_numbers_replace_only_what_stands_between_the_marks(tmp_path: Path) -> None:
    page = tmp_path / "fair-play.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n", encoding="utf-8")
    report.write(tmp_path, f"{report.BEGIN}\nnew\n{report.END}", "<svg/>")
    assert page.read_text(encoding="utf-8") == f"before\n{report.BEGIN}\nnew\n{report.END}\nafter\n"
    page.write_text("no marks", encoding="utf-8")
    with pytest.raises(ValueError, match="lost one of the marks"):
        report.write(tmp_path, "", "")


def test_the_command_prints_every_table() -> None:
    command = [sys.executable, "-m", "palabre.bench.fair_play", "--games", "1", "--seed", "5"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    assert printed.count("|---") == 6
    assert "1 games of 20 rounds" in printed
