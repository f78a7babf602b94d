"""Places in a row as people count them: `PLACES($dice, one: "die", many: "dice")` is « dice 1, 4 »."""

from __future__ import annotations

import re
from typing import Any

NUMBER = re.compile(r"\d+")


def places(listed: Any, one: Any, many: Any, first: Any = 0) -> str:
    """Return a list of places from 1 on; `first` is what data calls the first of them."""
    said, found = NUMBER.subn(lambda number: str(int(number[0]) + 1 - int(first)), str(listed))
    return f"{one if found == 1 else many} {said}"
