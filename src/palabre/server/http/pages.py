"""The page: static files, and what every answer says about safety."""

from __future__ import annotations

import hashlib
import logging
import mimetypes
import os
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..connection.hosts import Hosts
from ..process.trouble import NotWritten, log_trouble
from .ahead import with_ahead
from .compression import pack
from .heads import LOST, SEEN_AGAIN, WITH_GAME, WITH_TABLE, Link, Place, place_of, with_head
from .preferences import best_encoding, language_of

log = logging.getLogger(__name__)

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
ENDINGS = {"br": ".br", "gzip": ".gz"}  # of what the build lays beside a file, the best first
FOREVER = "public, max-age=31536000, immutable"

mimetypes.add_type("text/javascript", ".js")


# Which game is played at a table, by its id or code; empty where that is not said just now
GameOf = Callable[[Place, Request], Awaitable[str | None]]


class Pages(StaticFiles):
    """The built client; every path that is no file is a place inside it, or nowhere."""

    def __init__(self, root: Path, game_of: GameOf, hosts: Hosts) -> None:
        super().__init__(directory=root, check_dir=False)
        self._kept_for_ever = root.resolve() / "assets"  # their names change with what is in them
        self._root = root
        self._index = root / "index.html"
        self._game_of = game_of
        self._hosts = hosts

    async def serve(self, request: Request) -> Response:
        """A file of the client, or the client itself."""
        path = str(request.path_params["path"])
        if path != self._index.name and (file := await self._file(path, request.scope)):
            return file
        if path.startswith(("api/", "assets/", "ws/")):
            return Response(status_code=404)
        if not self._index.is_file():
            return HTMLResponse(NOT_BUILT)
        return await self._client("" if path == self._index.name else path, request)

    async def _client(self, path: str, request: Request) -> Response:
        """The client, with a head that says where the link leads."""
        place, lang = place_of(path), language_of(request)
        game = place.what if place.name in WITH_GAME else await self._game_at(place, request)
        if place.name in WITH_TABLE and game is None:
            place = LOST
        link = Link(place.name, game or None, self._hosts.origin(request), path)
        text = with_head(self._index.read_text("utf-8"), link, lang)
        text = with_ahead(text, self._root, place.name, game or None, lang)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        answer = HTMLResponse(text, 404 if place == LOST else 200, headers)
        await pack(request, answer)
        answer.headers["ETag"] = f'"{digest(bytes(answer.body))}"'
        if answer.status_code == 200 and self.is_not_modified(answer.headers, request.headers):
            return NotModifiedResponse(answer.headers)
        return answer

    async def _game_at(self, place: Place, request: Request) -> str | None:
        """The game at a table; empty where the database cannot say."""
        if place.name in SEEN_AGAIN:
            place = Place("table", request.query_params.get("table", ""))
        if place.name not in WITH_TABLE:
            return None
        try:
            return await self._game_of(place, request)
        except (NotWritten, SQLAlchemyError) as wrong:
            log_trouble(log, "what is played at a table could not be read", wrong)
            return ""

    async def _file(self, path: str, scope: Scope) -> Response | None:
        """The file of a path, if there is one and it is ours to give."""
        if path.endswith(tuple(ENDINGS.values())):
            return None
        try:
            return await self.get_response(path, scope)
        except (HTTPException, OSError):  # also for a name that no file can have
            return None

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file as this browser likes it, or that it has it already."""
        asks, file = Headers(scope=scope), Path(full_path)
        encoding = self._encoding(file, asks)
        sent = file.with_name(file.name + ENDINGS[encoding]) if encoding else file
        found = sent.stat()
        headers = {
            "Cache-Control": FOREVER if file.is_relative_to(self._kept_for_ever) else "no-cache",
            "ETag": tag(sent, (found.st_ino, found.st_mtime_ns, found.st_size)),
            "Vary": "Accept-Encoding",
            **({"Content-Encoding": encoding} if encoding else {}),
        }
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        response = FileResponse(sent, status_code, headers, kind, stat_result=found)
        return (
            NotModifiedResponse(response.headers)
            if self.is_not_modified(response.headers, asks)
            else response
        )

    def _encoding(self, file: Path, asks: Headers) -> str | None:
        """How it is packed; parts of a file are parts of it as it is."""
        if "range" in asks:
            return None
        there = [name for name, ending in ENDINGS.items() if file.with_name(file.name + ending).is_file()]
        return best_encoding(", ".join(asks.getlist("accept-encoding")), there)


@lru_cache(maxsize=1024)
def tag(file: Path, known_by: tuple[int, int, int]) -> str:
    """By which a browser says what it has: from the content, for a new page may be as long and as old."""
    return f'"{digest(file.read_bytes())}"'


def digest(content: bytes) -> str:
    """Enough of a hash to tell one content from another."""
    return hashlib.sha256(content).hexdigest()[:32]


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
