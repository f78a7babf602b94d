"""What does this seat see, and what can it choose?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from . import geometry, outlook
from .actions import card_name, dice_in
from .box import BERRIES, FACES, MAX_SEATS, N_FACES, N_OSTRICHES, OSTRICHES, SORCERY
from .rules.dice import can_run
from .state import LINE, N_SQUARES, NOBODY, NOTHING, PEN, PHASES, Phase, State
from .types.choices import Card
from .types.previews import Preview
from .types.views import Deed, Dice, Frenzy, LaidBerry, Moving, Racer, Way
from .types.words import Colour, Face


def preview(s: State, seat: int, action: int) -> Preview:
    """Where a choice would lead, as far as the seat can know."""
    return outlook.preview(s, action)


def none(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat


def name(ostrich: int) -> Colour | None:
    """The colour of an ostrich, or None for nobody."""
    return None if ostrich == NOBODY else OSTRICHES[ostrich]


def seats_in(mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def ostriches(s: State) -> list[Racer]:
    """Where each ostrich is, whether it is scared, and how many points it is from the line."""
    to_line = s.to_line.tolist()
    return [
        {
            "ostrich": OSTRICHES[ostrich],
            "number": ostrich + 1,
            "where": where(node),
            "square": node if node < N_SQUARES else None,
            "scared": bool(s.scared >> ostrich & 1),
            "to_line": None if node == PEN else to_line[node],
        }
        for ostrich, node in enumerate(s.at.tolist())
    ]


def where(node: int) -> Literal["nest", "track", "arrived"]:
    """In its nest, on the track, or over the line."""
    return "nest" if node == PEN else "arrived" if node == LINE else "track"


def dice(s: State) -> Dice:
    """The faces of the dice, None for a die in the air or not thrown yet."""
    in_air = dice_in(s.in_air)
    faces = [None if die in in_air else shown(face) for die, face in enumerate(s.dice.tolist())]
    return {"movement": faces[:SORCERY], "sorcery": faces[SORCERY], "in_air": in_air}


def shown(face: int) -> Face | None:
    """The colour on a die that has been thrown."""
    return None if face == N_FACES else FACES[face]


def cards(s: State) -> list[Card | None]:
    """The predictions that these eyes may see."""
    return [card_name(card) if card > NOTHING else None for card in s.card.tolist()[: s.seats]]


def berries(s: State) -> list[LaidBerry]:
    """The berries on the track and those that have been eaten; what each is, where that is known."""
    if not s.with_berries:
        return []
    known, at, seen = s.berry.tolist(), s.berry_at.tolist(), s.berry_seen.tolist()
    return [
        {
            "seat": seat,
            "square": at[seat] if at[seat] < N_SQUARES else None,
            "berry": BERRIES[known[seat]] if known[seat] > NOTHING else None,
            "seen_by": seats_in(seen[seat])[: s.seats],
        }
        for seat in range(s.seats)
        if known[seat] != NOTHING
    ]


def move(s: State) -> Moving | None:
    """The ostrich that is being moved, and the points left to it."""
    if s.runner == NOBODY:
        return None
    return {"ostrich": OSTRICHES[s.runner], "points": s.points}


def frenzy(s: State) -> Frenzy | None:
    """While a frenzy lasts: who has still to move, the jokers left, and the move that waits for its end."""
    if s.held == NOBODY:
        return None
    waiting = [ostrich for ostrich in range(N_OSTRICHES) if s.waiting >> ostrich & 1 and can_run(s, ostrich)]
    return {
        "waiting": [OSTRICHES[ostrich] for ostrich in waiting],
        "jokers": s.jokers,
        "interrupted": OSTRICHES[s.held],
        "points": s.held_points,
    }


def track(s: State) -> tuple[int, ...]:
    """The pieces that have been laid."""
    return tuple(piece for piece in s.piece.tolist() if piece != NOTHING)


def deeds(s: State, eyes: int | None) -> list[Deed]:
    """What whoever is to choose a move can do."""
    return outlook.deeds(s) if eyes == s.seat and s.phase in (Phase.CHOOSE, Phase.FRENZY) else []


def ways(s: State, eyes: int | None) -> list[Way]:
    """Where whoever is moving an ostrich can go."""
    return outlook.ways(s) if eyes == s.seat and s.phase == Phase.WAY else []


VIEW: dict[str, Callable[[State], Any]] = {
    "phase": lambda s: PHASES[s.phase],
    "race": lambda s: s.race,
    "turn": lambda s: s.turns,
    "seat": lambda s: none(s.seat),
    "first": lambda s: none(s.first),
    "order": lambda s: "left" if s.order > 0 else "right",
    "track": lambda s: geometry.places(track(s)),
    "squares": lambda s: geometry.squares(track(s)),
    "ostriches": ostriches,
    "podium": lambda s: [OSTRICHES[ostrich] for ostrich in s.podium.tolist() if ostrich != NOBODY],
    "dice": dice,
    "may_reroll": lambda s: bool(s.may_reroll),
    "vortex_die": lambda s: FACES[s.vortex_die] if s.vortex_die != NOTHING else None,
    "speared": lambda s: seats_in(s.speared),
    "oor": lambda s: seats_in(s.oor),
    "ahead": lambda s: s.start_points.tolist()[: s.seats],
    "move": move,
    "frenzy": frenzy,
    "last_now": lambda s: name(outlook.last_now(s)),
}
OWN: dict[str, Callable[[State, int | None], Any]] = {
    "points_now": outlook.points_now,
    "cards": lambda s, eyes: cards(s),
    "berries": lambda s, eyes: berries(s),
    "deeds": deeds,
    "ways": ways,
}
