"""The reference names everything that programs may call, each with a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import palabre
from palabre.bots.seat import Seat
from palabre.kernel.match import Match
from tools.reference import fresh, of_class

PAGES = {file.stem: text for file, text in fresh(Path()).items()}


def test_every_door_is_in_it() -> None:
    for name in palabre.__all__:
        if name not in ("CLOCK", "NATURE", "envs"):
            assert f"`palabre.{name}" in PAGES["palabre"]
    for door in palabre.envs.__all__:
        assert f"`palabre.envs.{door}(" in PAGES["envs"]
    for word in ("events", "deals(", "deal(", "view", "choices"):
        assert f"### `{word}" in PAGES["seat"]
    assert "### `copy() -> Quick`" in PAGES["quick"]


def test_nothing_is_without_a_sentence() -> None:
    for name, text in PAGES.items():
        assert "\n\nNone\n" not in text, name
        assert not re.search(r"^#+ `[^`\n]*_\w+\(self", text, re.MULTILINE), name


def test_what_is_private_stays_out() -> None:
    assert "_ply" not in of_class(Match)
    assert "_hear" not in of_class(Seat)
