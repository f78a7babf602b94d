"""Who knew what, when: what the table could conclude, choice by choice, of what everybody held."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from ..bots.beliefs import SHARP, TRUST, can_believe, likelihoods, normalised
from ..kernel.layout import Reals
from ..kernel.match import Match
from ..kernel.secrecy import blanked
from .steps import Stretch
from .types import Hand, Suspicion

TINY = 1e-15  # nothing is quite impossible: two may look sure to hold the same
LIKELY = 0.5  # the share above which the table holds a hand for likelier than all others together


def hands(match: Match, steps: Sequence[Stretch]) -> list[Hand]:
    """Every hidden hand of a game with what its holder's choices told of it, to somebody who saw no hand.

    Where cards were dealt anew within a game, those are hands of their own. No two seats hold the same.
    """
    if not can_believe(match.game):
        return []
    deals = [deal_of(match, step) if step.chosen else None for step in steps]
    return [
        each
        for deal in sorted({deal for deal in deals if deal is not None})
        for each in hands_of(match, steps, [at for at, each in enumerate(deals) if each == deal])
    ]


def deal_of(match: Match, step: Stretch) -> int:
    """Which deal of a game a step belongs to."""
    return int(match.log[step.places[0]].before[match.game.room("beliefs").WITHIN][0])


def hands_of(match: Match, steps: Sequence[Stretch], of_deal: Sequence[int]) -> Iterator[Hand]:
    """What every seat held in one deal, of which these are the choices of all."""
    room = match.game.room("beliefs")
    held = match.log[steps[of_deal[0]].places[0]].before[room.HELD][0][: match.players].tolist()
    found: list[list[Suspicion]] = [[] for _ in held]
    for seat, suspicion in suspicions(match, steps, of_deal, held):
        found[seat].append(suspicion)
    for seat, suspected in enumerate(found):
        yield {
            "seat": seat,
            "held": room.hand_name(held[seat]),
            "blind": 1 / room.N_HANDS,
            "suspected": suspected,
            "away": away(suspected),
        }


def suspicions(
    match: Match, steps: Sequence[Stretch], chosen: Sequence[int], held: Sequence[int]
) -> Iterator[tuple[int, Suspicion]]:
    """What the table could think of who chose, after each choice: Bayes, as bots with beliefs do."""
    room, layout = match.game.room("beliefs"), match.engine.layout
    logs: Reals = np.zeros((match.players, room.N_HANDS))
    for number in chosen:
        entry = steps[number].chosen
        assert entry is not None
        seen = blanked(entry.before, layout, None).tobytes()
        logs[entry.seat] += TRUST * np.array(likelihoods(match.game, seen, entry.seat, entry.action, SHARP))
        shares = among_all([normalised(each.tolist()) for each in logs], entry.seat)
        best = int(np.argmax(shares))
        yield (
            entry.seat,
            {
                "step": number,
                "share": shares[held[entry.seat]],
                "likeliest": room.hand_name(best),
                "most": shares[best],
            },
        )


def among_all(alone: Sequence[Sequence[float]], seat: int) -> list[float]:
    """A seat's share of each hand, where every seat holds another: what one surely has, nobody else has."""
    n = len(alone[seat])
    ways = {0: 1.0}  # by the set of hands that the others hold
    for other in range(len(alone)):
        if other != seat:
            ways = dealt_to(alone[other], ways)
    free = [sum(way for hands, way in ways.items() if not hands >> hand & 1) for hand in range(n)]
    together = [own * rest + TINY for own, rest in zip(alone[seat], free, strict=True)]
    return [each / sum(together) for each in together]


def dealt_to(shares: Sequence[float], ways: Mapping[int, float]) -> dict[int, float]:
    """The sets of hands with one more holder, each with how likely it is."""
    found: dict[int, float] = {}
    for hands, way in ways.items():
        for hand, share in enumerate(shares):
            if not hands >> hand & 1:
                found[hands | 1 << hand] = found.get(hands | 1 << hand, 0.0) + way * share
    return found


def away(found: Sequence[Suspicion]) -> int | None:
    """The step by which somebody gave themselves away: from it on the table held the truth for likely."""
    given = None
    for each in found:
        if each["share"] <= LIKELY:
            given = None
        elif given is None:
            given = each["step"]
    return given
