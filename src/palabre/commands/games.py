"""`palabre games`: what can be played here."""

from __future__ import annotations

from .speaking import LangOption, console, speak, words


def run(lang: LangOption = None) -> None:
    """List the games, their players and their options."""
    from rich.table import Table

    from ..games import find, games
    from ..kernel.words import say

    spoken = speak(lang)
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "players", "minutes", "age", "options"):
        table.add_column(words(f"column-{heading}"))
    for game in map(find, games()):
        options = "\n".join(f"{option.name}={option.in_words()}" for option in game.options)
        name = f"{game.name}\n{say(spoken, f'{game.name}-fun')}"
        table.add_row(name, f"{game.min_seats}–{game.max_seats}", str(game.minutes), f"{game.age}+", options)
    console().print(table)
