"""Who knew what, when: what the table could conclude, choice by choice, of what everybody held."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from ..bots.beliefs import SHARP, TRUST, can_believe, likelihoods, normalised
from ..kernel.layout import Reals
from ..kernel.match import Match
from ..kernel.secrecy import blanked
from .steps import Stretch
from .types import Hand, Suspicion

LIKELY = 0.5  # the share above which the table holds a hand for likelier than all others together


def hands(match: Match, steps: Sequence[Stretch]) -> list[Hand]:
    """Every hidden hand of a game with what its holder's choices told of it, to somebody who saw no hand.

    Where cards were dealt anew within a game, those are hands of their own. Each seat is taken by itself.
    """
    if not can_believe(match.game):
        return []
    deals = [deal_of(match, step) if step.chosen else None for step in steps]
    return [
        hand(match, steps, [number for number, each in enumerate(deals) if each == deal], seat)
        for deal in sorted({deal for deal in deals if deal is not None})
        for seat in range(match.players)
    ]


def deal_of(match: Match, step: Stretch) -> int:
    """Which deal of a game a step belongs to."""
    return int(match.log[step.places[0]].before[match.game.room("beliefs").WITHIN][0])


def hand(match: Match, steps: Sequence[Stretch], of_deal: Sequence[int], seat: int) -> Hand:
    """What a seat held in one deal, of which these are the choices of all."""
    room = match.game.room("beliefs")
    held = int(match.log[steps[of_deal[0]].places[0]].before[room.HELD][0][seat])
    chosen = [steps[number].chosen for number in of_deal]
    own = [number for number, entry in zip(of_deal, chosen, strict=True) if entry and entry.seat == seat]
    found = [*suspicions(match, steps, own, held)]
    return {
        "seat": seat,
        "held": room.hand_name(held),
        "blind": 1 / room.N_HANDS,
        "suspected": found,
        "away": away(found),
    }


def suspicions(
    match: Match, steps: Sequence[Stretch], chosen: Sequence[int], held: int
) -> Iterator[Suspicion]:
    """What the table could think after each choice of a seat: Bayes, as bots with beliefs do."""
    room, layout = match.game.room("beliefs"), match.engine.layout
    logs: Reals = np.zeros(room.N_HANDS)
    for number in chosen:
        entry = steps[number].chosen
        assert entry is not None
        seen = blanked(entry.before, layout, None).tobytes()
        logs += TRUST * np.array(likelihoods(match.game, seen, entry.seat, entry.action, SHARP))
        shares = normalised(logs.tolist())
        best = int(np.argmax(shares))
        yield {
            "step": number,
            "share": shares[held],
            "likeliest": room.hand_name(best),
            "most": shares[best],
        }


def away(found: Sequence[Suspicion]) -> int | None:
    """The step by which somebody gave themselves away: from it on the table held the truth for likely."""
    given = None
    for each in found:
        if each["share"] <= LIKELY:
            given = None
        elif given is None:
            given = each["step"]
    return given
