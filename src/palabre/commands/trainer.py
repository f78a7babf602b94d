"""The solo trainer: read what lies there, type the answer, see where the time goes."""

from __future__ import annotations

import time
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..kernel.plain import Plain
from ..kernel.sentences import Facts, in_words, sentence
from ..kernel.words import LANGUAGES, say
from .play import asked
from .speaking import Lang, console, words

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.game import Game
    from ..kernel.match import Match

HARD = "hard-"  # how the kinds by hardness begin


@dataclass
class Times:
    """How one kind of throw went."""

    right: list[float] = field(default_factory=list)  # seconds
    wrong: int = 0


def train(game: Game, options: Mapping[str, Any], seed: int, rounds: int, lang: Lang) -> None:
    """Show throws, ask for their answers, and tell at the end what was slow and what was wrong."""
    import palabre

    from ..kernel.layout import CLOCK

    out, kept = console(), defaultdict[str, Times](Times)
    out.print(say(lang, f"{game.name}-training", rounds=rounds), markup=False)
    lasting = {**options, **game.room("training").OPTIONS}
    match = palabre.new(game.name, players=game.min_seats, seed=seed, **lasting)
    try:
        for number in range(1, rounds + 1):
            one_throw(out, match, number, kept, lang)
            match.play(game.room("training").NEXT, CLOCK)
    except palabre.PalabreError:  # the input has ended
        pass
    report(out, game, kept, lang)


def one_throw(out: Console, match: Match, number: int, kept: dict[str, Times], lang: Lang) -> None:
    """Show the dice, take the answer, say how they are read if it was wrong."""
    out.print()
    show_dice(out, match, number, lang)
    began = time.monotonic()
    answer = typed_answer(out, match.game, lang)
    seconds = time.monotonic() - began
    training, state = match.game.room("training"), Plain(match.state)
    read = training.reading(state)
    right = read[-1]["answer"]
    for kind in (*training.kinds(read), f"{HARD}{match.game.room('worth').hardness(state)}"):
        if answer == right:
            kept[kind].right.append(seconds)
        else:
            kept[kind].wrong += 1
    if answer == right:
        out.print(words("right", seconds=f"{seconds:.1f}"), style="green", markup=False)
    else:
        out.print(words("wrong"), style="red", markup=False)
        explain(out, match.game.name, read, lang)


def show_dice(out: Console, match: Match, number: int, lang: Lang) -> None:
    """The dice as they lie."""
    game = match.game
    for name, dice in game.room("training").shown(match.view()).items():
        if dice is not None:
            shown = in_words(lang, "", dice, game.name, ()).replace(", ", "  ")
            said = say(lang, f"{game.name}-training-{name}")
            out.print(f"{number:>3}  {said:<12} {shown}", markup=False)


def typed_answer(out: Console, game: Game, lang: Lang) -> str:
    """An answer from the keyboard, as a word or its beginning, in either language."""
    while True:
        typed = asked("> ")
        for spoken in ((lang,), LANGUAGES):
            found = answers_meant(game, typed, spoken)
            if len(found) == 1:
                return found.pop()
        answers = in_words(lang, "", list(game.room("training").ANSWERS), game.name, ())
        out.print(words("answers", answers=answers), markup=False)


def answers_meant(game: Game, typed: str, spoken: Sequence[str]) -> set[str]:
    """The answers that the beginning of a word may mean in some languages, accents aside."""
    wanted = bare(typed)
    return {
        answer
        for answer in game.room("training").ANSWERS
        for said in spellings(game, answer, spoken)
        if wanted and said.startswith(wanted)
    }


def spellings(game: Game, answer: str, spoken: Sequence[str]) -> Iterator[str]:
    """An answer in words; nothing is 0 in any language."""
    for lang in spoken:
        yield bare(in_words(lang, "", answer, game.name, ()))
    if answer == "nothing":
        yield "0"


def bare(text: str) -> str:
    """A text in small letters without accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def explain(out: Console, game: str, read: Sequence[Facts], lang: Lang) -> None:
    """Say how the dice are read."""
    for step in read:
        out.print("  " + sentence(lang, f"{game}-reading-{step['step']}", step, game, ()), markup=False)


def report(out: Console, game: Game, kept: dict[str, Times], lang: Lang) -> None:
    """Time and errors by kind of situation."""
    from rich.table import Table

    if not kept:
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("kind", "throws", "errors", "median"):
        table.add_column(words(f"column-{heading}"), justify="left" if heading == "kind" else "right")
    known = game.room("training").KINDS
    for kind in [*(kind for kind in known if kind in kept), *sorted(set(kept) - set(known))]:
        times = kept[kind]
        table.add_row(
            said(game.name, kind, lang),
            str(len(times.right) + times.wrong),
            str(times.wrong),
            middle(times.right),
        )
    out.print()
    out.print(table)


def said(game: str, kind: str, lang: Lang) -> str:
    """A kind of situation in words."""
    if kind.startswith(HARD):
        return words("hardness", number=int(kind.removeprefix(HARD)))
    return say(lang, f"{game}-training-{kind}")


def middle(seconds: list[float]) -> str:
    """The median of some times."""
    return f"{sorted(seconds)[len(seconds) // 2]:.1f}" if seconds else "–"
