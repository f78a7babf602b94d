"""What compiled code depends on: a rule's own code, all that it calls, and the data that it reads.

Comments, docstrings, line numbers and paths are no part of it, nor is anything that the rule does not use.
"""

from __future__ import annotations

import builtins
import hashlib
from collections.abc import Callable, Iterator
from enum import EnumMeta
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

FOREIGN = ("builtins", "math", "numba", "numpy")  # packages whose version names what they do

Used = tuple[str, Any]  # a name as the code spells it, and what it means there


def fingerprint(rule: Any, own: Callable[[Any], str]) -> str:
    """A number that changes when a rule does, or what it reaches; `own` says what else names a rule."""
    reached = sorted({own(each) + own_part(each) for each in reached_from(rule)})
    return hashlib.sha256("\n".join([own(rule), own_part(rule), *reached]).encode()).hexdigest()


def reached_from(rule: Any) -> list[Any]:
    """The rule and all that it calls, directly or through others; rules may call one another in a circle."""
    found = {id(rule): rule}
    waiting = [rule]
    while waiting:
        for _, value in used_by(waiting.pop()):
            if is_rule(value) and id(value) not in found:
                found[id(value)] = value
                waiting.append(value)
    return list(found.values())


def is_rule(value: Any) -> bool:
    """Whether something is compiled together with what calls it."""
    home = getattr(value, "__module__", None) or ""
    return (hasattr(value, "py_func") or isinstance(value, FunctionType)) and not is_foreign(home)


def own_part(rule: Any) -> str:
    """The code of one rule and the values that it names, without the rules that it calls."""
    known: str | None = getattr(rule, "_own_part", None)
    if known is None:
        function = getattr(rule, "py_func", rule)
        facts = [code_part(function.__code__, function.__doc__), repr(function.__defaults__)]
        facts += [f"{name}={value_part(value)}" for name, value in used_by(rule)]
        known = hashlib.sha256("\n".join(facts).encode()).hexdigest()
        if rule is not function:
            rule._own_part = known
    return known


def code_part(code: CodeType, doc: str | None = None) -> str:
    """What a piece of code does, and nothing of where it stands."""
    consts = [each for each in code.co_consts if doc is None or each != doc]
    told = [code_part(each) if isinstance(each, CodeType) else repr(each) for each in consts]
    shape = (code.co_argcount, code.co_varnames, code.co_names, code.co_freevars, code.co_flags)
    return f"{code.co_name} {shape} {code.co_code.hex()} {code.co_exceptiontable.hex()} {told}"


def used_by(rule: Any) -> Iterator[Used]:
    """The global names in a rule's code, and through modules of ours their attributes, with their values."""
    function = getattr(rule, "py_func", rule)
    names = sorted(all_names(function.__code__))
    for name in names:
        value = function.__globals__.get(name, getattr(builtins, name, None))
        if value is None:
            continue  # an attribute or a method: it comes with what it belongs to
        yield name, value
        if isinstance(value, ModuleType) and not is_foreign(value.__name__):
            yield from ((f"{name}.{each}", getattr(value, each)) for each in names if hasattr(value, each))
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
        yield name, cell.cell_contents


def all_names(code: CodeType) -> set[str]:
    """The names in a piece of code and in what is written inside it."""
    inner = (each for each in code.co_consts if isinstance(each, CodeType))
    return set(code.co_names).union(*map(all_names, inner))


def value_part(value: Any) -> str:
    """A value as text: equal texts, equal machine code."""
    if is_rule(value):
        return "rule"  # it is told apart by itself, in `fingerprint`
    if isinstance(value, np.ndarray):
        told = hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()
        return f"{value.dtype.descr} {value.shape} {told}"
    if isinstance(value, EnumMeta):
        members: dict[str, Any] = dict(value.__members__)
        return f"enum {[(name, member.value) for name, member in members.items()]}"
    if isinstance(value, tuple):
        return f"({', '.join(map(value_part, value))})"
    if isinstance(value, int | float | str | bool | np.generic):
        return f"{type(value).__name__} {value!r}"
    if isinstance(value, ModuleType):
        return f"module {value.__name__}"
    if isinstance(value, type | BuiltinFunctionType) or is_foreign(getattr(value, "__module__", "")):
        return f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', value)}"
    raise TypeError(f"a rule may not use {value!r}: its compiled code could not be kept")


def is_foreign(module: str) -> bool:
    """Whether a module is one of those that a version stands for."""
    return module.partition(".")[0] in FOREIGN
