"""Guests: nobody has an account; who somebody is stands in a signed cookie."""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer
from itsdangerous.encoding import base64_encode, want_bytes
from starlette.responses import Response

from ...kernel.errors import PalabreError

COOKIE = "palabre"
YEAR = 365 * 24 * 3600
KEY_BYTES = 32
GUEST_LETTERS = 32
COOKIE_LETTERS = GUEST_LETTERS + 1 + 2 * hashlib.sha256().digest_size


def read_key(file: Path, kept: bytes | None = None, if_short: str = "cookie-key-short") -> bytes:
    """A key of the host; made on the first start or `kept` by a copy, for the server's eyes only."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as out:
            out.write(kept or secrets.token_bytes(KEY_BYTES))
    key = file.read_bytes()
    if len(key) < KEY_BYTES:
        raise PalabreError(if_short, file=str(file), bytes=KEY_BYTES)
    return key


class Marks(Signer):
    """itsdangerous's signer, with marks written in hex.

    The cookie of a guest is the same text as ever: browsers, processes of an older version beside this one
    and copies of the database know it, and nobody's seat hangs on which of them is asked.
    """

    def __init__(self, key: bytes) -> None:
        super().__init__(key, key_derivation="none", digest_method=hashlib.sha256)

    def get_signature(self, value: str | bytes) -> bytes:
        """The mark of a value."""
        return self.algorithm.get_signature(self.derive_key(), want_bytes(value)).hex().encode()

    def verify_signature(self, value: str | bytes, sig: str | bytes) -> bool:
        """Whether a mark is the one of a value, found out in a time that tells nothing."""
        try:
            mark = bytes.fromhex(want_bytes(sig).decode("ascii"))
        except ValueError:  # no hex
            return False
        is_spelt_as_ours = mark.hex().encode() == want_bytes(sig)  # not in capitals
        return is_spelt_as_ours and super().verify_signature(value, base64_encode(mark))


class Guests:
    """Signs and reads the cookies by which a browser is known again."""

    def __init__(self, key: bytes) -> None:
        self._marks = Marks(key)

    def new(self) -> str:
        """Somebody who was not here before."""
        return secrets.token_hex(GUEST_LETTERS // 2)

    def signed(self, guest: str) -> str:
        """The cookie of a guest."""
        return self._marks.sign(guest).decode()

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is not one of ours."""
        if cookie is None or len(cookie) != COOKIE_LETTERS:
            return None
        try:
            guest = self._marks.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        return guest if len(guest) == GUEST_LETTERS else None


def set_cookie(guest: str, guests: Guests, secure: bool) -> str:
    """The header that hands a guest its cookie."""
    safe = "; Secure" if secure else ""
    return f"{COOKIE}={guests.signed(guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{safe}"


def keep_private(response: Response) -> None:
    """Let no proxy keep an answer that makes somebody a guest: others would become the same one."""
    said = response.headers.get("Cache-Control", "no-cache")
    if "no-store" not in said:
        response.headers["Cache-Control"] = f"private, {said}"
