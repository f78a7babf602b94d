"""Going on at another device: a page that asks first, and tells what would be left behind here."""

from __future__ import annotations

from html import escape
from urllib.parse import parse_qs

from starlette.responses import HTMLResponse

from ...kernel.words import say

KEEP, CARRIED, MINE = "keep", "carried", "mine"
PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title} · Palabre</title>
<h1>{title}</h1>
{body}
</html>
"""
BUTTON = '<form method="post"><button name="{name}" value="{value}">{text}</button></form>'


def asking(lang: str, here: int) -> HTMLResponse:
    """The page behind a link; whoever sits at tables here is asked which guest to be."""
    body = [f"<p>{escape(say(lang, 'carry-ask'))}</p>", button(lang, CARRIED, "carry-take")]
    if here:
        body.insert(1, f"<p>{escape(say(lang, 'carry-here', count=here))}</p>")
        body.append(button(lang, MINE, "carry-stay"))
    return page(lang, body)


def too_late(lang: str) -> HTMLResponse:
    """A link that was used, or is too old."""
    home = f'<p><a href="/">{escape(say(lang, "to-home"))}</a></p>'
    return page(lang, [f"<p>{escape(say(lang, 'carry-used'))}</p>", home], 404)


def page(lang: str, body: list[str], status: int = 200) -> HTMLResponse:
    """A small page that needs no script."""
    text = PAGE.format(lang=lang, title=escape(say(lang, "carry-title")), body="\n".join(body))
    return HTMLResponse(text, status, headers={"Cache-Control": "no-store"})


def button(lang: str, value: str, words: str) -> str:
    """One answer."""
    return BUTTON.format(name=KEEP, value=value, text=escape(say(lang, words)))


def wants_to_be_carried(form: bytes) -> bool:
    """Whether the button was the one that takes the seats along."""
    return parse_qs(form.decode("ascii", "replace")).get(KEEP) == [CARRIED]
