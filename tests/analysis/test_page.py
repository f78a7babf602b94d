"""A review as a page of its own: whole, needing nothing else, every value of its curves in a table too."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from palabre.analysis.page import page
from palabre.analysis.telling import Teller
from tests.analysis.games import reviewed

VOID = ("meta", "line")


class Checked(HTMLParser):
    """Counts elements, and finds those that are not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", ["bongo", "bakong"])
def test_the_page_is_whole_and_needs_nothing_else(name: str) -> None:
    match, found = reviewed(name)
    text = page(Teller(match, found, "en", ("A <b>", "B & C", 'D "E"')))
    checked = Checked()
    checked.feed(text)
    assert not checked.open
    assert not re.search(r"https?:|src=|<script|<link|url\(", text)
    assert "A <b>" not in text
    assert "prefers-color-scheme:dark" in text
    assert checked.seen.count("polyline") == 2 * match.players  # the curve, and what it is called
    assert 'role="img" aria-label=' in text
    rows = checked.seen.count("tr")
    assert rows >= len(found["steps"]) + match.players + 2  # every value is in a table too


def test_curves_keep_inside_the_drawing() -> None:
    text = page(Teller(*reviewed("bakong"), "fr", ("A", "B", "C")))
    (box,) = re.findall(r'<svg viewBox="0 0 (\d+) (\d+)" role', text)
    for line in re.findall(r'points="([^"]+)"><title>', text):
        for x, y in (map(float, point.split(",")) for point in line.split()):
            assert 0 <= x <= int(box[0])
            assert 0 <= y <= int(box[1])
