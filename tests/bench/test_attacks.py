"""Beside every attacker honest moves stay quick, or under three times what they take in quiet."""

from __future__ import annotations

from pathlib import Path

import pytest

from palabre.bench.attacks import __main__ as attacks
from palabre.bench.attacks.attackers import ATTACKERS

SOON, TIMES = 150.0, 3.0  # milliseconds, or so many times the quiet value


def test_numbers_find_their_place_in_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "attacks.md"
    page.write_text(f"# Beside attackers\n{attacks.BEGIN}\nold\n{attacks.END}\nlast\n", encoding="utf-8")
    monkeypatch.setattr(attacks, "PAGE", page)
    quiet = attacks.Seen(attacks.QUIET, 10.0, 20.0, 3.0, 100)
    attacks.write(attacks.told([], [quiet]))
    written = page.read_text(encoding="utf-8")
    assert "| nobody | 10 | 20 | 3 | 100 |" in written
    assert "old" not in written
    assert written.endswith("last\n")


@pytest.mark.long
@pytest.mark.alone
@pytest.mark.parametrize("name", ATTACKERS)
def test_beside_an_attacker_honest_moves_are_quick(name: str) -> None:
    quiet, beside = attacks.all_seen(None, 10.0, [name])
    assert beside.moves > quiet.moves / 2
    assert beside.p99 < max(SOON, TIMES * quiet.p99)
