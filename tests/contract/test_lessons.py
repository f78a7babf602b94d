"""Every lesson is what the rules do: moves it asks for can be made, what it says happens, words are there."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import palabre
from palabre.games import find, games
from palabre.games.lessons import (
    PUPIL,
    Lesson,
    NoSuchLesson,
    Step,
    begun,
    chosen,
    done_of,
    fits,
    is_taught,
    lesson_of,
    lessons,
    scripted,
)
from palabre.kernel.match import Match
from palabre.kernel.nature import LaidOut, Nature
from palabre.kernel.plain import Plain
from palabre.kernel.replaying import replay
from palabre.kernel.words import LANGUAGES, bundle

SECRET = bytes(32)
LONGEST = 6  # minutes
FURTHEST = 2_000  # choices in what is left of a game
ALL = [lesson for name in games() for lesson in lessons(name)]
every_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda one: f"{one.game}-{one.name}")


def beginning(lesson: Lesson) -> Match:
    return begun(lesson, Nature(SECRET))


def right(match: Match, step: Step) -> list[dict[str, Any]]:
    """The choices that a step takes for right."""
    assert PUPIL in match.to_act, step.name
    return [one for one in match.choices(PUPIL) if any(fits(one, pattern) for pattern in step.ask)]


def take(lesson: Lesson, match: Match, step: Step, nth: int = 0) -> list[dict[str, Any]]:
    """Do what a step asks for, and what the others then do; returns what happened."""
    since = match.version
    match.play(right(match, step)[nth], PUPIL)
    for move in step.then:
        choice = scripted(lesson, match, move.seat)
        assert choice is not None, f"{step.name}: {move} cannot be made"
        match.play(choice, move.seat)
    return match.events(PUPIL, since)


def told_in_order(events: list[dict[str, Any]], wanted: list[dict[str, Any]]) -> bool:
    """Whether all that was said happened, in this order, whatever else did."""
    left = iter(events)
    return all(any(fits(event, pattern) for event in left) for pattern in wanted)


def standing(lesson: Lesson) -> Iterator[tuple[Match, Step]]:
    """The match as it is when each step is shown."""
    match = beginning(lesson)
    for step in lesson.steps:
        yield match, step
        if step.ask:
            take(lesson, match, step)


@every_lesson
def test_what_is_said_is_what_the_rules_do(lesson: Lesson) -> None:
    match = beginning(lesson)
    for step in lesson.steps:
        view = match.view(PUPIL)
        assert {name: view[name] for name in step.facts} == step.facts, step.name
        assert step.ask or not (step.wrong or step.then or step.events), step.name
        if step.ask:
            told = take(lesson, match, step)
            assert told_in_order(told, step.events), (step.name, told)
    assert isinstance(match.nature, LaidOut)
    assert (match.nature.given, match.nature.is_left) == (len(lesson.laid), False)
    assert not match.over


@every_lesson
def test_every_try_has_its_answer(lesson: Lesson) -> None:
    for match, step in standing(lesson):
        if not step.ask:
            continue
        choices = match.choices(PUPIL)
        taken = right(match, step)
        assert taken, step.name
        others = [one for one in choices if one not in taken]
        assert len(choices) > 1, f"{step.name}: with nothing else to choose it is played by itself"
        for name, pattern in step.wrong.items():
            assert any(fits(one, pattern) for one in others), f"{step.name}: nobody can try {name}"
            assert not any(fits(one, pattern) for one in taken), f"{step.name}: {name} is right"


@every_lesson
def test_whatever_right_choice_is_made_the_lesson_goes_on(lesson: Lesson) -> None:
    several = [
        (at, nth)
        for at, (match, step) in enumerate(standing(lesson))
        if step.ask
        for nth in range(1, len(right(match, step)))
    ]
    for at, nth in several:
        match = beginning(lesson)
        for place, step in enumerate(lesson.steps):
            if step.ask:
                told = take(lesson, match, step, nth if place == at else 0)
                assert told_in_order(told, step.events), step.name


@every_lesson
def test_where_one_stands_is_read_from_the_match(lesson: Lesson) -> None:
    match = beginning(lesson)
    assert done_of(lesson, None) == 0
    for done, step in enumerate(lesson.asked):
        assert (done_of(lesson, match), is_taught(lesson, match)) == (done, True)
        take(lesson, match, step)
        again = replay(match.record(), find, SECRET)
        assert (chosen(again), done_of(lesson, again)) == (chosen(match), done + 1)
    assert not is_taught(lesson, match)


@every_lesson
def test_who_goes_another_way_plays_on_by_oneself(lesson: Lesson) -> None:
    match = beginning(lesson)
    first = lesson.asked[0]
    other = next(one for one in match.choices(PUPIL) if one not in right(match, first))
    match.play(other, PUPIL)
    assert (done_of(lesson, match), is_taught(lesson, match)) == (len(lesson.asked), False)
    assert all(scripted(lesson, match, seat) is None for seat in match.to_act)
    play_on(match)


@every_lesson
def test_after_the_last_step_the_game_is_played_to_its_end_and_verifies(lesson: Lesson) -> None:
    match = beginning(lesson)
    for step in lesson.asked:
        take(lesson, match, step)
    play_on(match)
    again = palabre.verify(match.record())
    assert again.scores == match.scores
    assert again.nature.described()["laid"] == [list(each) for each in lesson.laid]


def play_on(match: Match) -> None:
    """Any choices, to the end; in real time what the dice say, or luck alone would call for hours."""
    rng = random.Random(5)
    for _ in range(FURTHEST):
        if match.over:
            return
        seat = rng.choice(match.to_act)
        if match.game.real_time and match.view(None)["phase"] == "call":
            answer = match.game.room("real_time").right_answer(Plain(match.state))
            match.play({"do": "call", "answer": answer}, seat)
        else:
            match.play(rng.choice(match.choices(seat)), seat)
    raise AssertionError("it does not end")


# Words, and the files


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words(lesson: Lesson, lang: str) -> None:
    missing = [key for key in keys(lesson) if not is_said(lang, key)]
    assert not missing, "\n".join(missing)


def keys(lesson: Lesson) -> Iterator[str]:
    """All that the page says in a lesson."""
    own = f"{lesson.game}-lesson-{lesson.name}"
    yield from (own, f"{own}-rest")
    for match, step in standing(lesson):
        key = f"{own}-{step.name}"
        yield key
        if step.ask:
            yield from (f"{key}.do", f"{key}.good", *(f"{key}.not-{name}" for name in step.wrong))
            known = [*step.ask, *step.wrong.values()]
            if not all(any(fits(one, pattern) for pattern in known) for one in match.choices(PUPIL)):
                yield f"{key}.other"


def is_said(lang: str, key: str) -> bool:
    """Whether there are words for a key, or for `key.attribute`."""
    name, _, attribute = key.partition(".")
    if not bundle(lang).has_message(name):
        return False
    message = bundle(lang).get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


@every_lesson
def test_a_lesson_is_short_and_its_steps_are_told_apart(lesson: Lesson) -> None:
    assert 0 < lesson.minutes <= LONGEST
    names = [step.name for step in lesson.steps]
    assert len(set(names)) == len(names)
    assert "rest" not in names


@pytest.mark.parametrize("game", games())
def test_lessons_have_an_order(game: str) -> None:
    assert [lesson.number for lesson in lessons(game)] == list(range(1, len(lessons(game)) + 1))
    with pytest.raises(NoSuchLesson):
        lesson_of(game, "no_such_lesson")


def test_a_claim_that_is_not_so_is_found() -> None:
    lesson = ALL[0]
    match = beginning(lesson)
    step = next(step for step in lesson.asked if step.events)
    for before in itertools.takewhile(lambda one: one is not step, lesson.asked):
        take(lesson, match, before)
    told = take(lesson, match, step)
    assert not told_in_order(told, [*step.events, {"kind": "a pig that flies"}])
