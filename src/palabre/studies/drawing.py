"""Estimates as a picture: a dot for each way to play, a line as long as its interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .counting import Estimate

WIDTH, ROW, LEFT, RIGHT, TOP = 640, 22, 230, 90, 34
STYLE = "text{font:12px sans-serif;fill:#333}line{stroke:#333}circle{fill:#b5451b}"
PAPER = '<rect width="100%" height="100%" fill="#fff"/>'  # also where the page is dark


def drawn(title: str, rows: Sequence[tuple[str, Estimate]], form: str) -> str:
    """An SVG picture; the dashed line is the first row's mean."""
    low, high = min(each.low for _, each in rows), max(each.high for _, each in rows)
    room = (high - low) or 1.0
    height = TOP + ROW * len(rows) + 10

    def x(value: float) -> float:
        return round(LEFT + (value - low) / room * (WIDTH - LEFT - RIGHT), 1)

    usual = x(rows[0][1].mean)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>{PAPER}",
        f'<text x="8" y="18" font-weight="bold">{escape(title)}</text>',
        f'<line stroke-dasharray="3 3" x1="{usual}" x2="{usual}" y1="{TOP - 8}" y2="{height - 8}"/>',
    ]
    for n, (name, each) in enumerate(rows):
        y = TOP + ROW * n + ROW // 2
        parts.append(f'<text x="8" y="{y + 4}">{escape(name)}</text>')
        parts.append(f'<line x1="{x(each.low)}" x2="{x(each.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{x(each.mean)}" cy="{y}" r="4"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4}">{form.format(each.mean)}</text>')
    return "\n".join([*parts, "</svg>", ""])
