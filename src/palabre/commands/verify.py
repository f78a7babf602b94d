"""`palabre verify RECORD`: was this game played as it is written, with the dice that were promised?"""

from __future__ import annotations

from typing import Annotated

import typer

from .speaking import LangOption, read_text, speak, words


def run(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="a file, or - for standard input")],
    promised: Annotated[
        str | None, typer.Option(help="The commitment that was shown before the game.")
    ] = None,
    salt: Annotated[str | None, typer.Option(help="A salt that must be in the dice: one's own.")] = None,
    lang: LangOption = None,
) -> None:
    """Check every line, every move and every throw of a finished record."""
    from ..games import find
    from ..kernel.replaying import verify

    speak(lang)
    match = verify(read_text(record), find, promised, salt)
    described = match.nature.described()
    print(words("verified", game=match.game.name, players=match.players, moves=match.version))
    print(words(f"verified-{described['from']}", laid=getattr(match.nature, "given", 0)))
    if unopened := len(match.nature.salts) - len(match.nature.opened):
        print(words("verified-unopened", unopened=unopened))
