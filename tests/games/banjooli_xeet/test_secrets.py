"""What is hidden stays hidden: cards, unused cards, berries face down, what Jëmbat showed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

import palabre
from palabre.games import find
from palabre.games.banjooli_xeet.box import BERRIES
from palabre.kernel.chance import generator
from palabre.kernel.match import Match
from palabre.kernel.plain import Plain
from palabre.kernel.secrecy import blanked
from tests.contract.checks import blind, random_play, redeal_keeps, told_whole
from tests.games.banjooli_xeet.table import GAME, race

CRITICAL = 3.1  # a normal deviate beyond which one table in a thousand lies
EVERYTHING: dict[str, Any] = {"berries": True, "specials": 2, "middle_tiles": 6}


def deals(match: Match, seat: int, field: str, n: int) -> Counter[tuple[int, ...]]:
    """How often each joint deal comes up in n redeals from one seat's point of view."""
    rules, rng = match.engine, generator(7, seat)
    known = blanked(match.state, rules.layout, seat)
    plan = match.game.room("redeal").prepare(Plain(known), seat)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(n):
        dealt = known.copy()
        rules.deal(dealt, plan, rng)
        found[tuple(dealt[field][0].tolist()[: match.players])] += 1
    return found


def is_uniform(counts: Counter[tuple[int, ...]], cells: int) -> bool:
    """Whether counts are what equal chances give: chi-square, by Wilson and Hilferty's normal deviate."""
    expected = sum(counts.values()) / cells
    found = sum((n - expected) ** 2 / expected for n in counts.values()) + (cells - len(counts)) * expected
    freedom = cells - 1
    return bool(
        ((found / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / (2 / (9 * freedom)) ** 0.5 < CRITICAL
    )


def test_the_chi_square_sees_a_loaded_deal() -> None:
    assert is_uniform(Counter({(card,): 1000 + card for card in range(10)}), 10)
    assert not is_uniform(Counter({(card,): 1000 + 40 * card for card in range(10)}), 10)


def test_a_redeal_gives_every_joint_deal_its_weight() -> None:
    """BX-2: the two other cards of three players are any ordered two of nine, 72 in all."""
    found = deals(race("r r g g g y", players=3), 0, "card", 14_400)
    assert {deal[0] for deal in found} == {0}
    assert len(found) == 72
    assert is_uniform(found, 72)


def test_the_deals_of_five_players_are_three_thousand_and_twenty_four() -> None:
    """BX-2: 9 · 8 · 7 · 6 for a player of five, each as likely."""
    found = deals(race("r r g g g y", players=5), 2, "card", 90_000)
    assert len(found) == 3_024
    assert is_uniform(found, 3_024)


def test_a_redeal_permutes_unseen_berries_also_with_those_left_in_the_box() -> None:
    """BX-3: two unseen berries are any ordered two of eleven."""
    laid = [{"berry": "ter", "square": [2, 0, 0]}, {"berry": "oor", "square": [3, 0, 0]}]
    match = race("r r g g g y", players=2, berries=laid, options={"berries": True})
    found = deals(match, 0, "berry", 22_000)
    assert len(found) == 110
    assert is_uniform(found, 110)


def test_bx_20d_what_jembat_showed_is_kept_for_the_looker_only() -> None:
    """BX-20d: a redeal for the looker keeps the berry, for the others it may be any."""
    laid = [{"berry": "jembat", "square": [1, 1, 1]}, {"berry": "oor", "square": [3, 0, 0]}]
    where = {"red": [1, 1, 0]}
    match = race("r r r y w b", players=3, ostriches=where, berries=laid, options={"berries": True})
    match.play({"do": "move", "ostrich": "red", "joker": "none"})
    match.play("S")
    oor = BERRIES.index("oor")
    assert {deal[1] for deal in deals(match, 0, "berry", 50)} == {oor}
    assert len({deal[1] for deal in deals(match, 1, "berry", 500)}) == 10, "all but the one that was eaten"


def test_a_running_games_record_for_a_seat_holds_no_deal() -> None:
    """BX-2, BX-3: neither cards nor berries stand in it."""
    match = palabre.new(GAME, players=3, seed=5, berries=True)
    for _ in range(12):
        match.play(match.choices()[0])
    for seat in range(3):
        assert "deal_card" not in match.record(seat)
        assert "deal_berry" not in match.record(seat)
        shown = [event["now"]["cards"] for event in match.events(seat) if "cards" in event["now"]]
        assert [[card is not None for card in cards] for cards in shown] == [
            [other == seat for other in range(3)]
        ]


def test_the_contract_with_all_variants_together(count: Callable[[int, int], int]) -> None:
    """The suite takes the options one by one; here all secrets and hazards are on the table at once."""
    for seats in range(2, 6) if count(0, 1) else (2, 5):
        case = (find(GAME), seats, EVERYTHING)
        blind(case, seats, moments=count(8, 40))
        redeal_keeps(case, seats)
        told_whole(case, seats)


def test_a_redealt_match_can_be_played_on() -> None:
    match = palabre.new(GAME, players=4, seed=9, **EVERYTHING)
    for _ in range(20):
        match.play(match.choices()[0])
    dealt = match.deal(match.to_act[0], np.array([3], np.uint64))
    for _ in random_play(dealt, random.Random(1)):
        pass
    assert dealt.winners
