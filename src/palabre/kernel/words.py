"""Every word people read, from the Fluent files that the page shares: those of the house and of each game."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .elision import ELISIONS
from .places import places

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parent.parent
LANGUAGES = ("en", "fr")
FUNCTIONS: dict[str, Any] = {**ELISIONS, "PLACES": places}
HYPHEN, MINUS = re.compile(r"(?<![\w.])-(?=\d)"), "−"


def files(lang: str, package: Path = PACKAGE) -> list[Path]:
    """The files of one language: what all share, then what each game says, its board, pieces and lessons."""
    return [
        *sorted((package / "locales" / lang).glob("*.ftl")),
        *sorted((package / "games").glob(f"*/words/{lang}.ftl")),
        *sorted((package / "games").glob(f"*/words/*/{lang}.ftl")),
    ]


@lru_cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language."""
    from fluent.runtime import FluentBundle, FluentResource  # heavy, and many programs never read a word

    words = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for file in files(lang):
        words.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return words


def knows(lang: str, key: str) -> bool:
    """Whether there are words for this key."""
    return bundle(lang).has_message(key)


def say(lang: str, key: str, **facts: Any) -> str:
    """The sentence for a key, in a language, with its facts filled in."""
    words = bundle(lang if lang in LANGUAGES else "en")
    if not words.has_message(key):
        return f"{key} {facts}" if facts else key
    pattern = words.get_message(key).value
    if pattern is None:  # a message of attributes only
        return key
    told, _ = words.format_pattern(pattern, {name: plain(fact) for name, fact in facts.items()})
    return HYPHEN.sub(MINUS, str(told)) if any(map(is_negative, facts.values())) else str(told)


def is_negative(fact: Any) -> bool:
    """Return whether a fact is a number below nought, which is written with a minus and not with a hyphen."""
    return isinstance(fact, int | float) and fact < 0


def written(fact: Any) -> str:
    """Return a number or a word as it is read."""
    return str(fact).replace("-", MINUS) if is_negative(fact) else str(fact)


def plain(fact: Any) -> Any:
    """A fact as Fluent takes it: numbers and text; lists are read out."""
    if isinstance(fact, bool | dict):
        return str(fact)
    if isinstance(fact, list | tuple):
        return ", ".join(written(part) for part in fact)
    return fact if isinstance(fact, int | float | str) else str(fact)
