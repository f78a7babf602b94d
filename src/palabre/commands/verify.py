"""`palabre verify RECORD`: was this game played as it is written, with the dice that were promised?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .speaking import LangOption, read_text, speak, words

if TYPE_CHECKING:
    from ..kernel.match import Match
    from ..kernel.nature import Nature
    from ..kernel.receipt import Receipt


def run(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="a file, or - for standard input")],
    receipt: Annotated[
        str | None, typer.Option(help="A file: the receipt that the page offered to keep.")
    ] = None,
    days: Annotated[
        str | None, typer.Option(help="A file of days as a host publishes it: /api/daily/published.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Check every line, every move and every throw of a finished record; say what could not be checked."""
    from ..games import find
    from ..kernel.receipt import read_receipt
    from ..kernel.replaying import read_lines, verify

    speak(lang)
    text = read_text(record)
    kept = None if receipt is None else read_receipt(read_text(receipt))
    day, secret = (None, None) if days is None else of_its_day(text, read_text(days))
    match = verify(text, find, [each for each in (kept, day) if each], secret)
    print(words("verified", game=match.game.name, players=match.players, moves=match.version))
    if "position" in read_lines(text)[0]:
        print(words("verified-position"))
    if taken_back := sum(entry.undo for entry in match.log):
        print(words("verified-undone", choices=taken_back))
    for sentence in about_dice(match, kept, days is not None):
        print(sentence)


def about_dice(match: Match, receipt: Receipt | None, in_days: bool) -> Iterator[str]:
    """Say what is known of where the dice come from, and what is not."""
    nature, described = match.nature, match.nature.described()
    facts = {"laid": getattr(nature, "given", 0), "day": str(described.get("day"))}
    yield words(f"verified-{described['from']}", **facts)
    if in_days:
        yield words("verified-published")
    if receipt is not None:
        yield words("verified-commitment")
    if "salts" not in described:
        return
    if receipt is None:
        yield words("verified-no-receipt")
        return
    if receipt.hashes is not None:
        yield words("verified-hashes", hashes=len(nature.hashes))
    if receipt.salt is not None:
        yield words("verified-salt")
    doubts = list(doubts_of(nature, receipt))
    if doubts:
        yield from doubts
    elif described["from"] == "secret":
        yield words("verified-nobody")


def doubts_of(nature: Nature, receipt: Receipt) -> Iterator[str]:
    """Say how the dice might have been chosen all the same."""
    if receipt.salt is None:
        yield words("verified-no-salt")
    if receipt.hashes is None:
        yield words("verified-no-hashes")
    if receipt.rounds > 1:
        yield words("verified-rounds", rounds=receipt.rounds)
    if unopened := len(nature.salts) - len(nature.opened):
        yield words("verified-unopened", unopened=unopened)


def of_its_day(text: str, published: str) -> tuple[Receipt, bytes | None]:
    """Return what was promised for the day of a record, and the secret if it is told already."""
    from ..kernel.errors import BadRecord
    from ..kernel.receipt import Receipt
    from ..kernel.replaying import read_lines

    head = read_lines(text)[0]
    try:
        found = entry_of(json.loads(published), head["nature"]["day"], head["game"])
        secret = found["secret"]
        return Receipt(str(found["commitment"])), None if secret is None else bytes.fromhex(secret)
    except (ValueError, KeyError, TypeError, StopIteration):
        raise BadRecord("record-no-day", 1) from None


def entry_of(days: Any, day: str, game: str) -> Any:
    """What a file of days says of a game."""
    games = next(each["games"] for each in days if each["day"] == day)
    return next(each for each in games if each["game"] == game)
