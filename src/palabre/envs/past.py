"""What has happened so far, as each seat knows it: digests that differ where what a seat has seen differs."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from numpy.typing import NDArray

from ..kernel.layout import Layout
from ..kernel.secrecy import blanked

EVERYBODY = -1  # to whom something is told, in place of a seat
BYTES = 16


class Past:
    """One thing after another; a branch shares with others all that was before it."""

    __slots__ = ("_digests", "before", "state", "to", "what")

    def __init__(
        self, before: Past | None, what: tuple[int, ...], state: NDArray[Any], to: int = EVERYBODY
    ) -> None:
        self.before, self.what, self.state, self.to = before, what, state, to
        self._digests: dict[int, bytes] = {}

    @classmethod
    def closed(cls, digests: dict[int, bytes], state: NDArray[Any]) -> Past:
        """A past of which only its digests are left."""
        made = cls(None, (), state)
        made._digests = digests
        return made

    def dealt(self, seat: int, state: NDArray[Any], seats: int, plan: Layout) -> Past:
        """The same for a seat, where what it does not know lies otherwise now."""
        digests = {each: self.known(each, plan) for each in range(seats)}
        made = Past(Past.closed(digests, self.state), (seat,), state)
        made._digests[seat] = digests[seat]
        return made

    def known(self, seat: int, plan: Layout) -> bytes:
        """A digest of all that a seat has seen up to here."""
        chain, place = [], self
        while seat not in place._digests and place.before is not None:
            chain.append(place)
            place = place.before
        found = place._digests.setdefault(seat, b"")
        for each in reversed(chain):
            if each.to in (EVERYBODY, seat):
                seen = blanked(each.state, plan, seat).tobytes()
                found = blake2b(found + repr(each.what).encode() + seen, digest_size=BYTES).digest()
            each._digests[seat] = found
        return found
