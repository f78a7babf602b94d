"""Starting the server: where its files are, what it prints, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
import sys
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

import segno
import uvicorn

from ..kernel.errors import PalabreError
from ..kernel.folders import data_folder
from .app import make_app
from .connection.addresses import proxies
from .connection.frames import Frames
from .connection.handing import Handing
from .http.guests import Guests, read_key
from .http.timeouts import Requests, patient
from .process.logs import AsJson
from .process.warming import cache_that_can_be_written
from .storage.checks import check, explained, ours, owner_alone
from .storage.database import (
    COOKIES,
    DAILY,
    KEY_FILES,
    default_database,
    is_postgres,
    kept_keys,
    shared_key,
    shown_database,
)
from .storage.retention import DAYS
from .storage.store import Store
from .tables.bots_at_work import Thinker
from .tables.house import House
from .workers import Plan, run_workers

PAGE = Path(__file__).parent / "page"
TICK = 1.0  # seconds for which answers bear the same date
SWITCH_EVERY = 0.0005  # seconds that the database and bots, in threads of their own, wait for the interpreter


class PortBusy(Exception):
    """Something else listens there."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    public_url: str | None = None,
    data: Path | None = None,
    quick: bool = False,
    workers: int = 1,
    metrics: bool = False,
    keep_names: int = DAYS,
) -> None:
    """Serve until somebody stops it; `quick` leaves out the pauses that people need, for tests."""
    refuse_no_url(public_url)
    listener = open_port(host, port)
    folder = data or data_folder()
    owner_alone(folder)
    url = database or default_database(folder)
    set_up_logs()
    with ours(url), cache_that_can_be_written():
        with explained(url):
            asyncio.run(check(url))
        greet(host, listener.getsockname()[1], public_url, url)
        plan = Plan(url, public_url, str(folder), quick, metrics, keep_names, host)
        if workers > 1:
            run_workers(workers, listener, plan)
        else:
            serve_at(listener, plan)


def refuse_no_url(public_url: str | None) -> None:
    """Links, cookies and codes to scan are made of it: half an address would lead nowhere."""
    if public_url is not None:
        parts = urlsplit(public_url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise PalabreError("public-url-whole", url=public_url)


def serve_at(listener: socket.socket, plan: Plan) -> None:
    """Serve in this process, on a port that is open already."""
    sys.setswitchinterval(SWITCH_EVERY)
    house, guests = make_house(plan)
    house.keep_names = plan.keep_names
    app = make_app(house, guests, PAGE, plan.public_url, plan.metrics, plan.host)
    handing = Handing(Path(plan.doors), plan.place, plan.workers) if plan.workers > 1 else None
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=patient(plan.quick, handing),
        ws=Frames,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        forwarded_allow_ips=proxies(),
    )
    Server(config, house, handing).run(sockets=[listener])


def make_house(plan: Plan) -> tuple[House, Guests]:
    """The house for this database: alone on SQLite, one of several on PostgreSQL."""
    thinker = Thinker(pause=0.0) if plan.quick else Thinker()
    rest: dict[str, Any] = {"told": lambda line: print(line, flush=True)}
    rest |= {"throw_pause": 0.0, "grace": 1.0, "review_work": 0.2} if plan.quick else {}
    if not is_postgres(plan.database):
        kept, folder = asyncio.run(kept_keys(plan.database)), Path(plan.data)
        cookies, daily = folder / KEY_FILES[COOKIES], folder / KEY_FILES[DAILY]
        guests = Guests(read_key(cookies, kept.get(COOKIES)))
        house = House(Store(plan.database), thinker, **rest)
        house.daily_key = read_key(daily, kept.get(DAILY), "daily-key-short")
        return house, guests
    from .sharing.house import SharedHouse
    from .sharing.store import SharedStore

    guests = Guests(asyncio.run(shared_key(plan.database, COOKIES)))
    store = SharedStore(plan.database, f"{os.getpid()}-{secrets.token_hex(8)}")
    shared = SharedHouse(store, thinker, plan.database, **rest)
    shared.daily_key = asyncio.run(shared_key(plan.database, DAILY))
    return shared, guests


class Server(uvicorn.Server):
    """A server that says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, house: House, handing: Handing | None = None) -> None:
        super().__init__(config)
        self._house = house
        self._handing = handing
        self._taking: set[asyncio.Task[Any]] = set()  # kept, so that none is lost on the way
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ends = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve, and take lines from the other workers."""
        await super().startup(sockets)
        if self._handing is not None:
            self._handing.open(self._take)

    def _take(self, line: socket.socket, request: bytes) -> None:
        """A line that has come to another worker is served here, as if it had come by itself."""

        def protocol() -> asyncio.Protocol:
            state = {"server_state": self.server_state, "app_state": self.lifespan.state}
            kind: Any = self.config.http_protocol_class
            made: Requests = kind(config=self.config, **state)
            made.handed = request
            return made

        line.setblocking(False)
        taken = asyncio.ensure_future(asyncio.get_running_loop().connect_accepted_socket(protocol, line))
        self._taking.add(taken)
        taken.add_done_callback(self._taken)

    def _taken(self, task: asyncio.Task[Any]) -> None:
        self._taking.discard(task)
        if not task.cancelled():
            task.exception()  # whoever was on the line has gone meanwhile

    async def main_loop(self) -> None:
        """Until somebody stops it; uvicorn's own wakes an idle process ten times a second to look."""
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await self._ends.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody stops it: look now."""
        super().handle_exit(sig, frame)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._ends.set)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then close the connections."""
        if self._handing is not None:
            self._handing.close()
        await self._house.say_bye()
        await super().shutdown(sockets)


def open_port(host: str, port: int) -> socket.socket:
    """The port, ours from now on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as wrong:
        listener.close()
        raise PortBusy(f"{host}:{port}: {wrong.strerror}") from None
    return listener


def greet(host: str, port: int, public_url: str | None, database: str) -> None:
    """Say where the table is; for phones in the room also as a QR code."""
    shown = public_url or f"http://{reachable(host)}:{port}"
    print(f"Palabre is open at {shown}", flush=True)
    print(f"Games are kept in {shown_database(database)}", flush=True)
    if host in ("0.0.0.0", "::") or public_url:
        segno.make(shown, micro=False).terminal(out=sys.stdout, compact=True)
        sys.stdout.flush()


def reachable(host: str) -> str:
    """The address that others in the room can reach."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # no packet leaves; the system names the address it would use
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def set_up_logs() -> None:
    """Structured logs on standard error; what players do is not in them."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # who sends no HTTP is told so, not the host
