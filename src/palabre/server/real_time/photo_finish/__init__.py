"""Who was first, decided by each player's own reaction inside bounds that the server can check."""

from __future__ import annotations

from palabre.server.real_time.photo_finish.claims import EARLIEST_PRESS, Bounded, Press, bound, is_too_early
from palabre.server.real_time.photo_finish.finish import Finish
from palabre.server.real_time.photo_finish.pace import send_offsets, settle_window, timed_from
from palabre.server.real_time.photo_finish.ruling import NOBODY, Judged, Mark, Ruling, Verdict, rule
from palabre.server.real_time.photo_finish.transit import Transit

__all__ = [
    "EARLIEST_PRESS",
    "NOBODY",
    "Bounded",
    "Finish",
    "Judged",
    "Mark",
    "Press",
    "Ruling",
    "Transit",
    "Verdict",
    "bound",
    "is_too_early",
    "rule",
    "send_offsets",
    "settle_window",
    "timed_from",
]
