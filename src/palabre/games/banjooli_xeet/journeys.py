"""What happened on the way? The squares run over, and what lay at the end."""

from __future__ import annotations

from typing import cast

from .box import BERRIES, BOX, DAAAW_POINTS, OOR_POINTS, OSTRICHES, Berry
from .pieces import Kind
from .rules.berries import slot_at
from .rules.moving import landing
from .state import LINE, N_SQUARES, Phase, State
from .types.events import Event, Ran, Run
from .ways import SEQUENCES

PLACES: tuple[str, ...] = tuple(BOX["places"])


def tell_way(before: State, seat: int, way: int, after: State) -> list[Event]:
    """A way that was run, and what it led to."""
    ran, square = tell_run(before, seat, way)
    return [ran, *tell_end(before, seat, way, square, after)]


def tell_run(before: State, seat: int, way: int) -> tuple[Ran, int]:
    """The squares that were run over, the ostriches jumped, and where the last step led."""
    square, path, jumped = before.at[before.runner], [], []
    for direction in SEQUENCES[way]:
        over = before.ahead[square, direction]
        if before.taken[over]:
            jumped.append(OSTRICHES[before.at.tolist().index(over)])
        square = landing(before, square, direction)
        path.append(square if square < N_SQUARES else None)
    run: Run = {"seat": seat, "ostrich": OSTRICHES[before.runner]}
    n, jumps = len(path), len(jumped)
    return {"kind": "ran", **run, "steps": n, "path": path, "jumped": jumped, "jumps": jumps}, square


def tell_end(before: State, seat: int, way: int, square: int, after: State) -> list[Event]:
    """What lay where the last step led."""
    runner = OSTRICHES[before.runner]
    ground = before.ground[square]
    if square == LINE:
        return [{"kind": "arrived", "ostrich": runner, "place": PLACES[before.arrived]}]
    if ground == Kind.LAVA:
        return [{"kind": "fell_back", "ostrich": runner, "square": after.at[before.runner]}]
    if ground == Kind.QUICKSAND:
        return [{"kind": "sank", "ostrich": runner}]
    if ground == Kind.VORTEX:
        return [{"kind": "vortex", "ostrich": runner}]
    if ground == Kind.BERRY:
        return tell_berry(before, seat, way, square, after)
    return []


def tell_berry(before: State, seat: int, way: int, square: int, after: State) -> list[Event]:
    """BX-20: which berry it was, what it does, and whether the rest of the move is possible."""
    berry = after.berry[slot_at(before, square)]
    runner = OSTRICHES[before.runner]
    left = before.points - len(SEQUENCES[way]) + (DAAAW_POINTS if berry == Berry.DAAAW else 0)
    run: Run = {"seat": seat, "ostrich": runner}
    return [
        {"kind": "berry_eaten", **run, "square": square, "berry": BERRIES[berry]},
        effect(berry, run, after),
        *tell_stuck(before, berry, left, after),
    ]


EFFECTS = {  # told in a word
    Berry.TER: "trapped",
    Berry.NEEX_PEEPA: "turn_cut",
    Berry.JEMBAT: "looked",
    Berry.NAANGATEKU: "spear_found",
    Berry.PEEPA: "no_effect",
    Berry.DOF_NOOXOOR: "frenzy",
    Berry.VOORTEX: "vortex",
}
ENDS_MOVE = (Berry.TER, Berry.NEEX_PEEPA, Berry.VOORTEX)
WAITS = (Phase.SPEAR, Phase.BACK, Phase.THROW_FRENZY)


def effect(berry: int, run: Run, after: State) -> Event:
    """What a berry does."""
    if berry == Berry.DAAAW:
        return {"kind": "sped_up", **run, "points": DAAAW_POINTS}
    if berry == Berry.OOR:
        return {"kind": "jade", **run, "points": OOR_POINTS}
    if berry == Berry.PAKAARLOOL:
        return {"kind": "reversed", **run, "order": "left" if after.order > 0 else "right"}
    if berry == Berry.JOKA:
        return {"kind": "snake" if after.phase == Phase.BACK else "snake_misses", **run}
    return cast("Event", {"kind": EFFECTS[Berry(berry)], **run})


def tell_stuck(before: State, berry: int, left: int, after: State) -> list[Event]:
    """BX-11: points that cannot be used any more."""
    if berry in ENDS_MOVE or after.phase in WAITS:
        return []
    goes_on = after.phase == Phase.WAY and after.held == before.held
    lost = left - after.points if goes_on else left
    return [{"kind": "stuck", "ostrich": OSTRICHES[before.runner], "points": lost}] if lost > 0 else []
