"""Lessons: a match from a laid-out position in which every step shows one thing and asks for one move.

A lesson is data, `lessons/<name>.json` in the folder of its game: the position, what nature picks first,
and the steps. Its words are in `words/lessons/` of the same folder. After the last step the match goes on
as any other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ..kernel.errors import PalabreError
from ..kernel.match import Match
from ..kernel.naming import Named
from ..kernel.nature import Laid, LaidOut, Nature
from ..kernel.position import laid_out
from . import find

PUPIL = 0  # the seat of whoever learns
Pattern = dict[str, Any]  # what a choice must have: the same facts, or with {"any": […]} one of some
Word = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*\Z")]


class NoSuchLesson(PalabreError):
    """There is no lesson of that name."""


class Move(Struct, forbid_unknown_fields=True):
    """What another seat chooses in a lesson."""

    seat: int
    choice: Pattern


class Step(Struct, forbid_unknown_fields=True):
    """One thing that is shown, and the move that it asks for; without one it is only read."""

    name: Word
    point: list[str] = []  # what to look at: pieces and places by the names that boards give them
    ask: list[Pattern] = []  # any choice that has these facts is right
    riddle: bool = False  # what is asked for is to be found: nobody points at it before it was tried
    wrong: dict[Word, Pattern] = {}  # tries that have an answer of their own
    then: list[Move] = []  # what the others do after it
    facts: dict[str, Any] = {}  # fields of the pupil's view that are so when it is shown
    events: list[Pattern] = []  # what then happens, in this order


class Lesson(Struct, forbid_unknown_fields=True):
    """One lesson of a game, as its file says it."""

    number: int  # its place among those of the game
    minutes: int
    position: dict[str, Any]  # as `palabre.position` takes it
    laid: list[Laid]  # what nature picks first, and among how many
    steps: list[Step]
    game: str = ""
    name: str = ""

    @property
    def players(self) -> int:
        """How many sit at it."""
        return int(self.position["players"])

    @property
    def asked(self) -> list[Step]:
        """The steps that ask for a move."""
        return [step for step in self.steps if step.ask]

    def script(self) -> Iterator[tuple[int, list[Pattern]]]:
        """The choices of the lesson in their order: by which seat, and what they must be like."""
        for step in self.asked:
            yield PUPIL, step.ask
            yield from ((move.seat, [move.choice]) for move in step.then)


@lru_cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learnt."""
    folder = find(game).folder / "lessons"
    return tuple(
        sorted((read(game, file.stem, file.read_bytes()) for file in folder.glob("*.json")), key=place)
    )


def read(game: str, name: str, text: bytes) -> Lesson:
    """A lesson from its file."""
    found = msgspec.json.decode(text, type=Lesson)
    found.game, found.name = game, name
    return found


def place(lesson: Lesson) -> int:
    """Where a lesson stands among those of its game."""
    return lesson.number


def lesson_of(game: str, name: str) -> Lesson:
    """The lesson of that name."""
    known = {lesson.name: lesson for lesson in lessons(game)}
    if name not in known:
        raise NoSuchLesson("no-such-lesson", lesson=name, lessons=", ".join(known) or "–")
    return known[name]


def begun(lesson: Lesson, nature: Nature, settle: bool = True) -> Match:
    """A match as the lesson lays it out; nature gives first what was laid out, then its own."""
    laid = LaidOut(nature.secret, nature.salts, nature.counter, nature.hashes, lesson.laid)
    return laid_out(find(lesson.game), lesson.position, laid, settle=settle)


# Where a match stands in its lesson


def fits(choice: Named, pattern: Pattern) -> bool:
    """Whether a choice has the facts that are asked for."""
    return all(name in choice and is_like(choice[name], fact) for name, fact in pattern.items())


def is_like(found: Any, wanted: Any) -> bool:
    """Whether a fact is the one wanted, or one of some."""
    if isinstance(wanted, Mapping) and "any" in wanted:
        return found in wanted["any"]
    return bool(found == wanted)


def chosen(match: Match) -> list[tuple[int, Named]]:
    """The choices that stand, but for those that had no other."""
    standing: list[tuple[int, int, Named]] = []
    for at, entry in enumerate(match.log):
        if entry.undo:
            standing = [one for one in standing if one[0] < entry.action]
        elif entry.seat >= 0 and not entry.forced:
            standing.append((at, entry.seat, match.naming.name(entry.action)))
    return [(seat, choice) for _, seat, choice in standing]


def left_of(lesson: Lesson, match: Match | None) -> list[tuple[int, list[Pattern]]]:
    """What is still to be chosen as the lesson has it; nothing once it is through, or was left."""
    script = list(lesson.script())
    if match is None:
        return script
    if not is_of(lesson, match):
        return []
    made = chosen(match)
    follows = all(
        seat == by and any(fits(choice, pattern) for pattern in patterns)
        for (seat, choice), (by, patterns) in zip(made, script, strict=False)
    )
    return script[len(made) :] if follows else []


def is_of(lesson: Lesson, match: Match) -> bool:
    """Whether a match was begun as this lesson: one of an older version may have been another."""
    laid = match.nature.laid if isinstance(match.nature, LaidOut) else ()
    return match.laid == lesson.position and list(laid) == list(lesson.laid)


def done_of(lesson: Lesson, match: Match | None) -> int:
    """How many of the steps that ask for a move are done; all of them where the match goes its own way."""
    return len(lesson.asked) - sum(1 for seat, _ in left_of(lesson, match) if seat == PUPIL)


def scripted(lesson: Lesson, match: Match, seat: int) -> Named | None:
    """What the lesson lets another seat choose now, if it says so and that can be."""
    for by, patterns in left_of(lesson, match)[:1]:
        if by == seat != PUPIL:
            return next((one for one in match.choices(seat) if fits(one, patterns[0])), None)
    return None


def is_taught(lesson: Lesson, match: Match | None) -> bool:
    """Whether the lesson still asks for something: until then nobody is hurried."""
    return bool(left_of(lesson, match))
