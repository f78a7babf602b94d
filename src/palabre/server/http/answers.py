"""What plain requests have in common: what was sent, and answers as JSON."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...kernel.errors import PalabreError
from ...kernel.words import say
from ..connection.encoding import encode
from ..connection.limits import MESSAGE_BYTES


def answered(what: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return encoded(encode(what), status)


def encoded(text: bytes, status: int = 200) -> Response:
    """An answer that is JSON already."""
    headers = {"Cache-Control": "no-store"}
    return Response(text, status, media_type="application/json", headers=headers)


def refused(status: int, key: str, lang: str, **facts: Any) -> Response:
    """A refusal with its sentence."""
    return answered({"reason": say(lang, key, **facts), "key": key}, status)


async def body(request: Request, most: int = MESSAGE_BYTES) -> bytes:
    """What was sent, if it is not too much."""
    parts, length = [], 0
    async for part in request.stream():
        length += len(part)
        if length > most:
            raise PalabreError("too-long", most=most)
        parts.append(part)
    return b"".join(parts)


def is_secure(request: Request, public_url: str | None) -> bool:
    """Whether the browser reaches us over TLS."""
    return request.url.scheme == "https" or bool(public_url and public_url.startswith("https:"))
