"""Commands on their way to a leader: each is answered once, by a letter or by the log."""

from __future__ import annotations

from typing import Any

from palabre.server.connection.messages import Done, Play, Refused
from palabre.server.sharing.forwarding import ANSWERS, Asking

from .player import run


def test_a_command_that_is_in_the_log_is_answered_and_its_letter_comes_too_late() -> None:
    letters: list[dict[str, Any]] = []
    answers: list[ANSWERS] = []

    async def send(letter: dict[str, Any]) -> None:
        letters.append(letter)

    async def ask() -> None:
        asking = Asking(send)
        for guest in ("awa", "binta"):
            await asking.ask(guest, "en", Play("m1", 7, {"do": "walk"}), answers.append)
        asking.is_in_the_log("awa:m2")
        asking.is_in_the_log("chika:m1")
        assert not answers
        asking.is_in_the_log("awa:m1")
        assert answers == [Done("m1")]
        asking.answer(letters[0]["ask"], Refused("m1", "too late", "late"))
        assert answers == [Done("m1")]
        assert asking.is_waiting(), "of two with the same id only one was answered"
        asking.answer(letters[1]["ask"], Done("m1"))
        assert not asking.is_waiting()

    run(ask())
