"""What a place of the page will ask for next, so that a browser fetches it while it reads the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from .heads import HOME

MANIFEST = ".vite/manifest.json"  # what became of which source, as the build writes it
END = "\n  </head>"
PAGE_WORDS = "page.ftl?with-cards"
TABLE = "table"
WORDS = {TABLE: ("table", "kernel", "bots"), "join": ("table",), "rules": ("table",)}  # of a screen
GAME_WORDS = {TABLE: ("", "pieces/", "board/"), "rules": ("", "pieces/")}

Manifest = dict[str, Any]


def with_ahead(page: str, root: Path, place: str, game: str | None, lang: str) -> str:
    """The page, with what its head does not name itself; as it is where the build has left no manifest."""
    try:
        manifest = read(root / MANIFEST, (root / MANIFEST).stat().st_mtime_ns)
    except (OSError, ValueError):
        return page
    parts = dict.fromkeys(
        file for source in sources(place, game, lang) for file in parts_of(manifest, source)
    )
    return page.replace(END, "".join(line(file) for file in parts if f"/{file}" not in page) + END, 1)


def sources(place: str, game: str | None, lang: str) -> Iterator[str]:
    """The sources that a place begins with: the words of the page, its screen, and what that waits for."""
    yield f"../src/palabre/locales/{lang}/{PAGE_WORDS}"
    if place == HOME.name:
        return
    yield f"src/screens/{place}/{place.title()}.svelte"
    for words in WORDS.get(place, ()):
        yield f"../src/palabre/locales/{lang}/{words}.ftl?raw"
    if game and place in GAME_WORDS:
        folder = f"../src/palabre/games/{game.replace('-', '_')}/words"
        yield from (f"{folder}/{part}{lang}.ftl?raw" for part in GAME_WORDS[place])
        if place == TABLE:
            yield f"src/games/{game}/game.ts"


def parts_of(manifest: Manifest, source: str, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The files that a source became, what it needs first; nothing for a source that is not there."""
    part = manifest.get(source, {})
    for needed in part.get("imports", ()):
        if needed not in seen:  # parts may need each other
            yield from parts_of(manifest, needed, seen | {source})
    yield from part.get("css", ())
    if "file" in part:
        yield part["file"]


def line(file: str) -> str:
    """One file that is fetched ahead; before the page's own words nobody sees anything, so they go first."""
    kind = 'preload" as="style' if file.endswith(".css") else "modulepreload"
    haste = "" if Path(file).name.startswith("page-") else ' fetchpriority="low"'
    return f'\n    <link rel="{kind}" crossorigin{haste} href="/{file}" />'


@lru_cache(maxsize=4)
def read(file: Path, changed: int) -> Manifest:
    """The manifest of a build."""
    return dict(json.loads(file.read_text("utf-8")))
