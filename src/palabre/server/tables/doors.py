"""What is asked of analyses over plain requests: reviews, decisions, what bots thought, and advice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..http.answers import answered
from ..http.compression import Answer, compressed
from .decisions import read_move
from .house import House
from .table import Table

Find = Callable[[str, Request], Awaitable[Table]]  # a table that whoever asks may look at


class AnalysisDoors:
    """Finished games looked at again; and where advice is the house rule, those that are being played."""

    def __init__(self, house: House, find: Find, where: Callable[[Request], str]) -> None:
        self._house = house
        self._find = find
        self._where = where

    def routes(self, door: Callable[[Answer], Answer]) -> list[Route]:
        """Where they stand."""
        at = "/api/tables/{table}"
        return [
            Route(f"{at}/review", door(compressed(self.review))),
            Route(f"{at}/review", door(self.ask_review), methods=["POST"]),
            Route(f"{at}/review/sharper", door(compressed(self.sharper)), methods=["POST"]),
            Route(f"{at}/decisions/{{move}}", door(compressed(self.decision))),
            Route(f"{at}/thoughts/{{move}}", door(compressed(self.thoughts))),
            Route(f"{at}/advice/{{decision}}", door(compressed(self.advice))),
            Route(f"{at}/why/{{seat}}", door(compressed(self.why))),
        ]

    async def review(self, request: Request) -> Response:
        """What was luck and what was choice at a table, if somebody has asked for it."""
        table = await self._table(request)
        return answered(await self._house.reviews.told(table.id))

    async def ask_review(self, request: Request) -> Response:
        """Have a finished game reviewed."""
        table = await self._table(request)
        return answered(await self._house.reviews.ask(table, self._where(request)))

    async def sharper(self, request: Request) -> Response:
        """Somebody looks at a review that is there: it goes on sharpening as long as this is said."""
        table, known = await self._table(request), read_move(request.query_params.get("known", "0"))
        return answered(await self._house.reviews.sharpening.look(table, known))

    async def decision(self, request: Request) -> Response:
        """What every choice was worth where somebody chose in a finished game."""
        table, move = await self._table(request), read_move(request.path_params["move"])
        return answered(await self._house.decisions.told(table, move, is_fine(request), self._where(request)))

    async def thoughts(self, request: Request) -> Response:
        """What a bot thought where it chose in a finished game."""
        table, move = await self._table(request), read_move(request.path_params["move"])
        return answered(await self._house.decisions.thoughts(table, move, self._where(request)))

    async def advice(self, request: Request) -> Response:
        """What every choice is worth to who is to choose, where that is the house rule."""
        table, guest = await self._table(request), str(request.state.guest)
        decision = read_move(request.path_params["decision"])
        seat, fine = read_move(request.query_params.get("seat", "")), is_fine(request)
        where = self._where(request)
        return answered(await self._house.advice.worths(table, guest, seat, decision, fine, where))

    async def why(self, request: Request) -> Response:
        """Why a bot chose as it did last, where advice is the house rule."""
        table, guest = await self._table(request), str(request.state.guest)
        seat = read_move(request.path_params["seat"])
        return answered(await self._house.advice.why(table, guest, seat, self._where(request)))

    async def _table(self, request: Request) -> Table:
        return await self._find(request.path_params["table"], request)


def is_fine(request: Request) -> bool:
    """Whether more than a glance is asked for."""
    return request.query_params.get("fine") == "1"
