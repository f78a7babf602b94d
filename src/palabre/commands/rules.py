"""`palabre rules GAME`: the rules in our words, a clause each."""

from __future__ import annotations

from .speaking import GameArgument, LangOption, console, speak


def run(game: GameArgument, lang: LangOption = None) -> None:
    """Read the rules of a game, clause by clause."""
    from rich.table import Table

    from ..games import find
    from ..kernel.words import say

    found, spoken, out = find(game), speak(lang), console()
    out.print(say(spoken, f"{found.name}-name"), style="bold", markup=False)
    out.print(say(spoken, f"{found.name}-fun"), markup=False)
    for chapter, clauses in found.chapters.items():
        out.print()
        out.print(say(spoken, f"{found.name}-chapter-{chapter}"), style="bold", markup=False)
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        for clause in clauses:
            table.add_row(clause, say(spoken, f"{found.name}-rule-{clause}"))
        out.print(table, markup=False)
