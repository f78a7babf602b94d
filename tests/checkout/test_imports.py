"""Imports point one way, inside the server too; no game knows another, no bot a game by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from palabre.games import games
from run import ROOT
from tests.checkout.tracked import tracked

SOURCE = ROOT / "src"
ROOMS = ("kernel", "games", "bots", "analysis", "server")  # each may import itself and those before it
DATA = ("locales",)
SERVER = (
    "process",
    "storage",
    "connection",
    "http",
    "updates",
    "real_time",
    "tables",
    "stories",
    "sharing",
    "daily",
)  # the same
LARGEST_KNOT = 2  # modules of the server that know each other, directly or in a ring
WEB_MAY_SEE = re.compile(
    r"/locales$|/locales/\S*\.ftl$|/games$|/games/[^/]+/box\.json$|/server/page$|/envs/drawn$|^@box/[^/]+/box\.json$"
    r"|[/@]games/[^/]+/pieces\.json$|[/@]games/[^/]+/words/\S*\.ftl$|@games/[^/]+/lessons/[^/]+\.json$"
)


def modules() -> list[Path]:
    """The project's own modules."""
    return [path for path in tracked(".py") if path.is_relative_to(SOURCE)]


def dotted(path: Path) -> tuple[str, ...]:
    """A file's name as Python imports it: src/palabre/kernel/match.py is palabre, kernel, match."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports(source: str, package: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every import in a module of that package: the line, and the whole dotted name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, tuple(alias.name.split("."))) for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            start = (*above, *(node.module.split(".") if node.module else ()))
            yield from ((node.lineno, (*start, alias.name)) for alias in node.names)


def complaint(importer: tuple[str, ...], imported: tuple[str, ...]) -> str | None:
    """Why a module may not import another, if it may not."""
    room = importer[1] if len(importer) > 1 else ""
    if room not in ROOMS or imported[0] != "palabre":
        return None
    if len(imported) < 2 or imported[1] not in (*ROOMS, *DATA):
        return f"{room} may not import what stands above the rooms"
    if imported[1] in ROOMS and ROOMS.index(imported[1]) > ROOMS.index(room):
        return f"{room} may not import {imported[1]}"
    if room == "server" == imported[1] and (wrong := against_the_server(importer, imported)):
        return wrong
    if imported[1] == "games" and len(imported) > 2 and is_game(imported[2]):
        if room == "games" and len(importer) > 2 and importer[2] != imported[2]:
            return f"the game {importer[2]} may not know {imported[2]}"
        if room in ("bots", "analysis"):
            return f"{room} may know no game by name"
    return None


GAMES_NAMED = re.compile(rf"\b(?:{'|'.join(name.partition('-')[0] for name in games())})", re.IGNORECASE)


def test_outside_its_folder_no_code_knows_a_game_by_name() -> None:
    """But for the one list of games; benches measure certain games."""
    named = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in modules()
        if not is_of_a_game(dotted(path))
        for number, line in enumerate(path.read_text().split("\n"), 1)
        if GAMES_NAMED.search(line)
    ]
    assert [line.partition(": ")[2].partition(" ")[0] for line in named] == ["NAMES"], "\n".join(named)


def is_of_a_game(module: tuple[str, ...]) -> bool:
    """Whether a module may know its game, or is a bench."""
    return module[1:2] == ("bench",) or (module[1:2] == ("games",) and len(module) > 2)


def against_the_server(importer: tuple[str, ...], imported: tuple[str, ...]) -> str | None:
    """Why one room of the server may not import from another; what stands at its root may import all."""
    mine, other = importer[2] if len(importer) > 2 else "", imported[2] if len(imported) > 2 else ""
    if mine not in SERVER:
        return None
    if other not in SERVER:
        return f"{mine} may not import from the root of the server"
    if SERVER.index(other) > SERVER.index(mine):
        return f"{mine} may not import {other}"
    return None


def is_game(name: str) -> bool:
    """Is there a game of this name?"""
    return (SOURCE / "palabre/games" / name).is_dir()


def test_imports_point_one_way() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {'.'.join(name)}: {reason}"
        for path in modules()
        for line, name in imports(
            path.read_text(), dotted(path) if path.stem == "__init__" else dotted(path)[:-1]
        )
        if (reason := complaint(dotted(path), name))
    ]
    assert not wrong, "\n".join(["imports point kernel ← games ← bots ← analysis ← server:", *wrong])


def server_graph() -> dict[tuple[str, ...], set[tuple[str, ...]]]:
    """Every module of the server, and those of its modules that it imports, for types too."""
    server = [path for path in modules() if dotted(path)[:2] == ("palabre", "server")]
    names = {dotted(path) for path in server}
    graph: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for path in server:
        package = dotted(path) if path.stem == "__init__" else dotted(path)[:-1]
        found = {name if name in names else name[:-1] for _, name in imports(path.read_text(), package)}
        graph[dotted(path)] = (found & names) - {dotted(path)}
    return graph


def test_few_modules_of_the_server_know_each_other() -> None:
    graph = server_graph()
    knots = [
        {
            ".".join(other)
            for other in graph
            if other in reached(graph, module) and module in reached(graph, other)
        }
        for module in graph
    ]
    assert max(map(len, knots)) <= LARGEST_KNOT, max(knots, key=len)


def reached(
    graph: dict[tuple[str, ...], set[tuple[str, ...]]], start: tuple[str, ...]
) -> set[tuple[str, ...]]:
    """All modules that one imports, directly or through others."""
    found, new = set[tuple[str, ...]](), {start}
    while new:
        new = {other for module in new for other in graph[module]} - found
        found |= new
    return found


def test_the_web_client_sees_no_python() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {seen}"
        for path in tracked(".ts", ".js", ".svelte")
        for seen in re.findall(
            r"[\"'`]([^\"'`\n]*(?:src/palabre|@box|@games)/[^\"'`\n]*)[\"'`]", path.read_text()
        )
        if not WEB_MAY_SEE.search(seen)
    ]
    assert not wrong, "\n".join(["the web client may see .ftl files and box.json only:", *wrong])


@pytest.mark.parametrize(
    ("importer", "code"),
    [
        ("palabre.kernel.match", "import palabre.games"),
        ("palabre.kernel.match", "from palabre import games"),
        ("palabre.kernel.match", "from ..games.bongo import GAME"),
        ("palabre.kernel.match", "def late():\n    from palabre import bots"),
        ("palabre.games.bongo.rules", "from palabre.bots import random"),
        ("palabre.games.bongo.rules", "import palabre.cli"),
        ("palabre.games.bongo.rules", "import palabre"),
        ("palabre.bots.search", "from palabre.server import tables"),
        ("palabre.bots.search", "from palabre.analysis import ledger"),
        ("palabre.analysis.ledger", "from palabre.server import tables"),
        ("palabre.analysis.ledger", "from palabre.games.bongo import GAME"),
        ("palabre.server.tables", "from palabre.bench import playouts"),
        ("palabre.server.connection.connection", "from ..tables.table import Table"),
        ("palabre.server.tables.house", "from ..metrics import text"),
        ("palabre.server.tables.house", "from .. import app"),
    ],
)
def test_an_import_against_the_direction_is_found(importer: str, code: str) -> None:
    name = tuple(importer.split("."))
    assert [complaint(name, imported) for _, imported in imports(code, name[:-1])] != [None]


@pytest.mark.parametrize(
    ("importer", "code"),
    [
        ("palabre.server.tables", "from palabre.kernel.match import Match"),
        ("palabre.games.bongo.rules", "from palabre.kernel import compiled"),
        ("palabre.games.bongo.rules", "from . import box"),
        ("palabre.games.bongo.rules", "from palabre.games.bongo.state import State"),
        ("palabre.server.tables.house", "from ..connection.client import Client"),
        ("palabre.server.app", "from .tables.house import House"),
        ("palabre.analysis.ledger", "from ..bots.seat import Seat"),
        ("palabre.server.http.reviews", "from ...analysis.reviewing import reviewed"),
        ("palabre.bench.playouts", "import palabre.server"),
        ("palabre.cli", "from palabre.server import app"),
        ("palabre.kernel.match", "import numpy.typing"),
    ],
)
def test_an_import_along_the_direction_is_allowed(importer: str, code: str) -> None:
    name = tuple(importer.split("."))
    assert [complaint(name, imported) for _, imported in imports(code, name[:-1])] == [None]
