"""What do previews look like?"""

from __future__ import annotations

from ....kernel.types import Untold
from .views import End, LedTo


class WayForetold(End):
    """Where a way leads."""

    path: list[int | None]


Preview = LedTo | WayForetold | Untold
