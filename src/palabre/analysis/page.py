"""A review as one page that needs nothing else: for the browser, light or dark, wide or narrow."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from .curve import DASHES, SEATS, curve
from .telling import Table, Teller, is_words

LIGHT = ("#0b6e4f", "#8a4b08", "#5b4bb5", "#a3123f", "#14629c", "#6b6300", "#7a2f8f", "#444444")
DARK = ("#5fd3a8", "#f0a95b", "#b3a7ff", "#ff8fae", "#7cc4f5", "#d8cf5a", "#dd9cf0", "#c4c4c4")
STYLE = """
:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#26221b;--rule:#d8d0c0;LIGHT}
@media(prefers-color-scheme:dark){:root{--paper:#1c1a17;--ink:#ece6da;--rule:#45403a;DARK}}
body{margin:0 auto;max-width:62rem;padding:1rem;background:var(--paper);color:var(--ink);
  font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}
.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--rule);text-align:right;vertical-align:top}
th[scope=row]{white-space:nowrap}th[scope=row],th:first-child,td.words{text-align:left}
svg{width:100%;height:auto}.wide>svg{min-width:34rem}svg text{font:13px system-ui,sans-serif;fill:var(--ink)}
.grid{stroke:var(--rule)}polyline{fill:none;stroke-width:2.5}LINES
ul.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;list-style:none;padding:0}
ul.legend svg{width:2.5rem;height:.8rem}
"""


def page(told: Teller) -> str:
    """The whole page."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{told.lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(told.title)}</title><style>{style()}</style></head><body><main>",
            *body(told),
            "</main></body></html>",
            "",
        ]
    )


def style() -> str:
    """How it looks, a colour for every seat."""
    light, dark = (
        ";".join(f"--seat-{n}:{colour}" for n, colour in enumerate(colours)) for colours in (LIGHT, DARK)
    )
    lines = "".join(f".seat-{n}{{stroke:var(--seat-{n})}}" for n in range(SEATS))
    return STYLE.replace("LIGHT", light).replace("DARK", dark).replace("LINES", lines)


def body(told: Teller) -> Iterator[str]:
    """What the page says, the most important first."""
    yield f"<h1>{escape(told.title)}</h1><p>{escape(told.how)}</p>"
    yield f"<p><strong>{escape(told.best())}</strong></p>"
    yield f"<h2>{escape(told.say('curve'))}</h2><div class='wide'>{drawn(told)}</div>{legend(told)}"
    yield from table(told.ledger(), told.say("adds"))
    yield from listed(told.say("mistakes"), told.mistakes())
    lucky = told.luckiest()
    yield from listed(told.say("turning"), [*told.turning(), *([lucky] if lucky else [])])
    if hands := told.hands():
        yield from listed(told.say("hands"), hands)
    if readers := told.readers():
        yield from table(readers)
    yield from table(told.steps())


def drawn(told: Teller) -> str:
    """The curve of every seat."""
    review, steps = told.review, told.review["steps"]
    moments = [0, *(step["until"] for step in steps)]
    values = [review["start"], *(step["after"] for step in steps)]
    shares = [[parts / review["whole"] for parts in at] for at in values]
    return curve(moments, shares, told.names, told.say("curve-words"))


def legend(told: Teller) -> str:
    """Whose line is which."""
    return "".join(
        [
            '<ul class="legend">',
            *(
                f'<li><svg viewBox="0 0 40 12" aria-hidden="true"><polyline class="seat-{seat % SEATS}" '
                f'stroke-dasharray="{DASHES[seat % SEATS]}" points="0,6 40,6"/></svg> {escape(name)}</li>'
                for seat, name in enumerate(told.names)
            ),
            "</ul>",
        ]
    )


def listed(title: str, sentences: list[str]) -> Iterator[str]:
    """Sentences below a title."""
    yield f"<h2>{escape(title)}</h2><ul>"
    yield from (f"<li>{escape(sentence)}</li>" for sentence in sentences)
    yield "</ul>"


def table(found: Table, below: str = "") -> Iterator[str]:
    """A table below its title, and what is to be said of it."""
    yield f'<h2>{escape(found.title)}</h2><div class="wide"><table><thead><tr>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in found.heads)
    yield "</tr></thead><tbody>"
    for first, *rest in found.rows:
        cells = "".join(f"<td{' class=words' if is_words(cell) else ''}>{escape(cell)}</td>" for cell in rest)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield f"</tbody></table></div>{f'<p>{escape(below)}</p>' if below else ''}"
