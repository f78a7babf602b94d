"""The names of this server: a page that reached it by another name may ask for nothing."""

from __future__ import annotations

import contextlib
import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

HEADER = re.compile(r"(?:\[([0-9a-f:.]+)\]|([0-9a-z._-]+))(?::\d{1,5})?", re.IGNORECASE)
LOCAL = "localhost"


class Hosts:
    """By which names and addresses people and programs may call this server.

    A stranger can let a name of their own lead to this machine, so that a browser takes their page for ours.
    Nobody else can own the names here: loopback, this machine's name and addresses, and what its host names.
    """

    def __init__(
        self, public_url: str | None = None, host: str | None = None, machine: str = socket.gethostname()
    ) -> None:
        self.public_url = public_url
        short = machine.partition(".")[0]
        named = (LOCAL, machine, short, f"{short}.local", host, urlsplit(public_url or "").hostname)
        self._names = {each.lower() for each in named if each}

    def knows(self, asker: HTTPConnection) -> bool:
        """Whether a request calls this server by a name of its own; programs may leave it out."""
        said = asker.headers.get("host")
        if said is None:
            return True
        found = HEADER.fullmatch(said)
        if found is None:
            return False
        name = (found[1] or found[2]).lower().removesuffix(".")
        return name in self._names or name.endswith(f".{LOCAL}") or is_own_address(name)

    def is_own_page(self, asker: HTTPConnection) -> bool:
        """A browser says where its page came from: only ours may speak; programs say nothing."""
        origin = asker.headers.get("origin")
        if origin is None:
            return True
        own = {asker.headers.get("host", ""), place_of(self.public_url or "")} - {""}
        return place_of(origin) in own

    def origin(self, asker: HTTPConnection) -> str:
        """How others reach this server: what only the request says is not believed."""
        if self.public_url:
            return self.public_url.rstrip("/")
        said = asker.headers.get("host")
        place = said if said and self.knows(asker) else listening_at(asker)
        return f"{asker.url.scheme}://{place}"


def place_of(url: str) -> str:
    """The host and port of an address; empty where there is none, as for a page in a sandbox."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def is_own_address(name: str) -> bool:
    """Whether this is an address of this machine, at which one could listen."""
    with contextlib.suppress(ValueError):
        address = ip_address(name)
        is_one = not (address.is_unspecified or address.is_multicast)
        return is_one and (address.is_loopback or can_listen(address))
    return False


def can_listen(address: IPv4Address | IPv6Address) -> bool:
    """Whether the system lets us listen at this address, and so has it."""
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    with socket.socket(family, socket.SOCK_STREAM) as probe, contextlib.suppress(OSError):
        probe.bind((str(address), 0))
        return True
    return False


def listening_at(asker: HTTPConnection) -> str:
    """The address at which this connection was taken."""
    host, port = asker.scope.get("server") or (LOCAL, None)
    host = f"[{host}]" if ":" in host else host
    return host if port is None else f"{host}:{port}"
