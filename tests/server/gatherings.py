"""Tables with people at them, for tests that need some."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from .player import Player


@asynccontextmanager
async def gathering(
    url: str, game: str, n: int, lang: str = "en", **wish: Any
) -> AsyncIterator[list[Player]]:
    """A table with so many people at it, each on a line of their own, once the game has begun."""
    host = await Player(url, "Awa", lang).open(game, "me", *["free"] * (n - 1), **wish)
    players = [host]
    try:
        for place in range(1, n):
            players.append(await Player(url, f"guest {place}", lang).join(host.code))
        await asyncio.gather(*(each.until(lambda it: it.state == "playing") for each in players))
        yield players
        for each in players:
            assert not each.mistakes, each.mistakes
    finally:
        await asyncio.gather(*(each.close() for each in players))


@asynccontextmanager
async def guests(*players: Player) -> AsyncIterator[None]:
    """People who hang up at the end."""
    try:
        yield
    finally:
        await asyncio.gather(*(each.close() for each in players))


async def step(players: list[Player], dice: random.Random) -> Player:
    """One choice by whoever may choose, seen by everybody."""
    chooser = await first_to_choose(players)
    await chooser.choose(dice)
    await agree(players)
    return chooser


async def first_to_choose(players: list[Player]) -> Player:
    """The first who may choose."""
    while not (able := [each for each in players if each.can_choose()]):  # it may have been for a moment only
        waits = [asyncio.create_task(each.until(Player.can_choose)) for each in players]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
    return able[0]


async def agree(players: list[Player]) -> None:
    """Until everybody has seen the last move."""
    latest = max(each.update["version"] for each in players)
    for each in players:
        await each.until(lambda it: it.update["version"] >= latest)


async def play_until(
    players: list[Player], is_so: Callable[[Player], Any], seed: int = 1, most: int = 300
) -> Player:
    """Choose at random until something is so for the one who has just chosen."""
    dice = random.Random(seed)
    for _ in range(most):
        chooser = await step(players, dice)
        if is_so(chooser):
            return chooser
    raise AssertionError("it never was so")


async def after_dice(players: list[Player]) -> Player:
    """Somebody whose last choice was followed by dice."""
    return await play_until(players, lambda it: not it.update["can_undo"] and "rolled" in happened(it))


async def after_dice_of_two(players: list[Player]) -> tuple[Player, Player]:
    """The same of two people, and the other one."""
    chooser = await after_dice(players)
    return chooser, next(each for each in players if each is not chooser)


def happened(each: Player) -> set[str]:
    """The kinds of what happened last."""
    return {event["kind"] for event in each.update["events"]}


async def says(each: Player, yes: bool) -> None:
    """Somebody answers the question on the table."""
    question = await each.until(lambda it: it.update["table"]["question"])
    await each.say("answer", question=question["question"], yes=yes)
