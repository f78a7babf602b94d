"""Which numbers are which actions?"""

from __future__ import annotations

from ....kernel.compiled import ranges
from ..box import MAX_SEATS, N_ANIMALS, N_ANSWERS

NO_LIMIT = 1  # of the option `patience`, below all numbers of seconds: its second value
POACHERS, GUARDS = 1, 2  # the levels above basic

CALL, CHOOSE, TAKE_FROM, DECLINE, TIME_UP, LEVEL_SEATS, N_ACTIONS = ranges(
    N_ANSWERS, N_ANIMALS, MAX_SEATS, 1, 1, 1 << MAX_SEATS
)
