"""Limits: what an address asks of one process counts in all of them."""

from __future__ import annotations

from palabre.server.limits import PerAddress


def test_what_was_taken_is_told_once() -> None:
    asked = PerAddress(0.0, 3.0)
    assert [asked.take("a") for _ in range(4)] == [True, True, True, False]
    asked.take("b")
    assert asked.drain() == {"a": 3, "b": 1}, "what was refused is not counted"
    assert asked.drain() == {}


def test_what_others_have_given_an_address_is_taken_here() -> None:
    asked = PerAddress(0.0, 3.0)
    asked.charge("a", 2)
    assert [asked.take("a") for _ in range(2)] == [True, False]
    asked.charge("b", 99)
    assert not asked.take("b")
    assert asked.take("c")
    assert asked.drain() == {"a": 1, "c": 1}, "what is charged is not told again"
