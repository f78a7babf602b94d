"""Handicaps without playing: how far each level lies behind `hard`, as measured and kept with each game."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.game import Game

KEPT = "lags"  # of a game's tuning


def lag_of(game: Game, level: str) -> float | None:
    """What somebody of this level would have to be given against `hard`; below 0 for who is stronger."""
    found = game.tuning.get(KEPT, {}).get(level)
    return None if found is None else float(found)


def suggested(game: Game, lags: Sequence[float | None]) -> list[int]:
    """The handicap of each seat; who is not known is taken to be as good as the others are on average."""
    known = [lag for lag in lags if lag is not None]
    if game.handicap is None or not known:
        return [0] * len(lags)
    usual = sum(known) / len(known)
    filled = [usual if lag is None else lag for lag in lags]
    even = min(filled) if game.handicap.helps else max(filled)
    return [game.handicap.rounded(abs(lag - even)) for lag in filled]
