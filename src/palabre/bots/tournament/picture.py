"""The ratings of a pool as a picture: a dot for each bot, a line as long as its interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import isfinite

from .rating import Rating

WIDTH, ROW, LEFT, RIGHT, TOP, BELOW = 680, 26, 210, 60, 44, 34
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000)  # points between two lines of the grid
MOST_LINES = 8
LONGEST_NAME = 30
STYLE = (
    "text{font:13px sans-serif;fill:#222}.title{font-weight:bold}"
    "line{stroke:#222}.grid{stroke:#ddd}circle{fill:#b5451b}"
)


def drawn(title: str, specs: Sequence[str], rated: Sequence[Rating]) -> str:
    """An SVG picture, the strongest first; where one table gives no interval there is only the dot."""
    rows = sorted(zip(specs, rated, strict=True), key=lambda each: -each[1].points)
    ends = [end for each in rated for end in (each.points, *each.interval) if isfinite(end)]
    low, high, step = bounds(min(ends), max(ends))
    height = TOP + ROW * len(rows) + BELOW

    def x(points: float) -> float:
        return round(LEFT + (points - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f'<title>{escape(title)}</title><style>{STYLE}</style><rect width="100%" height="100%" fill="#fff"/>',
        f'<text class="title" x="8" y="22">{escape(title)}</text>',
        *(gridline(points, x(points), height) for points in range(low, high + 1, step)),
    ]
    for n, (spec, rating) in enumerate(rows):
        parts += row(spec, rating, TOP + ROW * n + ROW // 2, x)
    return "\n".join([*parts, "</svg>", ""])


def bounds(low: float, high: float) -> tuple[int, int, int]:
    """Round numbers around all points, and how far the lines between them lie apart."""
    step = next((each for each in STEPS if (high - low) / each <= MOST_LINES), STEPS[-1])
    first, last = int(low // step) * step, -int(-high // step) * step
    return first, max(last, first + step), step


def gridline(points: int, x: float, height: int) -> str:
    """A number of points, from top to bottom."""
    below = height - BELOW
    return (
        f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{below}"/>'
        f'<text x="{x}" y="{below + 20}" text-anchor="middle">{points:+d}</text>'
    )


def row(spec: str, rating: Rating, y: int, x: Callable[[float], float]) -> list[str]:
    """One bot: its name, its interval, its points."""
    name = spec if len(spec) <= LONGEST_NAME else f"{spec[: LONGEST_NAME - 1]}…"
    low, high = rating.interval if all(map(isfinite, rating.interval)) else (rating.points, rating.points)
    return [
        f'<text x="8" y="{y + 4}">{escape(name)}</text>',
        f'<line x1="{x(low)}" x2="{x(high)}" y1="{y}" y2="{y}"/>',
        f'<circle cx="{x(rating.points)}" cy="{y}" r="4"/>',
        f'<text x="{WIDTH - 8}" y="{y + 4}" text-anchor="end">{rating.points:+.0f}</text>',
    ]
