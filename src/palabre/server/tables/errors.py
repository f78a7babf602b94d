"""What a table says no to."""

from __future__ import annotations

from ...kernel.errors import PalabreError


class TableRefusal(PalabreError):
    """Something that cannot be done at this table now."""
