"""Every command of the pages for bot authors and researchers runs as it stands there, with smaller counts."""

from __future__ import annotations

import re
import sys
from importlib import metadata
from pathlib import Path

import pytest

from tests.checkout.pages import commands, every_command, save_files, smaller, text_of, typed

BEGINNING = re.compile(r"python3 -m venv|\. palabre-env|pip install \./palabre|palabre games$")
EXTRA = re.compile(r"pip install palabre\[(\w+)\]")
SLOW = re.compile(r"hard,medium|:Bot,easy|exercises|palabre\.bench\.|simulate")  # or alike: for --long
WITHOUT_A_CARD = "--on cuda"
TYPED = [
    pytest.param(page, command, marks=[pytest.mark.long] * bool(SLOW.search(command)), id=command)
    for page, command in every_command()
    if not BEGINNING.match(command) and not EXTRA.match(command)
]


@pytest.mark.parametrize(("page", "command"), TYPED)
def test_a_command_of_a_page_does_what_it_says(page: str, command: str, tmp_path: Path) -> None:
    save_files(text_of(page), tmp_path)
    done = typed(smaller(command), tmp_path, Path(sys.executable).parent)
    if WITHOUT_A_CARD in command and done.returncode:  # where there is none, it says what is needed
        assert "palabre[cuda]" in done.stderr
        assert "Traceback" not in done.stderr
    else:
        assert done.returncode == 0, done.stderr
        assert not re.search(r'by forfeit|"forfeits": [1-9]', done.stdout)
        assert done.stdout or promised(command)
        assert [name for name in promised(command) if not (tmp_path / name).stat().st_size] == []


def promised(command: str) -> list[str]:
    """The files that a command leaves."""
    return [Path(name).name for name in re.findall(r"--(?:out|plot) (\S+)", command)]


def test_every_way_of_getting_more_is_there() -> None:
    """What `pip install palabre[…]` asks for; the path from a wheel installs them (tests/deploy)."""
    named = {found[1] for _, command in every_command() if (found := EXTRA.match(command))}
    assert named == {"cuda", "data", "drawing", "envs", "openspiel"}
    assert named <= set(metadata.metadata("palabre").get_all("Provides-Extra") or ())


def test_commands_are_found_in_blocks_and_between_words() -> None:
    fenced = "```console\n$ palabre a\n```\n```python\nb\n```\n\n```\npip c\n```\n"
    text = f"Type `palabre play` or `palabre`.\n\n{fenced}`x`"
    assert commands(text) == ["palabre a", "pip c", "palabre play"]


def test_counts_are_made_smaller_and_nothing_is_written_over() -> None:
    assert smaller("palabre exercises x --games 150 --each 5 --out a/b.json") == (
        "palabre exercises x --games 1 --each 1 --out b.json"
    )
