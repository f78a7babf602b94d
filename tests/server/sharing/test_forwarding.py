"""Commands on their way to a leader: each is answered once, by a letter or by the log."""

from __future__ import annotations

from palabre.server.connection.messages import Answered, Done, Play, Press, Refused
from palabre.server.sharing.forwarding import Forwarding
from palabre.server.sharing.letters import Asking, decode_letter, encode_letter

from ..player import run


def test_a_command_that_is_in_the_log_is_answered_and_its_letter_comes_too_late() -> None:
    letters: list[Asking] = []
    answers: list[Answered] = []

    async def send(letter: Asking) -> None:
        letters.append(letter)

    async def ask() -> None:
        asking = Forwarding(send)
        for guest in ("awa", "binta"):
            command = Play("m1", 7, {"do": "walk"})
            await asking.ask(Asking("table", "me", f"of {guest}", guest, "en", command), answers.append)
        asking.is_in_the_log("awa:m2")
        asking.is_in_the_log("chika:m1")
        assert not answers
        asking.is_in_the_log("awa:m1")
        assert answers == [Done("m1")]
        asking.answer(letters[0].ask, Refused("m1", "too late", "late"))
        assert answers == [Done("m1")]
        assert asking.is_waiting(), "of two with the same id only one was answered"
        asking.answer(letters[1].ask, Done("m1"))
        assert not asking.is_waiting()

    run(ask())


def test_a_letter_is_read_as_it_was_written() -> None:
    letter = Asking(
        "table", "me", "this", "awa", "fr", Press("p1", 3, 0, "gnu", 900.0, 16.0), 3, 12.5, [40.0]
    )
    assert decode_letter(encode_letter(letter)) == letter
