"""How bots are named: one spec string everywhere."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from .bot import Bot
from .errors import UnknownBot

FOLDER = Path(__file__).parent
LEVELS: dict[str, dict[str, float]] = json.loads((FOLDER / "levels.json").read_text(encoding="utf-8"))
BESIDE: dict[str, dict[str, float]] = json.loads((FOLDER / "beside.json").read_text(encoding="utf-8"))
NAMED = {**LEVELS, **BESIDE}  # with those of earlier rounds, which no table offers
KINDS = ("random", "greedy", "mcts")
LONGEST = 60  # of a spec that is read out again in a message


def find(spec: str) -> Bot:
    """The bot that a spec names; those that keep nothing are made once."""
    name, _, rest = spec.partition(":")
    if name == "stdio":
        from .stdio import StdioBot

        return StdioBot(rest)
    if name in NAMED or name in KINDS:
        return kept(spec)
    if rest:
        return own(name, rest)
    raise UnknownBot("bots-unknown", spec=shown(spec), specs=", ".join([*KINDS, *NAMED]))


@lru_cache
def kept(spec: str) -> Bot:
    """A bot that keeps nothing from one choice to the next."""
    name, _, rest = spec.partition(":")
    given = settings(spec, rest)
    if name in NAMED:
        from .ladder import LevelBot

        refuse_settings(spec, given)
        return LevelBot(name, NAMED[name])
    if name == "random":
        from .luck import RandomBot

        refuse_settings(spec, given)
        return RandomBot()
    if name == "greedy":
        from .greedy import GreedyBot

        return GreedyBot.from_settings(spec, given)
    from .search import SearchBot

    return SearchBot.from_settings(spec, given)


def settings(spec: str, text: str) -> dict[str, float]:
    """The numbers behind a colon: `sims=5000,explore=0.7`."""
    found: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        try:
            found[name.strip()] = float(value)
        except ValueError:
            raise UnknownBot("bots-bad-setting", spec=shown(spec), setting=shown(part)) from None
    return found


def refuse_settings(spec: str, given: dict[str, float], known: tuple[str, ...] = ()) -> None:
    """A setting that the bot does not have is a mistake, not a wish."""
    for name in given:
        if name not in known:
            key = "bots-no-such-setting" if known else "bots-no-settings"
            raise UnknownBot(key, spec=shown(spec), setting=shown(name), settings=", ".join(known))


def own(module: str, name: str) -> Bot:
    """Somebody's own bot: a class in a module that Python can import."""
    spec = shown(f"{module}:{name}")
    try:
        made = getattr(import_module(module), name)
        bot: Bot = made() if isinstance(made, type) else made
    except ImportError as wrong:
        raise UnknownBot("bots-no-module", spec=spec, reason=str(wrong)) from wrong
    except AttributeError as wrong:
        raise UnknownBot("bots-no-class", spec=spec, name=shown(name), module=shown(module)) from wrong
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot("bots-no-choose", spec=spec)
    return bot


def shown(text: str) -> str:
    """A text as a message may repeat it."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
