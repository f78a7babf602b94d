"""Where somebody stands is found once a minute at most, however often it is shown and hidden."""

from __future__ import annotations

from palabre.server.storage.setup import Standing
from palabre.server.stories.rating import KEPT, Standings

from ..player import run


def test_who_shows_and_hides_a_rating_again_and_again_has_it_found_once() -> None:
    found: list[tuple[str, str]] = []

    async def find(guest: str, game: str) -> Standing | None:
        found.append((guest, game))
        return Standing(1500, 1400, 1600) if guest != "new" else None

    async def ask() -> None:
        standings = Standings(find)
        for _ in range(100):
            assert await standings.of("a", "bakong") == Standing(1500, 1400, 1600)
        assert await standings.of("new", "bakong") is None
        assert found == [("a", "bakong"), ("new", "bakong")]
        for n in range(KEPT + 10):
            await standings.of(f"{n}", "bongo")
        assert len(standings._kept) == KEPT

    run(ask())
