"""Where do the points at the end come from? For saying why one choice was better than another."""

from __future__ import annotations

from .box import CARDS, ELSEWHERE_POINTS, N_PODIUM, OOR_POINTS, PLACE_POINTS
from .rules.ending import card_points, is_on_podium, place_points
from .state import State

PARTS = ("first", "second", "third", "elsewhere", "last", "oor")


def parts(s: State, seat: int) -> dict[str, int]:
    """BX-20c, BX-21: what each place of a seat's card earned, what the last one doubled, and Oor."""
    card = s.card[seat]
    found = dict.fromkeys(PARTS, 0)
    for place, name in enumerate(PARTS[:N_PODIUM]):
        ostrich = CARDS[card][place]
        if s.podium[place] == ostrich:
            found[name] = int(PLACE_POINTS[place])
        elif is_on_podium(s, ostrich):
            found["elsewhere"] += ELSEWHERE_POINTS
    found["last"] = card_points(s, card) - place_points(s, card)
    found["oor"] = OOR_POINTS * (s.oor >> seat & 1)
    return found
