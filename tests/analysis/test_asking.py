"""A bot that is asked about a moment of a game thinks what it thought there, and knows nothing of later."""

from __future__ import annotations

import pytest

from palabre.analysis.asking import asked, cut
from palabre.analysis.steps import is_choice
from palabre.bots import choose, think
from palabre.games import find
from palabre.kernel.errors import PalabreError
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from tests.analysis.games import begun, finished

BELIEVES = "mcts:sims=60,beliefs=1"


def game_of_believers(seed: int) -> Match:
    match = Match(find("banjooli-xeet"), 2, {}, Seeded(seed))
    while not match.over:
        seat = match.to_act[0]
        match.play(choose(BELIEVES, match, seat, match.version), seat)
    return match


def test_it_thinks_again_what_it_thought() -> None:
    """With beliefs too, which go by what the others have done until then."""
    match = game_of_believers(5)
    places = [place for place, entry in enumerate(match.log) if is_choice(entry)]
    for place in places[::6]:
        entry = match.log[place]
        assert asked(BELIEVES, match, place, place)["choice"] == match.naming.name(entry.action)


def test_a_match_cut_off_has_no_future() -> None:
    match = finished("banjooli-xeet", 2, 3)
    place = next(place for place, entry in enumerate(match.log) if place > 100 and is_choice(entry))
    then = cut(match, place)
    assert then.version == place
    assert then.state.tobytes() == match.log[place].before.tobytes()
    assert then.events(0) == match.events(0)[: len(then.events(0))]


def test_without_a_moment_it_is_the_decision_that_is_due_or_the_last() -> None:
    running = begun("bakong", 2, 1, 5)
    seat = running.to_act[0]
    assert asked("easy", running, seed=3) == think("easy", running, seat, 3)
    over = finished("bonobo-beach", 2, 2)
    assert asked("easy", over) == asked("easy", over, over.last_choice())


def test_where_nobody_chose_nobody_is_asked() -> None:
    with pytest.raises(PalabreError):
        asked("easy", finished("bakong", 2, 4), 0)
