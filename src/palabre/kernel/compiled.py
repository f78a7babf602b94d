"""The one door to Numba: rules are compiled here, each for the one signature its annotations spell.

PALABRE_WORLD names the world: `compiled` (the default), `checked` (compiled, with bounds checked) or
`interpreted` (plain Python on guarded states, to step through). All three give the same bytes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast, get_type_hints

import numpy as np
from numpy.typing import NDArray

from .layout import layout
from .plain import Plain, PlainCells, PlainStates

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound=NDArray[Any])

WORLD = os.environ.get("PALABRE_WORLD", "compiled")
INTERPRETED = WORLD == "interpreted"
if WORLD not in ("compiled", "checked", "interpreted"):
    raise ValueError(f"PALABRE_WORLD is {WORLD!r}; it may be compiled, checked or interpreted")


def ranges(*sizes: int) -> tuple[int, ...]:
    """First id of each block of actions, then the number of actions."""
    return (0, *accumulate(sizes))


def table(values: Any, dtype: Any = np.int8) -> NDArray[Any]:
    """A constant array that rules read; guarded where rules are interpreted."""
    array = np.ascontiguousarray(values, dtype=dtype)
    array.setflags(write=False)
    return cast("NDArray[Any]", PlainCells(array)) if INTERPRETED else array


Program = Callable[..., Any]
from_cache_only: ContextVar[bool] = ContextVar("from_cache_only", default=False)


class NotKept(Exception):
    """A rule would have to be compiled where that was not wanted."""


@contextmanager
def nothing_compiled() -> Iterator[None]:
    """Here rules come from the cache, or `NotKept` is raised."""
    before = from_cache_only.set(True)
    try:
        yield
    finally:
        from_cache_only.reset(before)


if INTERPRETED:

    def rule(function: Callable[P, R]) -> Callable[P, R]:
        """Leave a rule as it is written."""
        return function

    def open_door(function: Program, shape: type) -> Program:
        """A function on a block of states, the way compiled ones are called."""
        guarded = PlainStates if takes_block(function) else Plain

        def through(array: NDArray[Any], *rest: Any) -> Any:
            return function(
                guarded(array), *(PlainCells(each) if isinstance(each, np.ndarray) else each for each in rest)
            )

        return through

else:
    from importlib.metadata import version

    from numba import boolean, float32, float64, from_dtype, int8, int16, int64, types, uint8, uint64, void
    from numba.core.caching import NullCache
    from numba.core.registry import CPUDispatcher
    from numba.core.serialize import dumps

    from . import cache
    from .fingerprint import fingerprint
    from .parts import EDITION, EntryCompiler, PartCompiler, rebuilt, reduced

    OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": WORLD == "checked"}
    SCALARS: Mapping[Any, Any] = {int: int64, bool: boolean, float: float64, type(None): void}
    CELLS: Mapping[Any, Any] = {
        np.int8: int8,
        np.int16: int16,
        np.int64: int64,
        np.uint8: uint8,
        np.uint64: uint64,
        np.float32: float32,
        np.float64: float64,
    }

    MACHINE = f"{EDITION} {version('numba')} {version('llvmlite')} {sys.version} {OPTIONS}"

    class Rule(CPUDispatcher):
        """A rule: in compiled code one compiled function, from Python the function it was written as."""

        def __init__(self, function: Program, entry: bool = False) -> None:
            inner = {} if entry else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
            pipeline = EntryCompiler if entry else PartCompiler
            super().__init__(function, targetoptions={**OPTIONS, **inner}, pipeline_class=pipeline)
            self._kind = "entry" if entry else "part"

        def __call__(self, *args: Any) -> Any:
            return self.py_func(*args)

        def compile(self, sig: Any = None) -> Any:
            """Compile for the annotated signature, or load it from the cache, if that is still to be done.

            Whoever calls with other types converts them. That is not said by `disable_compile`, for rules
            that have it set Numba does not compile for graphics cards either.
            """
            if not (self.overloads or self.is_compiling):
                self._cache = RuleCache(self)
                super().compile(self.machine_signature)

        @cached_property
        def machine_signature(self) -> Any:
            """The machine types that it takes and gives."""
            return signature(self.py_func)

        @cached_property
        def title(self) -> str:
            """What names it, beside its code."""
            written = self.py_func
            return f"{written.__module__} {written.__qualname__} {self._kind} {self.machine_signature}"

    class RuleCache(NullCache):
        """Where one rule is kept, as Numba asks for it."""

        def __init__(self, rule: Rule) -> None:
            self._rule = rule

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            """The compiled rule, if it is kept."""
            target_context.refresh()
            found = cache.kept(self._name(target_context.codegen()))
            if found is None and from_cache_only.get():
                raise NotKept(self._rule.py_func.__qualname__)
            return found and rebuilt(target_context, found)

        def save_overload(self, sig: Any, result: Any) -> None:
            """Keep the compiled rule."""
            cache.keep(self._name(result.target_context.codegen()), dumps(reduced(result)))

        def _name(self, codegen: Any) -> str:
            machine = f"{MACHINE} {codegen.magic_tuple()}"
            digest = fingerprint(self._rule, lambda rule: f"{machine} {rule.title}")
            return f"{self._rule.py_func.__qualname__}-{digest[:32]}"

    def signature(function: Program) -> Any:
        """The machine types that the annotations of a rule name."""
        hints = get_type_hints(function)
        returned = machine_type(hints.pop("return"))
        return returned(*(machine_type(hint) for hint in hints.values()))

    @lru_cache
    def machine_type(hint: Any) -> Any:
        """The machine type of one annotation: a number, an array, a state or a block of states."""
        if hint in SCALARS:
            return SCALARS[hint]
        if isinstance(hint, Block):
            return types.Array(from_dtype(layout(hint.shape).dtype), 1, "C")
        origin = getattr(hint, "__origin__", None)
        if origin is NDArray:  # a name of its own since NumPy 2.5
            return types.Array(CELLS[hint.__args__[0]], 1, "C")
        if origin is np.ndarray:
            (cell,) = hint.__args__[1].__args__
            return types.Array(CELLS[cell], 1, "C")
        return from_dtype(layout(hint).dtype)

    def rule(function: Callable[P, R]) -> Callable[P, R]:
        """Compile a rule when it is first needed, keeping its signature for readers and type checkers."""
        return cast("Callable[P, R]", Rule(function))

    def open_door(function: Program, shape: type) -> Program:
        """A fast entry from Python: no look at argument types, the state as a block of one."""
        plain = getattr(function, "py_func", function)
        entry = Rule(plain if takes_block(plain) else on_block(function, shape), entry=True)
        entry.compile()
        overload: Any = next(iter(entry.overloads.values()))
        return cast("Program", overload.entry_point)

    def on_block(function: Program, shape: type) -> Program:
        """The same rule, taking a block of one state in place of the state."""
        plain = getattr(function, "py_func", function)
        hints = get_type_hints(plain)
        _, *names = plain.__code__.co_varnames[: plain.__code__.co_argcount]
        rest = "".join(f", {name}" for name in names)
        space: dict[str, Any] = {"inner": function}
        source = f"def door(states{rest}):\n    return inner(states[0]{rest})\n"
        exec(compile(source, plain.__code__.co_filename, "exec"), space)
        door: Program = space["door"]
        door.__qualname__ = f"door_{plain.__qualname__}"
        door.__module__ = plain.__module__
        door.__annotations__ = {"states": Block(shape)} | {name: hints[name] for name in (*names, "return")}
        return door


@dataclass(frozen=True)
class Block:
    """The type of a block of states of one game."""

    shape: type


def takes_block(function: Program) -> bool:
    """Whether a program works on a block of states rather than on one."""
    plain = getattr(function, "py_func", function)
    return bool(plain.__code__.co_varnames[0] == "states")


def bind(sources: Iterable[Program], name: str, shape: type, rules: Mapping[str, Any]) -> dict[str, Program]:
    """Generic programs made rules of one game: their global names are that game's rules, and one another."""
    bound: dict[str, Program] = {}
    for source in sources:
        plain = getattr(source, "py_func", source)
        refuse_settled_names(plain)
        space = {**plain.__globals__, **rules, "State": shape, "States": Block(shape)}
        program = FunctionType(plain.__code__, space, plain.__name__, plain.__defaults__)
        program.__qualname__ = f"{name}_{plain.__qualname__}"
        program.__module__ = plain.__module__
        program.__annotations__ = dict(plain.__annotations__)
        bound[plain.__name__] = rule_of(program)
    for done in bound.values():
        getattr(done, "py_func", done).__globals__.update(bound)
    return bound


def refuse_settled_names(plain: Any) -> None:
    """`State` must still be a name when a program is bound, to mean the state of that game."""
    first = plain.__annotations__.get(plain.__code__.co_varnames[0])
    if not isinstance(first, str):
        raise TypeError(
            f"{plain.__module__}.{plain.__qualname__} cannot be bound to a game: its first argument needs "
            "the annotation State (or States, for `states`), and its module "
            "`from __future__ import annotations`"
        )


def rule_of(program: Program) -> Program:
    """A bound program as a rule among the others."""
    return program if INTERPRETED else Rule(program)
