"""Taking turns: one address waits for itself, others wait for one thing of it."""

from __future__ import annotations

import asyncio

from palabre.server.process.turns import Turns

from ..player import run


def test_who_asks_for_much_at_once_lets_others_in_between() -> None:
    async def ask() -> list[str]:
        turns, served = Turns(), list[str]()

        async def one(address: str, name: str) -> None:
            async with turns.one(address):
                await asyncio.sleep(0)
                served.append(name)

        asked = [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1")]
        await asyncio.gather(*(one(*each) for each in asked))
        assert not turns._each, "nobody is remembered"
        return served

    assert run(ask()) == ["a1", "b1", "c1", "a2", "a3"]


def test_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    async def ask() -> None:
        turns, is_open = Turns(), asyncio.Event()

        async def one(address: str) -> str:
            async with turns.one(address):
                await is_open.wait()
            return address

        first, second = asyncio.create_task(one("a")), asyncio.create_task(one("a"))
        third = asyncio.create_task(one("b"))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        is_open.set()
        assert [await first, await third] == ["a", "b"]
        assert not turns._each

    run(ask())
