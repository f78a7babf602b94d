"""Refresh what is generated; with --check only say what is stale, and exit with 1 if anything is."""

from __future__ import annotations

import sys
from pathlib import Path

from . import french, tables

ROOT = Path(__file__).parents[3]


def main(words: list[str]) -> int:
    """Refresh, or check."""
    wanted = {**tables.fresh(ROOT), **french.fresh(ROOT)}
    stale = [file for file, text in wanted.items() if file.read_text("utf-8") != text]
    for file in stale:
        print(file.relative_to(ROOT))
        if "--check" not in words:
            file.write_text(wanted[file], "utf-8")
    return int("--check" in words and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
