"""What a link says before anybody follows it: title, sentence, picture, and who may find it."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import NamedTuple

from ...games import games
from ...kernel.words import say

TITLE = "<title>Palabre</title>"  # as the page is built; in its place comes what is known of the link
LANGUAGE = re.compile(r'<html lang="[a-z]+">')
PICTURES = "/pictures/{name}.png"
HOUSE = "palabre"  # the picture of a link that leads to no game in particular
WIDTH, HEIGHT = 1200, 630  # of every such picture


class Place(NamedTuple):
    """A place of the page, as its router knows them."""

    name: str
    what: str = ""


class Link(NamedTuple):
    """A place somebody may go to: the game that is played there, if any."""

    place: str
    game: str | None
    origin: str
    path: str


HOME, LOST = Place("home"), Place("lost")
WITH_GAME = ("rules", "exercises")
WITH_TABLE = ("table", "join")
SEEN_AGAIN = ("replay", "review")  # of a table that stands behind the question mark
ALONE = ("daily", "mine", "trainer", "drawings", *SEEN_AGAIN)
PUBLIC = ("home", "daily", "trainer", *WITH_GAME)  # for search engines; tables are their players' own


def place_of(path: str) -> Place:
    """The place that a path names."""
    parts = [part for part in path.split("/") if part]
    name, what = [*parts, "", ""][:2]
    if not parts:
        return HOME
    if len(parts) == 1 and name in ALONE:
        return Place(name)
    if len(parts) == 2 and (name in WITH_TABLE or (name in WITH_GAME and what in games())):
        return Place(name, what)
    return LOST


def with_head(page: str, link: Link, lang: str) -> str:
    """The page, with what its head says of a link."""
    said = head(link.place, link.game, link.origin, lang, link.path if link.place in PUBLIC else None)
    return LANGUAGE.sub(f'<html lang="{lang}">', page.replace(TITLE, said, 1), count=1)


@lru_cache(maxsize=256)
def head(place: str, game: str | None, origin: str, lang: str, public: str | None) -> str:
    """The head of a place, for browsers, messengers and search engines."""
    title, description = told(place, game, lang)
    picture = origin + PICTURES.format(name=game or HOUSE)
    return "\n    ".join(
        (
            f"<title>{escape(title)}</title>",
            meta("name", "description", description),
            meta("name", "robots", "noindex") if public is None else canonical(f"{origin}/{public}"),
            meta("property", "og:type", "website"),
            meta("property", "og:site_name", say(lang, "palabre")),
            meta("property", "og:title", title),
            meta("property", "og:description", description),
            meta("property", "og:image", picture),
            meta("property", "og:image:width", str(WIDTH)),
            meta("property", "og:image:height", str(HEIGHT)),
            meta("property", "og:image:alt", say(lang, f"{game}-name") if game else say(lang, "welcome")),
            meta("property", "og:locale", "fr_FR" if lang == "fr" else "en_GB"),
            meta("name", "twitter:card", "summary_large_image"),
        )
    )


def told(place: str, game: str | None, lang: str) -> tuple[str, str]:
    """Title and sentence."""
    if game is None:
        where = say(lang, f"place-{place}")
        title = say(lang, "palabre") if place == "home" else say(lang, "page-title", place=where)
        return title, say(lang, "share-house")
    name = say(lang, f"{game}-name")
    key = f"share-{place}" if place in (*WITH_TABLE, *WITH_GAME, *SEEN_AGAIN) else "page-title"
    return say(lang, key, game=name, place=name), say(lang, f"{game}-fun")


def canonical(address: str) -> str:
    """Where a place is to be found, however it was asked for."""
    return f'<link rel="canonical" href="{escape(address)}" />'


def meta(kind: str, name: str, content: str) -> str:
    """One line of the head."""
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
