"""Limits: whom an address stands for, how many lines it may open, and what all processes count together."""

from __future__ import annotations

import pytest

from palabre.server.connection.limits import (
    CONNECTIONS_AT_ONCE,
    CONNECTIONS_PER_ADDRESS,
    HERE,
    OpenConnections,
    PerAddress,
    household,
)


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
    assert asked._bucket("b").level == 0, "nobody goes into debt"
    assert asked.drain() == {"a": 1, "c": 1}, "what is charged is not told again"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_household_with_many_addresses_is_counted_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


def test_lines_are_limited_by_how_many_are_open_and_how_quickly_they_are_opened() -> None:
    lines = OpenConnections()
    opened = 0
    while lines.may_open("192.0.2.7"):
        with lines.one("192.0.2.7"):
            opened += 1
    assert CONNECTIONS_AT_ONCE <= opened <= CONNECTIONS_AT_ONCE + 20
    held = [lines.one("192.0.2.8") for _ in range(CONNECTIONS_PER_ADDRESS)]
    for line in held:
        assert lines.may_open("192.0.2.8")
        line.__enter__()
    assert not lines.may_open("192.0.2.8")
    held[0].__exit__(None, None, None)
    assert lines.may_open("192.0.2.8")
    assert all(lines.may_open(HERE) for _ in range(1_000)), "this machine itself"
