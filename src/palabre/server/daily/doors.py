"""What can be asked of the daily tables over plain requests."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..connection.encoding import decode_join
from ..connection.requests import Opened
from ..http.answers import answered, body
from ..http.compression import Answer, compressed
from ..storage.names import clean
from ..tables.errors import TableRefusal
from .daily import Daily

MOST_BYTES = 1_000  # a name is not longer


class DailyDoors:
    """A day's games: what they are, how they went, and the way to the table."""

    def __init__(self, daily: Daily, refuse_too_many: Callable[[Request], None]) -> None:
        self._daily = daily
        self._refuse_too_many = refuse_too_many  # tables of one address

    def routes(self, door: Callable[[Answer], Answer]) -> list[Route]:
        """Where they stand."""
        return [
            Route("/api/daily", door(self.told)),
            Route("/api/daily/published", door(compressed(self.published))),
            Route("/api/daily/{game}", door(self.open), methods=["POST"]),
        ]

    async def told(self, request: Request) -> Response:
        """Today, or a day before, as this guest may know it."""
        return answered(await self._daily.told(request.state.guest, request.query_params.get("day")))

    async def published(self, request: Request) -> Response:
        """The seals of all days up to tomorrow, and the secrets of those that are over."""
        return answered(self._daily.days.published())

    async def open(self, request: Request) -> Response:
        """To today's table of this guest."""
        name = clean(decode_join(await body(request, MOST_BYTES)).name)
        if not name:
            raise TableRefusal("name-empty")
        game, guest = request.path_params["game"], request.state.guest
        table = await self._daily.open(game, name, guest, lambda: self._refuse_too_many(request))
        return answered(Opened(table.setup.id, table.setup.code))
