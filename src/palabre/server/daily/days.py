"""The days of a host: what each one's luck comes from, promised the day before and told the day after."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from ...games import games
from ...kernel.errors import PalabreError
from ...kernel.nature import commitment
from ..connection.requests import PublishedDay, PublishedGame

MARK = 32  # digits, as many as the name of a guest has
TOLD_BACK = 30  # days whose secrets are told
IS_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII).fullmatch


class Days:
    """The days of one key, by the clock on the wall; a day begins at midnight of UTC, for all at once."""

    def __init__(self, key: bytes, now: Callable[[], int]) -> None:
        self._key = key
        self.now = now

    def today(self) -> str:
        """This day, as 2026-11-17."""
        return self._date().isoformat()

    def left(self) -> int:
        """Seconds until the next one."""
        return self.end_of(self.today()) - self.now()

    def end_of(self, day: str) -> int:
        """When a day is over, in seconds."""
        after = date.fromisoformat(day) + timedelta(days=1)
        return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp())

    def is_over(self, day: str) -> bool:
        """Whether nobody plays with its luck any more."""
        return self.now() >= self.end_of(day)

    def secret(self, day: str, game: str) -> bytes:
        """Where all luck of a day's game comes from; from one day's nobody can tell another's."""
        return hmac.digest(self._key, f"palabre daily {day} {game}".encode(), "sha256")

    def commitment(self, day: str, game: str) -> str:
        """What is promised of it."""
        return commitment(self.secret(day, game))

    def mark(self, day: str, guest: str) -> str:
        """What stays of a guest whose try of a day was deleted: nobody can tell from it who it was."""
        return hmac.digest(self._key, f"palabre daily tried {day} {guest}".encode(), "sha256").hex()[:MARK]

    def unnamed(self, day: str, guest: str) -> str:
        """Who has tried a day's game once that is deleted: no one, but while the day lasts not twice."""
        return secrets.token_hex(MARK // 2) if self.is_over(day) else self.mark(day, guest)

    def named(self, day: str | None) -> str:
        """The day that somebody asks for: today, or one of those before."""
        if day is None:
            return self.today()
        try:
            asked = date.fromisoformat(day) if IS_DAY(day) else None
        except ValueError:
            asked = None
        if asked is None or not 0 <= (self._date() - asked).days <= TOLD_BACK:
            raise PalabreError("no-such-day", days=TOLD_BACK)
        return day

    def published(self) -> list[PublishedDay]:
        """What anybody may know: seals up to tomorrow's, and what was under those of days that are over."""
        return [self._published(self._day(back)) for back in range(-1, TOLD_BACK + 1)]

    def _published(self, day: str) -> PublishedDay:
        told = self.is_over(day)
        found = [
            PublishedGame(game, self.commitment(day, game), self.secret(day, game).hex() if told else None)
            for game in games()
        ]
        return PublishedDay(day, found)

    def _day(self, back: int) -> str:
        return (self._date() - timedelta(days=back)).isoformat()

    def _date(self) -> date:
        return datetime.fromtimestamp(self.now(), UTC).date()


def streak(days: list[str], today: str) -> int:
    """How many days in a row somebody has played, up to today, or to yesterday while today is to come."""
    awaited, found = date.fromisoformat(today), 0
    played = {date.fromisoformat(day) for day in days}
    if awaited not in played:
        awaited -= timedelta(days=1)
    while awaited in played:
        awaited, found = awaited - timedelta(days=1), found + 1
    return found
