"""The doors of the server: a few requests, one socket a table, and the page."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ..games import find, games
from ..kernel.errors import PalabreError
from .connection.addresses import address
from .connection.connection import GOING_AWAY, Connection
from .connection.encoding import decode_join, decode_wish
from .connection.hosts import Hosts
from .connection.limits import (
    BROUGHT_AT_ONCE,
    BROUGHT_PER_SECOND,
    DEAR_AT_ONCE,
    DEAR_PER_SECOND,
    FILES_AT_ONCE,
    FILES_PER_SECOND,
    HERE,
    WAKES_AT_ONCE,
    WAKES_PER_SECOND,
    DearPerAddress,
    OpenConnections,
    PerAddress,
)
from .connection.requests import CarryLink, Opened
from .daily.daily import Daily
from .daily.doors import DailyDoors
from .health import Health
from .http.answers import answered, body, encoded, is_secure, refused
from .http.carrying import asking, too_late, wants_to_be_carried
from .http.compression import Answer, compressed
from .http.exercises import Exercises
from .http.games import game_info
from .http.guests import COOKIE, Guests, keep_private, set_cookie
from .http.heads import Place
from .http.pages import Pages, guard
from .http.preferences import language_of
from .http.replays import MOST_BYTES, costs, read_eyes, replayed
from .http.trainer import Trainer
from .metrics import MEDIA_TYPE
from .metrics import text as metrics_text
from .process.trouble import NotWritten, is_connection_lost, log_trouble
from .stories.doors import Stories
from .tables.doors import AnalysisDoors
from .tables.errors import TableRefusal
from .tables.house import House
from .tables.results import evened, suits
from .tables.table import Table

log = logging.getLogger(__name__)
REFUSED_SOCKET, NO_TABLE, TOO_MANY = 4403, 4404, 4429
STATUS = {
    "no-such-table": 404,
    "no-such-exercise": 404,
    "no-such-day": 404,
    "daily-is-closed": 403,
    "twin-is-closed": 403,
    "no-twin": 404,
    "too-many-tables-here": 429,
    "too-many-requests": 429,
    "review-too-many": 429,
    "advice-one-at-a-time": 429,
    "analyse-failed": 503,
    "server-stops": 503,
    "leader-silent": 503,
    "table-cannot-write": 503,
}  # other refusals are 400
CLOSED_BY = {"server-stops": GOING_AWAY, "too-many-requests": TOO_MANY}  # a socket; else there is no table
WATCHER = -1  # whose record leaves out all that is hidden from anybody


class Doors:
    """Everything that can be asked for over plain requests, and the sockets."""

    def __init__(self, house: House, guests: Guests, hosts: Hosts, open_metrics: bool = False) -> None:
        self._open_metrics = open_metrics
        self.house = house
        self.daily = Daily(house)
        self._health = Health(house.store)
        self.guests = guests
        self.hosts = hosts
        self.public_url = hosts.public_url
        self._connections = OpenConnections()
        self.files = PerAddress(FILES_PER_SECOND, FILES_AT_ONCE)
        self.dear = DearPerAddress(DEAR_PER_SECOND, DEAR_AT_ONCE)
        self._wakes = DearPerAddress(WAKES_PER_SECOND, WAKES_AT_ONCE)
        self.brought = DearPerAddress(BROUGHT_PER_SECOND, BROUGHT_AT_ONCE)

    # Requests

    async def games(self, request: Request) -> Response:
        """What can be played."""
        return answered([game_info(find(name)) for name in games()])

    async def open_table(self, request: Request) -> Response:
        """A new table."""
        wish = decode_wish(await body(request))
        if wish.begin is not None:
            await self.daily.refuse_known_luck(await self.table(wish.begin.table, request), wish.begin)
        self.refuse_too_many_here(request)
        table = await self.house.open(wish, self.guest(request))
        return answered(Opened(table.setup.id, table.setup.code))

    def refuse_too_many_here(self, request: Request) -> None:
        """No address lays more than its share of tables, whoever asks there."""
        if not self._connections.may_lay(self.where(request)):
            raise TableRefusal("too-many-tables-here")

    async def join(self, request: Request) -> Response:
        """To a table by its code, with only a name."""
        wish = decode_join(await body(request))
        await self._coded(request)
        table = await self.house.join(request.path_params["code"], wish, self.guest(request))
        return answered(Opened(table.setup.id, table.setup.code))

    async def find_table(self, request: Request) -> Response:
        """Where a code leads, without sitting down."""
        table = await self._coded(request)
        return answered(Opened(table.setup.id, table.setup.code))

    async def my_tables(self, request: Request) -> Response:
        """The tables at which this guest sits."""
        return answered(await self.house.summaries_of(self.guest(request)))

    async def listed_tables(self, request: Request) -> Response:
        """The tables that everybody may see."""
        return answered(await self.house.listed(self.guest(request)))

    async def suits(self, request: Request) -> Response:
        """How good the bots should be for this guest, and why."""
        game = find(request.query_params.get("game", ""))
        return answered(await suits(self.house.store, self.guest(request), game))

    async def even(self, request: Request) -> Response:
        """The handicaps that would make a table of bots of these levels and this guest even."""
        game = find(request.query_params.get("game", ""))
        seats = request.query_params.get("seats", "").split(",", game.max_seats)[: game.max_seats]
        return answered(await evened(self.house.store, self.guest(request), game, seats))

    async def game_at(self, place: Place, request: Request) -> str | None:
        """What is played behind a link; whoever guesses at codes is told no faster than by a request."""
        if not self.house.requests.take(self.where(request)):
            return ""
        return await self.house.game_at(place)

    async def table_summary(self, request: Request) -> Response:
        """What there is to know of a table before one goes there."""
        table = await self._read(request.path_params["table"], request)
        return answered(self.house.summary(table.setup, self.guest(request)))

    async def record(self, request: Request) -> Response:
        """The record: whole once the game is over, before that without what the asker may not know."""
        table = await self.table(request.path_params["table"], request)
        if table.match is None:
            raise PalabreError("table-not-playing")
        if not table.match.over:  # every line is written for these eyes
            self._refuse_long(request, table.match.version)
        own = table.setup.seats_of(self.guest(request))
        if table.embargo is not None:  # dice in the air are nobody's yet
            await table.embargo.lifted.wait()
        self.daily.unseal(table)
        await self.house.twins.unseal(table)
        text = table.match.record() if table.match.over else table.match.record(own[0] if own else WATCHER)
        name = f"palabre-{table.setup.game}-{table.setup.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, media_type="application/jsonl; charset=utf-8", headers=headers)

    async def twin(self, request: Request) -> Response:
        """How a table stands beside the one that plays with the same luck."""
        table = await self.table(request.path_params["table"], request)
        return answered(await self.house.twins.told(table))

    async def replay(self, request: Request) -> Response:
        """A record seen again, through the eyes that are asked for."""
        text = (await body(request, MOST_BYTES)).decode(errors="replace")
        self._refuse_long(request, text.count("\n"))
        return encoded(await replayed(text, read_eyes(request.query_params.get("eyes"))))

    def _refuse_long(self, request: Request, lines: int) -> None:
        """What is played or told line by line counts by its length."""
        if not self.dear.take(self.where(request), costs(lines)):
            raise TableRefusal("too-many-requests")

    async def carry(self, request: Request) -> Response:
        """A link that brings this guest's seats to another device, once."""
        token = await self.house.carry(self.guest(request))
        return answered(CarryLink(f"{self.hosts.origin(request)}/carry/{token}"))

    async def ask_carried(self, request: Request) -> Response:
        """Behind such a link: a page that asks; looking at it uses nothing up and changes nobody."""
        here = await self.house.summaries_of(self.guest(request))
        return asking(language_of(request), len(here))

    async def carried(self, request: Request) -> Response:
        """Be the guest of such a link, here and from now on."""
        home = RedirectResponse("/", status_code=303)
        if not wants_to_be_carried(await body(request)):
            return home
        guest = await self.house.redeem(request.path_params["token"])
        if guest is None:
            return too_late(language_of(request))
        home.headers["Set-Cookie"] = set_cookie(guest, self.guests, is_secure(request, self.public_url))
        return home

    async def health(self, request: Request) -> Response:
        """Whether the server lives and can write."""
        where = self.where(request)
        if where != HERE and not self.house.requests.take(where):
            return refused(429, "too-many-requests", language_of(request))
        if trouble := await self._health.trouble():
            return answered({"ok": False, "trouble": trouble}, 503)
        return answered({"ok": True, "tables": len(self.house.tables)})

    async def metrics(self, request: Request) -> Response:
        """Numbers for the host: for this machine's eyes, unless they are open to all."""
        is_own = self.where(request) == HERE and self.hosts.knows(request)
        if not self._open_metrics and not is_own:
            return Response(status_code=404)
        return PlainTextResponse(metrics_text(self.house), media_type=MEDIA_TYPE)

    # Who asks

    async def table(self, id: str, request: Request) -> Table:
        """A table that whoever asks may look at."""
        return await self._shown(await self._read(id, request), self.guest(request))

    async def _read(self, id: str, asker: HTTPConnection) -> Table:
        """A table; one at rest must be played again, which no address has done without end."""
        self._refuse_waking(id, asker)
        return await self.house.read(id)

    def _refuse_waking(self, id: str, asker: HTTPConnection) -> None:
        if id not in self.house.tables and not self._wakes.take(self.where(asker)):
            raise TableRefusal("too-many-requests")

    async def _coded(self, request: Request) -> Table:
        """The table that the code of a request leads to."""
        found = await self.house.coded(request.path_params["code"])
        if found is None:
            raise TableRefusal("no-such-table")
        self._refuse_waking(found, request)
        return await self.house.table(found)

    async def _shown(self, table: Table, guest: str) -> Table:
        """The same table, unless it is not for this guest's eyes."""
        self.daily.refuse_strangers(table.setup, guest)
        await self.house.twins.refuse_strangers(table.setup, guest)
        return table

    def guest(self, request: Request) -> str:
        """The guest of a request; `door` has seen to it that there is one."""
        return str(request.state.guest)

    def where(self, asker: HTTPConnection) -> str:
        """Where somebody asks from, as limits count it."""
        return address(asker, self.public_url)

    def door(self, answer: Answer, bounds: PerAddress | None = None) -> Answer:
        """A request as we take it: not too many, by a guest, from our own page; refusals as sentences."""

        async def guarded(request: Request) -> Response:
            lang = language_of(request)
            if not (bounds or self.house.requests).take(self.where(request)):
                return refused(429, "too-many-requests", lang)
            if request.method == "POST" and not self.hosts.knows(request):
                return refused(421, "foreign-host", lang)
            if request.method == "POST" and not self.hosts.is_own_page(request):
                return refused(403, "foreign-origin", lang)
            known = self.guests.read(request.cookies.get(COOKIE))
            request.state.guest = known or self.guests.new()
            try:
                response = await answer(request)
            except PalabreError as wrong:
                return refused(STATUS.get(wrong.key, 400), wrong.key, lang, **wrong.facts)
            except ClientDisconnect:  # in the middle of asking: nobody is there to be told
                return Response(status_code=400)
            except (NotWritten, SQLAlchemyError) as wrong:
                if is_connection_lost(wrong):
                    return refused(503, "database-away", lang)
                if isinstance(wrong, NotWritten):
                    return refused(503, "leader-silent", lang)
                log_trouble(log, "a request could not be answered", wrong)
                return refused(503, "table-cannot-write", lang)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
                return refused(400, "not-understood", lang, why=str(wrong)[:200])
            is_shared = "immutable" in response.headers.get("Cache-Control", "")  # kept by others too
            if known is None and "Set-Cookie" not in response.headers and not is_shared:
                secure = is_secure(request, self.public_url)
                response.headers["Set-Cookie"] = set_cookie(request.state.guest, self.guests, secure)
            if "Set-Cookie" in response.headers:
                keep_private(response)
            return response

        return guarded

    # The socket

    async def socket(self, web: WebSocket) -> None:
        """A connection to a table."""
        guest = self.guests.read(web.cookies.get(COOKIE))
        if not self.hosts.knows(web) or not self.hosts.is_own_page(web) or guest is None:
            await web.close(REFUSED_SOCKET)
            return
        where = self.where(web)
        if not self._connections.may_open(where):
            await web.close(TOO_MANY)
            return
        try:
            self._refuse_waking(web.path_params["table"], web)
            table = await self._shown(await self.house.table_of_line(web.path_params["table"]), guest)
        except PalabreError as wrong:
            await web.close(CLOSED_BY.get(wrong.key, NO_TABLE))
            return
        except (NotWritten, SQLAlchemyError) as wrong:
            log_trouble(log, "a connection could not be opened", wrong)
            await web.close(GOING_AWAY)
            return
        with self._connections.one(where):
            await Connection(web, table, guest, where, lambda: self._connections.may_say(where)).run()


def make_app(
    house: House,
    guests: Guests,
    page: Path,
    public_url: str | None = None,
    open_metrics: bool = False,
    host: str | None = None,
) -> Starlette:
    """The whole server."""
    hosts = Hosts(public_url, host)
    doors = Doors(house, guests, hosts, open_metrics)
    door = doors.door
    trainer = Trainer(house.warmth)
    pages = Pages(page, doors.game_at, hosts)
    exercises = Exercises(house.warmth)
    stories = Stories(house, guests, public_url, doors.daily.days.unnamed)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await doors.daily.stop()
        await house.stop()

    routes = [
        Route("/healthz", doors.health),
        Route("/metrics", doors.metrics),
        Route("/api/games", door(compressed(doors.games))),
        Route("/api/tables", door(compressed(doors.listed_tables))),
        Route("/api/tables", door(doors.open_table), methods=["POST"]),
        Route("/api/tables/mine", door(doors.my_tables)),
        Route("/api/tables/{table}", door(doors.table_summary)),
        Route("/api/tables/{table}/record", door(doors.record)),
        *AnalysisDoors(house, doors.table, doors.where).routes(door),
        Route("/api/tables/{table}/twin", door(doors.twin)),
        Route("/api/replay", door(compressed(doors.replay), doors.dear), methods=["POST"]),
        Route("/api/suits", door(doors.suits)),
        Route("/api/even", door(doors.even)),
        Route("/api/join/{code}", door(doors.find_table)),
        Route("/api/join/{code}", door(doors.join), methods=["POST"]),
        Route("/api/carry", door(doors.carry), methods=["POST"]),
        *DailyDoors(doors.daily, doors.refuse_too_many_here).routes(door),
        Route("/api/story", door(compressed(stories.told), doors.dear)),
        Route("/api/story", door(stories.bring, doors.brought), methods=["POST"]),
        Route("/api/story/file", door(stories.file, doors.dear)),
        Route("/api/story/forget", door(stories.forget), methods=["POST"]),
        Route("/api/trainer", door(compressed(trainer.rolls))),
        Route("/api/readers", door(trainer.readers)),
        Route("/api/exercises", door(compressed(exercises.listed))),
        Route("/api/exercises/{game}/{exercise}", door(compressed(exercises.one))),
        Route("/carry/{token}", door(doors.ask_carried)),
        Route("/carry/{token}", door(doors.carried), methods=["POST"]),
        WebSocketRoute("/ws/{table}", doors.socket),
        Route("/{path:path}", door(pages.serve, doors.files)),
    ]
    app = Starlette(routes=routes, lifespan=life, middleware=[guard(public_url)])
    app.state.daily = doors.daily
    return app
