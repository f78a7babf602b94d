"""What must hold for every game; each check raises AssertionError when it does not."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import numpy as np

from palabre.kernel.chance import generator
from palabre.kernel.errors import PalabreError
from palabre.kernel.game import Game, Option
from palabre.kernel.layout import NATURE
from palabre.kernel.log import Entry
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from palabre.kernel.plain import Plain
from palabre.kernel.replaying import replay, verify
from palabre.kernel.secrecy import blanked
from palabre.kernel.telling import NEXT, UNDONE, apply

Case = tuple[Game, int, dict[str, Any]]


def cases(game: Game) -> Iterator[Case]:
    """Every number of seats, and every value of every option, at least once."""
    yield from plain(game)
    yield from many_at_once(game)


def plain(game: Game) -> Iterator[Case]:
    """Every number of seats."""
    for seats in range(game.min_seats, game.max_seats + 1):
        yield game, seats, {}


def each_alone(game: Game) -> Iterator[Case]:
    """Every value of every option by itself."""
    for place, option in enumerate(game.options):
        for value in other_values(option):
            yield game, seats_for(game, place, {option.name: value}), {option.name: value}


def many_at_once(game: Game) -> Iterator[Case]:
    """Every value of every option in as few cases as that takes; of seats that are named, the last."""
    taken = {
        option: [value for value in other_values(option) if suits_last(game, option, value)]
        for option in game.options
    }
    for place in range(max(map(len, taken.values()), default=0)):
        options = {option.name: values[place] for option, values in taken.items() if values[place:]}
        yield game, seats_for(game, place, options), options


def other_values(option: Option) -> list[Any]:
    """The values of an option that are not its default."""
    return [value for value in (*option.values, *(option.bounds or ())) if value != option.default]


def suits_last(game: Game, option: Option, value: Any) -> bool:
    """Whether a value names no seat, or the last one of the largest table."""
    return option.seats_for(value) in (0, game.max_seats)


def seats_for(game: Game, place: int, options: dict[str, Any]) -> int:
    """All numbers of seats in turn, and enough of them."""
    needed = [option.seats_for(options[option.name]) for option in game.options if option.name in options]
    return max(game.min_seats + place % (game.max_seats - game.min_seats + 1), *needed)


def new_match(case: Case, seed: int) -> Match:
    """A match of a case."""
    game, seats, options = case
    return Match(game, seats, options, Seeded(seed))


def random_play(match: Match, rng: random.Random, most: int = 1_000_000) -> Iterator[Match]:
    """A match, at each of its decisions, played by the game's own random player."""
    guess = match.engine.contract["guess"]
    for _ in range(most):
        if match.over:
            return
        yield match
        seat = rng.choice(match.to_act)
        ids = match.choice_ids(seat)
        luck = rng.getrandbits(31)
        place = guess(Plain(match.state), seat, np.array(ids, np.int16), len(ids), luck)
        match.play_id(ids[place], seat)
    raise AssertionError("this game does not end")


# Play


def ends_and_lists_well(case: Case, seed: int) -> None:
    """Random play ends; what is legal is non-empty, in range, without repeats; reading changes nothing."""
    match = new_match(case, seed)
    for _ in random_play(match, random.Random(seed)):
        before = match.state.tobytes()
        assert match.to_act, "nobody may act and nature does not"
        for seat in match.to_act:
            ids = match.choice_ids(seat)
            assert ids, f"seat {seat} may act and has no choice"
            assert len(set(ids)) == len(ids), "an action is listed twice"
            assert all(0 <= action < match.engine.n_actions for action in ids)
            assert match.engine.default(match.state, seat) in ids, "the default choice is not legal"
            match.preview(match.choices(seat)[0], seat)
        match.view(None)
        assert match.state.tobytes() == before, "reading has changed the state"
    assert match.winners, "a finished game has a winner"
    assert len(match.scores) == match.players


def names_come_back(game: Game) -> None:
    """Every id has a name and a notation of its own, and they lead back to it."""
    match = Match(game, game.min_seats, {}, Seeded(1))
    naming = match.naming
    assert len(naming.names) == len(naming.short) == match.engine.n_actions
    assert len(set(naming.short)) == len(naming.short), "two actions have one notation"
    for action in range(match.engine.n_actions):
        name = json.loads(json.dumps(naming.name(action)))
        assert naming.id(name) == naming.id(naming.short[action]) == action


def nature_is_named(case: Case, seed: int) -> None:
    """What nature can do has as many different names as chances; a name leads back to its number."""
    match = new_match(case, seed)
    for _ in random_play(match, random.Random(seed)):
        pass
    for entry in spread([entry for entry in match.log if entry.seat == NATURE], 30):
        s = Plain(entry.before)
        names = [match.naming.nature_name(s, pick) for pick in range(entry.of)]
        assert match.naming.nature_pick(s, entry.of, names[entry.action]) == entry.action
        assert len({json.dumps(name) for name in names}) == entry.of, (
            f"two chances are both called {names[0]}"
        )


def spread(entries: list[Entry], most: int) -> list[Entry]:
    """At most so many, from the whole length."""
    return entries[:: max(1, len(entries) // most)]


# Records


def record_rebuilds(case: Case, seed: int) -> None:
    """The record alone rebuilds every state; finished, it verifies."""
    game = case[0]
    match = new_match(case, seed)
    for n, _ in enumerate(random_play(match, random.Random(seed))):
        if n == 7:
            again = replay(match.record(), lambda name: game)
            assert again.state.tobytes() == match.state.tobytes()
            assert again.nature.counter == match.nature.counter
    text = match.record()
    again = replay(text, lambda name: game)
    assert [entry.before.tobytes() for entry in again.log] == [entry.before.tobytes() for entry in match.log]
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == text
    verify(text, lambda name: game)


# Secrecy


def blind(case: Case, seed: int, moments: int) -> None:
    """Changing only what a seat cannot see changes nothing it receives."""
    match = new_match(case, seed)
    rng = random.Random(seed)
    for moment, _ in enumerate(random_play(match, rng)):
        if moment > moments:
            break
        for seat in range(match.players):
            blind_now(match, seat, seed + moment)
    for seat in range(match.players):
        blind_past(match, seat, seed)


def blind_now(match: Match, seat: int, seed: int) -> None:
    """View, choices, previews, refusals and the next events are the same with other hidden things."""
    other = match.copy()
    other.replace_state(match.deal(seat, generator(seed, seat)).state)
    assert received(match, seat) == received(other, seat)
    actor = match.to_act[0]
    action = match.choice_ids(actor)[seed % len(match.choice_ids(actor))]
    if action not in other.choice_ids(actor):
        return
    ends = []
    for one in (match.copy(), other):
        one.enter(actor, action)
        ends.append((known(one, one.state, seat), one.events(seat, since=one.version - 1)))
    if ends[0][0] == ends[1][0] and not other.over:  # the end makes the scores public
        assert ends[0][1] == ends[1][1], "an event tells what the seat may not know"


def observes_blindly(case: Case, seed: int, moments: int) -> None:
    """What a seat observes are numbers between 0 and 1, the same whatever it cannot see."""
    match = new_match(case, seed)
    for moment, _ in enumerate(random_play(match, random.Random(seed))):
        if moment > moments:
            break
        for seat in range(match.players):
            seen = observed(match, match.state, seat)
            assert ((seen >= 0) & (seen <= 1)).all()
            dealt = match.deal(seat, generator(seed, moment, seat)).state
            for other in (dealt, blanked(match.state, match.engine.layout, seat)):
                assert (observed(match, other, seat) == seen).all(), "an observation tells a secret"


def observed(match: Match, states: Any, seat: int) -> Any:
    """What a seat observes of a state."""
    out = np.zeros(match.game.observation.size, np.float32)
    match.engine.observe(states, seat, out, 0)
    return out


def received(match: Match, seat: int) -> list[Any]:
    """Everything a seat can ask for."""
    out: list[Any] = [match.view(seat)]
    acts = seat in match.to_act
    if acts:
        out.append(match.choices(seat))
        out += [match.preview(choice, seat) for choice in match.choices(seat)[:12]]
    for action in range(0, match.engine.n_actions, 1 + match.engine.n_actions // 40):
        if not acts or action not in match.choice_ids(seat):
            out.append(refusal(match, seat, action))
    return out


def refusal(match: Match, seat: int, action: int) -> str:
    """The sentence that refuses an action."""
    try:
        match.copy().play(match.naming.name(action), seat)
    except PalabreError as refused:
        return str(refused)
    raise AssertionError("an action that is not legal was played")


def known(match: Match, states: Any, seat: int) -> bytes:
    """What a seat knows of a state."""
    return blanked(states, match.engine.layout, seat).tobytes()


def blind_past(match: Match, seat: int, seed: int) -> None:
    """A seat's events and record of a running game are the same with other hidden things all along."""
    if match.over:
        return
    other = match.copy()
    other.log[:] = [dealt_anew(match, entry, seat, seed) for entry in match.log]
    other._lines = []
    assert other.record(seat) == match.record(seat), "a seat's record tells what it may not know"
    assert other.events(seat) == match.events(seat), "a seat's events tell what it may not know"
    for secret in (str(match.nature.described().get("seed")), match.nature.secret.hex()):
        assert f'"{secret}"' not in match.record(seat)


def dealt_anew(match: Match, entry: Entry, seat: int, seed: int) -> Entry:
    """A line of the log with other hidden things: before a choice all that is hidden, else the deal."""
    if entry.seat == NATURE:
        return entry._replace(action=unseen_twin(match, entry, seat))
    states = blanked(entry.before, match.engine.layout, seat)
    match.engine.redeal(states, seat, generator(seed, seat))
    return entry._replace(before=states)


def unseen_twin(match: Match, entry: Entry, seat: int) -> int:
    """Another thing that nature could have done so that the seat would see no difference; else the same."""
    twin = (entry.action + entry.of // 2) % entry.of
    ends = []
    for pick in (entry.action, twin):
        states = entry.before.copy()
        match.engine.act(states, NATURE, pick)
        ends.append(states)
    differ = ends[0].tobytes() != ends[1].tobytes()
    return twin if differ and known(match, ends[0], seat) == known(match, ends[1], seat) else entry.action


def redeal_keeps(case: Case, seed: int) -> None:
    """A redeal keeps all that the seat knows, breaks no sum and can be played to the end."""
    match = new_match(case, seed)
    sums = getattr(match.game.room("state"), "sums", None)
    for moment, _ in enumerate(random_play(match, random.Random(seed))):
        if moment % 5:
            continue
        for seat in range(match.players):
            dealt = match.deal(seat, generator(seed, moment, seat))
            assert known(match, dealt.state, seat) == known(match, match.state, seat), (
                "a redeal changed what is known"
            )
            assert sums is None or sums(Plain(dealt.state)) == sums(Plain(match.state)), (
                "a redeal broke a sum"
            )
            assert dealt.to_act == match.to_act
            if seat in match.to_act:
                assert dealt.choices(seat) == match.choices(seat)
        if moment == 5:
            for _ in random_play(dealt, random.Random(seed)):
                pass


# Telling


def told_whole(case: Case, seed: int) -> None:
    """Old view + events = new view; each event touches only its own fields; all of it is plain JSON."""
    match = new_match(case, seed)
    views = {
        eyes: Match(*case, Seeded(seed), settle=False).view(eyes) for eyes in (None, *range(match.players))
    }
    keys = {eyes: set(view) for eyes, view in views.items()}
    version = 0
    for _ in chain(random_play(match, random.Random(seed)), [match]):
        for eyes in views:
            events = match.events(eyes, since=version)
            for event in events:
                check_event(match, event)
            views[eyes] = apply(views[eyes], events)
            assert views[eyes] == match.view(eyes), "events do not lead to the view"
            assert set(views[eyes]) == keys[eyes], "a view has gained or lost a field"
            untold = differing(views[eyes], match.copy().view(eyes))  # a copy has seen no events
            assert not untold, f"no event tells of the change in {', '.join(untold)}"
            assert json.loads(json.dumps(views[eyes])) == views[eyes], "a view is not plain JSON"
        version = match.version


def differing(told: dict[str, Any], seen: dict[str, Any]) -> list[str]:
    """The fields of a view that are not as events have told."""
    return [name for name, value in seen.items() if told[name] != value]


def check_event(match: Match, event: dict[str, Any]) -> None:
    """An event touches no field but those of its kind."""
    assert json.loads(json.dumps(event)) == event, f"not plain JSON: {event}"
    if event["kind"] not in (NEXT, UNDONE):
        allowed = match._telling.fields[event["kind"]]
        assert set(event["now"]) <= set(allowed), (
            f"{event['kind']} touches {set(event['now']) - set(allowed)}"
        )


# Sums


def sums_are_kept(case: Case, seed: int) -> None:
    """Tokens, tiles and pieces are neither made nor lost."""
    match = new_match(case, seed)
    sums = getattr(match.game.room("state"), "sums", None)
    assert sums is not None, "state.py declares no sums"
    first = sums(Plain(match.log[-1].before if match.log else match.state))
    for _ in random_play(match, random.Random(seed)):
        assert sums(Plain(match.state)) == first
    assert sums(Plain(match.state)) == first
