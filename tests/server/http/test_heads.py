"""What a link says before anybody follows it: to messengers, to search engines, and by its status."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from palabre.games import games
from palabre.server.http.heads import ALONE, HEIGHT, HOUSE, WIDTH, WITH_GAME, WITH_TABLE, place_of
from tests.server.live import Live

WEB = Path(__file__).parents[3] / "web"
PNG = b"\x89PNG\r\n\x1a\n"
FRENCH, ENGLISH = {"Accept-Language": "fr"}, {"Accept-Language": "en"}


def head_of(page: str) -> dict[str, str]:
    """The lines of a page's head, by name."""
    found = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page))
    title = re.search(r"<title>(.*?)</title>", page)
    canonical = re.search(r'<link rel="canonical" href="([^"]*)"', page)
    return {**found, "title": title[1] if title else "", "canonical": canonical[1] if canonical else ""}


def size_of(drawn: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    return int.from_bytes(drawn[16:20]), int.from_bytes(drawn[20:24])


def opened(live: Live) -> dict[str, str]:
    """A table that waits for its second player."""
    wish = {"game": "bakong", "seats": [{"who": "here", "name": "Awa <b>"}, {"who": "guest"}]}
    answer = httpx.post(f"{live.url}/api/tables", json=wish)
    found: dict[str, str] = answer.json()
    return found


@pytest.mark.parametrize("place", ["table", "join", "replay"])
def test_a_link_to_a_table_says_what_is_played_and_is_not_searched_for(live: Live, place: str) -> None:
    table = opened(live)
    path = {
        "table": f"/table/{table['table']}",
        "join": f"/join/{table['code'].lower()}",
        "replay": f"/replay?table={table['table']}",
    }[place]
    answer = httpx.get(live.url + path, headers=FRENCH)
    head = head_of(answer.text)
    assert answer.status_code == 200
    assert "Bakong" in head["title"]
    assert head["og:title"] == head["title"]
    assert head["og:image"] == f"{live.url}/pictures/bakong.png"
    assert head["robots"] == "noindex"
    assert head["description"].startswith("À travers une jungle")
    assert "Awa" not in answer.text, "who sits there is nobody's business"
    assert table["code"] not in answer.text
    assert '<html lang="fr">' in answer.text


def test_public_places_may_be_searched_for_in_both_languages(live: Live) -> None:
    for path in ("/", "/trainer", *(f"/rules/{game}" for game in games())):
        french, english = (
            head_of(httpx.get(live.url + path, headers=lang).text) for lang in (FRENCH, ENGLISH)
        )
        for head in (french, english):
            assert head["description"]
            assert "robots" not in head
            assert head["canonical"] == live.url + path
        assert french["description"] != english["description"]


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/table/abc",
        "/table/0123456789abcdef",
        "/join/ABCDEF",
        "/join/",
        "/rules/chess",
        "/rules",
        "/trainer/more",
        "/a/b/c",
        "/table/%00",
        "/join/%F0%9F%8E%B2",
        "/rules/<script>",
        "/table/" + "a" * 4_000,
    ],
)
def test_what_is_not_there_is_not_found_and_shows_the_page(live: Live, path: str) -> None:
    answer = httpx.get(live.url + path)
    assert answer.status_code == 404
    assert '<div id="page">' in answer.text
    assert "<script>" not in answer.text
    assert head_of(answer.text)["robots"] == "noindex"


def test_a_hostile_table_in_a_replay_says_nothing(live: Live) -> None:
    for table in ("", "../..", '"><script>', "0" * 16, "a" * 3_000):
        answer = httpx.get(f"{live.url}/replay", params={"table": table})
        assert answer.status_code == 200
        assert "<script>" not in answer.text
        assert head_of(answer.text)["og:image"].endswith(f"/{HOUSE}.png")


def test_a_foreign_name_is_not_believed(live: Live) -> None:
    answer = httpx.get(live.url, headers={"Host": "evil.example"})
    assert "evil.example" not in answer.text


def test_robots_and_the_manifest(live: Live) -> None:
    robots = httpx.get(f"{live.url}/robots.txt")
    assert (robots.status_code, robots.headers["content-type"].partition(";")[0]) == (200, "text/plain")
    assert "Disallow: /api/" in robots.text
    manifest = httpx.get(f"{live.url}/manifest.webmanifest")
    assert manifest.headers["content-type"].partition(";")[0] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        drawn = httpx.get(live.url + icon["src"])
        assert drawn.headers["content-type"].partition(";")[0] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*size_of(drawn.content)) == icon["sizes"]


@pytest.mark.parametrize("name", [HOUSE, *games()])
def test_every_game_has_a_picture_for_its_links(name: str) -> None:
    drawn = (WEB / "public" / "pictures" / f"{name}.png").read_bytes()
    assert drawn.startswith(PNG)
    assert size_of(drawn) == (WIDTH, HEIGHT)
    assert len(drawn) < 300_000, "messengers give up on heavy pictures"


def test_the_server_knows_the_places_of_the_page() -> None:
    """Its router is the source; what it does not know is not found."""
    router = (WEB / "src" / "app" / "router.svelte.ts").read_text("utf-8")
    named = {*re.findall(r"\{ at: '([a-z]+)'", router.partition("export function")[0])}
    assert named == {"home", "lost", *ALONE, *WITH_GAME, *WITH_TABLE}
    assert {place_of(name).name for name in ALONE} == {*ALONE}
