"""Cookies: those that are out there keep their seats, and what we did not sign is nobody's."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
import websockets

from palabre.server.http.guests import COOKIE_LETTERS, Guests

from .gatherings import guests
from .live import Live
from .nursery import Nursery
from .player import Player, run

KEY = bytes(range(32))
GUEST = "0123456789abcdef" * 2
# Made with this key by version 0.1.0, before the marks were itsdangerous's: never to be made anew.
FROM_BEFORE = f"{GUEST}.66fc66f2575a06af5f464345a49885beccb7cf1f922c7d126d3fe36c31683e0c"
MARK = FROM_BEFORE.partition(".")[2]
FORGED = {
    "another guest": f"{GUEST[::-1]}.{MARK}",
    "another mark": f"{GUEST}.{MARK[::-1]}",
    "another key": Guests(b"k" * 32).signed(GUEST),
    "capitals": f"{GUEST}.{MARK.upper()}",
    "spaces in the mark": f"{GUEST}.{MARK[:30]}  {MARK[32:]}",
    "cut short": FROM_BEFORE[:-1],
    "without a mark": f"{GUEST}.",
    "only a mark": f".{MARK}",
    "only dots": "." * COOKIE_LETTERS,
    "a little longer": f"{FROM_BEFORE}0",
    "very long": f"{GUEST}.{MARK}" + "0" * 30_000,
    "another length of guest": f"{GUEST}0.{MARK[1:]}",
    "letters that are not ASCII": f"{GUEST}.{'é' * len(MARK)}",
    "a guest that is not ASCII": f"{'é' * len(GUEST)}.{MARK}",
    "escapes": f'"{GUEST}.' + "\\303" * 16 + '"',
    "digits of another script": f"{GUEST}.{'٣' * len(MARK)}",
}


@pytest.fixture(scope="module")
def of_before(forks: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server in the folder of an older one."""
    folder = tmp_path_factory.mktemp("of_before")
    (folder / "cookie.key").write_bytes(KEY)
    server = Live(folder, nursery=forks).start()
    yield server
    server.stop()
    assert server.log == "", server.log


def test_a_cookie_of_before_keeps_its_seat(of_before: Live) -> None:
    async def play() -> None:
        guest = await Player(of_before.url, cookie=FROM_BEFORE).open("bakong", "me", "free")
        async with guests(guest):
            again = Player(of_before.url, cookie=FROM_BEFORE)
            async with guests(again):
                assert [line["table"] for line in await again.ask("GET", "/api/tables/mine")] == [guest.table]
                assert again.cookie == FROM_BEFORE, "it is neither taken away nor made anew"

    run(play())


def test_cookies_are_written_as_before() -> None:
    """Also for processes of an older version that serve the same tables beside this one."""
    assert Guests(KEY).signed(GUEST) == FROM_BEFORE
    assert Guests(KEY).read(FROM_BEFORE) == GUEST


@pytest.mark.parametrize("forged", FORGED.values(), ids=FORGED)
def test_what_we_did_not_sign_is_nobodys(of_before: Live, forged: str) -> None:
    assert Guests(KEY).read(forged) is None
    header = [(b"Cookie", f"palabre={forged}".encode())]
    answer = httpx.get(f"{of_before.url}/api/tables/mine", headers=header)
    assert (answer.status_code, answer.json()) == (200, [])
    assert "palabre=" in answer.headers["set-cookie"]


@pytest.mark.parametrize("forged", ["another mark", "cut short", "a little longer", "escapes"])
def test_a_line_under_a_forged_name_is_refused(of_before: Live, forged: str) -> None:
    async def play() -> None:
        address = of_before.url.replace("http", "ws", 1) + "/ws/abcdefgh"
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(address, additional_headers={"Cookie": f"palabre={FORGED[forged]}"})

    run(play())


def test_a_mark_cannot_be_guessed_letter_by_letter() -> None:
    guests = Guests(KEY)
    near = [
        FROM_BEFORE[:n] + "0f"[letter == "0"] + FROM_BEFORE[n + 1 :] for n, letter in enumerate(FROM_BEFORE)
    ]
    assert {guests.read(cookie) for cookie in near} == {None}


def test_every_new_guest_is_another() -> None:
    guests = Guests(KEY)
    assert len({guests.new() for _ in range(100)}) == 100
    assert all(guests.read(guests.signed(guest)) == guest for guest in [guests.new() for _ in range(10)])


def test_a_guest_of_another_length_is_nobody() -> None:
    assert Guests(KEY).read(Guests(KEY).signed("short")) is None


def words_of(answer: httpx.Response) -> set[str]:
    return {word.strip() for word in answer.headers.get("Cache-Control", "").split(",")}


@pytest.mark.parametrize(
    "path",
    ["/", "/rules/bongo", "/robots.txt", "/manifest.webmanifest", "/nowhere", "/api/games", "/carry/x"],
)
def test_an_answer_with_a_cookie_is_kept_by_nobody_else(live: Live, path: str) -> None:
    """A proxy that kept it for all would make everybody the same guest."""
    answer = httpx.get(live.url + path)
    assert "Set-Cookie" in answer.headers
    assert words_of(answer) & {"private", "no-store"}
    known = httpx.get(live.url + path, cookies=dict(answer.cookies))
    assert "Set-Cookie" not in known.headers
    again = httpx.get(live.url + path, headers={"If-None-Match": answer.headers.get("ETag", "")})
    assert "Set-Cookie" not in again.headers or words_of(again) & {"private", "no-store"}


def test_a_seat_that_is_carried_here_is_kept_by_nobody_else(live: Live) -> None:
    cookie = dict(httpx.get(live.url).cookies)
    link = httpx.post(f"{live.url}/api/carry", cookies=cookie).json()["link"]
    answer = httpx.post(link, data={"keep": "carried"})
    assert "Set-Cookie" in answer.headers
    assert words_of(answer) & {"private", "no-store"}
