"""Layouts: a state written as a class, stored as one block of memory, each field saying who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, get_type_hints

import numpy as np
from numpy.typing import NDArray

Cells = NDArray[np.int8]
Masks = NDArray[np.uint8]
Words = NDArray[np.int64]
Ids = NDArray[np.int16]  # action ids: int8 wraps past 127
Wide = NDArray[np.int64]  # plans of a redeal, options, totals
Reals = NDArray[np.float64]
Random = NDArray[np.uint64]  # the state of a fast generator: one word

Small = Annotated[int, "i1"]
Count = Annotated[int, "i2"]
Large = Annotated[int, "i4"]
Mask = Annotated[int, "u1"]
Bits = Annotated[int, "i8"]

NATURE, CLOCK = -1, -2  # the two that act and are no players
UNKNOWN = -9  # what stands in a blanked copy where a seat may not look
EVERYBODY = 0xFF  # a mask that lets all seats, and spectators, see
SPECTATOR_BIT = 7


@dataclass(frozen=True)
class OwnRow:
    """A field whose first axis is the seats: each sees its own row."""


@dataclass(frozen=True)
class KnownBy:
    """A field each of whose cells is seen by the seats in a mask field of the same shape."""

    mask: str
    stays: bool = False  # nothing ever moves from cell to cell: who has seen one knows it for good,
    within: str | None = None  # or as long as this field is the same: with another number all is dealt anew


@dataclass(frozen=True)
class BySeat:
    """A field whose first axis is the seats, and which all may see."""


OWN, BY_SEAT = OwnRow(), BySeat()
Secrecy = OwnRow | KnownBy | None


@dataclass(frozen=True)
class Layout:
    """The memory of a state class, and the fields that are not public."""

    dtype: np.dtype[Any]
    secrets: tuple[tuple[str, OwnRow | KnownBy], ...]
    by_seat: frozenset[str] = frozenset()  # fields whose first axis is the seats

    @property
    def masks(self) -> tuple[str, ...]:
        """The fields that say who knows another field."""
        return tuple(sorted({how.mask for _, how in self.secrets if isinstance(how, KnownBy)}))

    @property
    def lasting_masks(self) -> dict[str, str | None]:
        """Those whose knowledge lasts, though the moves that gave it are taken back, each within a field."""
        return {how.mask: how.within for _, how in self.secrets if isinstance(how, KnownBy) and how.stays}


@lru_cache
def layout(shape: type) -> Layout:
    """The layout a class spells with its annotations, in order."""
    fields: list[tuple[Any, ...]] = []
    secrets: list[tuple[str, OwnRow | KnownBy]] = []
    by_seat: set[str] = set()
    for name, hint in get_type_hints(shape, include_extras=True).items():
        code, *rest = hint.__metadata__
        how = next((part for part in rest if isinstance(part, OwnRow | KnownBy)), None)
        dims = tuple(part for part in rest if isinstance(part, int))
        if any(isinstance(part, OwnRow | BySeat) for part in rest):
            by_seat.add(name)
        fields.append((name, code, dims) if dims else (name, code))
        if how is not None:
            secrets.append((name, how))
    dtype = without_gaps(np.dtype(fields, align=True))
    refuse_bad_names(dtype)
    refuse_bad_secrets(dtype, secrets)
    return Layout(dtype, tuple(secrets), frozenset(by_seat))


def without_gaps(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with its padding spelled out: a copy must bring every byte along."""
    parts: list[tuple[Any, ...]] = []
    end = 0
    for name in dtype.names or ():
        assert dtype.fields
        kind, offset = dtype.fields[name][:2]
        if offset > end:
            parts.append((f"_gap{end}", "u1", (offset - end,)))
        parts.append((name, kind.base, kind.shape) if kind.shape else (name, kind))
        end = offset + kind.itemsize
    if dtype.itemsize > end:
        parts.append((f"_gap{end}", "u1", (dtype.itemsize - end,)))
    return np.dtype(parts, align=True)


def refuse_bad_names(dtype: np.dtype[Any]) -> None:
    """Compiled code reads an ndarray's own attribute instead of a field of the same name."""
    clashes = [name for name in dtype.names or () if hasattr(np.ndarray, name)]
    if clashes:
        raise TypeError(f"a field may not be called like an attribute of an array: {', '.join(clashes)}")


def refuse_bad_secrets(dtype: np.dtype[Any], secrets: list[tuple[str, OwnRow | KnownBy]]) -> None:
    """A secret must be a row of signed numbers (so that it can be blanked) and fit its mask."""
    for name, how in secrets:
        if not dtype[name].shape:
            raise TypeError(f"the secret field {name} must be a row")
        if dtype[name].base.kind != "i":
            raise TypeError(f"the secret field {name} must hold signed numbers")
        if isinstance(how, KnownBy) and dtype[how.mask].shape != dtype[name].shape:
            raise TypeError(f"the mask {how.mask} must have the shape of {name}")


def copied(states: NDArray[Any]) -> NDArray[Any]:
    """A copy of a block of states, byte for byte: NumPy's own goes field by field, a hundred times slower."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def new_states(shape: type, n: int = 1) -> NDArray[Any]:
    """A block of zeroed states."""
    return np.zeros(n, layout(shape).dtype)
