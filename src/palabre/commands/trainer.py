"""The solo trainer: read the dice of Bongo, type the answer, see where the time goes."""

from __future__ import annotations

import time
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..kernel.sentences import in_words, sentence
from ..server.http.throws import GAME, KINDS, hardness, kinds, reading, throw_again
from .play import asked
from .speaking import Lang, console, words

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.match import Match

ANSWERS = ("rhino", "gnu", "bongo", "nothing")
LANGUAGES = ("en", "fr")


@dataclass
class Times:
    """How one kind of throw went."""

    right: list[float] = field(default_factory=list)  # seconds
    wrong: int = 0


def train(options: dict[str, Any], seed: int, rounds: int, lang: Lang) -> None:
    """Show throws, ask for their answers, and tell at the end what was slow and what was wrong."""
    import palabre

    out, kept = console(), defaultdict[str, Times](Times)
    out.print(words("train", rounds=rounds), markup=False)
    match = palabre.new(GAME, players=2, seed=seed, **options)
    try:
        for number in range(1, rounds + 1):
            one_throw(out, match, number, kept, lang)
            throw_again(match)
    except palabre.PalabreError:  # the input has ended
        pass
    report(out, kept)


def one_throw(out: Console, match: Match, number: int, kept: dict[str, Times], lang: Lang) -> None:
    """Show the dice, take the answer, say how they are read if it was wrong."""
    out.print()
    show_dice(out, match, number, lang)
    began = time.monotonic()
    answer = typed_answer(out, lang)
    seconds = time.monotonic() - began
    read = reading(match)
    right = read[-1]["answer"]
    for kind in (*kinds(read), f"hard-{hardness(match)}"):
        if answer == right:
            kept[kind].right.append(seconds)
        else:
            kept[kind].wrong += 1
    if answer == right:
        out.print(words("right", seconds=f"{seconds:.1f}"), style="green", markup=False)
    else:
        out.print(words("wrong"), style="red", markup=False)
        explain(out, match, lang)


def show_dice(out: Console, match: Match, number: int, lang: Lang) -> None:
    """The dice as they lie."""
    dice = match.view()["dice"]
    for name in ("white", "film", "poachers", "guard"):
        if dice[name] is not None:
            shown = in_words(lang, "", dice[name], GAME, ()).replace(", ", "  ")
            out.print(f"{number:>3}  {words(f'dice-{name}'):<12} {shown}", markup=False)


def typed_answer(out: Console, lang: Lang) -> str:
    """An answer from the keyboard, as a word or its beginning, in either language."""
    while True:
        typed = asked("> ")
        for spoken in ((lang,), LANGUAGES):
            found = answers_meant(typed, spoken)
            if len(found) == 1:
                return found.pop()
        out.print(words("answers", answers=in_words(lang, "", list(ANSWERS), GAME, ())), markup=False)


def answers_meant(typed: str, spoken: Sequence[str]) -> set[str]:
    """The answers that the beginning of a word may mean in some languages, accents aside."""
    wanted = bare(typed)
    return {
        answer
        for answer in ANSWERS
        for said in spellings(answer, spoken)
        if wanted and said.startswith(wanted)
    }


def spellings(answer: str, spoken: Sequence[str]) -> Iterator[str]:
    """An answer in words; nothing is 0 in any language."""
    for lang in spoken:
        yield bare(in_words(lang, "", answer, GAME, ()))
    if answer == "nothing":
        yield "0"


def bare(text: str) -> str:
    """A text in small letters without accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def explain(out: Console, match: Match, lang: Lang) -> None:
    """Say how the dice are read."""
    for step in reading(match):
        out.print("  " + sentence(lang, f"{GAME}-reading-{step['step']}", step, GAME, ()), markup=False)


def report(out: Console, kept: dict[str, Times]) -> None:
    """Time and errors by kind of situation."""
    from rich.table import Table

    if not kept:
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("kind", "throws", "errors", "median"):
        table.add_column(words(f"column-{heading}"), justify="left" if heading == "kind" else "right")
    for kind in [*(kind for kind in KINDS if kind in kept), *sorted(set(kept) - set(KINDS))]:
        times = kept[kind]
        table.add_row(said(kind), str(len(times.right) + times.wrong), str(times.wrong), middle(times.right))
    out.print()
    out.print(table)


def said(kind: str) -> str:
    """A kind of situation in words."""
    name, _, number = kind.partition("-")
    return words("kind-hard", number=int(number)) if name == "hard" else words(f"kind-{kind}")


def middle(seconds: list[float]) -> str:
    """The median of some times."""
    return f"{sorted(seconds)[len(seconds) // 2]:.1f}" if seconds else "–"
