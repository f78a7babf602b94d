"""What a browser was shown before the first move binds the host, whatever the record says afterwards."""

from __future__ import annotations

import json
from typing import Any

import pytest

import palabre
from palabre.games import find
from palabre.kernel.nature import Nature, commitment, hash_of_salt
from palabre.kernel.receipt import Receipt, read_receipt
from palabre.kernel.replaying import verify

from .bongos import finished

SECRET = b"a" * 32
MINE, THEIRS, INVENTED = "1a" * 32, "2b" * 32, "3c" * 32
SHOWN = (hash_of_salt(MINE), hash_of_salt(THEIRS))
HONEST = Receipt(commitment(SECRET), SHOWN, MINE, 1)
FILE = {
    "palabre-receipt": 1,
    "table": "ABCDEF",
    "commitment": commitment(SECRET),
    "hashes": list(SHOWN),
    "salt": MINE,
    "rounds": 1,
}


def played(salts: list[str | None], secret: bytes = SECRET, hashes: tuple[str, ...] | None = None) -> str:
    """The record of a game with these salts; it holds by itself."""
    text = finished(Nature(secret, salts, hashes=hashes)).record()
    assert palabre.verify(text).over
    return text


def refusal(text: str, receipt: Receipt) -> str:
    with pytest.raises(palabre.BadRecord) as refused:
        verify(text, find, [receipt])
    return refused.value.key


def test_an_honest_record_holds_against_the_receipt() -> None:
    assert verify(played([MINE, THEIRS]), find, [HONEST]).over


def test_a_salt_that_an_accomplice_invented_afterwards_is_found_out() -> None:
    """The host knows the secret and all salts, and tries others for the accomplice until the dice please."""
    assert refusal(played([MINE, INVENTED]), HONEST) == "record-other-hashes"


def test_hashes_in_another_order_or_number_are_others() -> None:
    assert refusal(played([THEIRS, MINE]), HONEST) == "record-other-hashes"
    assert refusal(played([MINE]), HONEST) == "record-other-hashes"


def test_a_salt_that_was_left_out_is_found_out() -> None:
    assert refusal(played([None, THEIRS], hashes=SHOWN), HONEST) == "record-without-salt"
    assert verify(played([MINE, None], hashes=SHOWN), find, [HONEST]).over


def test_another_secret_than_the_one_promised_is_found_out() -> None:
    assert refusal(played([MINE, THEIRS], secret=b"b" * 32), HONEST) == "record-wrong-secret"
    assert (
        refusal(played([MINE, THEIRS], secret=b"b" * 32), Receipt(commitment(SECRET)))
        == "record-wrong-secret"
    )


def test_the_file_that_the_page_writes_is_read() -> None:
    assert read_receipt(json.dumps(FILE)) == HONEST
    spectator = {name: FILE[name] for name in ("palabre-receipt", "table", "commitment")}
    assert read_receipt(json.dumps(spectator)) == Receipt(commitment(SECRET))


@pytest.mark.parametrize(
    "change",
    [
        {"palabre-receipt": 2},
        {"palabre-receipt": True},
        {"commitment": None},
        {"commitment": "0" * 63},
        {"commitment": SHOWN[0].upper()},
        {"hashes": SHOWN[0]},
        {"hashes": []},
        {"hashes": [SHOWN[0], SHOWN[0]]},
        {"hashes": [SHOWN[0], 7]},
        {"hashes": [SHOWN[0], [SHOWN[1]]]},
        {"hashes": [SHOWN[1]]},
        {"hashes": {SHOWN[0]: 1}},
        {"salt": 7},
        {"salt": ""},
        {"salt": INVENTED},
        {"rounds": -1},
        {"rounds": 1.0},
        {"rounds": True},
        {"more": 1},
    ],
)
def test_a_file_that_is_no_receipt_or_contradicts_itself_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(palabre.PalabreError) as refused:
        read_receipt(json.dumps({**FILE, **change}))
    assert refused.value.key == "receipt-unreadable"


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "[" * 100_000, json.dumps(FILE)[:-1] + ', "salt": "' + THEIRS + '"}', "{" + "}"],
)
def test_other_files_are_refused(text: str) -> None:
    with pytest.raises(palabre.PalabreError) as refused:
        read_receipt(text)
    assert refused.value.key == "receipt-unreadable"
