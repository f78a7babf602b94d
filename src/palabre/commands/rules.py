"""`palabre rules GAME`: the rules in our words, a clause each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .speaking import GameArgument, Lang, LangOption, console, speak, words

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.game import Game


def run(game: GameArgument, lang: LangOption = None) -> None:
    """Read the rules of a game, clause by clause, and its options."""
    from ..games import find
    from ..kernel.words import say

    found, spoken, out = find(game), speak(lang), console()
    out.print(say(spoken, f"{found.name}-name"), style="bold", markup=False)
    out.print(say(spoken, f"{found.name}-fun"), markup=False)
    for chapter, clauses in found.chapters.items():
        out.print()
        out.print(say(spoken, f"{found.name}-chapter-{chapter}"), style="bold", markup=False)
        tell(out, {clause: say(spoken, f"{found.name}-rule-{clause}") for clause in clauses})
    out.print()
    out.print(words("column-options"), style="bold", markup=False)
    tell(out, options_in_words(found, spoken))


def tell(out: Console, lines: dict[str, str]) -> None:
    """What is said beside what it is called."""
    from rich.table import Table

    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, line in lines.items():
        table.add_row(name, line)
    out.print(table, markup=False)


def options_in_words(game: Game, lang: Lang) -> dict[str, str]:
    """Each option and its values as people read them, with what is typed for a value."""
    from ..kernel.sentences import say_option, say_value
    from ..kernel.words import say

    told = {}
    for option in game.options:
        rule = say_option(lang, game.name, option.name)
        said = [(say_value(lang, game.name, option.name, each), str(each).lower()) for each in option.values]
        values = ", ".join(words if words == typed else f"{words} ({typed})" for words, typed in said)
        told[option.name] = say(lang, "agreed-rule", rule=rule, value=values)
        if option.box is not None:
            by_the_box = say_value(lang, game.name, option.name, option.box)
            told[option.name] += ". " + say(lang, "agreed-box", value=by_the_box)
    return told
