"""Questions to the others: which one a return answers, and which goes on."""

from __future__ import annotations

from palabre.server.connection.table_info import Question
from palabre.server.tables.questions import Questions


def test_only_the_question_for_a_bot_is_answered_by_who_comes_back() -> None:
    for kind, is_open in (("hold", False), ("undo", True), ("remove", True)):
        questions = Questions()
        assert questions.put(Question("", kind, 1, [0, 2]), 7)  # type: ignore[arg-type]
        questions.is_back([0])
        assert questions.open is not None, "somebody else"
        questions.is_back([1])
        assert (questions.open is not None) is is_open, kind
