"""Names: what can be seen of them, and how two of the same are told apart."""

from __future__ import annotations

import pytest

from palabre.server.storage.names import LONGEST, clean, told_apart


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Awa  Diop ", "Awa Diop"),
        ("Binta\u0007\nSow", "Binta Sow"),
        ("\u200bZoë\u202e", "Zoë"),
        ("e\u0301\u0301\u0301\u0301\u0301", "é\u0301\u0301"),
        ("王", "王"),
        ("🦏", "🦏"),
        ("\u3164", ""),
        ("\u2800\u115f\uffa0", ""),
        ("\u034f\u0301", ""),
        ("\u0000", ""),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(typed: str, shown: str) -> None:
    assert clean(typed) == shown


def test_a_name_that_another_has_gets_a_number() -> None:
    assert told_apart("Awa", ["Binta", ""]) == "Awa"
    assert told_apart("AWA", ["awa"]) == "AWA 2"
    assert told_apart("Áwa", ["Awa", "awa 2"]) == "Áwa 3"
    assert len(told_apart("x" * LONGEST, ["x" * LONGEST])) <= LONGEST
