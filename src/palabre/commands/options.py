"""What several commands take: the options of a game and the number of its players."""

from __future__ import annotations

from typing import Annotated

import typer

from ..kernel.errors import BadOption
from ..kernel.game import Game, Options

DaskOption = Annotated[
    str | None, typer.Option("--dask", metavar="ADDRESS", help="A Dask scheduler whose workers do the work.")
]
OptionWords = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]


def read_options(game: Game, given: list[str] | None) -> Options:
    """The options that words like `level=guards` name."""
    known = {option.name: option for option in game.options}
    read: Options = {}
    for word in given or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption("cli-option-form", word=word)
        if name not in known:
            raise BadOption("no-such-option", option=name, game=game.name, options=", ".join(known) or "–")
        read[name] = known[name].read(value)
    return game.settle_options(read)
