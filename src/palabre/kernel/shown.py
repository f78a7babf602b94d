"""What nature has shown stays: asked the same again after a choice was taken back, it answers the same."""

from __future__ import annotations

from collections.abc import Sequence

UNSEEN = -1  # where nobody has been before
Asked = tuple[int, int]  # among how many nature was asked, and what it picked


class Shown:
    """The questions that were taken back, as a tree: from each place a question leads to another."""

    def __init__(self) -> None:
        self._places: list[dict[int, Asked]] = [{}]  # among how many: the pick, and the place after it
        self._here = UNSEEN

    def pick(self, n: int) -> int | None:
        """What nature picked here before, asked among as many; None where it draws."""
        return None if self._here == UNSEEN or n not in self._places[self._here] else self._found(n)[0]

    def go_on(self, n: int) -> None:
        """Nature was asked among so many."""
        self._here = UNSEEN if self.pick(n) is None else self._found(n)[1]

    def go_back(self, asked: Sequence[Asked], to: int) -> None:
        """Of all that nature was asked since the beginning only the first few still stand; keep the rest."""
        place = self._here = 0
        for number, (n, pick) in enumerate(asked, 1):
            place = self._after(place, n, pick)
            if number == to:
                self._here = place

    def copy(self) -> Shown:
        """The same, going its own way from here."""
        other = Shown()
        other._places, other._here = [dict(place) for place in self._places], self._here
        return other

    def _found(self, n: int) -> Asked:
        return self._places[self._here][n]

    def _after(self, place: int, n: int, pick: int) -> int:
        """The place to which a question leads; a new one if nobody has been there."""
        if n not in self._places[place]:
            self._places[place][n] = pick, len(self._places)
            self._places.append({})
        return self._places[place][n][1]
