"""Beside every attacker honest moves stay quick, or under three times what they take in quiet."""

from __future__ import annotations

from pathlib import Path

import pytest

from palabre.bench.attacks import __main__ as attacks
from palabre.bench.attacks.attackers import ATTACKERS


def test_numbers_find_their_place_in_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "attacks.md"
    page.write_text(f"# Beside attackers\n{attacks.BEGIN}\nold\n{attacks.END}\nlast\n", encoding="utf-8")
    monkeypatch.setattr(attacks, "PAGE", page)
    quiet = attacks.Seen(attacks.QUIET, 10.0, 20.0, 3.0, 100)
    pings = attacks.Seen("pings", 30.0, 900.0, 300.0, 95)
    attacks.write(attacks.told([quiet, pings], [quiet], attacks.machine(15.0, 0.3)))
    written = page.read_text(encoding="utf-8")
    assert "| nobody | 10 | 20 | 3 | 100 | yes |" in written
    assert "| pings | 30 | 900 | 300 | 95 | **no** |" in written
    assert "15 s a row" in written
    assert "old" not in written
    assert written.endswith("last\n")


@pytest.mark.long
@pytest.mark.alone
@pytest.mark.parametrize("name", ATTACKERS)
def test_beside_an_attacker_honest_moves_are_quick(name: str) -> None:
    quiet, beside = attacks.all_seen(None, 10.0, [name])
    assert beside.is_held(quiet), (quiet, beside)


def test_who_is_held_up_or_no_longer_answered_is_seen() -> None:
    quiet = attacks.Seen(attacks.QUIET, 10.0, 20.0, 3.0, 100)
    slow_machine = attacks.Seen(attacks.QUIET, 100.0, 200.0, 30.0, 100)
    assert attacks.Seen("tables", 20.0, 149.0, 3.0, 90).is_held(quiet)
    assert not attacks.Seen("tables", 20.0, 151.0, 3.0, 90).is_held(quiet)
    assert not attacks.Seen("tables", 20.0, 30.0, 3.0, 40).is_held(quiet)
    assert attacks.Seen("tables", 200.0, 590.0, 3.0, 90).is_held(slow_machine)
