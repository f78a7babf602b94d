"""Commands on their way to a leader: passed on, answered, and sent again when another process leads."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from ...kernel.words import say
from ..connection.messages import Command, Done, Press, Previewed, Refused

PATIENCE = 20.0  # seconds for the leader's answer: longer than it takes another process to lead
LEADER_SILENT = "leader-silent"
ANSWERS = Done | Refused | Previewed
Reply = Callable[[ANSWERS], None]
Send = Callable[[dict[str, Any]], Awaitable[None]]


@dataclass
class Asked:
    """A command without an answer."""

    letter: dict[str, Any]
    reply: Reply
    timer: asyncio.TimerHandle | None = None


class Asking:
    """What the lines of one shadow have asked its leader."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._asked: dict[str, Asked] = {}

    async def ask(self, guest: str, lang: str, command: Command, reply: Reply, **seen: Any) -> None:
        """Pass a command on; a press is answered when it is ruled on, however long that takes."""
        ask = secrets.token_hex(8)
        letter = {"ask": ask, "guest": guest, "lang": lang, "command": msgspec.to_builtins(command), **seen}
        asked = self._asked[ask] = Asked(letter, reply)
        if not isinstance(command, Press):
            silent = Refused(command.id, say(lang, LEADER_SILENT), LEADER_SILENT)
            asked.timer = asyncio.get_running_loop().call_later(PATIENCE, self.answer, ask, silent)
        await self._send(letter)

    def answer(self, ask: str, answer: ANSWERS | None) -> None:
        """The leader has answered; a second answer to the same is dropped."""
        asked = self._asked.pop(ask, None)
        if asked is None:
            return
        if asked.timer is not None:
            asked.timer.cancel()
        if answer is not None:
            asked.reply(answer)

    def is_in_the_log(self, key: str) -> None:
        """A command was carried out: its answer need not be awaited."""
        for ask, asked in list(self._asked.items()):
            command = asked.letter["command"]["id"]
            if key == f"{asked.letter['guest']}:{command}":
                self.answer(ask, Done(command))

    async def again(self) -> None:
        """Another process leads: ask it what the last one did not answer; commands act once."""
        for asked in list(self._asked.values()):
            await self._send(asked.letter)

    def is_waiting(self) -> bool:
        """Whether something was not answered yet."""
        return bool(self._asked)

    def close(self) -> None:
        """Nobody waits any more."""
        for asked in self._asked.values():
            if asked.timer is not None:
                asked.timer.cancel()
        self._asked.clear()
