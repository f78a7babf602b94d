"""Why not this one? The reason for which an action cannot be played now."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Reason
from .box import FACES, N_OSTRICHES, OSTRICHES, SORCERY
from .rules.dice import N_JOKER_CHOICES, NO_JOKER, is_joker, is_magic, is_meant
from .rules.ids import (
    BACK,
    BEWITCH,
    ENCHANT,
    EXCHANGE,
    FREE,
    LAY,
    LEAP,
    MOVE,
    N_SPLITS,
    RAVE,
    SPEAR,
    WAY,
)
from .rules.track import has_arrived, is_on_track, is_scared
from .state import Phase, State

# The phase in which each block of actions may be played, and what is said in every other one
_BLOCKS = (
    (MOVE, Phase.REROLL, "no-reroll-now"),
    (WAY, Phase.CHOOSE, "no-deed-now"),
    (LAY, Phase.WAY, "no-way-now"),
    (LEAP, Phase.LAY_BERRY, "no-berry-to-lay"),
    (BACK, Phase.LEAP, "nobody-leaps"),
    (SPEAR, Phase.BACK, "no-snake"),
    (EXCHANGE, Phase.SPEAR, "no-spear"),
    (RAVE, Phase.EXCHANGE, "no-exchange"),
)


def why_not(s: State, seat: int, action: int) -> Reason:
    """The reason why an action of this game cannot be played now."""
    for end, phase, otherwise in _BLOCKS:
        if action < end:
            return why_not_in_phase(s, action) if s.phase == phase else because(otherwise)
    return why_no_frenzy(s, action - RAVE) if s.phase == Phase.FRENZY else because("no-frenzy")


def because(key: str, **facts: Any) -> Reason:
    """A reason of this game."""
    return f"banjooli-xeet-{key}", facts


def why_not_in_phase(s: State, action: int) -> Reason:
    """The reason why one of the right kind of actions is not possible."""
    if action < ENCHANT:
        return why_no_move(s, *divmod(action - MOVE, N_JOKER_CHOICES))
    if action < BEWITCH:
        return why_no_magic(s, action - ENCHANT)
    if action < WAY:
        return why_no_spell(s, (action - BEWITCH) % N_OSTRICHES, freeing=action >= FREE)
    if action < LAY:
        return because("not-a-full-way", points=s.points, ostrich=OSTRICHES[s.runner])
    if action < LEAP:
        return because("not-free-earth", square=action - LAY)
    if action < SPEAR:
        return because("not-there", ostrich=OSTRICHES[s.runner])
    if action < EXCHANGE:
        return because("spear-another")
    return because("exchange-another", ostrich=OSTRICHES[action - EXCHANGE])


def why_no_move(s: State, ostrich: int, joker: int) -> Reason:
    """BX-6: why an ostrich cannot be moved with these dice."""
    name = OSTRICHES[ostrich]
    if s.rolled[ostrich] == 0:
        return because("not-rolled", ostrich=name)
    if joker != NO_JOKER and not is_joker(s, joker):
        return because("no-joker", face=FACES[joker])
    if joker != NO_JOKER and s.rolled[joker] == 0:
        return because("joker-not-rolled", face=FACES[joker])
    return why_no_run(s, ostrich)


def why_no_run(s: State, ostrich: int) -> Reason:
    """BX-6, BX-9, BX-11: why an ostrich cannot run."""
    name = OSTRICHES[ostrich]
    if has_arrived(s, ostrich):
        return because("has-arrived", ostrich=name)
    return (
        because("is-scared", ostrich=name) if is_scared(s, ostrich) else because("no-full-way", ostrich=name)
    )


def why_no_magic(s: State, ostrich: int) -> Reason:
    """BX-7: why magic does not help."""
    return why_no_run(s, ostrich) if is_magic(s) else because("no-magic")


def why_no_spell(s: State, ostrich: int, freeing: bool) -> Reason:
    """BX-8: why an ostrich cannot be bewitched or freed."""
    name = OSTRICHES[ostrich]
    if not is_meant(s, ostrich):
        return because("not-meant", ostrich=name, face=FACES[s.dice[SORCERY]])
    if freeing:
        return because("not-scared", ostrich=name)
    return because("scared-already" if is_on_track(s, ostrich) else "not-on-track", ostrich=name)


def why_no_frenzy(s: State, choice: int) -> Reason:
    """BX-20i: why an ostrich cannot move so in the frenzy."""
    ostrich, jokers = divmod(choice, N_SPLITS)
    name = OSTRICHES[ostrich]
    if not s.waiting >> ostrich & 1:
        return because("not-waiting", ostrich=name)
    if jokers > s.jokers:
        return because("too-many-jokers", jokers=s.jokers)
    if is_scared(s, ostrich):
        return because("is-scared", ostrich=name)
    return because("not-so-many-jokers", ostrich=name, jokers=jokers)
