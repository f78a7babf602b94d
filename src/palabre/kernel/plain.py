"""States as plain Python: numbers that cannot wrap, indices that cannot be negative."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray


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
    """A state that is only read: numbers are unpacked at once, arrays when they are first looked at."""

    __slots__ = ("__dict__",)

    def __init__(self, array: NDArray[Any]) -> None:
        super().__init__(array)
        fields = zip(array.dtype.names or (), array[0].item())
        self.__dict__.update({name: value for name, value in fields if type(value) is int})

    def __getattr__(self, name: str) -> Any:
        found = self.__dict__[name] = super().__getattr__(name)
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
