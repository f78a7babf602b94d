"""Taking back buys no luck: what nature has shown comes again, and a record says so."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

import palabre
from palabre.games import find
from palabre.kernel.chance import generator
from palabre.kernel.layout import NATURE
from palabre.kernel.match import Match
from palabre.kernel.nature import Nature, Typed
from palabre.kernel.plain import Plain
from palabre.kernel.replaying import read_lines
from palabre.kernel.shown import Shown
from palabre.kernel.stepwise import RandomPlayers
from tests import toy
from tests.games.bakong.trails import play, trail

from .bongos import BONGO, Bodies, play_on, rechained

WISHES = {"banjooli-xeet": {"berries": True}}
every_game = pytest.mark.parametrize("game", palabre.games())


def begun(game: str, seed: int, players: int = 2) -> Match:
    return Match(find(game), players, WISHES.get(game, {}), Nature(bytes([seed] * 32), ["ab", "cd"]))


def fallen(match: Match, since: int = 0) -> list[tuple[int, int]]:
    """What nature picked, and among how many."""
    return [(entry.of, entry.action) for entry in match.log[since:] if entry.of]


# The tree of what was shown


def test_asked_among_as_many_nature_answers_the_same() -> None:
    shown = Shown()
    assert shown.pick(6) is None
    shown.go_back([(36, 5), (6, 2), (6, 4)], to=1)
    assert shown.pick(6) == 2
    assert shown.pick(36) is None
    shown.go_on(6)
    assert shown.pick(6) == 4
    shown.go_on(6)
    assert shown.pick(6) is None, "nothing more was shown"


def test_going_elsewhere_and_back_gives_no_second_throw() -> None:
    shown = Shown()
    shown.go_back([(6, 2)], to=0)
    shown.go_on(36)  # another choice leads elsewhere: drawn
    assert shown.pick(6) is None, "what was shown elsewhere does not come here"
    shown.go_back([(36, 7)], to=0)
    assert (shown.pick(6), shown.pick(36)) == (2, 7), "whichever way is tried again, its luck is known"


# Matches


@every_game
def test_the_same_choice_made_again_meets_the_same_luck(game: str, count: Callable[[int, int], int]) -> None:
    for seed in range(count(2, 50)):
        match, dice = begun(game, seed), random.Random(seed)
        while match.to_act and match.version < 400:
            seat = dice.choice(match.to_act)
            choice, before = dice.choice(match.choices(seat)), match.version
            match.play(choice, seat)
            if dice.random() < 0.7 or match.last_chooser() != seat:
                continue
            met, counter, state = fallen(match, before), match.nature.counter, match.state.tobytes()
            match.undo(seat, by_consent=True)
            again = match.version
            match.play(choice, seat)
            assert fallen(match, again) == met
            assert match.nature.counter == counter, "nothing was drawn anew"
            assert match.state.tobytes() == state


@every_game
def test_a_hundred_tries_at_a_choice_show_nothing_new(game: str) -> None:
    match, dice = begun(game, 3), random.Random(3)
    for _ in range(12):
        match.play(dice.choice(match.choices()), match.to_act[0])
    seen: dict[str, list[tuple[int, int]]] = {}
    for _ in range(100):
        seat = match.to_act[0]
        choice, before = dice.choice(match.choices(seat)), match.version
        match.play(choice, seat)
        assert seen.setdefault(json.dumps(choice), fallen(match, before)) == fallen(match, before)
        match.undo(seat, by_consent=True)


def test_one_goes_back_to_ones_own_last_choice_whoever_has_chosen_since() -> None:
    match = palabre.new("bonobo-beach", players=3, seed=4)
    before, (seat,) = match.view(), match.to_act
    for _ in range(3):
        match.play(match.choices()[0])
    assert match.last_chooser() != seat
    match.undo(seat, by_consent=True)
    assert match.view() == before
    with pytest.raises(palabre.UndoRefused, match="Nobody has chosen"):
        match.undo(seat, by_consent=True)


def test_dice_that_people_rolled_are_not_rolled_again() -> None:
    match = Match(BONGO, 2, {}, Typed(1))
    match.play({"do": "draw_roller", "seat": 0})
    match.play({"do": "throw_white", "dice": ["gnu", "gnu", "gnu", "rhino", "bongo"]})
    match.play({"do": "throw_film", "dice": [3, 3]})
    match.play({"do": "call", "answer": "gnu"}, 0)
    match.play({"do": "throw_white", "dice": ["rhino"] * 5})
    match.undo(0, by_consent=True)
    match.play({"do": "call", "answer": "gnu"}, 0, settle=False)
    with pytest.raises(palabre.IllegalAction, match="rhino"):
        match.play({"do": "throw_white", "dice": ["gnu"] * 5})
    match.settle()
    assert fallen(match)[-1] == fallen(match)[3]
    assert match.chances == 9, "the film dice were not rolled yet"
    assert palabre.replay(match.record()).record() == match.record()


def test_a_copy_remembers_what_was_shown() -> None:
    match = begun("bongo", 5)
    match.play({"do": "call", "answer": "gnu"}, 0)
    match.undo(0, by_consent=True)
    other = match.copy()
    other.play({"do": "call", "answer": "rhino"}, 0)
    match.play({"do": "call", "answer": "rhino"}, 0)
    assert other.record() == match.record()


def test_a_bot_is_dealt_a_future_of_its_own() -> None:
    match = begun("bakong", 5)
    match.play(match.choices()[0])
    match.undo(0, by_consent=True)
    dealt = match.deal(0, generator(1, 1))
    assert dealt.shown_pick is None


def test_bk_18_a_face_that_a_taken_back_flip_has_shown_stays_known() -> None:
    match = play(trail("plain plain river/emerald", objects="machete"), (3, 1), "f3m1")
    match.undo(by_consent=True)
    assert (match.view(1)["trail"][3], match.view(1)["seen"][3]) == ("river", "emerald")
    assert palabre.replay(match.record()).view(1) == match.view(1)


def test_what_moves_from_place_to_place_is_given_away_by_no_taking_back() -> None:
    """In the toy a monkey that comes to a hand is seen by all; the card that it took the place of is not."""
    for seed in range(30):
        match = Match(toy.GAME, 2, {}, palabre.source(seed, "seed"))
        before = match.view(None)
        (seat,) = match.to_act
        match.play(next(choice for choice in match.choices() if choice["do"] == "swap"))
        match.undo(seat, by_consent=True)
        assert match.view(None) == before


# Records


def taken_back() -> Match:
    """A finished match in which a choice was taken back after dice had fallen."""
    match = begun("bongo", 6)
    for answer in ("gnu", "rhino"):
        match.play({"do": "call", "answer": answer}, 0)
        if match.to_act == (1,):
            match.play({"do": "call", "answer": answer}, 1)
        if answer == "gnu":
            match.go_back((0,))
    return play_on(match)


def test_a_record_says_what_was_given_again_and_verifies() -> None:
    match = taken_back()
    given = [body for body in read_lines(match.record()) if "again" in body]
    assert given
    assert all(body["again"] is True and "pick" in body for body in given)
    assert palabre.verify(match.record()).over
    assert palabre.replay(match.record()).record() == match.record()


def test_luck_drawn_anew_after_a_taking_back_is_found_out() -> None:
    def forget(bodies: Bodies) -> None:
        next(body for body in bodies if "again" in body).pop("again")

    with pytest.raises(palabre.BadRecord) as refused:
        palabre.verify(rechained(taken_back().record(), forget))
    assert refused.value.key == "record-wrong-again"


def test_luck_that_nobody_had_seen_cannot_be_given_again() -> None:
    with pytest.raises(palabre.BadRecord) as refused:
        palabre.verify(rechained(taken_back().record(), lambda bodies: bodies[2].update(again=True)))
    assert (refused.value.key, refused.value.line) == ("record-wrong-again", 3)


def test_what_was_shown_cannot_come_again_as_something_else() -> None:
    text = taken_back().record()

    def throw_otherwise(bodies: Bodies) -> None:
        at = next(place for place, body in enumerate(bodies) if "again" in body)
        before = palabre.replay("".join(text.splitlines(keepends=True)[:at]))
        pick = (bodies[at]["pick"] + 1) % bodies[at]["of"]
        bodies[at].update(pick=pick, nature=before.naming.nature_name(Plain(before.state), pick))

    with pytest.raises(palabre.BadRecord) as refused:
        palabre.replay(rechained(text, throw_otherwise))
    assert refused.value.key == "record-wrong-again"


def test_a_copy_that_plays_on_leaves_what_was_shown_to_the_match() -> None:
    """After an undo the copy and the match both meet the luck that was shown, whoever plays first."""
    match = begun("bakong", 3)
    places = [place for place, entry in enumerate(match.log) if entry.seat == NATURE]
    shown = [match.log[place].action for place in places]
    match.take_back(places[0])
    for played in (match.copy(), match.copy(), match):
        before = played.version
        played.settle()
        assert [entry.action for entry in played.log[before:] if entry.seat == NATURE] == shown
        assert all(entry.again for entry in played.log[before:] if entry.seat == NATURE)


def test_in_format_1_what_followed_was_drawn_anew_and_still_is() -> None:
    match = begun("bongo", 6)
    match.format = 1
    counter = match.nature.counter
    match.play({"do": "call", "answer": "gnu"}, 0)
    match.undo(0, by_consent=True)
    play_on(match)
    assert match.nature.counter > counter
    assert not any(entry.again for entry in match.log)
    assert palabre.verify(match.record()).over


def test_random_players_meet_no_luck_twice() -> None:
    match, choose = begun("bakong", 1), RandomPlayers(1, 1)
    while not match.over:
        seat, action = choose(match)
        match.play_id(action, seat)
    assert not any(entry.again for entry in match.log)
