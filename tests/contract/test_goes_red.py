"""The checks of the contract see what they are there to see: the toy, broken on purpose, fails them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from palabre.kernel.game import Game
from tests import toy
from tests.toy import faults

from . import checks, choosing, told

events, views = toy.GAME.room("events"), toy.GAME.room("views")


@dataclass(frozen=True)
class Broken(Game):
    """The toy with some functions of one room replaced."""

    broken: str = ""
    by: dict[str, Any] = field(default_factory=dict, hash=False)

    def room(self, name: str) -> ModuleType:
        room = super().room(name)
        return (
            cast("ModuleType", SimpleNamespace(**{**vars(room), **self.by})) if name == self.broken else room
        )


def broken(fault: str, room: str, **by: Any) -> checks.Case:
    """The toy under another name, with a fault."""
    same = {part.name: getattr(toy.GAME, part.name) for part in fields(toy.GAME)}
    return Broken(**{**same, "name": f"stall-{fault}"}, broken=room, by=by), 3, {}


def red(check: Callable[[], None], why: str) -> None:
    """The check fails, for the reason it is there for."""
    with pytest.raises(AssertionError, match=why):
        check()


def test_choices_of_a_seat_that_is_not_asked_are_seen() -> None:
    case = broken("deaf", "rules", legal=faults.legal_for_all)
    red(lambda: choosing.only_who_acts_has_choices(case, 1), "is not asked and has choices")


def test_two_choices_that_are_one_move_are_seen() -> None:
    case = broken("alike", "rules", act=faults.act_whatever_is_chosen)
    red(lambda: choosing.listed_can_be_played(case, 1, 3), "are the same move")


def test_blind_sees_a_deal_that_is_told_to_all() -> None:
    red(
        lambda: checks.blind(broken("open", "rules", deals_secretly=faults.wishes_openly), 1, 3),
        "record tells",
    )


def test_redeal_sees_a_deal_that_invents_cards() -> None:
    red(lambda: checks.redeal_keeps(broken("figs", "redeal", deal=faults.deal_figs), 1), "broke a sum")


def test_redeal_sees_a_deal_that_forgets_what_is_known() -> None:
    red(
        lambda: checks.redeal_keeps(broken("over", "redeal", deal=faults.deal_over_hands), 1),
        "changed what is known",
    )


def test_told_whole_sees_a_change_that_no_event_tells() -> None:
    fewer = {kind: tuple(name for name in names if name != "stall") for kind, names in events.FIELDS.items()}
    case = broken("silent", "events", FIELDS=fewer)
    red(lambda: checks.told_whole(case, 1), "no event tells of the change in stall")


def test_told_whole_sees_an_event_that_touches_foreign_fields() -> None:
    def greedy(*told: Any) -> list[Any]:
        return [{**event, "now": {"turn": 2}} for event in events.tell(*told)]

    red(lambda: checks.told_whole(broken("greedy", "events", tell=greedy), 1), "touches")


def test_types_see_a_field_that_they_do_not_name() -> None:
    game, _, _ = broken("more", "views", VIEW={**views.VIEW, "weather": lambda s: "fine"})
    red(lambda: told.types_agree(game), "weather")


def test_types_see_a_field_that_is_not_there() -> None:
    case = broken("less", "views", VIEW={"phase": views.VIEW["phase"]})
    red(lambda: told.told_as_typed(case, 1), "the view has no .'turn'.")


def test_types_see_a_word_that_nobody_knows() -> None:
    case = broken("word", "views", VIEW={**views.VIEW, "phase": lambda s: "siesta"})
    red(lambda: told.told_as_typed(case, 1), "'siesta', not one of")


def test_types_see_an_event_with_a_fact_too_many() -> None:
    def chatty(*moved: Any) -> list[Any]:
        return [{**event, "by_the_way": 1} for event in events.tell(*moved)]

    red(lambda: told.told_as_typed(broken("chatty", "events", tell=chatty), 1), "has .'by_the_way'.")


def test_types_see_a_preview_that_they_do_not_know() -> None:
    case = broken("seer", "views", preview=lambda s, seat, action: {"luck": 3})
    red(lambda: told.told_as_typed(case, 1), "the preview of .* has .'luck'.")
