"""What is logged: one JSON object a line, bounded, without anything that people said or played."""

from __future__ import annotations

import json
import logging
import traceback
from types import TracebackType
from typing import Any

from sqlalchemy.exc import DBAPIError

from .trouble import trouble_of

LONGEST = 300  # letters of what is said
FRAMES = 12  # of a trace, the innermost
CAUSES = 4


class AsJson(logging.Formatter):
    """A log line: when, how grave, who, what; of an error only its kind and where, not what it says."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage().strip()[:LONGEST],
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = [kind_of(each) for each in chain(record.exc_info[1])]
            line["trace"] = places(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def chain(wrong: BaseException) -> list[BaseException]:
    """An error, and what led to it."""
    found = [wrong]
    while (cause := found[-1].__cause__ or found[-1].__context__) is not None and len(found) < CAUSES:
        found.append(cause)
    return found


def kind_of(wrong: BaseException) -> str:
    """What kind of error it is; its text may hold moves, guests or parameters."""
    kind = type(wrong).__name__
    return f"{kind}: {trouble_of(wrong)[:LONGEST]}" if isinstance(wrong, DBAPIError) else kind


def places(trace: TracebackType | None) -> list[str]:
    """Where it happened, the innermost last."""
    innermost = traceback.extract_tb(trace, limit=-FRAMES)
    return [f"{place.filename}:{place.lineno} {place.name}" for place in innermost]
