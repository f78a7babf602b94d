"""What must hold for the choices of every game: whose they are, and that each is a move of its own."""

from __future__ import annotations

import random
from itertools import chain
from typing import Any

from palabre.kernel.layout import CLOCK, NATURE
from palabre.kernel.match import Match
from palabre.kernel.repeated import position

from .checks import Case, new_match, random_play

Alike = frozenset[str]  # what choices do that may lead to one state, though they differ


def only_who_acts_has_choices(case: Case, seed: int) -> None:
    """Rules list nothing for a seat that is not asked, for nature, or for the clock of a game without one."""
    match = new_match(case, seed)
    for now in chain(random_play(match, random.Random(seed)), [match]):
        others = {NATURE, *range(match.players)} - set(() if now.over else now.to_act)
        for seat in others if now.game.real_time else others | {CLOCK}:
            assert not now.engine.legal_ids(now.state, seat), f"{seat} is not asked and has choices"


def listed_can_be_played(case: Case, seed: int, moments: int, alike: Alike = frozenset()) -> None:
    """All that is listed is accepted, also after it was taken back; no two choices are the same move."""
    match, rng = new_match(case, seed), random.Random(seed)
    for moment, _ in enumerate(random_play(match, rng)):
        if moment > moments:
            break
        for seat in match.to_act:
            ends_differ(match, seat, alike)
        seat = rng.choice(match.to_act)
        again(match, rng.choice(match.choices(seat)), seat)
        for choice in match.choices(CLOCK):
            match.copy().play(choice, CLOCK)


def ends_differ(match: Match, seat: int, alike: Alike) -> None:
    """Each choice leads to a state of its own, but for kinds of choices whose rules say otherwise."""
    ends: dict[bytes, dict[str, Any]] = {}
    for choice in match.choices(seat):
        played = match.copy()
        played.play(choice, seat, settle=False)
        same = ends.setdefault(played.state.tobytes(), choice)
        kinds = {same["do"], choice["do"]}
        assert same is choice or kinds <= alike, f"{same} and {choice} are the same move"


def again(match: Match, choice: Any, seat: int) -> None:
    """A choice that was taken back can be made again, and nature then shows what it has shown."""
    played = match.copy()
    played.play(choice, seat)
    after = played.state.tobytes()
    played.undo(by_consent=True)
    hasty = played.copy()
    hasty.play(choice, seat)
    played.play(choice, seat, settle=False)
    while not played.over and not played.to_act:
        listed = played.choices(NATURE)
        for outcome in listed:
            played.copy().play(outcome, NATURE)
        played.play(listed[-1], NATURE, settle=False)
    played.settle()
    layout = match.engine.layout
    assert position(played.state, layout) == position(hasty.state, layout)
    assert after == hasty.state.tobytes() or layout.lasting_masks, "nature has shown something else"
