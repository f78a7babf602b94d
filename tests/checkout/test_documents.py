"""What the documents say holds: their Python runs and their links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from run import ROOT
from tests.checkout.pages import blocks, python_of, text_of
from tests.checkout.tracked import tracked

FENCE = re.compile(r"^```.*?^```|<!--.*?-->", re.MULTILINE | re.DOTALL)  # or a comment
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)[^)\n]*\)")


def links(text: str) -> list[str]:
    """Where a document's links lead, but for addresses on the network."""
    found: list[str] = LINK.findall(re.sub(r"`[^`\n]*`", "", FENCE.sub("", text)))
    return [link for link in found if not re.match(r"[a-z]+:", link)]


def anchors(text: str) -> set[str]:
    """The names that a document's headings can be linked by."""
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def is_dead(document: Path, link: str) -> bool:
    """Does a link lead nowhere?"""
    target, _, anchor = link.partition("#")
    goal = document.parent / target if target else document
    return not goal.exists() or (
        bool(anchor) and goal.suffix == ".md" and anchor not in anchors(goal.read_text())
    )


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md", "docs/envs.md", "docs/speed.md"])
def test_the_python_of_a_page_runs(page: str, tmp_path: Path) -> None:
    """Each block by itself, one after the other in one process: a block may not need another."""
    command = [sys.executable, "-W", "error", "-c", python_of(text_of(page))]
    result = subprocess.run(
        command, cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300
    )
    assert result.returncode == 0, f"a block of {page} fails:\n{result.stderr}"


def test_relative_links_lead_somewhere() -> None:
    dead = [
        f"{path.relative_to(ROOT)}: {link}"
        for path in tracked(".md")
        for link in links(path.read_text())
        if is_dead(path, link)
    ]
    assert not dead, "\n".join(["links that lead nowhere:", *dead])


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text(
        "# One heading\n[a](page.md#one-heading) [b](#one-heading) [c](gone.md) [d](page.md#gone)"
    )
    assert [link for link in links(document.read_text()) if is_dead(document, link)] == [
        "gone.md",
        "page.md#gone",
    ]


def test_code_is_no_link_and_an_address_is_not_followed() -> None:
    text = textwrap.dedent("""
        `a[0](x)` and [site](https://example.org)
        ```python
        f[1](y)
        ```
    """)
    assert links(text) == []
    assert blocks(text) == ["f[1](y)\n"]
