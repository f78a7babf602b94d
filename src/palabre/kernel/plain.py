"""States as plain Python: numbers that cannot wrap, indices that cannot be negative."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from math import prod
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

Blanked = Callable[[NDArray[Any]], NDArray[Any]]  # a state with all that somebody may not know blanked

# Whole numbers as NumPy and as `struct` call them
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


class PlainCells:
    """An array that hands out Python ints and refuses what compiled code would let pass."""

    __slots__ = ("_array", "_bounds")

    def __init__(self, array: NDArray[Any]) -> None:
        self._array = array
        self._bounds = bounds(array.dtype)

    def __getitem__(self, at: Any) -> Any:
        refuse_negative(at)
        found = self._array[at]
        return PlainCells(found) if isinstance(found, np.ndarray) else found.item()

    def __setitem__(self, at: Any, value: Any) -> None:
        refuse_negative(at)
        if isinstance(value, PlainCells):
            value = value._array
        else:
            refuse_misfit(value, self._bounds, "an array")
        self._array[at] = value

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))

    def __len__(self) -> int:
        return len(self._array)

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of the axes."""
        return self._array.shape

    def tolist(self) -> Any:
        """Nested lists of Python numbers."""
        return self._array.tolist()

    def sum(self) -> int:
        """The sum of all cells."""
        return int(self._array.sum(dtype=np.int64))


class Plain:
    """A state whose fields read and write like those of a Python object."""

    __slots__ = ("array",)
    array: NDArray[Any]

    def __init__(self, array: NDArray[Any]) -> None:
        object.__setattr__(self, "array", array)

    def __getattr__(self, name: str) -> Any:
        return field_of(self.array, name)

    def __setattr__(self, name: str, value: Any) -> None:
        refuse_misfit(value, bounds(self.array.dtype[name].base), name)
        self.array[name] = value


class Row(tuple[int, ...]):
    """A row of numbers that is only read."""

    __slots__ = ()

    def tolist(self) -> list[int]:
        """A list of its own, to be changed."""
        return list(self)

    def sum(self) -> int:
        """The sum of all cells."""
        return sum(self)


class Reading:
    """How the fields of a state are read, made once for a game; secrets are not read as they stand."""

    def __init__(self, dtype: np.dtype[Any], secrets: Collection[str]) -> None:
        self.dtype = dtype
        self.secrets = secrets
        self.readers: dict[str, Callable[[bytes], Any]] = {}
        for name, (kind, offset, *_) in (dtype.fields or {}).items():
            if len(kind.shape) < 2 and kind.base.str[1:] in CODES and name not in secrets:
                form = f"={prod(kind.shape)}{CODES[kind.base.str[1:]]}"
                self.readers[name] = reader(form, offset, is_row=bool(kind.shape))


class Known(Plain):
    """What somebody knows of a state, only to be read: a field is unpacked when it is first looked at.

    What is no secret is read as it stands; all else from a copy in which what must not be known is blanked,
    made when it is first looked at. Secrets are rows: the layout sees to it.
    """

    __slots__ = ("__dict__", "_blanked", "_bytes", "_reading")

    def __init__(self, states: NDArray[Any], reading: Reading, blanked: Blanked) -> None:
        keep = object.__setattr__
        keep(self, "_bytes", states.tobytes())
        keep(self, "_reading", reading)
        keep(self, "_blanked", blanked)

    def __getattr__(self, name: str) -> Any:
        found = self._read(name)
        object.__setattr__(self, name, found)
        return found

    def _read(self, name: str) -> Any:
        reader = self._reading.readers.get(name)
        if reader is not None:
            return reader(self._bytes)
        if name in self._reading.secrets:
            return field_of(self.array, name)
        stands = np.frombuffer(self._bytes, self._reading.dtype)
        return self._blanked(stands) if name == "array" else field_of(stands, name)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{name} is only looked at here")


def field_of(states: NDArray[Any], name: str) -> Any:
    """A field of a state: a number, or cells."""
    try:
        cells = states[name]
    except ValueError:
        raise AttributeError(f"no field {name} in this state") from None
    return cells[0].item() if cells.ndim == 1 else PlainCells(cells[0])


class PlainStates:
    """A block of states, copied whole from place to place."""

    __slots__ = ("_block",)

    def __init__(self, block: NDArray[Any]) -> None:
        self._block = block

    def __getitem__(self, at: int) -> Plain:
        refuse_negative(at)
        return Plain(self._block[at : at + 1])

    def __setitem__(self, at: int, state: Plain) -> None:
        refuse_negative(at)
        self._block[at : at + 1] = state.array


def reader(form: str, offset: int, is_row: bool) -> Callable[[bytes], Any]:
    """How numbers at a place are read."""
    unpack = Struct(form).unpack_from
    return (lambda raw: Row(unpack(raw, offset))) if is_row else (lambda raw: unpack(raw, offset)[0])


@lru_cache
def bounds(dtype: np.dtype[Any]) -> tuple[int, int] | None:
    """The least and the greatest number of an integer type."""
    if dtype.kind not in "iu":
        return None
    info = np.iinfo(dtype)
    return int(info.min), int(info.max)


def refuse_negative(at: Any) -> None:
    """Compiled code counts a negative index from the end; no rule means that."""
    for part in at if isinstance(at, tuple) else (at,):
        if not isinstance(part, slice) and part < 0:
            raise IndexError(f"negative index {part}")


def refuse_misfit(value: Any, room: tuple[int, int] | None, where: str) -> None:
    """Compiled code wraps a number that does not fit its field."""
    if room is not None and not room[0] <= value <= room[1]:
        raise OverflowError(f"{value} does not fit {where}")
