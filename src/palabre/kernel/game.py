"""What a game is: its name, its seats, its options, and the rooms where its files answer their questions."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from .amounts import whole_number
from .errors import BadOption, BadSeats, PalabreError
from .layout import layout
from .observing import Observation

Value = str | int | bool
Options = dict[str, Value]
Tuning = dict[str, Any]  # as tuning.json has it
FIRST_RULES = 1  # the version of the rules with which every game began
SEAT_NAMED = re.compile(r"seat(\d+)")


def named_seats(n: int) -> tuple[str, ...]:
    """The values of an option that names one of n seats: `seat0`, `seat1` and so on."""
    return tuple(f"seat{seat}" for seat in range(n))


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, the default first; with bounds, any number between."""

    name: str
    values: tuple[Value, ...]
    bounds: tuple[int, int] | None = None
    seat: int | None = None  # the one that it is about, if it is about one
    box: Value | None = None  # the value by the rules of the box, where the default is a house rule
    formerly: tuple[Value, ...] = ()  # the default in rules version 1, 2 and so on, before this one

    @property
    def default(self) -> Value:
        """The value that holds when nothing is said."""
        return self.values[0]

    @property
    def by_the_box(self) -> Value:
        """The value by the rules of the box."""
        return self.default if self.box is None else self.box

    def default_in(self, rules: int) -> Value:
        """The value that held when nothing was said, in a version of the rules."""
        return self.formerly[rules - 1] if rules <= len(self.formerly) else self.default

    def encode(self, value: Any) -> int:
        """The int by which rules know a value: itself if it is a number, else its place in the list."""
        if self.bounds and type(value) is int and self.bounds[0] <= value <= self.bounds[1]:
            return value
        for place, known in enumerate(self.values):
            if type(known) is type(value) and known == value:
                return int(value) if isinstance(value, int) else place
        raise BadOption("bad-option-value", option=self.name, value=str(value)[:50], values=self.in_words())

    def seats_for(self, value: Any) -> int:
        """How many must sit at the table for this value: one that names a seat needs that seat."""
        if self.seat is not None and value != self.default:
            return self.seat + 1
        named = SEAT_NAMED.fullmatch(str(value))
        return int(named[1]) + 1 if named else 0

    def read(self, text: str) -> Value:
        """The value that a word of the command line means."""
        for known in self.values:
            if text.lower() == str(known).lower():
                return known
        if self.bounds and text.lstrip("-").isdigit():
            return int(text)
        raise BadOption("bad-option-value", option=self.name, value=text, values=self.in_words())

    def in_words(self) -> str:
        """The values it takes, read out."""
        if self.bounds:
            words = [value for value in self.values if isinstance(value, str)]
            return ", ".join([f"{self.bounds[0]}–{self.bounds[1]}", *words])
        return ", ".join(
            str(known).lower() if isinstance(known, bool) else str(known) for known in self.values
        )


@dataclass(frozen=True)
class Handicap:
    """What makes a table even: a number for each seat, which helps whoever has it, or slows them."""

    name: str
    most: int
    helps: bool = True
    step: int = 1  # between two numbers that are worth telling apart

    def options(self, seats: int) -> tuple[Option, ...]:
        """An option for each seat, `ahead0`, `ahead1` and so on: nought where nothing is said."""
        return tuple(Option(f"{self.name}{seat}", (0,), (0, self.most), seat) for seat in range(seats))

    def given(self, amounts: Sequence[int]) -> Options:
        """The options that give each seat its number."""
        return {f"{self.name}{seat}": amount for seat, amount in enumerate(amounts) if amount}

    def rounded(self, amount: float) -> int:
        """The number that can be given and is nearest."""
        return min(max(round(amount / self.step) * self.step, 0), self.most)


@dataclass(frozen=True)
class Game:
    """One game; its rooms are opened when they are needed."""

    name: str
    package: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    rules_version: int
    minutes: int
    age: int
    most_chances: int  # among which nature ever picks
    longest: int  # moves, nature's too, after which environments cut a game: none of ours came half as far
    chapters: Mapping[str, tuple[str, ...]] = field(hash=False)  # the rule text: clause ids by chapter
    real_time: bool = False  # several seats act at once, and the quickest counts
    handicap: Handicap | None = None  # the house rule that makes a table even

    def __hash__(self) -> int:
        """By its name: what is made once for a game is looked up at every step."""
        return hash(self.name)

    def room(self, name: str) -> ModuleType:
        """A file of the game, by the question it answers."""
        return import_module(f"{self.package}.{name}")

    def has_room(self, name: str) -> bool:
        """Whether the game has that optional file."""
        return (self.folder / f"{name}.py").exists() or (self.folder / name).is_dir()

    @cached_property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return Path(str(import_module(self.package).__file__)).parent

    @property
    def n_actions(self) -> int:
        """How many action ids there are; what each means holds for one `rules_version`."""
        return int(self.room("rules").N_ACTIONS)

    @property
    def actions(self) -> tuple[Mapping[str, Any], ...]:
        """The named action of every id."""
        named: tuple[Mapping[str, Any], ...] = self.room("actions").NAMES
        return named

    @cached_property
    def observation(self) -> Observation:
        """What a program sees of it as numbers, with their names."""
        return Observation(self.room("observed").OBSERVED, layout(self.room("state").State))

    @cached_property
    def tuning(self) -> Tuning:
        """How its bots go about it, as measured: `search`, knobs that differ; `slips` of those who read."""
        file = self.folder / "tuning.json"
        tuned: Tuning = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        return tuned

    @cached_property
    def box_digest(self) -> str:
        """A digest of what is in the box: a record made with another box is refused."""
        box = json.loads((self.folder / "box.json").read_text(encoding="utf-8"))
        return hashlib.sha256(json.dumps(box, sort_keys=True).encode()).hexdigest()[:16]

    def check_seats(self, seats: Any) -> int:
        """Return a number of players; refuse one that the game is not made for."""
        least, most = self.min_seats, self.max_seats
        try:
            return whole_number("players", seats, least, most)
        except PalabreError:
            players = str(seats)[:50]
            raise BadSeats("bad-players", game=self.name, players=players, least=least, most=most) from None

    def settle_options(
        self, given: Mapping[str, Any], seats: int | None = None, rules: int | None = None
    ) -> Options:
        """Every option with its value: the given ones checked, for so many seats; the others at default.

        With a version of the rules, at the default that it had.
        """
        known = {option.name: option for option in self.options}
        if not isinstance(given, Mapping):
            raise BadOption("bad-option-value", option="options", value=str(given)[:50], values="{…}")
        given = {
            name: value.item() if isinstance(value, np.generic) else value for name, value in given.items()
        }
        for name, value in given.items():
            if name not in known:
                raise BadOption(
                    "no-such-option", option=str(name)[:50], game=self.name, options=", ".join(known) or "–"
                )
            known[name].encode(value)
            if seats is not None and known[name].seats_for(value) > seats:
                named = value if known[name].seat is None else f"seat{known[name].seat}"
                raise BadOption("option-no-such-seat", option=name, value=str(named), players=seats)
        return self.defaults(self.rules_version if rules is None else rules) | dict(given)

    def defaults(self, rules: int) -> Options:
        """Every option with the value that it has in a version of the rules when nothing is said."""
        return {option.name: option.default_in(rules) for option in self.options}

    def handicaps(self, options: Mapping[str, Any], seats: int) -> list[int]:
        """The handicap of each seat, nought for those who have none."""
        name = self.handicap.name if self.handicap else ""
        return [int(options.get(f"{name}{seat}", 0)) for seat in range(seats)]

    def encode_options(self, settled: Mapping[str, Any]) -> list[int]:
        """The options as rules know them, in the order they are declared."""
        return [option.encode(settled[option.name]) for option in self.options]
