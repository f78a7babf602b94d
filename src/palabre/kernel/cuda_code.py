"""The same rules for a graphics card: programs bound to a game, made into PTX; this needs no card.

Each thread plays its own game. Constant tables lie in the card's global memory, for together they may be more
than its constant memory holds.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any

from . import batching, cache
from .engine import Engine
from .errors import PalabreError
from .fingerprint import fingerprint
from .layout import Masks, Random, Wide
from .observing import Singles
from .playouts import MAX_SEATS, N_TOTALS, PLAYING

KIND = (9, 0)  # of the card: what is made for one runs on all later ones
REGISTERS = 32  # a thread that plays whole games: so 2,048 are at work on a multiprocessor, as many as may be
Programs = dict[str, Callable[..., Any]]  # by name, bound to a game


def numba_cuda() -> Any:
    """Numba's compiler for cards, or the sentence that says how to get it."""
    try:
        from numba import cuda

        version("numba-cuda")
    except (ImportError, AttributeError) as missing:  # the latter with a NumPy newer than it knows
        raise PalabreError("cuda-not-installed") from missing
    return cuda


def clear(mask: Masks, at: int, n: int) -> None:
    """Nothing: on a card all is cleared before the games go on."""


def wipe(out: Singles, at: int, n: int) -> None:
    """Nothing, likewise."""


def games_kernel(cuda: Any, programs: Programs, record: Any, n_actions: int) -> Callable[..., None]:
    """A thread plays some whole games at random and adds up what they came to; a record is a state."""
    uint64, int64, int16 = number_types("uint64", "int64", "int16")
    play, count = programs["play_out"], programs["count_end"]

    def play_games(start, dice_seeds, luck_seeds, totals, n):  # type: ignore[no-untyped-def]
        state = cuda.local.array(1, record)
        dice, luck = cuda.local.array(1, uint64), cuda.local.array(1, uint64)
        ids = cuda.local.array(n_actions, int16)
        own, points = cuda.local.array(N_TOTALS, int64), cuda.local.array(MAX_SEATS, int64)
        for place in range(N_TOTALS):
            own[place] = 0
        for game in range(cuda.grid(1), n, cuda.gridsize(1)):
            state[0] = start[0]
            dice[0] = dice_seeds[game]
            luck[0] = luck_seeds[game]
            if play(state[0], dice, luck, ids, own):
                count(state[0], own, points)
        for place in range(N_TOTALS):
            cuda.atomic.add(totals, place, own[place])

    return play_games


def batch_kernel(cuda: Any, programs: Programs, record: Any, n_actions: int) -> Callable[..., None]:
    """A thread makes the choice of one game of a batch and goes on to the next."""
    int64, int16 = number_types("int64", "int16")
    advance = programs["advance"]

    def step(states, kind, action, asked, words, mask, seen, reward, ended):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < len(asked):
            ids, points = cuda.local.array(n_actions, int16), cuda.local.array(MAX_SEATS, int64)
            advance(
                states, game, game + 1, kind, action, asked, words, ids, mask, seen, reward, ended, points
            )

    return step


def games_code(rules: Engine) -> str:
    """PTX that plays many whole games."""
    types = (states_type(rules), *array_types(Random, Random, Wide), *number_types("int64"))
    return held_to(REGISTERS, code(rules, games_kernel, rules.bound(*PLAYING), types))


def batch_code(rules: Engine) -> str:
    """PTX that takes a batch one choice further."""
    own: Programs = {"clear": clear, "wipe": wipe}
    programs = rules.bound(*(own.get(each.__name__, each) for each in (*rules.observing, *batching.PROGRAMS)))
    (int64,) = number_types("int64")
    arrays = array_types(Wide, Wide, Random, Masks, Singles, Singles, Masks)
    return code(rules, batch_kernel, programs, (states_type(rules), int64, *arrays))


def held_to(registers: int, ptx: str) -> str:
    """PTX whose kernel takes no more registers a thread than that: the fewer, the more threads at once."""
    return re.sub(r"(\.visible \.entry [^{]*\))", rf"\1\n.maxnreg {registers}\n", ptx)


def code(rules: Engine, make: Any, programs: Programs, types: tuple[Any, ...]) -> str:
    """PTX of a kernel, from the cache if it is kept there."""
    cuda = numba_cuda()
    kernel = make(cuda, programs, states_type(rules).dtype, rules.n_actions)
    named = f"{version('numba-cuda')} {KIND} {rules.layout.dtype.descr}"
    digest = fingerprint(kernel, lambda rule: f"{named} {getattr(rule, 'title', rule.__name__)}")
    name = f"{rules.game.name}_{make.__name__}-{digest[:32]}.ptx"
    ptx: str | None = cache.kept(name)
    if ptx is None:
        ptx = compiled(cuda, kernel, types)
        cache.keep(name, pickle.dumps(ptx))
    return ptx


def compiled(cuda: Any, kernel: Callable[..., None], types: tuple[Any, ...]) -> str:
    """PTX of a function that takes arguments of these types."""
    from numba import void

    with tables_in_global_memory(), a_card_of_this_kind():
        ptx: str = cuda.compile(kernel, void(*types), device=False, cc=KIND, output="ptx", abi="numba")[0]
    return ptx


def states_type(rules: Engine) -> Any:
    """The machine type of a block of states."""
    from .compiled import Block, machine_type

    return machine_type(Block(rules.shape))


def array_types(*hints: Any) -> tuple[Any, ...]:
    """The machine types of some arrays."""
    from .compiled import machine_type

    return tuple(map(machine_type, hints))


def number_types(*names: str) -> tuple[Any, ...]:
    """Numba's types of these names."""
    import numba

    return tuple(getattr(numba, name) for name in names)


@contextmanager
def tables_in_global_memory() -> Iterator[None]:
    """Numba would put constant arrays into the 64 kB of constant memory."""
    from numba.cuda.cudadrv import nvvm

    before, nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_CONSTANT, nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = before


@contextmanager
def a_card_of_this_kind() -> Iterator[None]:
    """Where there is no card, Numba is told for which kind it compiles."""
    from numba.cuda import compiler, dispatcher

    class Card:
        compute_capability = KIND

    modules: list[Any] = [each for each in (compiler, dispatcher) if hasattr(each, "get_current_device")]
    before = [each.get_current_device for each in modules]
    for each in modules:
        each.get_current_device = Card
    try:
        yield
    finally:
        for each, real in zip(modules, before, strict=True):
            each.get_current_device = real
