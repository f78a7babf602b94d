"""What strangers may try, and what the server says to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import stat
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from palabre.server.app import make_app

from .gatherings import first_to_choose, gathering, guests
from .inside import GUESTS, house
from .live import Live
from .player import Player, run


def test_every_answer_carries_the_headers_that_keep_a_browser_safe(live: Live) -> None:
    for path in ("/", "/api/games", "/table/none", "/api/nothing", "/healthz"):
        answer = httpx.get(live.url + path)
        policy = dict(
            part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";")
        )
        assert policy.get("script-src", policy["default-src"]) == "'self'"
        assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "strict-transport-security" not in answer.headers, "there may be no TLS here"


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(live: Live) -> None:
    cookie = httpx.get(f"{live.url}/api/games").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert (
        "set-cookie"
        not in httpx.get(f"{live.url}/api/games", headers={"Cookie": cookie.split(";")[0]}).headers
    )


@pytest.mark.parametrize("forged", ["", "x", "0" * 32 + "." + "0" * 64, "é" * 32 + "." + "é" * 64])
def test_a_cookie_that_the_server_did_not_sign_is_nobodys(live: Live, forged: str) -> None:
    answer = httpx.get(f"{live.url}/api/games", headers=[(b"Cookie", f"palabre={forged}".encode())])
    assert "palabre=" in answer.headers["set-cookie"]


def test_the_key_is_for_the_server_alone(live: Live) -> None:
    assert stat.S_IMODE((live.folder / "cookie.key").stat().st_mode) == 0o600
    assert len((live.folder / "cookie.key").read_bytes()) == 32


@pytest.mark.parametrize("origin", ["https://example.org", "null", "http://[", "http://127.0.0.1:1"])
def test_pages_of_other_sites_can_neither_ask_nor_listen(live: Live, origin: str) -> None:
    async def play() -> None:
        host = await Player(live.url).open("bakong", "me", "free")
        async with guests(host):
            headers = {"Origin": origin, "Cookie": f"palabre={host.cookie}"}
            answer = await host.web.post("/api/carry", headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
            with pytest.raises(websockets.InvalidStatus):
                await connect(live, host, additional_headers=headers)
            own = await connect(live, host, additional_headers={**headers, "Origin": live.url})
            await own.close()

    run(play())


async def connect(live: Live, player: Player, **wish: Any) -> Any:
    address = f"{live.url.replace('http', 'ws')}/ws/{player.table}"
    headers = {"Cookie": f"palabre={player.cookie}"}
    return await websockets.connect(
        address, **{"additional_headers": headers, "compression": None, "proxy": None, **wish}
    )


async def send_all(line: Any, texts: list[str]) -> None:
    """Say it all, if the line lasts."""
    with contextlib.suppress(websockets.ConnectionClosed):
        for text in texts:
            await line.send(text)


async def code_of_end(line: Any) -> int | None:
    """Why the other side closes the line."""
    async with asyncio.timeout(30):
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await line.recv()
    return line.close_code  # type: ignore[no-any-return]


def test_a_line_without_a_cookie_or_to_no_table_is_refused(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url).open("bakong", "me", "free")
        async with guests(host):
            with pytest.raises(websockets.InvalidStatus):
                await connect(live, host, additional_headers={})
            host.table = "nowhere"
            with pytest.raises(websockets.InvalidStatus):
                await connect(live, host)

    run(play())


@pytest.mark.parametrize("size", [20_000, 200_000, 5_000_000])
def test_a_message_that_is_too_long_ends_the_line_and_nothing_else(live: Live, size: int) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as (host, guest):
            line = await connect(live, guest, max_size=None)
            await send_all(line, [json.dumps({"do": "hello", "lang": "x" * size})])
            assert await code_of_end(line) == 1009
            assert (await host.say("react", reaction="wow"))["is"] == "done"

    run(play())


def test_who_talks_too_fast_is_hung_up_on(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as (host, guest):
            line = await connect(live, guest)
            await send_all(line, [json.dumps({"do": "pong", "n": n}) for n in range(120)])
            assert await code_of_end(line) == 1008
            assert (await host.say("react", reaction="wow"))["is"] == "done"

    run(play())


@pytest.mark.parametrize("kind", ["ping", "pong", "fragment"])
def test_frames_of_every_kind_are_counted_where_they_arrive(live: Live, kind: str) -> None:
    async def flood(line: Any) -> None:
        for _ in range(400):
            if kind == "fragment":
                line.protocol.send_continuation(b"", fin=False)
            else:
                (line.protocol.send_ping if kind == "ping" else line.protocol.send_pong)(b"")
            line.send_data()

    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as (host, guest):
            line = await connect(live, guest)
            if kind == "fragment":
                line.protocol.send_text(b"{", fin=False)
            with contextlib.suppress(websockets.ConnectionClosed, AssertionError, OSError):
                await flood(line)
            assert await code_of_end(line) == 1008
            assert (await host.say("react", reaction="wow"))["is"] == "done"
            assert (host.lines_opened, guest.lines_opened) == (1, 1)

    run(play())


def test_what_many_say_one_after_the_other_is_told_in_batches(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as (host, _):
            crowd = [await Player(live.url).go(host.table) for _ in range(6)]
            async with guests(*crowd):
                await asyncio.sleep(0.2)
                before, began = len(host.updates), time.monotonic()
                for each in crowd * 3:
                    assert (await each.say("react", reaction="wow"))["is"] == "done"
                passed = time.monotonic() - began
                await asyncio.sleep(0.2)
                assert 0 < len(host.updates) - before <= 3 + passed / 0.05

    run(play())


def test_reactions_are_limited_by_guest_and_by_table(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as (host, guest):
            crowd = [await Player(live.url).go(host.table) for _ in range(6)]
            async with guests(*crowd):
                began = time.monotonic()
                said = [each.say("react", reaction="wow") for each in crowd for _ in range(12)]
                answers = await asyncio.gather(*said)
                passed = time.monotonic() - began
                heard = sum(answer["is"] == "done" for answer in answers)
                assert heard <= 20 + passed * 5, "by the table"
                assert {answer.get("key") for answer in answers if answer["is"] == "refused"} == {
                    "too-many-reactions"
                }
                mine = [await guest.say("react", reaction="wow") for _ in range(12)]
                assert sum(answer["is"] == "done" for answer in mine) <= 6 + (time.monotonic() - began)

    run(play())


def test_an_answer_is_not_forgotten_for_others_reactions(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as players:
            chooser = await first_to_choose(players)
            decision, choice = chooser.update["decision"], chooser.update["choices"][0]
            assert (await chooser.play(choice, id="once"))["is"] == "done"
            washers = [await Player(live.url).go(chooser.table) for _ in range(9)]
            async with guests(*washers):
                for _ in range(10):
                    asked = [each.say("react", reaction="wow") for each in washers for _ in range(7)]
                    await asyncio.gather(*asked)
            again = await chooser.play(choice, id="once", decision=decision)
            assert again["is"] == "done", again

    run(play())


def test_an_address_that_asks_too_much_is_told_to_wait(live: Live) -> None:
    async def play() -> None:
        headers = {"X-Forwarded-For": "203.0.113.9"}
        async with httpx.AsyncClient(base_url=live.url, headers=headers) as web:
            answers = [await web.get("/api/join/ZZZZZZ") for _ in range(200)]
            assert {answer.status_code for answer in answers} == {404}
            while answers[-1].status_code != 429:
                asked = (web.get("/api/join/ZZZZZZ") for _ in range(100))
                answers += sorted(await asyncio.gather(*asked), key=lambda answer: answer.status_code)
            assert answers[-1].json()["key"] == "too-many-requests"

    run(play())


@pytest.mark.wide
def test_a_family_behind_one_address_may_open_the_page_at_once(live: Live) -> None:
    files_of_a_page, people = 60, 12

    async def play() -> None:
        headers = {"X-Forwarded-For": "203.0.113.10"}
        async with httpx.AsyncClient(base_url=live.url, headers=headers) as web:
            for _ in range(people):
                asked = (web.get(f"/assets/file-{n}.js") for n in range(files_of_a_page))
                assert 429 not in {answer.status_code for answer in await asyncio.gather(*asked)}
            assert (await web.get("/api/games")).status_code == 200

    run(play())


def test_an_address_opens_only_so_many_tables_whoever_asks(live: Live) -> None:
    async def play() -> None:
        wish = {"game": "bonobo-beach", "seats": [{"who": "bot", "level": "random"}] * 2}
        headers = {"X-Forwarded-For": "203.0.113.11"}
        async with httpx.AsyncClient(base_url=live.url) as web:
            before = await thoughts(web)
            asked = [web.post("/api/tables", json=wish, headers=headers) for _ in range(80)]
            answers = await asyncio.gather(*asked)
            opened = [answer.json()["table"] for answer in answers if answer.status_code == 200]
            assert 60 <= len(opened) < 70
            assert {answer.json()["key"] for answer in answers if answer.status_code == 429} == {
                "too-many-tables-here"
            }
            await asyncio.sleep(0.5)
            assert await thoughts(web) == before, "bots think for an empty room"
            watcher = await Player(live.url).go(opened[0])
            async with guests(watcher):
                await watcher.until(lambda it: it.state == "over")

    run(play())


async def thoughts(web: httpx.AsyncClient) -> str:
    """How many moves bots have thought about."""
    told = (await web.get("/metrics")).text.splitlines()
    return next(line for line in told if line.startswith("palabre_thoughts_total "))


def test_an_address_holds_only_so_many_lines(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url).open("bakong", "me", "free")
        headers = {"Cookie": f"palabre={host.cookie}", "X-Forwarded-For": "203.0.113.10"}
        lines = []
        async with guests(host):
            for _ in range(200):
                lines.append(await connect(live, host, additional_headers=headers))
            with pytest.raises(websockets.InvalidStatus):
                await connect(live, host, additional_headers=headers)
            await asyncio.gather(*(line.close() for line in lines))

    run(play())


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/..%2f..%2fetc%2fpasswd",
        "/" + "a" * 4000,
        "/assets/%ff%fe",
        "/carry/%00",
        "/api/join/%00",
        "/api/tables/%00/record",
    ],
)
def test_addresses_that_no_page_has_are_answered_in_good_order(live: Live, path: str) -> None:
    answer = httpx.get(live.url + path)
    assert answer.status_code in (200, 303, 404)
    assert "root:" not in answer.text


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"\xff\xfe",
        b'{"game":"bakong"}',
        b"[" * 15_000,
        b"x" * 17_000,
        b'{"game":"\\ud800","seats":[{"who":"guest"}]}',
    ],
)
def test_a_wish_that_makes_no_sense_is_refused_with_a_sentence(live: Live, body: bytes) -> None:
    answer = httpx.post(f"{live.url}/api/tables", content=body, headers={"Accept-Language": "fr"})
    assert answer.status_code == 400
    assert answer.json()["reason"]


def test_a_deeply_nested_choice_is_refused_before_it_is_read(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as (host, guest):
            for nested in ('{"a":' * 900 + "1" + "}" * 900, "[" * 4_000 + "]" * 4_000):
                text = '{"do":"play","id":"deep","decision":%d,"choice":{"do":%s}}'
                await guest.send(text % (guest.update["decision"], nested))
            await guest.until(lambda it: sum(one["is"] == "refused" for one in it.others) == 2)
            assert {one["key"] for one in guest.others if one["is"] == "refused"} == {"not-understood"}
            assert (host.lines_opened, guest.lines_opened) == (1, 1)

    run(play())


UNASKED = (
    b"",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /he",
)


def test_a_connection_that_never_asks_is_closed(live: Live) -> None:
    """Nothing, half of a request, half of a body, and a second request that stops: all at once."""
    with ExitStack() as lines:
        opened = [
            lines.enter_context(socket.create_connection(("127.0.0.1", live.port), timeout=30))
            for _ in UNASKED
        ]
        began = time.monotonic()
        for line, begun in zip(opened, UNASKED, strict=True):
            line.sendall(begun)
        for line in opened:
            while line.recv(65536):
                pass
        assert time.monotonic() - began < 20


def test_files_that_others_may_keep_come_without_a_cookie(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "table-1a2b.js").write_text("")

    async def ask() -> None:
        async with house(tmp_path / "house") as at:
            page = httpx.ASGITransport(make_app(at, GUESTS, tmp_path))
            async with httpx.AsyncClient(transport=page, base_url="http://localhost") as web:
                answer = await web.get("/assets/table-1a2b.js")
                assert "immutable" in answer.headers["cache-control"]
                assert "set-cookie" not in answer.headers
                assert "set-cookie" in (await web.get("/")).headers

    run(ask())


def test_nobody_learns_from_the_record_of_a_running_game_what_is_hidden(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "banjooli-xeet", 2, options={"berries": True}) as players:
            watcher = Player(live.url)
            async with guests(watcher):
                await watcher.ask("GET", "/api/games")
                for each in (*players, watcher):
                    text = (await each.web.get(f"/api/tables/{players[0].table}/record")).text
                    assert "deal_" not in text
                    assert "secret" not in text
                    assert '"nature":{"from":"hidden"' in text.replace(" ", "")

    run(play())
