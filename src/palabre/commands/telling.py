"""How a match is told in the terminal: names, events, the table, the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..bots import LEVELS
from ..kernel.sentences import say_event, table_in_words
from ..kernel.words import say
from .speaking import Lang, language, words

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.match import Match
    from ..kernel.telling import Event, View


def names_of(players: int, you: int | None = None, sitting: Sequence[str] = ()) -> list[str]:
    """What the seats are called: by number, and `you`; bots of a level by its character."""
    names: list[str] = []
    for seat in range(players):
        spec = sitting[seat] if sitting else ""
        if spec in LEVELS:
            names.append(character(spec, 1 + list(sitting[:seat]).count(spec)))
        else:
            names.append(words("you" if seat == you else "player", number=seat))
    return names


def character(level: str, number: int) -> str:
    """Who a level is, with how good they are; of several at a table the later ones have numbers."""
    lang, name = language(), say(language(), f"character-{level}")
    named = name if number == 1 else say(lang, "character-again", name=name, number=number)
    return f"{named} ({say(lang, f'level-{level}')})"


def tell(out: Console, game: str, events: Iterable[Event], players: Sequence[str], lang: Lang) -> None:
    """Each event in a sentence."""
    for event in events:
        if told := say_event(lang, game, event, players):
            out.print(told, markup=False)


def tell_table(out: Console, view: View, game: str, players: Sequence[str], lang: Lang) -> None:
    """What lies on the table, a line a thing, as short as it goes."""
    for line in table_in_words(lang, view, game, players):
        out.print(f"  {line}", style="dim", markup=False)


def tell_result(out: Console, match: Match, players: Sequence[str]) -> None:
    """Who won, and the points of all; or how far it went."""
    if not match.over:
        out.print(words("unfinished", moves=match.version), markup=False)
        return
    won = ", ".join(players[seat] for seat in match.winners)
    out.print(words("won", names=won, n=len(match.winners)), style="bold", markup=False)
    points = ", ".join(f"{name} {score}" for name, score in zip(players, match.scores, strict=True))
    out.print(words("scores", scores=points), markup=False)
