"""Whether a value is exactly what a type says: no key missing, none too many, every word one it names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from palabre.kernel.types import Long, OneOf, Some


def conforms(value: Any, kind: Any, of: str) -> None:
    """Fail where a value is not what its type says."""
    wrong = next(misfits(value, kind, of), None)
    assert wrong is None, wrong


def misfits(value: Any, kind: Any, at: str) -> Iterator[str]:
    """What is wrong with a value, and where."""
    origin, parts = parted(kind)
    if origin is None and type(value) is kind:
        return
    if origin is Annotated:
        yield from misfits_beside(value, parts[0], parts[1:], at)
    elif origin in (Union, UnionType):
        yield from misfits_all(value, parts, at)
    elif origin is Literal:
        if not any(type(value) is type(part) and value == part for part in parts):
            yield f"{at} is {value!r}, not one of {parts}"
    elif is_typeddict(kind):
        yield from misfits_facts(value, kind, at)
    elif origin is dict:
        yield from misfits_keys(value, parts, at, every=True)
    elif origin is list:
        yield from misfits_list(value, parts[0], at)
    elif kind is float:
        if type(value) not in (int, float):
            yield f"{at} is {value!r}, not a number"
    elif kind is not Any and type(value) is not (NoneType if kind is None else kind):
        yield f"{at} is {value!r}, not {kind}"


@cache
def parted(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """What a type is made of."""
    return get_origin(kind), get_args(kind)


def misfits_beside(value: Any, kind: Any, said: tuple[Any, ...], at: str) -> Iterator[str]:
    """What is wrong where more is said than the type."""
    if Some in said:
        yield from misfits_keys(value, get_args(kind), at, every=False)
        return
    yield from misfits(value, kind, at)
    for each in said:
        if isinstance(each, OneOf) and value not in each:
            yield f"{at} is {value!r}, not one of {tuple(each)}"
        if isinstance(each, Long) and len(value) != each:
            yield f"{at} is {value!r}, not {int(each)} long"


def misfits_all(value: Any, parts: tuple[Any, ...], at: str) -> Iterator[str]:
    """What is wrong with a value that fits none of several types."""
    wrong = [next(misfits(value, part, at), None) for part in parts]
    if None not in wrong:
        yield "; ".join(str(each) for each in wrong)


def misfits_facts(value: Any, kind: Any, at: str) -> Iterator[str]:
    """What is wrong with a dict of named facts."""
    if type(value) is not dict:
        yield f"{at} is {value!r}, not {kind.__name__}"
        return
    facts, needed = facts_of(kind)
    if missing := needed - set(value):
        yield f"{at} has no {sorted(missing)}, which {kind.__name__} has"
    if more := set(value) - set(facts):
        yield f"{at} has {sorted(more)}, which {kind.__name__} has not"
    for name in set(value) & set(facts):
        yield from misfits(value[name], facts[name], f"{at}.{name}")


@cache
def facts_of(kind: Any) -> tuple[dict[str, Any], set[str]]:
    """The types of named facts, and the names of those that are always there."""
    hints = get_type_hints(kind, include_extras=True)
    needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    return {name: hint if name in needed else get_args(hint)[0] for name, hint in hints.items()}, needed


def misfits_keys(value: Any, parts: tuple[Any, ...], at: str, every: bool) -> Iterator[str]:
    """What is wrong with a dict whose keys are words."""
    if type(value) is not dict:
        yield f"{at} is {value!r}, not a dict"
        return
    words = next((each for each in get_args(parts[0]) if isinstance(each, OneOf)), None)
    if every and words is not None and set(value) != set(words):
        yield f"{at} has the keys {sorted(value)}, not {sorted(words)}"
    for key, each in value.items():
        yield from misfits(key, parts[0], f"a key of {at}")
        yield from misfits(each, parts[1], f"{at}[{key!r}]")


def misfits_list(value: Any, kind: Any, at: str) -> Iterator[str]:
    """What is wrong with a list."""
    if type(value) is not list:
        yield f"{at} is {value!r}, not a list"
        return
    for place, each in enumerate(value):
        yield from misfits(each, kind, f"{at}[{place}]")
