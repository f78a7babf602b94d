"""`palabre analyse RECORD`: what a moment of a game is worth, choice by choice."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel.sentences import say_action
from ..kernel.words import say
from .review import show
from .speaking import Lang, LangOption, console, read_text, speak
from .telling import names_of

if TYPE_CHECKING:
    from ..analysis.telling import Table
    from ..analysis.types import Analysis, Expected, Valued
    from ..kernel.match import Match


def run(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="a file, or - for standard input")],
    move: Annotated[
        int | None,
        typer.Option(help="Before this move, counted from 0; else before the last choice, or now."),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="By what this seat can know; else by all that lies there.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(min=2, max=1_000_000, help="How many of each number.")
    ] = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, max=3_600, help="How long to look.")] = None,
    interval: Annotated[
        float | None, typer.Option(min=0.001, max=1, help="Until all intervals are this narrow.")
    ] = None,
    bot: Annotated[
        str | None, typer.Option(help="Instead: what this bot would choose there, `sage` in up to a minute.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed and simulations give the same numbers.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: one JSON object.")] = False,
    lang: LangOption = None,
) -> None:
    """Tell what everybody may expect, and what each choice is worth."""
    import palabre

    spoken = speak(lang)
    match = palabre.replay(read_text(record))
    if bot is not None:
        ask(bot, match, move, seed, as_json, spoken)
        return

    def told_so_far(found: Analysis) -> None:
        if sys.stderr.isatty():
            line = say(spoken, "analyse-simulations", simulations=found["simulations"])
            print(f"\r{line}", end="\n" if found["simulations"] == simulations else "", file=sys.stderr)

    found = palabre.analyse(match, seat, move, seconds, simulations, interval, seed, told_so_far)
    if as_json:
        print(json.dumps(found))
    else:
        tell(found, spoken, names_of(match.players))


def ask(bot: str, match: Match, move: int | None, seed: int, as_json: bool, lang: Lang) -> None:
    """What a bot would choose, and what it thinks of every choice."""
    from ..analysis.asking import asked
    from ..analysis.telling import Table, percent

    found = asked(bot, match, move, seed)
    if as_json:
        print(json.dumps(found))
        return
    out, names, game = console(), names_of(match.players), match.game.name
    line = [(names[one["seat"]], say_action(lang, game, one["choice"], names)) for one in found["line"]]
    out.print(say(lang, "analyse-bot", bot=bot, name=line[0][0], choice=line[0][1]), markup=False)
    if len(line) > 1:
        then = "; ".join(f"{name}: {choice}" for name, choice in line[1:])
        out.print(f"{say(lang, 'analyse-then')}: {then}", markup=False)
    heads = [say(lang, f"analyse-{key}") for key in ("choice", "value", "visits")]
    rows = [
        [say_action(lang, game, one["choice"], names), percent(lang, one["value"]), str(one["visits"])]
        for one in found["thoughts"]
    ]
    if rows:
        show(out, Table("", heads, rows))


def tell(found: Analysis, lang: Lang, names: list[str]) -> None:
    """An analysis in the terminal."""
    out, eyes = console(), found["seat"]
    game = say(lang, f"{found['game']}-name")
    out.print(say(lang, "analyse-title", game=game, move=found["move"]), style="bold", markup=False)
    seen = say(lang, "analyse-eyes-all") if eyes is None else say(lang, "analyse-eyes-seat", name=names[eyes])
    out.print(seen, markup=False)
    out.print(say(lang, "analyse-simulations", simulations=found["simulations"]), markup=False)
    if found["exact"]:
        out.print(say(lang, "analyse-exact"), markup=False)
    out.print()
    show(out, expectations(found, lang, names))
    out.print()
    if found["choices"]:
        show(out, choices(found, lang, names))
    else:
        out.print(say(lang, "analyse-nothing"), markup=False)


def expectations(found: Analysis, lang: Lang, names: list[str]) -> Table:
    """What everybody may expect."""
    from ..analysis.telling import Table, decimal

    heads = [say(lang, key) for key in ("review-player", "analyse-share", "analyse-points")]
    rows = [
        [names[each["seat"]], share(each, each["share"], lang), decimal(lang, each["points"])]
        for each in found["expects"]
    ]
    return Table("", heads, rows)


def choices(found: Analysis, lang: Lang, names: list[str]) -> Table:
    """What each choice is worth to who makes it."""
    from ..analysis.telling import Table

    keys = ("choice", "share", "behind", "points", "then")
    heads = [say(lang, "review-player"), *(say(lang, f"analyse-{key}") for key in keys)]
    return Table("", heads, [row(found["game"], each, lang, names) for each in found["choices"]])


def row(game: str, found: Valued, lang: Lang, names: list[str]) -> list[str]:
    """One choice."""
    from ..analysis.telling import decimal, percent

    behind = f"{percent(lang, found['behind'])} ± {percent(lang, found['off'])}" if found["off"] else "–"
    then = "; ".join(
        f"{names[each['seat']]}: {say_action(lang, game, each['choice'], names)}" for each in found["then"]
    )
    named, points = say_action(lang, game, found["choice"], names), decimal(lang, found["points"])
    return [names[found["seat"]], named, share(found, found["value"], lang), behind, points, then]


def share(found: Expected | Valued, middle: float, lang: Lang) -> str:
    """A share of the win with its interval."""
    from ..analysis.telling import percent

    return f"{percent(lang, middle)} [{percent(lang, found['low'])} – {percent(lang, found['high'])}]"
