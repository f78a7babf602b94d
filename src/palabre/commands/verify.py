"""`palabre verify RECORD`: was this game played as it is written, with the dice that were promised?"""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from .speaking import LangOption, read_text, speak, words


def run(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="a file, or - for standard input")],
    promised: Annotated[
        str | None, typer.Option(help="The commitment that was shown before the game.")
    ] = None,
    salt: Annotated[str | None, typer.Option(help="A salt that must be in the dice: one's own.")] = None,
    days: Annotated[
        str | None, typer.Option(help="A file of days as a host publishes it: /api/daily/published.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Check every line, every move and every throw of a finished record."""
    from ..games import find
    from ..kernel.replaying import verify

    speak(lang)
    text, secret = read_text(record), None
    if days is not None:
        promised, secret = of_its_day(text, read_text(days))
    match = verify(text, find, promised, salt, secret)
    described = match.nature.described()
    print(words("verified", game=match.game.name, players=match.players, moves=match.version))
    facts = {"laid": getattr(match.nature, "given", 0), "day": str(described.get("day"))}
    print(words(f"verified-{described['from']}", **facts))
    if days is not None:
        print(words("verified-published"))
    if unopened := len(match.nature.salts) - len(match.nature.opened):
        print(words("verified-unopened", unopened=unopened))


def of_its_day(text: str, published: str) -> tuple[str, bytes | None]:
    """What was promised for the day of a record, and the secret if it is told already."""
    from ..kernel.errors import BadRecord
    from ..kernel.replaying import read_lines

    head = read_lines(text)[0]
    try:
        found = entry_of(json.loads(published), head["nature"]["day"], head["game"])
        secret = found["secret"]
        return str(found["commitment"]), None if secret is None else bytes.fromhex(secret)
    except (ValueError, KeyError, TypeError, StopIteration):
        raise BadRecord("record-no-day", 1) from None


def entry_of(days: Any, day: str, game: str) -> Any:
    """What a file of days says of a game."""
    games = next(each["games"] for each in days if each["day"] == day)
    return next(each for each in games if each["game"] == game)
