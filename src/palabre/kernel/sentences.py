"""Actions and events as sentences, with the names of the players and the words of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .words import knows, say

Facts = Mapping[str, Any]  # what a sentence is about


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
        return ", ".join(str(in_words(lang, part, each, game, players)) for each in fact)
    return fact if isinstance(fact, int | float) else str(fact)
