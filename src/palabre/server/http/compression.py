"""Answers that leave packed; only such as hold nothing secret beside what a stranger may have written."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from .preferences import asked, best_encoding

Answer = Callable[[Request], Awaitable[Response]]
LEAST = 1_000  # bytes; less than that is not worth the work
LEVEL = 6


def compressed(answer: Answer) -> Answer:
    """An answer that is packed where the browser likes it.

    The length of a packed answer tells a little of what is in it. So this is for answers of which a stranger
    could have everything anyway, not for codes and hands beside what others typed (docs/security.md).
    """

    async def packed(request: Request) -> Response:
        return await pack(request, await answer(request))

    return packed


async def pack(request: Request, response: Response) -> Response:
    """An answer, packed if the browser likes it so."""
    if len(response.body) < LEAST:
        return response
    response.headers.add_vary_header("Accept-Encoding")
    if best_encoding(asked(request, "accept-encoding"), ("gzip",)):
        response.body = await asyncio.to_thread(gzip.compress, response.body, LEVEL, mtime=0)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response
