"""Players that know no game by name, and nothing that their seat may not know.

One spec names a bot everywhere: `random`, `greedy`, `child`, `easy`, `medium`, `hard`, `champion`,
`mcts:sims=5000`, `my_module:MyBot`, `stdio:python3 mybot.py`.
"""

from __future__ import annotations

from random import Random as Dice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..kernel.game import Game
    from ..kernel.match import Match
    from ..kernel.naming import Named
    from .bot import Bot
    from .thinking import Thoughts

LEVELS = ("child", "easy", "medium", "hard", "champion")  # what a table offers, the weakest first


def find(spec: str) -> Bot:
    """The bot that a spec names."""
    from .specs import find

    return find(spec)


def levels(game: Game) -> tuple[str, ...]:
    """The levels that a table of this game offers, the weakest first."""
    return LEVELS


def choose(spec: str, match: Match, seat: int, seed: int) -> Named:
    """The choice of a bot at a seat of a match; the same seed gives the same choice."""
    from .seat import Seat

    return find(spec).choose(Seat.of(match, seat, seed))


def think(spec: str, match: Match, seat: int, seed: int) -> Thoughts:
    """The same choice with what the bot thought: values, visits, and the line it chose, where it says so."""
    from .seat import Seat
    from .thinking import silent

    bot, here = find(spec), Seat.of(match, seat, seed)
    thinks = getattr(bot, "think", None)
    found: Thoughts = thinks(here) if thinks else silent(here, bot.choose(here))
    return found


def reaction(spec: str, match: Match, seat: int, rng: Dice) -> tuple[int, Named]:
    """Where everybody may call at once: after how many milliseconds a bot calls, and what."""
    from .readers import reaction

    return reaction(spec, match, seat, rng)


def warm(game: Game) -> None:
    """Compile all that the bots of a game need, or load it from the cache."""
    from .workshop import workshop

    workshop(game).warm()
