"""What browsers say they would rather have, by weights; what makes no sense says nothing."""

from __future__ import annotations

import time

import httpx
import pytest

from palabre.kernel.words import say
from palabre.server.http.preferences import best_encoding, best_language, weights

from .live import Live

FORMS = ("br", "gzip")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("en", "en"),
        ("de", "en"),
        ("fr, en", "fr"),
        ("en, fr", "en"),
        ("en;q=0.5, fr", "fr"),
        ("en;q=0.5, fr;q=0.6", "fr"),
        ("fr;q=0.001, de", "fr"),
        ("de, fr;q=0.7, en;q=0.3", "fr"),
        ("fr-CA,fr;q=0.9,en-GB;q=0.8,en;q=0.7", "fr"),
        ("en-GB;q=0.4, fr-BE;q=0.4", "en"),
        ("fr-CA;q=0.2, en;q=0.5, fr;q=0.8", "fr"),
        ("FR-ch", "fr"),
        ("fr_FR", "fr"),
        ("fr;q=0", "en"),
        ("en;q=0", "fr"),
        ("fr;q=0.000, *", "en"),
        ("en;q=0, *;q=0.1", "fr"),
        ("fr;q=0, en;q=0", "en"),
        ("*", "en"),
        ("*;q=0", "en"),
        ("*, fr;q=0.5", "en"),
        ("*;q=0.5, fr", "fr"),
        ("*;q=0, fr;q=0.1", "fr"),
        ("frr, frisian, fra", "en"),
    ],
)
def test_the_language_that_is_liked_best_is_spoken(header: str, language: str) -> None:
    assert best_language(header) == language


@pytest.mark.parametrize(
    ("header", "form"),
    [
        ("", None),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0.5, gzip", "gzip"),
        ("br;q=0, gzip;q=0.1", "gzip"),
        ("gzip;q=0", None),
        ("br;q=0,gzip;q=0.0", None),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=0, *", "gzip"),
        ("identity", None),
        ("identity, gzip;q=0.5", None),
        ("identity;q=0.5, gzip;q=0.5", "gzip"),
        ("identity;q=0", None),
        ("deflate", None),
        ("brotli, gzipped", None),
    ],
)
def test_the_compression_that_is_liked_best_is_used(header: str, form: str | None) -> None:
    assert best_encoding(header, FORMS) == form


def test_what_is_not_there_is_not_chosen() -> None:
    assert best_encoding("br, gzip;q=0.5", ("gzip",)) == "gzip"
    assert best_encoding("br, *", ()) is None


HOSTILE = {
    "nothing but commas": "," * 60_000,
    "spaces": "fr" + " " * 60_000 + "x",
    "semicolons": "fr" + ";" * 60_000,
    "weights that are none": "fr;q=nan, fr;q=inf, fr;q=-1, fr;q=1e9, fr;q=2, fr;q=٣, fr;q=, fr;q",
    "a long number": f"fr;q=0.{'9' * 60_000}",
    "a long name": "f" * 60_000,
    "many names": ", ".join(f"x{n}" for n in range(9_000)) + ", fr",
    "letters of all kinds": "ﬀ, ƒr, \xe9\xff, \x01, ＦＲ",
    "quotes": '"fr";q="1"',
    "a number without a name": ";q=1, q=1, =",
}


@pytest.mark.parametrize("header", HOSTILE.values(), ids=HOSTILE)
def test_what_makes_no_sense_says_nothing_and_takes_no_time(header: str) -> None:
    began = time.process_time()
    assert best_language(header) == "en"
    assert best_encoding(header, FORMS) is None
    assert all(0 <= weight <= 1 for weight in weights(header).values())
    assert time.process_time() - began < 0.5


def test_a_weight_is_never_above_the_most() -> None:
    assert weights("a;q=1.999, b;q=1.0, c;q=0.5, c") == {"a": 1.0, "b": 1.0, "c": 0.5}


@pytest.mark.parametrize(
    ("lines", "language"),
    [
        (["en;q=0.5, fr"], "fr"),
        (["en;q=0.5", "fr"], "fr"),
        (["fr;q=0, en;q=0.1"], "en"),
        (["fr;q=0"], "en"),
        (["\xff\xfe;q=1"], "en"),
        ([",;=q" * 5_000], "en"),
    ],
)
def test_refusals_are_told_in_it(live: Live, lines: list[str], language: str) -> None:
    headers = [(b"Accept-Language", line.encode("latin-1")) for line in lines]
    answer = httpx.get(f"{live.url}/api/join/000000", headers=headers)
    assert answer.status_code == 404
    assert answer.json()["reason"] == say(language, "no-such-table")
