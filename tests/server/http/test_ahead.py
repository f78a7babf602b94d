"""What a browser is told to fetch while it still reads the page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from palabre.games import games
from palabre.server.http.ahead import MANIFEST, sources, with_ahead
from palabre.server.http.heads import ALONE, WITH_GAME, WITH_TABLE
from tests.server.live import PAGE

MADE = {
    "_front.js": {"file": "assets/front.js", "css": ["assets/front.css"], "imports": ["_front.js"]},
    "_shared.js": {"file": "assets/shared.js", "css": ["assets/shared.css"], "imports": ["_front.js"]},
    "src/screens/rules/Rules.svelte": {"file": "assets/Rules.js", "imports": ["_shared.js", "_front.js"]},
    "../src/palabre/locales/fr/page.ftl?with-cards": {"file": "assets/page-fr.js"},
}

INDEX = """<html>
  <head>
    <script src="/assets/front.js"></script><link href="/assets/front.css">
  </head>
"""


def build(root: Path, text: str) -> Path:
    """A folder as a build leaves it."""
    (root / MANIFEST).parent.mkdir()
    (root / MANIFEST).write_text(text, "utf-8")
    return root


def fetched(root: Path, place: str, lang: str, game: str | None = None) -> list[str]:
    """The files that the head of a place names."""
    return re.findall(r'href="/assets/([^"]+)" />', with_ahead(INDEX, root, place, game, lang))


def test_words_and_screen_come_with_what_they_need_first_but_not_what_the_page_names_itself(
    tmp_path: Path,
) -> None:
    root = build(tmp_path, json.dumps(MADE))
    assert fetched(root, "rules", "fr") == ["page-fr.js", "shared.css", "shared.js", "Rules.js"]
    assert fetched(root, "home", "fr") == ["page-fr.js"]


def test_without_the_words_of_the_page_nobody_sees_anything_so_they_come_first(tmp_path: Path) -> None:
    page = with_ahead(INDEX, build(tmp_path, json.dumps(MADE)), "rules", None, "fr")
    words, *others = re.findall(r"<link rel=.* />", page)
    assert words == '<link rel="modulepreload" crossorigin href="/assets/page-fr.js" />'
    assert len(others) == 3
    assert all('fetchpriority="low"' in other for other in others)


@pytest.mark.parametrize("text", ["", "[", "{}"])
def test_a_build_without_a_manifest_fetches_nothing_ahead(tmp_path: Path, text: str) -> None:
    assert with_ahead(INDEX, tmp_path, "home", None, "fr") == INDEX
    assert with_ahead(INDEX, build(tmp_path, text), "table", "bongo", "en") == INDEX


@pytest.mark.skipif(not (PAGE / MANIFEST).exists(), reason="the page is not built")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_that_is_named_is_in_the_page(lang: str) -> None:
    manifest = json.loads((PAGE / MANIFEST).read_text("utf-8"))
    for place in ("home", "lost", *WITH_GAME, *WITH_TABLE, *ALONE):
        for game in games():
            assert [source for source in sources(place, game, lang) if source not in manifest] == []
            assert all((PAGE / "assets" / name).is_file() for name in fetched(PAGE, place, lang, game))


@pytest.mark.skipif(not (PAGE / MANIFEST).exists(), reason="the page is not built")
def test_at_a_table_its_game_is_fetched_ahead_and_no_other() -> None:
    manifest = json.loads((PAGE / MANIFEST).read_text("utf-8"))
    own, other = (Path(manifest[f"src/games/{game}/game.ts"]["file"]).name for game in ("bongo", "bakong"))
    ahead = fetched(PAGE, "table", "en", "bongo")
    assert own in ahead
    assert other not in ahead
