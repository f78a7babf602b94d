"""What goes wrong beside the games: with the disk, the database, or another process."""

from __future__ import annotations

import logging
import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ...kernel.errors import PalabreError


class NotWritten(Exception):
    """What was to be written has not happened: whoever asked for it comes back, and asks the log."""


class Taken(NotWritten):
    """Something else has that name: a version that another has written, or a table with the same code."""


class ConnectionLost(NotWritten):
    """The connection to the database broke meanwhile."""


class CannotWrite(PalabreError):
    """The database would not take it: this one thing is refused, and has not happened."""


class Reach:
    """Whether the database can be reached; what changes is logged, once for the whole process."""

    def __init__(self) -> None:
        self._is_there: bool | None = None  # until somebody has reached it

    def lost(self, why: str) -> None:
        """No connection could be made."""
        if self._is_there:
            self._is_there = False
            log.error("the database cannot be reached: %s", why)

    def back(self) -> None:
        """A connection was made."""
        if self._is_there is False:
            log.warning("the database can be reached again")
        self._is_there = True


log = logging.getLogger(__name__)
reach = Reach()


def is_connection_lost(wrong: BaseException) -> bool:
    """Whether only the connection to the database was lost: it is there again at the next try."""
    is_known = isinstance(wrong, DBAPIError) and wrong.connection_invalidated
    return is_known or isinstance(wrong, ConnectionLost | PoolTimeout)


def reason_of(wrong: BaseException) -> str:
    """What the system or the driver says, in one line."""
    told = str(getattr(wrong, "strerror", None) or wrong).partition("\n")[0]
    return told or type(wrong).__name__


def trouble_of(wrong: BaseException) -> str:
    """What is wrong with the database, without anything that was to be written into it."""
    cause: BaseException = getattr(wrong, "orig", None) or wrong
    cause = cause.__cause__ or cause
    if isinstance(wrong, NotWritten):
        return "the database cannot be reached"
    return str(cause) if isinstance(cause, sqlite3.Error) else type(cause).__name__


def log_trouble(logger: logging.Logger, what: str, wrong: Exception) -> None:
    """Log what went wrong beside the tables; that the database is away is logged by `reach`, and once."""
    if not is_connection_lost(wrong):
        logger.error(what, exc_info=wrong)
