"""Flipping a tile, and a second one with the map."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import EVERYBODY
from ..box import CAMP_PLACE, COLOUR, MAP, TEMPLE_PLACE
from ..state import Phase, State
from .packs import has_big, owns


@rule
def heading(s: State, seat: int) -> int:
    """BK-3: towards the temple going out, towards the base camp coming back."""
    return -1 if has_big(s, seat) else 1


@rule
def is_jungle(place: int) -> bool:
    """Whether a jungle tile can lie there."""
    return CAMP_PLACE < place < TEMPLE_PLACE


@rule
def is_ahead(s: State, seat: int, place: int) -> bool:
    """Whether an adventurer still has this place before them."""
    return bool((place - s.place[seat]) * heading(s, seat) > 0)


@rule
def flip(s: State, place: int) -> None:
    """BK-3, BK-18: the face below comes up, and what has been seen stays known."""
    shown = s.shows[place]
    s.shows[place] = s.under[place]
    s.under[place] = shown
    s.under_seen[place] = EVERYBODY


@rule
def flip_with(s: State, flip_die: int, move_die: int) -> None:
    """BK-3: one die says which tile ahead is flipped, if it is a jungle tile; the other is for the move."""
    place = s.place[s.turn] + flip_die * heading(s, s.turn)
    s.move_die = move_die
    s.phase = Phase.WALK
    if is_jungle(place):
        turned_away = COLOUR[s.shows[place]]
        flip(s, place)
        s.flipped = place
        if owns(s, s.turn, MAP):
            s.map_colour = COLOUR[s.shows[place]] if s.map_revealed else turned_away
            if map_shows_some(s):
                s.phase = Phase.MAP


@rule
def may_flip_also(s: State, place: int) -> bool:
    """BK-4: another jungle tile ahead, at any distance, that shows the colour the map looks for."""
    return place != s.flipped and is_ahead(s, s.turn, place) and COLOUR[s.shows[place]] == s.map_colour


@rule
def map_shows_some(s: State) -> bool:
    """BK-4: whether there is any tile that the map could flip."""
    for place in range(CAMP_PLACE + 1, TEMPLE_PLACE):
        if may_flip_also(s, place):
            return True
    return False


@rule
def flip_also(s: State, place: int) -> None:
    """BK-4: the map's tile is flipped too."""
    flip(s, place)
    s.phase = Phase.WALK
