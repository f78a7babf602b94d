"""How does one learn to read the dice? A throw to train on: how it is read, what kinds of throw it is."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.sentences import Facts
from .box import ANSWERS
from .real_time import TIME_UP
from .state import State
from .types import Dice, Step, View
from .views import explain

__all__ = ["ANSWERS", "KINDS", "NEXT", "OPTIONS", "kinds", "reading", "shown"]

NUMBERS = ("same-number", "other-number")
MATCHES = ("nothing", "one-match", "two-match")
POACHERS = ("poached", "not-poached")
GUARDS = ("saved", "not-saved")
KINDS = (*NUMBERS, *MATCHES[1:], MATCHES[0], *POACHERS, *GUARDS)  # in the order in which they are told
NEXT = TIME_UP  # nobody calls: the clock ends the round, and the dice are thrown anew
OPTIONS = {"patience": 30}  # so that it can
Reading = list[Step]  # the last step has the answer


def shown(view: View) -> Dice | None:
    """What is to be read: the dice as they lie."""
    return view["dice"]


def reading(s: State) -> Reading:
    """How the dice that lie there are read."""
    return explain(s)


def kinds(read: Reading) -> Iterator[str]:
    """The kinds of throw that a throw belongs to, by which times and errors are told."""
    steps: dict[str, Facts] = {step["step"]: step for step in read}
    first, second = steps["wanted"]["dice"]
    yield NUMBERS[first != second]
    yield MATCHES[len(steps["count"]["matches"])]
    if "poachers" in steps:
        yield POACHERS[steps["poachers"]["die"] is None]
    if "guards" in steps:
        yield GUARDS[not steps["guards"]["saved"]]
