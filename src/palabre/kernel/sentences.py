"""Actions and events as sentences, with the names of the players and the words of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .words import knows, say, written

Facts = Mapping[str, Any]  # what a sentence is about
NOTHING = "–"  # nothing lies there, or nobody may see it
KERNEL_FIELDS = ("players", "options", "to_act", "over", "scores", "winners")


def sentence(lang: str, key: str, facts: Facts, game: str, players: Sequence[str]) -> str:
    """The sentence for a key, its facts in the words of the game; empty where there are no words."""
    if not knows(lang, key):
        return ""
    return say(lang, key, **{name: in_words(lang, name, fact, game, players) for name, fact in facts.items()})


def say_action(lang: str, game: str, named: Facts, players: Sequence[str]) -> str:
    """A named action as a button says it."""
    return sentence(lang, f"{game}-do-{named['do']}", named, game, players) or str(named["do"])


def say_event(lang: str, game: str, event: Facts, players: Sequence[str]) -> str:
    """An event as the log tells it."""
    facts = {name: fact for name, fact in event.items() if name not in ("kind", "now")}
    own, common = f"{game}-event-{event['kind']}", f"event-{event['kind']}"
    return sentence(lang, own if knows(lang, own) else common, facts, game, players)


def say_option(lang: str, game: str, option: str) -> str:
    """An option as people read it."""
    return say(lang, f"{game}-option-{option}")


def say_value(lang: str, game: str, option: str, value: str | int | bool) -> str:
    """A value of an option as people read it; a plain number speaks for itself."""
    key = f"{game}-option-{option}-{str(value).lower()}"
    return say(lang, key) if knows(lang, key) else str(value)


def in_words(lang: str, name: str, fact: Any, game: str, players: Sequence[str]) -> Any:
    """One fact as a person reads it."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int) and (name == "seat" or name.endswith("_seat")) and 0 <= fact < len(players):
        return players[fact]
    if isinstance(fact, str):
        key = f"{game}-word-{fact}"
        return say(lang, key) if knows(lang, key) else fact
    if isinstance(fact, dict):
        return ", ".join(f"{in_words(lang, '', part, game, players)} × {n}" for part, n in fact.items())
    if isinstance(fact, list | tuple):
        part = "seat" if name == "seats" else ""
        return ", ".join(written(in_words(lang, part, each, game, players)) for each in fact)
    return fact if isinstance(fact, int | float) else str(fact)


def table_in_words(lang: str, view: Facts, game: str, players: Sequence[str] = ()) -> Iterator[str]:
    """What lies on the table, a line a thing, as short as it goes."""
    for name, value in view.items():
        if name not in KERNEL_FIELDS and value not in (None, [], {}, ""):
            yield f"{name}: {brief(lang, name, value, game, players)}"


def brief(lang: str, name: str, value: Any, game: str, players: Sequence[str]) -> str:
    """A value of a view in a line."""
    if isinstance(value, dict):
        parts = (
            f"{in_words(lang, '', key, game, players)} {brief(lang, key, part, game, players)}"
            for key, part in value.items()
            if part is not None
        )
        return ", ".join(parts)
    if isinstance(value, list) and any(part is None or isinstance(part, dict | list) for part in value):
        return " | ".join(brief(lang, name, part, game, players) for part in value)
    return NOTHING if value is None else str(in_words(lang, name, value, game, players))
