"""Three ways to say who was first: by arrival, by arrival less the mean way, and by photo finish."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

from palabre.bench.fair_play.client import Client, Passage
from palabre.server.real_time.photo_finish import NOBODY, Finish, Press, Ruling, send_offsets, timed_from

RIGHT = "bongo"
METHODS = ("arrival", "naive", "ours")


def by_arrival(clients: Sequence[Client], passages: Sequence[Passage], reactions: Sequence[float]) -> int:
    """A plain server: the roll goes to all at once, the first message in has won."""
    arrivals = [passage.elapsed(reaction) for passage, reaction in zip(passages, reactions)]
    return arrivals.index(min(arrivals))


def by_naive_correction(
    clients: Sequence[Client], passages: Sequence[Passage], reactions: Sequence[float]
) -> int:
    """The roll leaves half a mean round trip early, and each arrival counts half a mean round trip less."""
    corrected = [
        passage.elapsed(reaction) - fmean(client.transit.trips)
        for client, passage, reaction in zip(clients, passages, reactions)
    ]
    return corrected.index(min(corrected))


def by_photo_finish(
    clients: Sequence[Client], passages: Sequence[Passage], reactions: Sequence[float], rng: Random
) -> tuple[int, bool]:
    """The winner by the server's own module, a tie broken by lot, and whether it was a tie."""
    transits = {seat: client.transit for seat, client in enumerate(clients)}
    sends = send_offsets(transits)
    instant = max(sends[seat] + transit.smallest / 2 for seat, transit in transits.items())
    presses = []
    for seat, (client, passage, reaction) in enumerate(zip(clients, passages, reactions)):
        late = client.character.comes_late
        read = instant if late else sends[seat]  # spectators get the dice at the instant
        left = instant + late if late else sends[seat]
        claimed, received = client.claim(passage, reaction), read + passage.elapsed(reaction)
        presses.append(Press(seat, RIGHT, claimed, timed_from(left, instant), received))
    level = ruled(Finish(RIGHT, transits), presses).level
    return (rng.choice(level), len(level) > 1) if level else (NOBODY, False)


def ruled(finish: Finish, presses: Sequence[Press]) -> Ruling:
    """What the server would rule: whoever comes in after the window has closed is not in the photo."""
    for press in sorted(presses, key=lambda press: press.received):
        if press.received <= finish.closes_at:
            finish.press(press)
    return finish.rule()
