"""The page: static files, and what every answer says about safety."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'{sockets}",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
NOT_BUILT = (
    "<!doctype html><title>Palabre</title><p>The page is not built: start with <code>python3 run.py</code>."
)
YEAR_OF_TLS = b"max-age=31536000"
FOREVER = "public, max-age=31536000, immutable"

mimetypes.add_type("text/javascript", ".js")


class Pages:
    """The built client; every path that is no file is a place inside it."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()

    def _file(self, path: str) -> Path | None:
        """The file of a path, if there is one and it is ours to give."""
        try:
            file = (self._root / path).resolve()
            return file if path and file.is_relative_to(self._root) and file.is_file() else None
        except (OSError, ValueError):  # a name that no file can have
            return None

    async def serve(self, request: Request) -> Response:
        """A file of the client, or the client itself."""
        path = str(request.path_params["path"])
        file = self._file(path)
        if file is not None:
            kept = FOREVER if "/assets/" in f"/{path}" else "no-cache"
            return FileResponse(file, headers={"Cache-Control": kept})
        if path.startswith(("api/", "assets/", "ws/")):
            return Response(status_code=404)
        index = self._root / "index.html"
        return (
            FileResponse(index, headers={"Cache-Control": "no-cache"})
            if index.exists()
            else HTMLResponse(NOT_BUILT)
        )


def guard(public_url: str | None) -> Middleware:
    """The headers that keep a browser safe."""
    sockets = " " + public_url.replace("http", "ws", 1) if public_url else ""
    only_tls = bool(public_url and public_url.startswith("https:"))
    return Middleware(Guard, policy=POLICY.format(sockets=sockets), only_tls=only_tls)


class Guard:
    """Adds the safety headers to every answer."""

    def __init__(self, app: ASGIApp, policy: str, only_tls: bool) -> None:
        self._app = app
        self._headers: list[tuple[bytes, bytes]] = [
            (b"content-security-policy", policy.encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"same-origin"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
            *([(b"strict-transport-security", YEAR_OF_TLS)] if only_tls else []),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers: list[Any] = list(message.get("headers", []))
                message = {**message, "headers": [*headers, *self._headers]}
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)
