"""Refresh what is made; with --check only say what is stale, and exit with 1 if anything is."""

from __future__ import annotations

import sys
from pathlib import Path

from . import examples, french, game_types, reference, review_types, tables, wire_types

ROOT = Path(__file__).parents[1]


def main(words: list[str]) -> int:
    """Refresh, or check."""
    made: dict[Path, str] = {}
    for maker in (tables, french, wire_types, game_types, review_types, examples, reference):
        made |= maker.fresh(ROOT)
    stale = [file for file, text in made.items() if not file.exists() or file.read_text("utf-8") != text]
    for file in stale:
        print(file.relative_to(ROOT))
        if "--check" not in words:
            file.write_text(made[file], "utf-8")
    return int("--check" in words and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
