"""When does the roll leave for each seat, and how long do we wait for the others?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from palabre.server.real_time.photo_finish.transit import Transit

# Whoever cannot be heard within this is not waited for: a family should not sit before still dice.
LONGEST_SETTLE = 400.0


def send_offsets(transits: Mapping[int, Transit]) -> dict[int, float]:
    """Milliseconds until each seat's roll leaves, so that none holds the dice before one common instant."""
    leads = {seat: transit.smallest / 2 for seat, transit in transits.items()}
    common_instant = max(leads.values(), default=0.0)
    return {seat: common_instant - lead for seat, lead in leads.items()}


def timed_from(left: float, common_instant: float) -> float:
    """From when a seat's time counts: its dice left; for a latecomer the instant when all could hold them."""
    return min(left, common_instant)


def settle_window(transits: Iterable[Transit]) -> float:
    """Milliseconds in which a press as quick as the one that is here may still be on its way."""
    return min(max((transit.usual / 2 + transit.jitter for transit in transits), default=0.0), LONGEST_SETTLE)
