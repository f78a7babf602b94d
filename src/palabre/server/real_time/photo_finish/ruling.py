"""Whose call counts? The photo of one finish, judged in the order of the players' own reactions (BO-14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from palabre.server.real_time.photo_finish.claims import Bounded, Press, is_too_early

NOBODY = -1


class Verdict(StrEnum):
    """What becomes of one press."""

    WON = "won"  # the first right call, nobody level with it
    LEVEL = "level"  # a right call that cannot be told from the first: a tie, which the rules break
    LATE = "late"  # a right call after the winning one: no harm
    PUNISHED = "punished"  # a wrong call before every right one
    SPARED = "spared"  # a wrong call after the winning one, or level with it
    EARLY = "early"  # before the dice can have been read: as if it had not been (BO-15)
    OUT = "out"  # a further call of a seat that has already called in this roll (BO-10)


@dataclass(frozen=True, slots=True)
class Mark:
    """One press before judgement: `time` is what is ordered, the reaction with the seat's handicap."""

    arrival: int
    press: Press
    bounded: Bounded
    time: float


@dataclass(frozen=True, slots=True)
class Judged:
    """One press in the photo, in plain values for an event."""

    seat: int
    answer: str
    claimed: float
    reaction: float
    handicap: float
    time: float
    bar: float
    paid: float
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Ruling:
    """Every press in order, the wrong calls to punish in order, the seats level for the win (one: it won)."""

    photo: tuple[Judged, ...]
    punished: tuple[tuple[int, str], ...]
    level: tuple[int, ...]

    @property
    def winner(self) -> int:
        """The seat that won outright, or NOBODY where none was right or the rules must break a tie."""
        return self.level[0] if len(self.level) == 1 else NOBODY

    @property
    def is_tie(self) -> bool:
        """Several right calls that an honest clock cannot tell apart."""
        return len(self.level) > 1

    def as_data(self) -> dict[str, Any]:
        """Plain dicts, lists and numbers, for an event; the right answer is not among them."""
        return asdict(self)


def rule(
    presses: Iterable[tuple[Press, Bounded]],
    right_answer: str,
    handicaps: Mapping[int, float] | None = None,
    may_call_again: bool = False,
    already_out: Iterable[int] = (),
) -> Ruling:
    """Judge the presses of one roll, given as they arrived; a handicap is added to its seat's time."""
    given = handicaps or {}
    marks = [
        Mark(arrival, press, bounded, bounded.reaction + given.get(press.seat, 0.0))
        for arrival, (press, bounded) in enumerate(presses)
    ]
    counted = in_order(counting(marks, may_call_again, already_out))
    level = level_with_first([mark for mark in counted if mark.press.answer == right_answer])
    photo = [judged(mark, verdict_on(mark, counted, level, right_answer)) for mark in in_order(marks)]
    punished = tuple((one.seat, one.answer) for one in photo if one.verdict is Verdict.PUNISHED)
    return Ruling(tuple(photo), punished, tuple(mark.press.seat for mark in level))


def in_order(marks: Iterable[Mark]) -> list[Mark]:
    """The order of the photo: by each player's own time."""
    return sorted(marks, key=lambda mark: (mark.time, mark.arrival))


def counting(marks: Sequence[Mark], may_call_again: bool, already_out: Iterable[int]) -> list[Mark]:
    """The calls that count: none too early, and a seat's first to arrive unless it may call again."""
    counted: list[Mark] = []
    called = set(already_out)
    for mark in marks:
        if is_too_early(mark.bounded) or (mark.press.seat in called and not may_call_again):
            continue
        called.add(mark.press.seat)
        counted.append(mark)
    return counted


def are_level(one: Mark, other: Mark) -> bool:
    """Closer than the larger of their two bars, in the tenths of a millisecond that clocks can tell."""
    return tenths(abs(one.time - other.time)) < tenths(max(one.bounded.bar, other.bounded.bar))


def tenths(milliseconds: float) -> int:
    """A time in the grain of a browser's clock: exactly one frame apart is no matter of rounding."""
    return round(milliseconds * 10)


def level_with_first(right: Sequence[Mark]) -> list[Mark]:
    """The first right call and those of other seats that cannot be told from it."""
    level: list[Mark] = []
    for mark in right:
        if all(mark.press.seat != other.press.seat for other in level) and are_level(right[0], mark):
            level.append(mark)
    return level


def verdict_on(mark: Mark, counted: Sequence[Mark], level: Sequence[Mark], right_answer: str) -> Verdict:
    """What becomes of this press, given the right calls that may still win."""
    if is_too_early(mark.bounded):
        return Verdict.EARLY
    if all(mark is not other for other in counted):
        return Verdict.OUT
    if any(mark is other for other in level):
        return Verdict.LEVEL if len(level) > 1 else Verdict.WON
    if mark.press.answer == right_answer:
        return Verdict.LATE
    return Verdict.PUNISHED if deserves_punishment(mark, level) else Verdict.SPARED


def deserves_punishment(wrong: Mark, level: Sequence[Mark]) -> bool:
    """Wrong before every call that may win; against its own right call a seat has no bar."""
    # Else pressing all four buttons at once would pay: three wrong calls, each level with the right one.
    own = [mark for mark in level if mark.press.seat == wrong.press.seat]
    if own:
        return wrong.arrival < own[0].arrival
    return all(wrong.time < mark.time and not are_level(wrong, mark) for mark in level)


def judged(mark: Mark, verdict: Verdict) -> Judged:
    """A press with its verdict, in values that an event can carry."""
    press, bounded = mark.press, mark.bounded
    return Judged(
        seat=press.seat,
        answer=press.answer,
        claimed=round(bounded.claimed, 1),
        reaction=round(bounded.reaction, 1),
        handicap=round(mark.time - bounded.reaction, 1),
        time=round(mark.time, 1),
        bar=round(bounded.bar, 1),
        paid=round(bounded.paid, 1),
        verdict=verdict,
    )
