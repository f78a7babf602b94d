"""What every seat could expect, moment by moment, as a drawing: one line a seat, by colour and by dashes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 760, 320
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 12, 34
SEATS = 8  # each has a class `seat-N`, which the style of the page colours
DASHES = ("none", "9 4", "2 4", "12 4 2 4", "5 5", "1 6", "14 6", "6 2 1 2")
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


def curve(moments: Sequence[int], shares: Sequence[Sequence[float]], names: Sequence[str], words: str) -> str:
    """Shares by moment and seat as inline SVG; `words` says what it is to those who do not see it."""
    last = max(moments[-1], 1)
    lines = (line(seat, name, moments, [at[seat] for at in shares], last) for seat, name in enumerate(names))
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(words)}"'
    ticks = (tick(moment, last) for moment in sorted({0, last // 2, last}))
    return "\n".join([f"<svg {box}>", *map(level, QUARTERS), *ticks, *lines, "</svg>"])


def across(moment: int, last: int) -> float:
    """Where a moment lies."""
    return round(LEFT + (WIDTH - LEFT - RIGHT) * moment / last, 1)


def up(share: float) -> float:
    """Where a share lies."""
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)


def level(share: float) -> str:
    """A level line with its percentage."""
    y = up(share)
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
        f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
    )


def tick(moment: int, last: int) -> str:
    """A moment on the axis below."""
    return f'<text x="{across(moment, last)}" y="{HEIGHT - 10}" text-anchor="middle">{moment}</text>'


def line(seat: int, name: str, moments: Sequence[int], shares: Sequence[float], last: int) -> str:
    """One seat's line; it stands still until something happens."""
    points = " ".join(f"{across(at, last)},{up(share)}" for at, share in zip(moments, shares, strict=True))
    look = f'class="seat-{seat % SEATS}" stroke-dasharray="{DASHES[seat % SEATS]}"'
    return f'<polyline {look} points="{points}"><title>{escape(name)}</title></polyline>'
