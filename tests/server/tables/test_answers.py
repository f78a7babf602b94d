"""Answers: kept for those who ask again, but not for ever, and not at another's cost."""

from __future__ import annotations

from palabre.server.connection.messages import Done
from palabre.server.tables.answers import GUESTS_KEPT, KEPT, Answers


def test_the_last_answers_to_each_guest_are_kept() -> None:
    answers = Answers()
    answers.keep("awa:1", Done("1"))
    for n in range(KEPT + 50):
        answers.keep(f"binta:{n}", Done(str(n)))
    assert answers.to("awa:1") == Done("1")
    assert answers.to("binta:49") is None
    assert answers.to("binta:50") == Done("50")
    assert answers.to("cora:1") is None


def test_those_who_only_look_on_are_forgotten_before_those_who_sit() -> None:
    answers = Answers()
    for n in range(GUESTS_KEPT + 50):
        answers.keep(f"{n}:1", Done("1"), seated=["0"])
    assert answers.to("0:1") == Done("1")
    assert answers.to("1:1") is None
    assert answers.to(f"{GUESTS_KEPT + 49}:1") == Done("1")
