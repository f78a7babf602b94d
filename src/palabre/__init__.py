"""Palabre: an open game table for four published family games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from .games import find, games
from .kernel.amounts import check_word, whole_number
from .kernel.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    IllegalAction,
    PalabreError,
    UndoRefused,
    UnknownGame,
)
from .kernel.layout import CLOCK, NATURE

if TYPE_CHECKING:
    from collections.abc import Callable

    from . import envs as envs
    from .analysis.types import Analysis, Review
    from .kernel.batch import Batch
    from .kernel.match import Match
    from .kernel.quick import Quick

__all__ = [
    "CLOCK",
    "NATURE",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "IllegalAction",
    "PalabreError",
    "UndoRefused",
    "UnknownGame",
    "analyse",
    "batch",
    "envs",
    "games",
    "new",
    "position",
    "quick",
    "replay",
    "review",
    "verify",
]


def __getattr__(name: str) -> Any:
    """What is loaded when it is first asked for."""
    if name == "envs":
        from importlib import import_module

        return import_module(".envs", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def new(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    nature: str = "seed",
    number: int | None = None,
    **options: Any,
) -> Match:
    """A new match; `nature="manual"` waits at each open throw, secret deals come from the seed.

    With a `number` it has the dice of that game of the seed, as `quick`, `batch` and `simulate` throw them.
    """
    from .kernel.match import Match

    found = find(game)
    dice = source(seed, nature) if number is None else numbered(seed, number, nature)
    return Match(found, found.min_seats if players is None else players, options, dice)


def quick(game: str, players: int | None = None, seed: int = 0, number: int = 0, **options: Any) -> Quick:
    """The fast door: ids and one fused call a move; see docs/speed.md."""
    from .kernel.quick import Quick

    found = find(game)
    return Quick(found, found.min_seats if players is None else players, options, seed, number)


def batch(
    game: str,
    n: int,
    players: int | None = None,
    seed: int = 0,
    workers: int = 1,
    reward: str = "win",
    keep: bool = False,
    on: str = "cpu",
    **options: Any,
) -> Batch:
    """n games side by side, observations and masks as arrays, on="cuda" on a card; see docs/speed.md."""
    from .kernel.batch import Batch
    from .kernel.simulate import on_card

    found = find(game)
    seats = found.min_seats if players is None else players
    if on_card(on):
        from .kernel.on_card import batch_on_card

        there: Any = batch_on_card(found, n, seats, options, seed, reward)
        return cast("Batch", there)
    return Batch(found, n, seats, options, seed, workers, reward, keep)


def position(game: str, table: Mapping[str, Any], seed: int | None = None, nature: str = "seed") -> Match:
    """A match that begins with what a plain dict says lies on the table."""
    from .kernel.position import laid_out

    return laid_out(find(game), table, source(seed, nature))


def replay(text: str) -> Match:
    """A match again, from the text of its record."""
    from .kernel.replaying import replay

    return replay(text, find)


def verify(text: str) -> Match:
    """The match of a finished record, after checking every line, every move and every throw of it."""
    from .kernel.replaying import verify

    return verify(text, find)


def analyse(
    played: Match | str,
    seat: int | None = None,
    move: int | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
    interval: float | None = None,
    seed: int = 0,
    watch: Callable[[Analysis], None] | None = None,
) -> Analysis:
    """What a moment is worth to everybody, and each choice; by what a seat knows, or by what lies there."""
    from .analysis.positions import Bound, sharpening

    bound = Bound.of(simulations, seconds, interval)
    for found in sharpening(match_of(played), seat, move, bound, whole_number("seed", seed)):
        if watch:
            watch(found)
    return found


def review(
    played: Match | str,
    simulations: int | None = None,
    seed: int = 0,
    watch: Callable[[float], None] | None = None,
) -> Review:
    """The ledger of a finished game: start + luck + choices = result for every seat; and what errors cost."""
    from .analysis.reviewing import reviewed

    times = None if simulations is None else whole_number("simulations", simulations, 1)
    return reviewed(match_of(played), times, whole_number("seed", seed), watch or (lambda done: None))


def match_of(played: Match | str) -> Match:
    """A match, or the one that a record tells."""
    from .kernel.match import Match

    if isinstance(played, str):
        return replay(played)
    if not isinstance(played, Match):
        raise PalabreError("bad-match", value=str(played)[:50])
    return played


def source(seed: int | None, nature: Any) -> Any:
    """Where nature's choices come from."""
    import secrets

    from .kernel.nature import Seeded, Typed

    kinds = {"seed": Seeded, "manual": Typed}
    check_word("nature", nature, kinds)
    return kinds[nature](secrets.randbits(53) if seed is None else whole_number("seed", seed))


def numbered(seed: int | None, number: int, nature: str) -> Any:
    """Nature as one game of many has it."""
    from .kernel.nature import Fast

    check_word("nature", nature, ("seed",))
    return Fast(0 if seed is None else whole_number("seed", seed), whole_number("number", number, 0))
