"""What nature picked at tables that are to have the same luck."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any


def picks(record: str) -> dict[Any, list[int]]:
    """What nature picked in a record, by what it did and among how many."""
    found = defaultdict(list)
    for body in map(json.loads, record.splitlines()[1:]):
        if "pick" in body:
            found[body["nature"]["do"], body["of"]].append(body["pick"])
    return found
