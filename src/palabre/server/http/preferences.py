"""What a browser would rather have: its `Accept-…` headers with their weights, as RFC 9110 says them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from starlette.requests import HTTPConnection

from ...kernel.words import LANGUAGES

MOST_PARTS = 64  # of one header; browsers send ten at most
ALL_OTHERS = "*"
UNSAID = 0.0001  # what a header does not speak of: less than any weight, more than a refusal
PART = re.compile(r"\s*([a-z0-9*][a-z0-9*_-]{0,63})\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?", re.I | re.A)


def weights(header: str) -> dict[str, float]:
    """Each name with its weight from 0 to 1, in the order they came; what is no such part says nothing."""
    found: dict[str, float] = {}
    for part in header.split(",", MOST_PARTS)[:MOST_PARTS]:
        if read := PART.fullmatch(part):
            found.setdefault(read[1].lower(), min(float(read[2] or 1), 1.0))
    return found


def best_language(header: str, offered: Sequence[str] = LANGUAGES) -> str:
    """The language that is liked best; among equals the one named first, and else the first offered."""
    liked: dict[str, float] = {}
    for name, weight in weights(header).items():
        language = re.split("[-_]", name)[0]  # fr-CA, too, is glad of fr
        liked[language] = max(weight, liked.get(language, 0.0))
    rest = liked.get(ALL_OTHERS, UNSAID)
    named = [language for language in liked if language in offered and liked[language] > 0]
    return max((*named, *offered), key=lambda language: liked.get(language, rest))


def best_encoding(header: str, offered: Sequence[str]) -> str | None:
    """The compression that is liked best, in doubt the first offered; None where none is wished for."""
    liked = weights(header)
    rest = liked.get(ALL_OTHERS, 0.0)
    best = max(offered, key=lambda name: liked.get(name, rest), default="")
    weight = liked.get(best, rest)
    return best if best and weight > 0 and weight >= liked.get("identity", 0.0) else None


def asked(connection: HTTPConnection, header: str) -> str:
    """A header as one text, however many lines it came in."""
    return ", ".join(connection.headers.getlist(header))


def language_of(connection: HTTPConnection) -> str:
    """The language in which an answer is told."""
    return best_language(asked(connection, "accept-language"))
