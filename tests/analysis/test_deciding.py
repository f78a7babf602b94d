"""A decision looked at again: by the eyes of who chose, the same each time, refused where nobody chose."""

from __future__ import annotations

import pytest

from palabre.analysis.deciding import decision_at
from palabre.analysis.steps import is_choice
from palabre.kernel.errors import PalabreError
from tests.analysis.games import finished


def test_every_choice_is_valued_by_what_its_chooser_could_know() -> None:
    match = finished("bakong", 3, 2)
    move = next(place for place, entry in enumerate(match.log) if place > 40 and is_choice(entry))
    found, again = (decision_at(match, move) for _ in range(2))
    assert found == again
    assert found["seat"] == match.log[move].seat
    assert match.naming.name(match.log[move].action) in [each["choice"] for each in found["choices"]]


def test_where_nobody_chose_there_is_nothing_to_value() -> None:
    match = finished("bakong", 3, 2)
    forced = next(place for place, entry in enumerate(match.log) if not is_choice(entry))
    for move in (forced, -1, match.version):
        with pytest.raises(PalabreError):
            decision_at(match, move)
