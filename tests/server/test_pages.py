"""The files of the page over the wire: packed as the browser likes it, kept as long as may be, no others."""

from __future__ import annotations

import gzip
import http.client
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from palabre.server.connection.limits import REQUESTS_AT_ONCE, REQUESTS_PER_SECOND

from .gatherings import gathering
from .live import Live
from .player import run

SCRIPT = b"export const tree = 'a tree under which a village meets';\n" * 100
BODY = b"<p>once more</p>" * 100
INDEX = b"<!doctype html><title>Palabre</title>" + BODY
BROTLI = b"what only the build can pack"  # the server hands it out as it lies there
KEEP = "public, max-age=31536000, immutable"
POLITE = "gzip, deflate, br, zstd"  # what browsers say


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes


class PageServer(Live):
    """A server with a page of our own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, page=folder / "page")

    def ask(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """A request, its path as it is written."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        line.putrequest(method, path, skip_accept_encoding=True)
        for name, value in headers.items():
            line.putheader(name.replace("_", "-"), value)
        line.endheaders()
        answer = line.getresponse()
        found = Answer(answer.status, answer.headers, answer.read())
        line.close()
        return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server whose page has a few files; nothing that is asked of it may leave a line in its log."""
    found = PageServer(tmp_path_factory.mktemp("pages"))
    assets = found.page / "assets"
    assets.mkdir(parents=True)
    (found.folder / "secret.txt").write_text("secret")
    (assets / "out.js").symlink_to(found.folder / "secret.txt")
    (found.page / "about.txt").write_text("about")
    (assets / "font-1a2b.woff2").write_bytes(b"packed already")
    for file, text in ((found.page / "index.html", INDEX), (assets / "tree-1a2b.js", SCRIPT)):
        file.write_bytes(text)
        file.with_name(file.name + ".gz").write_bytes(gzip.compress(text, mtime=0))
        file.with_name(file.name + ".br").write_bytes(BROTLI)
    found.start(games=0)
    yield found
    found.stop()
    assert found.log == "", found.log


# Packed


@pytest.mark.parametrize(
    ("likes", "form"),
    [
        (POLITE, "br"),
        ("gzip", "gzip"),
        ("br;q=0.1, gzip;q=0.2", "gzip"),
        ("br;q=0, *", "gzip"),
        ("gzip;q=0", None),
        ("identity", None),
        ("deflate", None),
        ("", None),
        (",;q=" * 1_000, None),
    ],
)
def test_a_file_comes_as_the_browser_likes_it(server: PageServer, likes: str, form: str | None) -> None:
    answer = server.ask("/assets/tree-1a2b.js", Accept_Encoding=likes)
    assert answer.status == 200
    assert answer.headers["content-encoding"] == form
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-length"] == str(len(answer.body))
    assert answer.body == {"br": BROTLI, "gzip": gzip.compress(SCRIPT, mtime=0), None: SCRIPT}[form]
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/", "/index.html", "/rules/bongo", "/table/abc"])
@pytest.mark.parametrize(
    ("likes", "form"), [(POLITE, "gzip"), ("br;q=0, *", "gzip"), ("gzip;q=0", None), ("", None)]
)
def test_the_page_itself_is_packed_too(server: PageServer, path: str, likes: str, form: str | None) -> None:
    """Its head is made anew for every place, so there is no form of it that the build could pack."""
    answer = server.ask(path, Accept_Encoding=likes)
    assert answer.headers["content-encoding"] == form
    assert answer.headers["vary"] == "Accept-Language, Accept-Encoding"
    assert answer.headers["content-length"] == str(len(answer.body))
    assert (gzip.decompress(answer.body) if form else answer.body).endswith(BODY)
    assert answer.headers["content-type"].startswith("text/html")


def test_who_says_nothing_gets_it_as_it_is(server: PageServer) -> None:
    answer = server.ask("/assets/tree-1a2b.js")
    assert (answer.body, answer.headers["content-encoding"]) == (SCRIPT, None)


def test_what_was_not_packed_comes_as_it_is(server: PageServer) -> None:
    answer = server.ask("/assets/font-1a2b.woff2", Accept_Encoding=POLITE)
    assert (answer.body, answer.headers["content-encoding"]) == (b"packed already", None)
    assert answer.headers["content-type"] == "font/woff2"


@pytest.mark.parametrize("ending", [".br", ".gz"])
def test_what_is_packed_is_no_file_of_its_own(server: PageServer, ending: str) -> None:
    assert server.ask(f"/assets/tree-1a2b.js{ending}", Accept_Encoding=POLITE).status == 404
    assert server.ask(f"/index.html{ending}").status == 404
    assert server.ask(f"/index.html{ending}").body.endswith(BODY), "nowhere in the page, like any other name"


# Kept


@pytest.mark.parametrize("likes", ["", "gzip", POLITE])
def test_files_whose_names_change_are_kept_for_ever_and_the_page_is_asked_for(
    server: PageServer, likes: str
) -> None:
    assert server.ask("/assets/tree-1a2b.js", Accept_Encoding=likes).headers["cache-control"] == KEEP
    for path in ("/", "/index.html", "/assets/../index.html", "/table/abc"):
        assert server.ask(path, Accept_Encoding=likes).headers["cache-control"] == "private, no-cache"


def test_every_form_has_a_tag_of_its_own(server: PageServer) -> None:
    script = "/assets/tree-1a2b.js"
    tags = [server.ask(script, Accept_Encoding=likes).headers["etag"] for likes in ("", "gzip", "br")]
    assert len({*tags}) == 3
    tags = [server.ask("/", Accept_Encoding=likes).headers["etag"] for likes in ("", "gzip")]
    assert len({*tags}) == 2
    assert all(tag.startswith('"') for tag in tags)


@pytest.mark.parametrize("path", ["/", "/about.txt"])
@pytest.mark.parametrize("likes", ["", "gzip", "br"])
@pytest.mark.parametrize("form", ["{}", "W/{}", '"other", {}', "*"])
def test_what_a_browser_has_is_not_sent_again(server: PageServer, path: str, likes: str, form: str) -> None:
    known = server.ask(path, Accept_Encoding=likes).headers["etag"]
    answer = server.ask(path, Accept_Encoding=likes, If_None_Match=form.format(known))
    assert (answer.status, answer.body) == (304, b"")
    assert answer.headers["etag"] == known
    assert answer.headers["vary"].endswith("Accept-Encoding")
    assert answer.headers["cache-control"] == "private, no-cache"
    assert answer.headers["content-encoding"] is None


def test_another_form_of_it_is_sent(server: PageServer) -> None:
    known = server.ask("/assets/tree-1a2b.js", Accept_Encoding="br").headers["etag"]
    assert server.ask("/assets/tree-1a2b.js", Accept_Encoding="gzip", If_None_Match=known).status == 200
    known = server.ask("/", Accept_Encoding="gzip").headers["etag"]
    assert server.ask("/", If_None_Match=known).status == 200
    assert server.ask("/", If_None_Match="no tag at all", If_Modified_Since="yesterday").status == 200


def test_a_new_page_of_the_same_length_and_age_is_sent(server: PageServer) -> None:
    """Names of scripts are all as long, and packages give all files one date."""
    file = server.page / "about.html"
    file.write_bytes(b"front-1a2b.js")
    age = file.stat().st_mtime_ns
    known = server.ask("/about.html").headers["etag"]
    other = server.page / "other.html"
    other.write_bytes(b"front-3c4d.js")
    os.utime(other, ns=(age, age))
    os.replace(other, file)
    answer = server.ask("/about.html", If_None_Match=known)
    assert (answer.status, answer.body) == (200, b"front-3c4d.js")


# Parts, and other ways to ask


def test_a_part_is_a_part_of_the_file_as_it_is(server: PageServer) -> None:
    answer = server.ask("/assets/tree-1a2b.js", Accept_Encoding=POLITE, Range="bytes=7-11")
    assert (answer.status, answer.body) == (206, SCRIPT[7:12])
    assert answer.headers["content-encoding"] is None
    assert answer.headers["content-range"] == f"bytes 7-11/{len(SCRIPT)}"


def test_a_part_of_another_form_is_the_whole(server: PageServer) -> None:
    packed = server.ask("/assets/tree-1a2b.js", Accept_Encoding="br").headers["etag"]
    answer = server.ask("/assets/tree-1a2b.js", Accept_Encoding="br", Range="bytes=7-11", If_Range=packed)
    assert (answer.status, answer.body, answer.headers["content-encoding"]) == (200, SCRIPT, None)


@pytest.mark.parametrize(
    ("part", "status"),
    [
        ("bytes=9999999-", 416),
        ("bytes=5-2", 400),
        ("bytes=a-b", 400),
        ("bytes=" + "0-1," * 3_000, 200),
        ("bytes=-5", 206),
    ],
)
def test_parts_that_there_are_not_are_refused(server: PageServer, part: str, status: int) -> None:
    answer = server.ask("/assets/tree-1a2b.js", Range=part)
    assert answer.status == status
    assert len(answer.body) <= len(SCRIPT)


@pytest.mark.parametrize("likes", ["", "gzip", "br"])
def test_asking_for_the_head_tells_what_would_come(server: PageServer, likes: str) -> None:
    whole = server.ask("/assets/tree-1a2b.js", Accept_Encoding=likes)
    head = server.ask("/assets/tree-1a2b.js", "HEAD", Accept_Encoding=likes)
    assert (head.status, head.body) == (200, b"")
    for name in ("content-length", "content-encoding", "etag", "vary", "cache-control", "content-type"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "get"])
def test_nothing_else_can_be_done_with_a_file(server: PageServer, method: str) -> None:
    answer = server.ask("/assets/tree-1a2b.js", method)
    assert answer.status == 405
    assert SCRIPT not in answer.body


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/../../../../../../etc/passwd",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/..%c0%af..%c0%afetc/passwd",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/./././../secret.txt",
        "/assets/out.js",
        "/%00",
        "/assets/tree-1a2b.js%00",
        "/assets/tree-1a2b.js%00.png",
        "/assets/tree-1a2b.js/",
        "/assets/tree-1a2b.js/more",
        "/assets/" + "a" * 4_000,
        "/" + "a/" * 2_000,
        "/assets/%ff%fe",
        "/assets/%ED%A0%80",
        "/assets",
        "/assets/",
        "/assets/.",
        "/?../../secret.txt",
        "/index.html;../../secret.txt",
        "/%25%32%65%25%32%65/secret.txt",
    ],
)
def test_no_other_file_comes_out(server: PageServer, path: str) -> None:
    answer = server.ask(path, Accept_Encoding="gzip;q=0")
    assert answer.status in (200, 404)
    assert b"secret" not in answer.body
    assert b"root:" not in answer.body
    assert answer.status == 404 or answer.body == SCRIPT or answer.body.endswith(BODY)


# Answers of the server


def test_long_answers_of_the_server_are_packed(server: PageServer) -> None:
    plain = httpx.get(f"{server.url}/api/games", headers={"Accept-Encoding": "identity"})
    answer = server.ask("/api/games", Accept_Encoding=POLITE)
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.body) == plain.content
    assert len(answer.body) < len(plain.content) / 2
    assert answer.headers["content-length"] == str(len(answer.body))
    assert answer.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in plain.headers
    assert server.ask("/api/games", Accept_Encoding="gzip;q=0, br").headers["content-encoding"] is None


def test_the_head_of_a_packed_answer_is_its_head(server: PageServer) -> None:
    whole, head = (server.ask("/api/games", method, Accept_Encoding="gzip") for method in ("GET", "HEAD"))
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]


def test_short_answers_and_those_about_somebody_are_not(server: PageServer) -> None:
    """Codes and hands beside names that others typed: the length would tell which letters are alike."""
    for path in ("/api/tables", "/api/tables/mine", "/healthz", "/api/join/000000"):
        assert server.ask(path, Accept_Encoding=POLITE).headers["content-encoding"] is None
    seats = [{"who": "here", "name": f"Awa {place}"} for place in range(4)]
    with httpx.Client(base_url=server.url, headers={"Accept-Encoding": "gzip"}) as web:
        for _ in range(12):
            opened = web.post("/api/tables", json={"game": "bakong", "seats": seats}).json()
        mine = web.get("/api/tables/mine")
        assert len(mine.content) > 1_000
        assert "content-encoding" not in mine.headers
        assert "content-encoding" not in web.get(f"/api/tables/{opened['table']}").headers
        assert "content-encoding" not in web.post("/api/carry").headers


def test_a_record_that_still_hides_something_is_not_packed(server: PageServer) -> None:
    async def play() -> None:
        async with gathering(server.url, "bakong", 2) as players:
            record = await players[0].web.get(
                f"/api/tables/{players[0].table}/record", headers={"Accept-Encoding": "gzip"}
            )
            assert record.status_code == 200
            assert len(record.content) > 1_000
            assert "content-encoding" not in record.headers

    run(play())


@pytest.mark.wide
def test_codes_are_guessed_no_faster_by_links_than_by_requests(tmp_path: Path) -> None:
    """A link that leads nowhere says so, but only as often as anything else may be asked."""
    own = PageServer(tmp_path)
    own.page.mkdir()
    (own.page / "index.html").write_bytes(INDEX)
    own.start(games=0)
    began = time.monotonic()
    told = sum(own.ask(f"/join/{number:06}").status == 404 for number in range(int(2 * REQUESTS_AT_ONCE)))
    took = time.monotonic() - began
    own.stop()
    assert 0 < told <= REQUESTS_AT_ONCE + REQUESTS_PER_SECOND * took + 1
