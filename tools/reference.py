"""The pages of docs/reference: what programs may call, with its signature and what its docstring says."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import palabre
from palabre import envs
from palabre.bots.bot import Bot
from palabre.bots.seat import Seat
from palabre.kernel.batch import Batch
from palabre.kernel.game import Game, Option
from palabre.kernel.match import Match
from palabre.kernel.observing import Observation
from palabre.kernel.quick import Quick

NOTE = "Made from the docstrings by `python -m tools`; do not edit.\n"
PAGES: dict[str, tuple[str, tuple[type, ...]]] = {
    "match": ("A match", (Match,)),
    "seat": ("What a bot gets", (Seat, Bot)),
    "quick": ("The fast door", (Quick,)),
    "batch": ("Many games side by side", (Batch,)),
    "game": ("What a game is", (Game, Option, Observation)),
}


def fresh(root: Path) -> dict[Path, str]:
    """All pages as they should be."""
    folder = root / "docs" / "reference"
    made = {"palabre": functions_of(palabre, "palabre"), "envs": functions_of(envs, "palabre.envs")}
    made |= {name: page(title, map(of_class, shown)) for name, (title, shown) in PAGES.items()}
    return {folder / f"{name}.md": text for name, text in (made | {"README": contents()}).items()}


def contents() -> str:
    """The page that leads to the others."""
    lines = [f"- [{title}]({name}.md): {names(shown)}" for name, (title, shown) in PAGES.items()]
    modules = ["- [`palabre`](palabre.md): what is imported", "- [`palabre.envs`](envs.md): environments"]
    return "\n".join(["# Reference", "", NOTE, *modules, *lines]) + "\n"


def names(shown: tuple[type, ...]) -> str:
    """Some classes by their names."""
    return ", ".join(f"`{each.__name__}`" for each in shown)


def functions_of(module: Any, name: str) -> str:
    """The functions that a module offers."""
    found = [(each, getattr(module, each)) for each in sorted(module.__all__)]
    parts = [entry(f"{name}.{each}", made) for each, made in found if inspect.isfunction(made)]
    errors = [
        f"## `{name}.{each}`\n\n{made.__doc__}\n"
        for each, made in found
        if inspect.isclass(made) and issubclass(made, Exception)
    ]
    return page(f"`{name}`", iter([*parts, *errors]))


def page(title: str, parts: Iterator[str]) -> str:
    """A page with its title."""
    return "\n".join([f"# {title}", "", NOTE, *parts])


def of_class(shown: type) -> str:
    """A class: what it is, how it is made, what it has and does."""
    members = [(name, made) for name, made in vars(shown).items() if not name.startswith("_")]
    parts = [f"## `{shown.__name__}`\n\n{inspect.getdoc(shown)}\n"]
    parts += [attribute(name, made) for name, made in members if isinstance(made, property | cached_property)]
    parts += [entry(name, made, "###") for name, made in members if is_method(made)]
    return "\n".join(parts)


def is_method(made: Any) -> bool:
    """Whether something of a class is called."""
    return inspect.isfunction(made) or isinstance(made, classmethod)


def attribute(name: str, made: property | cached_property[Any]) -> str:
    """Something that is read without a call."""
    getter = made.fget if isinstance(made, property) else made.func
    kind = str(inspect.signature(getter).return_annotation).strip("'") if getter else ""
    return f"### `{name}: {kind}`\n\n{inspect.getdoc(getter)}\n"


def entry(name: str, made: Callable[..., Any] | classmethod[Any, Any, Any], level: str = "##") -> str:
    """Something that is called."""
    function = made.__func__ if isinstance(made, classmethod) else made
    signature = inspect.signature(function)
    kept = [each for each in signature.parameters.values() if each.name not in ("self", "cls")]
    called = str(signature.replace(parameters=kept)).replace("'", "")
    return f"{level} `{name}{called}`\n\n{inspect.getdoc(function)}\n"
