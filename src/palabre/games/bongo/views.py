"""What does this seat see, and what can it choose? Everybody sees the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .actions import animals, seats_in
from .box import ANIMALS, ANSWERS, N_ANIMALS, NOTHING
from .rules import CALL, CHOOSE, GUARDS, POACHERS, counted, hunted, is_saved, standing, wanted
from .state import NOBODY, PHASES, Phase, State
from .types import Dice, Preview, Step, Trophies


def none(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat


def dice(s: State) -> Dice | None:
    """The dice that lie open, until they are thrown anew; None while they are in the air."""
    if s.turns == 0 or Phase.THROW_FILM <= s.phase <= Phase.THROW_GUARD:
        return None
    return {
        "white": animals(s.white),
        "film": [face + 1 for face in s.film],
        "poachers": animals(s.poachers) if s.level >= POACHERS else None,
        "guard": ANIMALS[s.guard] if s.level >= GUARDS else None,
    }


def trophies(s: State) -> list[Trophies]:
    """What each seat has, animal by animal."""
    return [dict(zip(ANIMALS, row, strict=True)) for row in s.trophies.tolist()[: s.seats]]


VIEW: dict[str, Callable[[State], Any]] = {
    "phase": lambda s: PHASES[s.phase],
    "round": lambda s: s.turns,
    "roller": lambda s: None if s.phase == Phase.DRAW_ROLLER else s.roller,
    "dice": dice,
    "out": lambda s: seats_in(s.out),
    "tied": lambda s: seats_in(s.level_seats) if s.phase == Phase.LOT else [],
    "winner": lambda s: none(s.winner),
    "animal": lambda s: None if s.animal == NOTHING else ANIMALS[s.animal],
    "victor": lambda s: none(s.victor),
    "supply": lambda s: dict(zip(ANIMALS, s.supply.tolist(), strict=True)),
    "trophies": trophies,
}


def preview(s: State, seat: int, action: int) -> Preview:
    """What a wrong call would cost."""
    if not CALL <= action < CHOOSE:
        return {}
    at_stake = range(N_ANIMALS) if action - CALL == NOTHING else (action - CALL,)
    return {"at_stake": {ANIMALS[animal]: s.trophies[seat, animal] for animal in at_stake}}


def explain(s: State) -> list[Step]:
    """The dice read step by step: number, poachers, guards, count, answer."""
    steps: list[Step] = [
        {"step": "wanted", "dice": [face + 1 for face in s.film], "number": wanted(s)},
        {"step": "standing", "counts": {ANIMALS[animal]: standing(s, animal) for animal in range(N_ANIMALS)}},
    ]
    if s.level >= POACHERS:
        steps.append(
            {"step": "poachers", "dice": animals(s.poachers), "animal": ANIMALS[hunted(s)], "die": poached(s)}
        )
    if s.level >= GUARDS:
        steps.append({"step": "guards", "die": ANIMALS[s.guard], "saved": is_saved(s)})
    counts = {ANIMALS[animal]: counted(s, animal) for animal in range(N_ANIMALS)}
    matches = [animal for animal, n in counts.items() if n == wanted(s)]
    steps.append({"step": "count", "counts": counts, "matches": matches})
    steps.append({"step": "answer", "answer": ANSWERS[s.answer]})
    return steps


def poached(s: State) -> int | None:
    """The place of the white die that is cancelled: the first that shows the hunted animal."""
    if is_saved(s) or standing(s, hunted(s)) == 0:
        return None
    place: int = s.white.tolist().index(hunted(s))
    return place
