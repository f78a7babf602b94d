"""Who knew what, when: what choices told the table of cards that it did not see."""

from __future__ import annotations

import itertools
import random
from functools import lru_cache
from math import prod
from typing import Any, cast

import pytest

from palabre.analysis.steps import stretches
from palabre.analysis.suspecting import LIKELY, among_all, away, hands
from palabre.analysis.telling import Teller
from palabre.analysis.types import Hand, Review, Suspicion
from palabre.bots.tournament.playing import play
from palabre.games import find
from palabre.kernel.match import Match
from palabre.kernel.replaying import replay
from tests.analysis.games import finished

NAMES = ["Awa", "Binta"]


@lru_cache
def record() -> str:
    """A race of two who want their predictions to come true."""
    return play(find("banjooli-xeet"), {}, ["greedy", "greedy"], 7, 1).record()


def raced() -> Match:
    """That race, for this test alone."""
    return replay(record(), find)


def suspected(share: float, step: int) -> Suspicion:
    """The table gives the truth a share."""
    return {"step": step, "share": share, "likeliest": {}, "most": share}


def test_choices_give_cards_away_and_shares_begin_blind() -> None:
    match = raced()
    steps = stretches(match)
    found = hands(match, steps)
    assert [each["seat"] for each in found] == [0, 1]
    for each, card in zip(found, match.view(None)["cards"], strict=True):
        assert each["held"] == card  # at the end all cards are shown
        assert each["blind"] == pytest.approx(0.1)
        own = [
            number for number, step in enumerate(steps) if step.chosen and step.chosen.seat == each["seat"]
        ]
        assert [told["step"] for told in each["suspected"]] == own
        assert all(0 <= told["share"] <= told["most"] <= 1 for told in each["suspected"])
        assert each["away"] in own
        assert each["suspected"][-1]["share"] > 0.9


def test_the_table_concludes_from_what_all_have_seen() -> None:
    """With the cards changed round behind everybody's back it thinks the same of every choice."""
    match, other = raced(), raced()
    for entry in other.log:
        entry.before["card"][0][:2] = entry.before["card"][0][1::-1].copy()
    honest, changed = (hands(each, stretches(each)) for each in (match, other))
    for one, two in zip(honest, changed, strict=True):
        assert one["held"] != two["held"]
        assert likeliest(one) == likeliest(two)


def likeliest(hand: Hand) -> list[tuple[object, float]]:
    """What the table held for likeliest, and how likely."""
    return [(each["likeliest"], each["most"]) for each in hand["suspected"]]


def test_what_one_surely_holds_nobody_else_holds() -> None:
    sure, torn, blind = [1.0, 0.0, 0.0, 0.0], [0.5, 0.5, 0.0, 0.0], [0.25] * 4
    assert among_all([sure, torn], 1) == pytest.approx([0, 1, 0, 0])
    assert among_all([torn, blind], 1) == pytest.approx([1 / 6, 1 / 6, 1 / 3, 1 / 3])
    assert among_all([blind, blind, blind], 0) == pytest.approx(blind)
    assert among_all([sure, sure], 0) == pytest.approx(blind), "choices can mislead about two at once"
    assert among_all([torn, torn, blind], 2) == pytest.approx([0, 0, 0.5, 0.5])


def test_shares_are_those_of_all_deals_one_by_one() -> None:
    dice = random.Random(1)
    alone = [[dice.random() for _ in range(5)] for _ in range(3)]
    weights = [0.0] * 5
    for deal in itertools.permutations(range(5), 3):
        weights[deal[1]] += prod(alone[seat][hand] for seat, hand in enumerate(deal))
    assert among_all(alone, 1) == pytest.approx([each / sum(weights) for each in weights])


def test_who_is_suspected_for_a_while_only_has_not_given_it_away() -> None:
    assert away([]) is None
    assert away([suspected(0.9, 1), suspected(LIKELY, 3)]) is None
    assert away([suspected(0.9, 1), suspected(0.2, 3), suspected(0.6, 5), suspected(0.7, 8)]) == 5


def test_games_in_which_choices_tell_nothing_have_no_such_hands() -> None:
    match = finished("bonobo-beach", 2, 1)
    assert hands(match, stretches(match)) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_told_in_words(lang: str) -> None:
    match = raced()
    steps = stretches(match)
    found = hands(match, steps)
    found[0]["away"] = None
    told: dict[str, Any] = {  # of a review only what these sentences need
        "game": "banjooli-xeet",
        "hands": found,
        "steps": [
            {"since": step.places[0], "choice": step.chosen and match.naming.name(step.chosen.action)}
            for step in steps
        ],
    }
    first, second = Teller(match, cast("Review", told), lang, NAMES).hands()
    assert "Awa" in first
    assert "secret" in first
    assert "Binta" in second
    assert str(steps[found[1]["away"] or 0].places[0]) in second
