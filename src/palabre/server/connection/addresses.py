"""Where somebody asks from, as limits count it; only this machine itself is not limited like the others."""

from __future__ import annotations

import os

from starlette.requests import HTTPConnection

from .limits import HERE, household

LOOPBACK = ("127.0.0.1", "::1")
FORWARDED = {"x-forwarded-for", "forwarded", "x-real-ip"}


def proxies() -> str:
    """Who is believed about whom they ask for: a proxy on this machine, or those that a host names."""
    return os.environ.get("FORWARDED_ALLOW_IPS", ",".join(LOOPBACK))


def is_nearby(asker: HTTPConnection) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    is_forwarded = bool(FORWARDED & set(asker.headers))
    return not is_forwarded and asker.client is not None and asker.client.host in LOOPBACK


def address(asker: HTTPConnection, public_url: str | None) -> str:
    """Where a request or a connection comes from.

    A house with a public address has a proxy before it: there is nobody nearby, also where that proxy does
    not say whom it asks for.
    """
    if public_url is None and is_nearby(asker):
        return HERE
    return household(asker.client.host) if asker.client else ""
