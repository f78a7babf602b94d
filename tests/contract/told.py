"""What a game says is what its `types.py` says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any, get_args, get_type_hints

from palabre.kernel.game import Game
from palabre.kernel.layout import NATURE
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from palabre.kernel.plain import Plain
from palabre.kernel.telling import NOTE
from palabre.kernel.types import CommonView, Next, Undone

from .checks import Case, new_match, random_play, spread
from .conforming import conforms

MOST_PREVIEWS = 3


class Types:
    """The types of one game, as they are looked up."""

    def __init__(self, game: Game) -> None:
        room = game.room("types")
        self.view, self.choice, self.nature, self.preview = room.View, room.Choice, room.Nature, room.Preview
        self.fields = get_type_hints(room.View, include_extras=True)
        every = [(event, kinds_of(event)) for event in (*get_args(room.Event), Next, Undone)]
        self.events = {kind: event for event, kinds in every for kind in kinds}
        twice = sum(len(kinds) for _, kinds in every) - len(self.events)
        assert not twice, "a kind of event has two types"


def kinds_of(event: Any) -> tuple[str, ...]:
    """The kinds that a type of event stands for."""
    literal: tuple[str, ...] = get_args(get_type_hints(event)["kind"])
    return literal


def types_agree(game: Game) -> None:
    """Fields of the view, kinds of events and named actions are those of the types."""
    types, views = Types(game), game.room("views")
    seen = {*views.VIEW, *getattr(views, "OWN", {}), *get_type_hints(CommonView)}
    assert seen == set(types.fields), f"not the fields of the type: {seen ^ set(types.fields)}"
    for kind, touched in game.room("events").FIELDS.items():
        assert set(touched) <= seen, f"{kind} touches what no view has: {set(touched) - seen}"
    for named in Match(game, game.min_seats, {}, Seeded(1)).naming.names:
        conforms(named, types.choice, "a choice")


def told_as_typed(case: Case, seed: int) -> None:
    """Every view, event, preview and name of a game is exactly what the types say, for all eyes."""
    match, types, version = new_match(case, seed), Types(case[0]), 0
    for moment, _ in enumerate(chain(random_play(match, random.Random(seed)), [match])):
        told = match.events(None, since=version)
        for eyes in (None, *range(match.players)):
            own = [event for event in match.events(eyes, since=version) if event not in told]
            for event in told if eyes is None else own:
                event_conforms(event, types)
            if moment % match.players == (eyes or 0):
                conforms(match.view(eyes), types.view, "the view")
        version = match.version
        for choice, seat in previewed(match):
            conforms(match.preview(choice, seat), types.preview, f"the preview of {choice}")
    nature_conforms(match, types)


def event_conforms(event: dict[str, Any], types: Types) -> None:
    """An event has the facts of its kind; the new values are those of the view."""
    if event["kind"] == NOTE:
        return
    facts = {name: fact for name, fact in event.items() if name != "now"}
    conforms(facts, types.events[event["kind"]], event["kind"])
    for name, value in event["now"].items():
        conforms(value, types.fields[name], f"{event['kind']}.now.{name}")


def previewed(match: Match) -> Iterator[tuple[dict[str, Any], int]]:
    """Some choices of whoever may act, from the whole list."""
    for seat in match.to_act:
        choices = match.choices(seat)
        yield from ((choice, seat) for choice in choices[:: max(1, len(choices) // MOST_PREVIEWS)])


def nature_conforms(match: Match, types: Types) -> None:
    """What nature does is named as the types say, as it is recorded and as a spectator may be told."""
    for entry in spread([entry for entry in match.log if entry.seat == NATURE], 30):
        told = [] if match.engine.is_secret(entry.before) else [match._telling.known(entry.before, None)]
        for s in (Plain(entry.before), *told):
            for pick in {0, entry.action, entry.of - 1}:
                conforms(match.naming.nature_name(s, pick), types.nature, "nature")
