"""How commands speak: in the language asked for or that of the terminal, complaints on standard error."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..kernel.errors import PalabreError
from ..kernel.words import say

if TYPE_CHECKING:
    from rich.console import Console


class Lang(StrEnum):
    """A language that Palabre speaks."""

    fr = "fr"
    en = "en"


LangOption = Annotated[
    Lang | None, typer.Option(help="The language of what is said; else that of the terminal.")
]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A game, by its name in `palabre games`.")]

_asked: list[Lang] = []


def speak(lang: Lang | None) -> Lang:
    """From now on speak this language."""
    _asked[:] = [lang] if lang else []
    return language()


def language() -> Lang:
    """The language asked for, or the one that the terminal is set to."""
    if _asked:
        return _asked[0]
    named = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return Lang.fr if named.lower().startswith("fr") else Lang.en


def words(key: str, **facts: Any) -> str:
    """A sentence of the command line."""
    return say(language(), f"cli-{key}", **facts)


def complain(wrong: PalabreError) -> None:
    """One sentence about what was asked for."""
    print(wrong.told(language()), file=sys.stderr)


def complain_about_file(wrong: OSError) -> None:
    """One sentence about a file or a folder that does not do."""
    print(words("file", file=str(wrong.filename or ""), reason=str(wrong.strerror or wrong)), file=sys.stderr)


def console(stderr: bool = False) -> Console:
    """Where to print: only what we mark is coloured."""
    from rich.console import Console

    return Console(
        stderr=stderr, highlight=False, soft_wrap=not (sys.stderr if stderr else sys.stdout).isatty()
    )


def read_text(path: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        if path == "-":
            return sys.stdin.read()
        with open(path, encoding="utf-8", newline="") as file:
            return file.read()
    except UnicodeDecodeError:
        raise PalabreError("cli-not-text", file=path) from None
