"""Seeing a record again: the server plays it, for the browser knows no rules, and tells what any eyes saw."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Iterator

from ...games import find
from ...kernel.errors import BadSeats, PalabreError
from ...kernel.match import Match
from ...kernel.replaying import replaying
from ..connection.encoding import encode
from ..connection.requests import Replayed, ReplayStep

MOST_BYTES = 2 * 1024 * 1024
MOST_LINES = 5_000  # the longest games have some hundreds; replaying is work that a stranger gives us
LINES_A_REQUEST = 200  # whoever asks for more counts as if they had asked more often

KEPT = 16  # answers, for whoever looks at the same game next
KEPT_BYTES = 1024 * 1024  # the longest of them

_one_at_a_time = asyncio.Semaphore(1)
_kept: OrderedDict[tuple[bytes, int | None], bytes] = OrderedDict()


def costs(lines: int) -> float:
    """How many requests it counts as to have a record played again, beside the one that it is."""
    return lines / LINES_A_REQUEST


async def replayed(text: str, eyes: int | None) -> bytes:
    """A record through some eyes, as JSON; played beside the event loop."""
    if text.count("\n") > MOST_LINES:
        raise PalabreError("record-too-long", most=MOST_LINES)
    key = hashlib.sha256(text.encode()).digest(), eyes
    async with _one_at_a_time:
        found = _kept.pop(key, b"") or await asyncio.to_thread(lambda: encode(told(text, eyes)))
    if len(found) <= KEPT_BYTES:
        _kept[key] = found
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return found


def told(text: str, eyes: int | None) -> Replayed:
    """The view at the start, and what every move changed in it."""
    states = replaying(text, find)
    match = next(states)
    if eyes is not None and eyes >= match.players:
        raise BadSeats("bad-seat", seat=str(eyes), most=match.players - 1)
    start = match.view(eyes)
    return Replayed(match.game.name, match.players, eyes, start, list(steps(states, eyes)))


def steps(states: Iterator[Match], eyes: int | None) -> Iterator[ReplayStep]:
    """Play every line, and tell those of which these eyes saw something."""
    seen = 0
    for match in states:
        if match.version > seen and (events := match.events(eyes, since=seen)):
            yield ReplayStep(match.version, match.log[-1].seat, events)
        seen = match.version


def read_eyes(named: str | None) -> int | None:
    """The seat that a request names; none for a spectator."""
    if named is None or named == "":
        return None
    if not named.isascii() or not named.isdigit() or len(named) > 2:
        raise BadSeats("bad-seat", seat=named[:20], most=7)
    return int(named)
