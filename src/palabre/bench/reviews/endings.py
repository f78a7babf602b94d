"""Against exact solutions of the last turns: how far off simulated leads are, is the best named?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from ...analysis.deciding import decision_at
from ...analysis.eyes import eyes_of
from ...analysis.positions import Asked, valued
from ...analysis.types import Valued
from ...bots.exercises.judging import solved
from ...bots.exercises.moments import as_before
from ...bots.seat import Seat
from ...bots.tournament.playing import play
from ...games import find
from ...kernel.match import Match

GAME = "bonobo-beach"
LAST = 12  # choices of a game, among which one that can be solved is looked for
SIMULATIONS = 400
LEAST = 0.5  # points between the best choice and the worst; where all are alike nothing can be named


class Ending(NamedTuple):
    """One position: mean error of the leads, and what the named choices give away, in points of lead."""

    off: float
    named: float  # the choice that stands first where the page or `palabre analyse` is asked
    by_lead: float
    by_share: float


def endings(n: int, seed: int) -> list[Ending]:
    """So many positions, one of a game."""
    found: list[Ending] = []
    for number in range(4 * n):
        if len(found) == n:
            break
        dice = random.Random(f"{seed} ending {number}")
        specs = ["medium"] * dice.randint(2, 4)
        match = play(find(GAME), {}, specs, dice.getrandbits(50), dice.getrandbits(50))
        found += list(ending(match, dice, seed))
    return found


def ending(match: Match, dice: random.Random, seed: int) -> Iterator[Ending]:
    """One of the last choices that can be solved and matters, if there is any."""
    places = [place for place, entry in enumerate(match.log) if entry.seat >= 0 and not entry.forced][-LAST:]
    dice.shuffle(places)
    for place in places:
        before = as_before(match, place)
        seat = Seat.of(before, match.log[place].seat, seed)
        exact = solved(seat)
        leads = {each.action: each.value for each in exact or ()}
        if leads and max(leads.values()) - min(leads.values()) >= LEAST:
            yield compared(before, seat, leads, named_first(match, place, seat), seed)
            return


def named_first(match: Match, place: int, seat: Seat) -> int:
    """The choice that is named first when somebody looks at this decision."""
    return seat.ids[seat.choices.index(decision_at(match, place)["choices"][0]["choice"])]


def compared(match: Match, seat: Seat, exact: dict[int, float], named: int, seed: int) -> Ending:
    """What is answered and what simulations alone say, beside it."""
    samples = eyes_of(match, seat.number).played(SIMULATIONS, seed, 0, seat.number, seat.ids)
    told: list[Valued] = list(valued(match, Asked(seat.number, seat.ids, None), samples))
    leads = dict(zip(seat.ids, (each["lead"] for each in told), strict=True))
    shares = dict(zip(seat.ids, ((each["value"], each["lead"]) for each in told), strict=True))
    best = max(exact.values())
    return Ending(
        off=sum(abs(leads[action] - exact[action]) for action in seat.ids) / len(seat.ids),
        named=best - exact[named],
        by_lead=best - exact[max(leads, key=leads.__getitem__)],
        by_share=best - exact[max(shares, key=shares.__getitem__)],
    )
