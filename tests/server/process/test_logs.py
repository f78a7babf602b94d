"""Logs: one bounded line each, and nothing in them that people said or played."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from typing import Any

import websockets
from sqlalchemy import create_engine, text

from palabre.server.process.logs import FRAMES, LONGEST, AsJson

from ..live import Live
from ..player import Player, run


def told(what: str, wrong: Exception | None = None) -> dict[str, Any]:
    info = None if wrong is None else (type(wrong), wrong, wrong.__traceback__)
    record = logging.LogRecord("palabre", logging.ERROR, "here", 1, what, None, info)
    found: dict[str, Any] = json.loads(AsJson().format(record))
    return found


def caught(work: Any) -> Exception:
    try:
        work()
    except Exception as wrong:
        return wrong
    raise AssertionError("nothing went wrong")


def test_an_error_is_told_by_its_kind_and_place_without_what_it_says() -> None:
    line = told("something failed", caught(lambda: int("guest 0123456789")))
    assert line["error"] == ["ValueError"]
    assert "0123456789" not in json.dumps(line)
    assert line["trace"][-1].endswith("<lambda>")


def test_what_a_statement_was_to_write_is_not_told() -> None:
    engine = create_engine("sqlite://", hide_parameters=True)
    with engine.connect() as connection:
        wrong = caught(lambda: connection.execute(text("INSERT INTO nowhere VALUES (:a)"), {"a": "a secret"}))
    engine.dispose()
    line = told("not written", wrong)
    assert line["error"][0] == "OperationalError: no such table: nowhere"
    assert "a secret" not in json.dumps(line)


def test_a_line_is_bounded_however_deep_the_trouble() -> None:
    def deeper(n: int) -> int:
        return deeper(n + 1)

    line = told("x" * 100_000, caught(lambda: deeper(0)))
    assert len(line["what"]) == LONGEST
    assert len(line["trace"]) == FRAMES
    assert sys.getsizeof(json.dumps(line)) < 5_000


def test_what_is_no_text_and_no_request_is_refused_and_leaves_no_line(live: Live) -> None:
    """Else anybody could fill the disk of a host."""

    async def play() -> None:
        host = await Player(live.url).open("bakong", "me", "free")
        headers = {"Cookie": f"palabre={host.cookie}"}
        address = f"{live.url.replace('http', 'ws')}/ws/{host.table}"
        async with websockets.connect(address, additional_headers=headers, proxy=None) as line:
            line.protocol.send_text(b'{"do":"\xff"}')
            line.send_data()
            while (message := json.loads(await line.recv()))["is"] != "refused":
                pass
            assert message["key"] == "not-understood"
        reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
        writer.write(b"\x16\x03\x01\x02\x00\r\n\r\n")
        assert b" 400 " in await reader.readline()
        writer.close()

    run(play())
    assert live.log == ""
