"""What a page of the documents tells its reader to do: files to write, Python to run, commands to type."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

from run import ROOT

PAGES = ("docs/bots.md", "docs/envs.md", "docs/speed.md")  # all of whose commands a test runs
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SHELL = ("", "sh", "console")
INLINE = re.compile(r"`((?:palabre|pip install|python -m palabre[.\w]*) [^`\n]+)`")
NAMED = re.compile(r"# (\w+\.py)\n")  # the first line of a block that is to be saved

# What is typed in a page, and what a test types: counts are smaller, nothing of the checkout is written over.
SMALLER = (
    (r"--games \d+", "--games 1"),
    (r"sims=\d+", "sims=20"),
    (r"--each \d+", "--each 1"),
    (r"--out \S+/", "--out "),
    (r"^(python -m palabre\.bench\.newcomers) --write$", r"\1 --newcomers 1"),
    (
        r"^(python -m palabre\.bench\.strength) --write$",
        r"\1 --games 40 --minutes 1 --only 'bongo hard medium'",
    ),
    (r"^palabre play$", "palabre play --help"),
)


def text_of(page: str) -> str:
    """What stands in a page."""
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(text: str) -> list[str]:
    """The blocks of Python in a document."""
    return [block for language, block in FENCE.findall(text) if language == "python"]


def scripts(text: str) -> list[str]:
    """The blocks that are typed into a terminal, line by line."""
    typed = [block for language, block in FENCE.findall(text) if language in SHELL]
    return [re.sub(r"^\$ ", "", block, flags=re.MULTILINE) for block in typed]


def commands(text: str) -> list[str]:
    """Every command of a page, in blocks and between words, in order and once."""
    typed = [line for block in scripts(text) for line in block.splitlines() if line.strip()]
    return [*dict.fromkeys([*typed, *INLINE.findall(FENCE.sub("", text))])]


def smaller(command: str) -> str:
    """The same command with counts that a test can wait for."""
    for written, typed in SMALLER:
        command = re.sub(written, typed, command, flags=re.MULTILINE)
    return command


def save_files(text: str, folder: Path) -> None:
    """Write the files that a page gives the words of."""
    for block in blocks(text):
        if named := NAMED.match(block):
            (folder / named[1]).write_text(block, encoding="utf-8")


def python_of(text: str) -> str:
    """A program that runs each block of Python by itself: a block may not need another."""
    return "\n".join(f"exec({block!r}, {{'__name__': 'block'}})" for block in blocks(text))


def every_command() -> Iterator[tuple[str, str]]:
    """All commands of all pages, each with the page that it stands in."""
    for page in PAGES:
        yield from ((page, command) for command in commands(text_of(page)))


def typed(
    command: str, folder: Path, tools: Path, env: Mapping[str, str] = os.environ
) -> subprocess.CompletedProcess[str]:
    """What a terminal answers where the programs of a folder are found first."""
    told = {**env, "PATH": f"{tools}{os.pathsep}{env['PATH']}"}
    return subprocess.run(
        ["bash", "-ec", command],
        cwd=folder,
        env=told,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
    )
