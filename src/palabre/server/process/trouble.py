"""What goes wrong beside the games: with the disk, the database, or another process."""

from __future__ import annotations

import logging
import sqlite3

from sqlalchemy.exc import DBAPIError

from ...kernel.errors import PalabreError


class NotWritten(Exception):
    """What was to be written has not happened: whoever asked for it comes back, and asks the log."""


class Taken(NotWritten):
    """Something else has that name: a version that another has written, or a table with the same code."""


class ConnectionLost(NotWritten):
    """The connection to the database broke meanwhile."""


class CannotWrite(PalabreError):
    """The database would not take it: this one thing is refused, and has not happened."""


def is_connection_lost(wrong: BaseException) -> bool:
    """Whether only the connection to the database was lost: it is there again at the next try."""
    is_known = isinstance(wrong, DBAPIError) and wrong.connection_invalidated
    return is_known or isinstance(wrong, ConnectionLost)


def trouble_of(wrong: BaseException) -> str:
    """What is wrong with the database, without anything that was to be written into it."""
    cause: BaseException = getattr(wrong, "orig", None) or wrong
    cause = cause.__cause__ or cause
    return str(cause) if isinstance(cause, sqlite3.Error) else type(cause).__name__


def log_trouble(logger: logging.Logger, what: str, wrong: Exception) -> None:
    """Log what went wrong beside the tables: a lost connection as a warning, all else as an error."""
    if is_connection_lost(wrong):
        logger.warning("%s: the connection to the database was lost", what)
    else:
        logger.error(what, exc_info=wrong)
