"""States as plain Python: numbers that cannot wrap, indices that cannot be negative."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

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
        try:
            cells = self.array[name]
        except ValueError:
            raise AttributeError(f"no field {name} in this state") from None
        return cells[0].item() if cells.ndim == 1 else PlainCells(cells[0])

    def __setattr__(self, name: str, value: Any) -> None:
        refuse_misfit(value, bounds(self.array.dtype[name].base), name)
        self.array[name] = value


class Known(Plain):
    """What somebody knows of a state, only to be read: a field is unpacked when it is first looked at.

    Secrets are rows (the layout sees to it), so numbers are read as they stand; rows are read from a copy in
    which all that must not be known is blanked, made when the first of them is looked at.
    """

    __slots__ = ("__dict__", "_blanked", "_bytes", "_numbers")

    def __init__(self, states: NDArray[Any], blanked: Callable[[NDArray[Any]], NDArray[Any]]) -> None:
        object.__setattr__(self, "_bytes", states.tobytes())
        object.__setattr__(self, "_blanked", lambda raw: blanked(np.frombuffer(raw, states.dtype)))
        object.__setattr__(self, "_numbers", numbers_in(states.dtype))

    def __getattr__(self, name: str) -> Any:
        if name == "array":
            object.__setattr__(self, "array", self._blanked(self._bytes))
            return self.array
        at = self._numbers.get(name)
        found = super().__getattr__(name) if at is None else at[0](self._bytes, at[1])[0]
        self.__dict__[name] = found
        return found

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{name} is only looked at here")


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


@lru_cache
def numbers_in(dtype: np.dtype[Any]) -> dict[str, tuple[Callable[..., tuple[Any, ...]], int]]:
    """How each field that holds one number is unpacked, and where it stands."""
    placed = {name: (dtype[name], dtype.fields[name][1]) for name in dtype.names or () if dtype.fields}
    return {
        name: (Struct(f"={CODES[kind.str[1:]]}").unpack_from, offset)
        for name, (kind, offset) in placed.items()
        if kind.str[1:] in CODES
    }


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
