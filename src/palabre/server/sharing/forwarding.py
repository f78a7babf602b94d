"""Commands on their way to a leader: passed on, answered, and sent again when another process leads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ...kernel.words import say
from ..connection.messages import Answered, Done, Press, Refused
from .letters import Asking

PATIENCE = 20.0  # seconds for the leader's answer: longer than it takes another process to lead
LEADER_SILENT = "leader-silent"
Reply = Callable[[Answered], None]
Send = Callable[[Asking], Awaitable[None]]


@dataclass
class Forwarded:
    """A command without an answer."""

    letter: Asking
    reply: Reply
    timer: asyncio.TimerHandle | None = None


class Forwarding:
    """What clients of one shadow have asked its leader."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: dict[str, Forwarded] = {}

    async def ask(self, letter: Asking, reply: Reply) -> None:
        """Pass a command on; a press is answered when it is ruled on, however long that takes."""
        ask, command = letter.ask, letter.command
        waiting = self._waiting[ask] = Forwarded(letter, reply)
        if not isinstance(command, Press):
            silent = Refused(command.id, say(letter.lang, LEADER_SILENT), LEADER_SILENT)
            waiting.timer = asyncio.get_running_loop().call_later(PATIENCE, self.answer, ask, silent)
        await self._send(letter)

    def answer(self, ask: str, answer: Answered) -> None:
        """The leader has answered; a second answer to the same is dropped."""
        waiting = self._waiting.pop(ask, None)
        if waiting is None:
            return
        if waiting.timer is not None:
            waiting.timer.cancel()
        waiting.reply(answer)

    def is_in_the_log(self, key: str) -> None:
        """A command was carried out: its answer need not be awaited."""
        for ask, waiting in list(self._waiting.items()):
            command = waiting.letter.command.id
            if key == f"{waiting.letter.guest}:{command}":
                self.answer(ask, Done(command))

    async def again(self) -> None:
        """Another process leads: ask it what the last one did not answer; commands act once."""
        for waiting in list(self._waiting.values()):
            await self._send(waiting.letter)

    def is_waiting(self) -> bool:
        """Whether something was not answered yet."""
        return bool(self._waiting)

    def close(self) -> None:
        """Nobody waits any more."""
        for waiting in self._waiting.values():
            if waiting.timer is not None:
                waiting.timer.cancel()
        self._waiting.clear()
