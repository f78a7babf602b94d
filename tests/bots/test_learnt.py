"""What was learnt: compiled code foresees what NumPy does, the file is used, and who came before stays."""

from __future__ import annotations

import numpy as np
import pytest

from palabre import bots
from palabre.bots.errors import UnknownBot
from palabre.bots.ladder import LevelBot
from palabre.bots.learnt import LAYERS, as_row, has_learnt, most_listed, n_insights, n_seen, weights
from palabre.bots.programs import foreseeing
from palabre.bots.search import SearchBot
from palabre.bots.seat import Seat
from palabre.bots.specs import BESIDE, LEVELS, NAMED
from palabre.bots.thinking import Found
from palabre.bots.workshop import MEMORY, TO_FORESEE, Workshop, workshop
from palabre.games import find, games
from palabre.kernel.match import Match
from palabre.kernel.observing import Singles
from tests.bots.tables import moments

LEARNT = [name for name in games() if has_learnt(find(name))]
CHEAPER = [name for name in LEARNT if "hard" in find(name).tuning.get("levels", {})]
MOST_BYTES = 1 << 20
HOW: tuple[dict[str, float], ...] = (
    {"learnt": 1},
    {"learnt": 2, "turns": 1, "few": 4},
    {"learnt": 1, "open": 1, "reach": 2},
)
POINTS = np.zeros(8, np.int64)


def shown_of(shop: Workshop, match: Match, seat: int) -> Singles:
    """What a network is shown of a seat, in full also where a game lists it."""
    listed, n = most_listed(shop.game), n_insights(shop.game)
    out: Singles = np.zeros(1 + 2 * listed if listed else n, np.float32)
    shop.door(*shop.seeing)(match.state, seat, out, 0)
    if not listed:
        seen: Singles = np.zeros(n_seen(shop.game), np.float32)
        shop.engine.observe(match.state, seat, seen, 0)
        return np.concatenate([seen, out])
    pairs = out[1 : 1 + 2 * int(out[0])].reshape(-1, 2)
    full: Singles = np.zeros(n, np.float32)
    np.add.at(full, pairs[:, 0].astype(int), pairs[:, 1])
    return full


def by_numpy(shop: Workshop, match: Match, seat: int) -> float:
    """The forward pass as a textbook has it; of seats looked at alone, less what the best other has."""
    net, totals = weights(shop.game), []
    for each in range(match.players):
        given = shown_of(shop, match, each)
        for layer in LAYERS[:-1]:
            if layer in net:
                given = np.maximum(given @ net[layer][:-1] + net[layer][-1], 0)
        totals.append(float((given @ net["last"][:-1] + net["last"][-1])[0]))
    own = totals.pop(seat)
    return float(1 / (1 + np.exp((max(totals) if most_listed(shop.game) else 0) - own)))


def look_into(name: str, **knobs: float) -> list[list[Found]]:
    """What a search finds at some moments of a game."""
    found = []
    for match in moments(name, 2, seed=23, every=9, most=3):
        found.append(SearchBot(60, knobs).look_into(Seat.of(match, match.to_act[0], 1)))
    return found


@pytest.mark.parametrize("name", LEARNT)
def test_compiled_code_foresees_what_numpy_does(name: str) -> None:
    shop = workshop(find(name))
    foresee = shop.door(*shop.seeing, *TO_FORESEE)
    row, differ = as_row(shop.game), set()
    for players in (2, shop.game.max_seats):
        for match in moments(name, players, seed=24, every=7, most=4):
            for seat in range(players):
                found = foresee(match.state, seat, POINTS, row)
                assert found == pytest.approx(by_numpy(shop, match, seat), abs=1e-5)
                differ.add(round(found, 3))
    assert len(differ) > 8, "it finds everything alike"


@pytest.mark.parametrize("name", LEARNT)
def test_the_file_is_small_and_used(name: str) -> None:
    game = find(name)
    assert (game.folder / "learnt.npz").stat().st_size <= MOST_BYTES
    learnt = look_into(name, learnt=1)
    assert learnt == look_into(name, learnt=1)
    row = MEMORY.net(workshop(game))
    kept = row.copy()
    try:
        row[foreseeing.N_HEADER : -foreseeing.MOST_LOOKS] = 0
        assert learnt != look_into(name, learnt=1), "without its weights it finds the same"
    finally:
        row[:] = kept


@pytest.mark.parametrize("name", LEARNT)
def test_values_are_shares_for_any_number_of_seats_and_in_a_tree(name: str) -> None:
    for players in range(2, find(name).max_seats + 1):
        match = next(moments(name, players, seed=25, every=9, most=1))
        for knobs in HOW:
            found = SearchBot(60, knobs).look_into(Seat.of(match, match.to_act[0], 1))
            assert sum(each.visits for each in found) >= 50
            assert all(0 <= each.value <= 1 for each in found)


def test_the_first_round_is_as_it_was() -> None:
    """It believes nothing, knows nothing of what was learnt, and no table offers it."""
    assert BESIDE["champion@1"] | {"beliefs": 1, "learnt": 1} == LEVELS["champion"]
    assert BESIDE["hard@1"] | {"beliefs": 1} == LEVELS["hard"]
    assert not set(BESIDE) & set(bots.LEVELS)
    for name, seed in (("bonobo-beach", 26), ("banjooli-xeet", 28), ("bakong", 30)):
        match = next(moments(name, 2, seed=seed, every=12, most=1))
        seat = Seat.of(match, match.to_act[0], 1)
        for level, sims in (("hard@1", 400), ("champion@1", 4_000)):
            before = SearchBot(sims, {}, paced=True)
            assert bots.find(level).choose(seat) == seat.named(before.best(before.look_into(seat)))


@pytest.mark.parametrize("name", CHEAPER)
def test_hard_needs_fewer_simulations_where_something_was_learnt(name: str) -> None:
    """A game's own levels: the network, at a part of the cost; who came before goes without, as elsewhere."""
    game, usual = find(name), LEVELS["hard"]["sims"]
    hard, first = LevelBot("hard", LEVELS["hard"]), LevelBot("hard@1", BESIDE["hard@1"])
    here = hard.search_in(game)
    assert here.given["learnt"] == 1
    assert here.sims <= usual / 2
    assert hard.search_in(find("bakong")).sims == first.search_in(game).sims == usual
    assert not first.search_in(game).given["learnt"]
    match = next(moments(name, 2, seed=29, every=12, most=1))
    seat = Seat.of(match, match.to_act[0], 1)
    thought = bots.think("hard", match, seat.number, 1)
    assert thought["choice"] == seat.named(here.best(here.look_into(seat)))
    assert sum(each["visits"] for each in thought["thoughts"]) < usual


def test_the_champion_of_bakong_chooses_by_what_was_learnt_and_levels_below_do_not() -> None:
    game = find("bakong")
    assert has_learnt(game)
    for name in ("champion", "sage"):
        assert LevelBot(name, NAMED[name]).search_in(game).given["learnt"] > foreseeing.BY_NETWORK
    for name in ("hard", "hard@1", "champion@1"):
        assert not LevelBot(name, NAMED[name]).search_in(game).given["learnt"]


def test_the_sage_is_the_champion_with_more_time() -> None:
    sage, champion = BESIDE["sage"], LEVELS["champion"]
    assert sage.keys() == champion.keys()
    assert {name for name in sage if sage[name] != champion[name]} == {"sims", "endgame"}
    found = bots.find("sage")
    assert isinstance(found, LevelBot)
    assert found.search_in(find("bakong")).sims == sage["sims"] > 100 * champion["sims"]


def test_who_came_before_reads_throws_as_a_champion_does() -> None:
    race = next(moments("bongo", 2, seed=26, every=2, most=1))
    here = Seat.of(race, race.to_act[0], 1)
    assert bots.find("champion@1").choose(here) == bots.find("champion").choose(here)


def test_where_nothing_was_learnt_levels_go_without_and_a_wish_is_refused() -> None:
    match = next(moments("stall", 2, seed=27, every=3, most=1))
    seat = Seat.of(match, match.to_act[0], 1)
    assert bots.find("champion").choose(seat) == bots.find("champion@1").choose(seat)
    with pytest.raises(UnknownBot) as refused:
        bots.find("mcts:sims=20,learnt=1").choose(seat)
    for lang in ("en", "fr"):
        assert seat.game.name in refused.value.told(lang)
