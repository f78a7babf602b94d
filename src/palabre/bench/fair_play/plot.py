"""A line plot as SVG, drawn by hand: percent over milliseconds, one line a method."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT = 720, 380
LEFT, RIGHT, TOP, BOTTOM = 60, 180, 24, 56

# Dark enough on white, and told apart by dashes too.
LOOKS = (("#8a4b08", "2 4"), ("#5b5b8c", "8 5"), ("#0b6e4f", "none"))

STYLE = "text{font:14px sans-serif;fill:#222}.grid{stroke:#ddd}.axis{stroke:#222}"


def line_plot(title: str, across: str, points: Sequence[float], lines: Mapping[str, Sequence[float]]) -> str:
    """The whole picture: `lines` gives each label its percentages at `points`."""
    widest = max(points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *(gridline(percent) for percent in range(0, 101, 20)),
        *(tick(point, widest) for point in points),
        f'<text x="{LEFT}" y="{HEIGHT - 12}">{across}</text>',
    ]
    for (label, percents), look in zip(lines.items(), LOOKS):
        parts.append(curve(label, [at(*pair, widest) for pair in zip(points, percents)], look))
    return "\n".join([*parts, "</svg>", ""])


def at(point: float, percent: float, widest: float) -> tuple[float, float]:
    """Where a value lies in the picture."""
    x = LEFT + (WIDTH - LEFT - RIGHT) * point / widest
    return round(x, 1), round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * percent / 100, 1)


def gridline(percent: int) -> str:
    """A level line with its percentage."""
    y = at(0, percent, 1)[1]
    look = "grid" if percent else "axis"
    return (
        f'<line class="{look}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
        f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end">{percent} %</text>'
    )


def tick(point: float, widest: float) -> str:
    """A value on the axis below."""
    x, y = at(point, 0, widest)
    return f'<text x="{x}" y="{y + 20}" text-anchor="middle">{point:g}</text>'


def curve(label: str, places: Sequence[tuple[float, float]], look: tuple[str, str]) -> str:
    """One line with its label at the right end."""
    colour, dashes = look
    path = " ".join(f"{x},{y}" for x, y in places)
    x, y = places[-1]
    return (
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="3" '
        f'stroke-dasharray="{dashes}"/>'
        f'<text x="{x + 10}" y="{y + 5}" style="fill:{colour}">{label}</text>'
    )
