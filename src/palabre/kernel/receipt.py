"""Receipts: what a browser was shown of the dice before the first move, to hold a finished record against."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from .errors import BadRecord, PalabreError
from .nature import Nature, digest, hash_of_salt

FORMAT = 1
NAMES = {"palabre-receipt": "form"} | {
    name: name for name in ("table", "commitment", "hashes", "salt", "rounds")
}


class Receipt(NamedTuple):
    """What a browser kept: the host's commitment, the hashes of all salts, and its own salt."""

    commitment: str
    hashes: tuple[str, ...] | None = None  # as they were shown before this browser opened its salt
    salt: str | None = None
    rounds: int = 0  # how many salts this browser has opened for the table


def read_receipt(text: str) -> Receipt:
    """Return the receipt that the page wrote into a file; refuse what is none, or contradicts itself."""
    try:
        body = json.loads(text, object_pairs_hook=unique)
        receipt = read_fields(**{NAMES[name]: value for name, value in body.items()})
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise PalabreError("receipt-unreadable") from None
    return receipt


def read_fields(
    *, form: Any, commitment: Any, table: Any = "", hashes: Any = None, salt: Any = None, rounds: Any = 0
) -> Receipt:
    """Return the fields of a file as a receipt; ValueError where one is not what it should be."""
    known = None if hashes is None else distinct(hashes)
    mine = None if salt is None else digest(salt)
    is_whole = type(form) is int is type(rounds)
    if not is_whole or form != FORMAT or rounds < 0 or not isinstance(table, str):
        raise ValueError
    if mine is not None and known is not None and hash_of_salt(mine) not in known:
        raise ValueError
    return Receipt(digest(commitment), known, mine, rounds)


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object in which no name stands twice."""
    if len(dict(pairs)) != len(pairs):
        raise ValueError(pairs)
    return dict(pairs)


def distinct(values: Any) -> tuple[str, ...]:
    """Return a list of hashes, no two alike."""
    if not isinstance(values, list) or len(set(values)) != len(values):
        raise ValueError(values)
    return tuple(map(digest, values))


def check_receipt(nature: Nature, commitment: str | None, receipt: Receipt, last_line: int) -> None:
    """Refuse a record whose dice were not promised as the receipt says."""
    if receipt.commitment != commitment:
        raise BadRecord("record-wrong-secret", last_line)
    if receipt.hashes is not None and receipt.hashes != nature.hashes:
        raise BadRecord("record-other-hashes", 1)
    if receipt.salt is not None and receipt.salt not in nature.opened:
        raise BadRecord("record-without-salt", 1)
