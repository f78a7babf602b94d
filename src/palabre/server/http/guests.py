"""Guests: nobody has an account; who somebody is stands in a signed cookie."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from ...kernel.errors import PalabreError

COOKIE = "palabre"
YEAR = 365 * 24 * 3600
KEY_BYTES = 32


def read_key(file: Path, kept: bytes | None = None) -> bytes:
    """The key that signs cookies; made on the first start or `kept` by a copy, for the server's eyes only."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as out:
            out.write(kept or secrets.token_bytes(KEY_BYTES))
    key = file.read_bytes()
    if len(key) < KEY_BYTES:
        raise PalabreError("cookie-key-short", file=str(file), bytes=KEY_BYTES)
    return key


class Guests:
    """Signs and reads the cookies by which a browser is known again."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """Somebody who was not here before."""
        return secrets.token_hex(16)

    def signed(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self._mark(guest)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is not one of ours."""
        guest, _, mark = (cookie or "").partition(".")
        if len(guest) != 32 or not hmac.compare_digest(mark.encode(), self._mark(guest).encode()):
            return None
        return guest

    def _mark(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()


def set_cookie(guest: str, guests: Guests, secure: bool) -> str:
    """The header that hands a guest its cookie."""
    safe = "; Secure" if secure else ""
    return f"{COOKIE}={guests.signed(guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{safe}"
