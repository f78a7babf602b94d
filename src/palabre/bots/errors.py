"""What can go wrong with a bot."""

from __future__ import annotations

from ..kernel.errors import PalabreError


class UnknownBot(PalabreError):
    """A spec that names no bot, or gives one a setting that it does not have."""


class BotFailed(PalabreError):
    """A bot that answers late, not at all, or with something that cannot be played."""
