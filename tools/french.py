"""French signs stand apart from their word without letting the line break there."""

from __future__ import annotations

import re
from pathlib import Path

from palabre.kernel.words import files

NARROW, WIDE = "\u202f", "\u00a0"
SPACES = (
    (re.compile(r"(?<=\S) ([!?;])"), NARROW + r"\1"),
    (re.compile(r"(?<=\S) :(?=\s|$)"), f"{WIDE}:"),
    (re.compile(r"« "), f"«{WIDE}"),
    (re.compile(r" »"), f"{WIDE}»"),
    (re.compile(r"(?<=[\d}]) %"), f"{WIDE}%"),
    (re.compile(r"(?<=\w)'(?=\w)"), "’"),
    (re.compile(r"\.\.\."), "…"),
)


def fresh(root: Path) -> dict[Path, str]:
    """The French words with their spaces set."""
    written = {file: file.read_text("utf-8").split("\n") for file in files("fr", root / "src/palabre")}
    return {file: "\n".join(map(spaced, lines)) for file, lines in written.items()}


def spaced(line: str) -> str:
    """One line; comments are left alone."""
    if line.startswith("#"):
        return line
    for found, wanted in SPACES:
        line = found.sub(wanted, line)
    return line
