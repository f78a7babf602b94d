"""What a program may see of a state, as numbers between 0 and 1, the observer's own things first.

A game says in its room `observed` which fields are shown and how; the rule that writes the numbers is made
from that and from the layout. Who sits where is counted from the observer, and what the observer may not know
stays 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .layout import KnownBy, Layout, OwnRow

Singles = NDArray[np.float32]
INDENT = "    "


def signed(sign: str, of: Sequence[str] | int) -> list[str]:
    """The names of several things, or their numbers, each behind a sign."""
    return [f"{sign}{name}" for name in (range(of) if isinstance(of, int) else of)]


@dataclass(frozen=True)
class Kind:
    """One of several things: a number for each, 1 at the one that it is; all 0 where it is none of them."""

    field: str
    of: Sequence[str] | int
    first: int = 0

    @property
    def names(self) -> list[str]:
        """What each of its numbers says."""
        return signed("=", self.of)

    def written(self, cell: str, at: str) -> list[str]:
        """The code that writes one cell."""
        value = f"{cell} - {self.first}" if self.first else cell
        return [f"which = {value}", f"if 0 <= which < {len(self.names)}:", f"{INDENT}out[{at} + which] = 1"]


@dataclass(frozen=True)
class Amount:
    """A number between two bounds; with `where`, what the field holds at the place that another one names."""

    field: str
    most: int
    least: int = 0
    where: str | None = None

    names = ("",)

    def written(self, cell: str, at: str) -> list[str]:
        """The code that writes one cell."""
        value = f"s.{self.field}[{cell}]" if self.where else cell
        lifted = f"({value} - {self.least})" if self.least else value
        return [
            f"out[{at}] = min(max({lifted}, 0), {self.most - self.least}) * {1 / (self.most - self.least)}"
        ]


@dataclass(frozen=True)
class Bits:
    """A set of things: a number for each, 1 where it is in the set."""

    field: str
    of: Sequence[str] | int

    @property
    def names(self) -> list[str]:
        """What each of its numbers says."""
        return signed(":", self.of)

    def written(self, cell: str, at: str) -> list[str]:
        """The code that writes one cell."""
        return [
            f"bits = {cell}",
            f"for bit in range({len(self.names)}):",
            f"{INDENT}out[{at} + bit] = bits >> bit & 1",
        ]


@dataclass(frozen=True)
class Who:
    """A seat, counted from the observer; all 0 where it is nobody."""

    field: str
    most: int

    @property
    def names(self) -> list[str]:
        """What each of its numbers says."""
        return signed("=+", self.most)

    def written(self, cell: str, at: str) -> list[str]:
        """The code that writes one cell."""
        return [
            f"which = {cell}",
            "if which >= 0:",
            f"{INDENT}out[{at} + which - seat + (s.seats if which < seat else 0)] = 1",
        ]


@dataclass(frozen=True)
class Seats:
    """A set of seats, counted from the observer."""

    field: str
    most: int

    @property
    def names(self) -> list[str]:
        """What each of its numbers says."""
        return signed(":+", self.most)

    def written(self, cell: str, at: str) -> list[str]:
        """The code that writes one cell."""
        return [
            f"bits = {cell}",
            "for other in range(s.seats):",
            f"{INDENT}out[{at} + other - seat + (s.seats if other < seat else 0)] = bits >> other & 1",
        ]


def wipe(out: Singles, at: int, n: int) -> None:
    """All 0, before anything is shown; counted from 0, so that the machine clears it at once."""
    numbers = out[at : at + n]
    for each in range(n):
        numbers[each] = 0


Shown = Kind | Amount | Bits | Who | Seats


@dataclass(frozen=True)
class Observation:
    """The numbers that a seat observes: how many, and what each means."""

    shown: tuple[Shown, ...]
    layout: Layout

    @cached_property
    def size(self) -> int:
        """How many numbers."""
        return sum(self._size(each) for each in self.shown)

    @cached_property
    def names(self) -> list[str]:
        """What each number says; `[+1]` is the seat after the observer, `=` one of several, `:` in a set."""
        return [name for each in self.shown for name in self._names(each)]

    def places(self) -> dict[str, slice]:
        """Where the numbers of each field stand."""
        found, at = {}, 0
        for each in self.shown:
            name = f"{each.field}@{each.where}" if isinstance(each, Amount) and each.where else each.field
            found[name] = slice(at, at + self._size(each))
            at += self._size(each)
        return found

    def programs(self) -> tuple[Callable[..., None], ...]:
        """The functions that write them; to be bound to a game's states."""
        lines, at = [f"wipe(out, at, {self.size})", f"out = out[at : at + {self.size}]"], 0
        for each in self.shown:
            lines += self._code(each, at)
            at += self._size(each)
        body = "\n".join(INDENT + line for line in lines)
        space: dict[str, Any] = {}
        exec(compile(f"def observe(s, seat, out, at):\n{body}\n", "<observation>", "exec"), space)
        observe: Callable[..., None] = space["observe"]
        observe.__module__ = __name__
        observe.__annotations__ = {"s": "State", "seat": int, "out": Singles, "at": int, "return": None}
        return wipe, observe

    # One field

    def _shape(self, each: Shown) -> tuple[int, ...]:
        return self.layout.dtype[_cells_of(each)].shape

    def _size(self, each: Shown) -> int:
        return prod(self._shape(each)) * len(each.names)

    def _names(self, each: Shown) -> Iterator[str]:
        cells, by_seat = _cells_of(each), _cells_of(each) in self.layout.by_seat
        for index in np.ndindex(self._shape(each)):
            at = "".join(f"[{'+' * (by_seat and not axis)}{i}]" for axis, i in enumerate(index))
            field = f"{each.field}@{cells}" if each.field != cells else cells
            yield from (f"{field}{at}{name}" for name in each.names)

    def _code(self, each: Shown, first: int) -> Iterator[str]:
        """Loops over the cells of a field, the rows of seats turned, what is hidden left out."""
        name, shape, deep = _cells_of(each), self._shape(each), 0
        index, place = [f"i{axis}" for axis in range(len(shape))], str(first)
        for axis, length in enumerate(shape):
            turned = axis == 0 and name in self.layout.by_seat
            yield f"{INDENT * deep}for i{axis} in range({'s.seats' if turned else length}):"
            deep += 1
            if turned:
                index[0] = "row"
                yield f"{INDENT * deep}row = seat + i0 - (s.seats if seat + i0 >= s.seats else 0)"
            place += f" + i{axis} * {prod(shape[axis + 1 :]) * len(each.names)}"
        inside = ", ".join(index)
        if known := self._known(name, inside):
            yield f"{INDENT * deep}if {known}:"
            deep += 1
        for line in each.written(f"s.{name}[{inside}]" if shape else f"s.{name}", place):
            yield INDENT * deep + line

    def _known(self, name: str, inside: str) -> str:
        how = dict(self.layout.secrets).get(name)
        if isinstance(how, KnownBy):
            return f"s.{how.mask}[{inside}] >> seat & 1"
        return "row == seat" if isinstance(how, OwnRow) else ""


def _cells_of(each: Shown) -> str:
    """The field whose cells are gone through."""
    return each.where or each.field if isinstance(each, Amount) else each.field
