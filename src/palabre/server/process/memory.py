"""The search for garbage in cycles: when the house is swept, not while people wait for a move."""

from __future__ import annotations

import gc

# A search walks over all that lives, for half a second with some hundred tables, so it waits until there may
# be something to find: so many more things made than thrown away since the last one. Matches have no cycles.
WORTH_A_SEARCH = 2_000_000


def set_apart() -> None:
    """What was loaded stays for ever: no search walks over it; and none begins by itself."""
    gc.collect()
    gc.freeze()
    gc.disable()


def let_go(*_: object) -> None:
    """In the place of what would hold a table that has gone, and be held by it."""


def sweep() -> None:
    """Throw away what closed connections and tables at rest have left behind, where it may be much."""
    if gc.get_count()[0] > WORTH_A_SEARCH:
        gc.collect()
