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

Manifest = dict[str, Any]


def with_ahead(page: str, root: Path, place: str, lang: str) -> str:
    """The page, with what its head does not name itself; as it is where the build has left no manifest."""
    try:
        manifest = read(root / MANIFEST, (root / MANIFEST).stat().st_mtime_ns)
    except (OSError, ValueError):
        return page
    parts = dict.fromkeys(file for source in sources(place, lang) for file in parts_of(manifest, source))
    return page.replace(END, "".join(line(file) for file in parts if f"/{file}" not in page) + END, 1)


def sources(place: str, lang: str) -> Iterator[str]:
    """The sources that a place begins with: the words of the page, and its screen; more would delay both."""
    yield f"../src/palabre/locales/{lang}/page.ftl?with-cards"
    if place != HOME.name:
        yield f"src/screens/{place}/{place.title()}.svelte"


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
    """One file that is fetched ahead; a style is as well laid at once, which its screen then leaves out."""
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'\n    <link rel="{kind}" crossorigin href="/{file}" />'


@lru_cache(maxsize=4)
def read(file: Path, changed: int) -> Manifest:
    """The manifest of a build."""
    return dict(json.loads(file.read_text("utf-8")))
