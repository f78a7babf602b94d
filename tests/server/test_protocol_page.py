"""docs/protocol.md names everything that can be said, and everything that can be asked for."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
from starlette.routing import Route

from palabre.server.connection import limits, messages, table_info
from palabre.server.real_time.photo_finish.ruling import Judged

from .inside import GUESTS, house
from .player import run

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SPOKEN = [*get_args(messages.FromClient), *get_args(messages.FromServer)]


@pytest.mark.parametrize("message", SPOKEN, ids=lambda message: str(message.__name__))
def test_every_message_and_each_of_its_fields_is_on_the_page(message: type) -> None:
    tag = message.__struct_config__.tag  # type: ignore[attr-defined]
    assert f"`{tag}`" in PAGE
    for field in message.__struct_fields__:  # type: ignore[attr-defined]
        assert field in PAGE, f"{tag} has a {field}"


def test_what_a_seat_is_told_of_every_seat_is_on_the_page() -> None:
    """The handicap too, as a table has it and as a photo finish counts it."""
    (row,) = (line for line in PAGE.splitlines() if line.startswith("| `table` |"))
    assert [field for field in table_info.SeatInfo.__struct_fields__ if f"`{field}`" not in row] == []
    (photo,) = re.findall(r'"photo": \[\{(.*?)\}', PAGE)
    assert re.findall(r'"(\w+)"', photo) == [field.name for field in fields(Judged)]


def test_every_request_is_on_the_page(tmp_path: Path) -> None:
    from palabre.server.app import make_app

    async def routes() -> list[str]:
        async with house(tmp_path) as at:
            app = make_app(at, GUESTS, Path("nowhere"))
            return [route.path for route in app.routes if isinstance(route, Route)]

    told = PAGE
    for name in ("TABLE", "CODE", "GAME", "EXERCISE", "MOVE", "DECISION", "SEAT"):
        told = told.replace(f"/{name}", f"/{{{name.lower()}}}")
    asked = [path for path in run(routes()) if path.startswith(("/api", "/healthz"))]
    assert len(asked) > 8
    assert [path for path in asked if path not in told] == []


def test_the_bounds_on_the_page_are_those_that_hold() -> None:
    assert f"{limits.MESSAGE_BYTES // 1024} KB" in PAGE
    assert (
        f"{limits.MESSAGES_PER_SECOND:.0f} messages a second ({limits.MESSAGES_AT_ONCE:.0f} at once" in PAGE
    )
    assert f"`hello` counts as {limits.HELLO_COSTS:.0f}" in PAGE
    assert (
        f"{limits.REQUESTS_PER_SECOND:.0f} requests a second ({limits.REQUESTS_AT_ONCE:.0f} at once)" in PAGE
    )
    assert f"files of the page {limits.FILES_PER_SECOND:.0f} ({limits.FILES_AT_ONCE:.0f} at once)" in PAGE
    assert f"{limits.CONNECTIONS_PER_ADDRESS} lines" in PAGE
    assert (
        f"opens {limits.CONNECTIONS_PER_SECOND:.0f} a second, {limits.CONNECTIONS_AT_ONCE:.0f} at once"
        in PAGE
    )
    assert f"{limits.OPEN_TABLES_PER_GUEST} open tables" in PAGE.replace("\n", " ")
