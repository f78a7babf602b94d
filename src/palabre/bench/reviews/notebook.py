"""What a long measurement has found so far, game by game, so that it can be broken off and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


class Notebook:
    """A line for every game that was measured; without a file it is forgotten at the end."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._known: dict[str, Any] = {}
        if path is not None and path.exists():
            lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
            self._known = {line["what"]: line["found"] for line in lines}

    def once(self, what: str, measure: Callable[..., Any], *asked: Any) -> Any:
        """What was found before, or is measured now and kept at once."""
        if what not in self._known:
            self._known[what] = measure(*asked)
            if self._path is not None:
                with self._path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"what": what, "found": self._known[what]}) + "\n")
        return self._known[what]
