"""Known names only: a page that came by a stranger's name may do nothing, and no link repeats such a name."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from palabre.server.connection.hosts import Hosts

from ..live import Live
from ..nursery import Nursery

WISH = {"game": "bakong", "seats": [{"who": "guest"}] * 2}
PUBLIC = "https://table.example.org"
FOREIGN = [
    "evil.example",
    "6.6.6.6",
    "6.6.6.6:8000",
    "[2001:db8::1]",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
]
STRANGE = ["0.0.0.0", "a b", "x@127.0.0.1", "127.0.0.1:1:2", "[::1", "224.0.0.1"]
OPENING = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


@pytest.fixture(scope="module")
def public(forks: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with a public address."""
    server = Live(tmp_path_factory.mktemp("public"), nursery=forks, public_url=PUBLIC).start()
    yield server
    server.stop()


def own_names() -> list[str]:
    short = socket.gethostname().partition(".")[0]
    return ["localhost", "LOCALHOST", "palabre.localhost", "[::1]", "127.9.9.9", short, f"{short}.local"]


def own_address() -> str:
    """The address at which others on the network reach this machine, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.2"


def ask(server: Live, method: str, path: str, host: str, **facts: Any) -> httpx.Response:
    scheme = facts.pop("scheme", "http")
    headers = {"Host": host, "Origin": f"{scheme}://{host}", **facts.pop("headers", {})}
    return httpx.request(method, server.url + path, headers=headers, **facts)


@pytest.mark.parametrize("host", FOREIGN)
def test_a_page_under_a_foreign_name_may_not_post_though_it_is_its_own_origin(live: Live, host: str) -> None:
    answer = ask(live, "POST", "/api/tables", host, json=WISH)
    assert (answer.status_code, answer.json()["key"]) == (421, "foreign-host")
    assert "--public-url" in answer.json()["reason"]
    assert host not in answer.text


@pytest.mark.parametrize("host", FOREIGN[:2])
def test_a_page_under_a_foreign_name_may_open_no_connection(live: Live, host: str) -> None:
    body = ask(live, "POST", "/api/tables", f"127.0.0.1:{live.port}", json=WISH)
    table, cookie = body.json()["table"], body.cookies["palabre"]
    for name, status in ((host, 403), (f"127.0.0.1:{live.port}", 101)):
        headers = {**OPENING, "Host": name, "Origin": f"http://{name}", "Cookie": f"palabre={cookie}"}
        with socket.create_connection(("127.0.0.1", live.port), timeout=30) as line:
            head = "".join(f"{key}: {value}\r\n" for key, value in headers.items())
            line.sendall(f"GET /ws/{table} HTTP/1.1\r\n{head}\r\n".encode())
            assert line.recv(4096).startswith(b"HTTP/1.1 %d " % status)


@pytest.mark.parametrize("host", FOREIGN[:2])
def test_numbers_are_not_told_under_a_foreign_name(live: Live, host: str) -> None:
    assert ask(live, "GET", "/metrics", host).status_code == 404
    assert ask(live, "GET", "/metrics", f"127.0.0.1:{live.port}").status_code == 200


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize("path", ["/", "/rules/bongo", "/join/ABCDEF"])
def test_no_page_and_no_link_repeats_a_foreign_name(live: Live, path: str, host: str) -> None:
    answer = ask(live, "GET", path, host)
    assert host not in answer.text
    assert f"http://127.0.0.1:{live.port}/pictures/" in answer.text
    assert host not in ask(live, "POST", "/api/carry", host).text


@pytest.mark.parametrize("host", own_names())
def test_own_names_may_do_everything(live: Live, host: str) -> None:
    place = f"{host}:{live.port}"
    assert ask(live, "POST", "/api/tables", place, json=WISH).status_code == 200
    assert ask(live, "POST", "/api/carry", place).json()["link"].startswith(f"http://{place}/carry/")


def test_phones_in_the_room_play_by_the_address_of_this_machine(forks: Nursery, tmp_path: Any) -> None:
    server = Live(tmp_path, nursery=forks, host="0.0.0.0").start()
    place = f"{own_address()}:{server.port}"
    try:
        there = httpx.post(f"http://{place}/api/tables", json=WISH, headers={"Origin": f"http://{place}"})
        assert there.status_code == 200, there.text
        carry = httpx.post(f"http://{place}/api/carry", headers={"Origin": f"http://{place}"})
        assert carry.json()["link"].startswith(f"http://{place}/carry/")
        proxied = ask(server, "POST", "/api/tables", place, json=WISH)  # to another of its addresses
        assert proxied.status_code == 200
    finally:
        server.stop()


def test_with_a_public_address_links_have_it_whatever_is_asked_for(public: Live) -> None:
    for host in ("evil.example", "table.example.org", f"127.0.0.1:{public.port}"):
        text = ask(public, "GET", "/", host).text
        assert f'content="{PUBLIC}/pictures/' in text
        assert "evil" not in text
    assert (
        ask(public, "POST", "/api/tables", "table.example.org", scheme="https", json=WISH).status_code == 200
    )
    assert ask(public, "POST", "/api/tables", f"127.0.0.1:{public.port}", json=WISH).status_code == 200
    assert ask(public, "POST", "/api/tables", "evil.example", json=WISH).status_code == 421


def test_a_proxy_that_names_nobody_shows_no_numbers(public: Live) -> None:
    """Behind a public address nobody is nearby, whatever a request says of itself."""
    for host in ("table.example.org", "127.0.0.1", f"localhost:{public.port}"):
        assert ask(public, "GET", "/metrics", host).status_code == 404


def test_numbers_that_are_open_are_told_under_every_name(forks: Nursery, tmp_path: Any) -> None:
    """As Prometheus asks beside it in another container."""
    server = Live(tmp_path, nursery=forks, metrics=True, public_url=PUBLIC).start()
    try:
        assert ask(server, "GET", "/metrics", "palabre:8000").status_code == 200
    finally:
        server.stop()


def connection(host: str | None) -> HTTPConnection:
    headers = [] if host is None else [(b"host", host.encode())]
    return HTTPConnection(
        {"type": "http", "headers": headers, "server": ("127.0.0.1", 8000), "scheme": "http", "path": "/"}
    )


@pytest.mark.parametrize("host", STRANGE)
def test_what_is_no_name_is_not_known(host: str) -> None:
    assert not Hosts().knows(connection(host))


def test_names_of_the_machine_and_of_its_host_are_known() -> None:
    hosts = Hosts("https://table.example.org:8443", "table.lan", machine="Club.example.net")
    known = ["club", "CLUB.local", "club.example.net", "table.lan:8000", "table.example.org", "club.local."]
    assert [name for name in known if not hosts.knows(connection(name))] == []
    assert not hosts.knows(connection("other.local"))
    assert hosts.knows(connection(None)), "a program of old that names nobody"


def test_the_address_of_a_link_can_be_no_more_than_a_place() -> None:
    for host in ("localhost/evil", "localhost\\evil", "localhost#", 'localhost:8000"><script>'):
        assert Hosts().origin(connection(host)) == "http://127.0.0.1:8000"
    assert re.fullmatch(r"http://localhost:80", Hosts().origin(connection("localhost:80")))
