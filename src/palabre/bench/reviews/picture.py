"""The picture of calibration: expected share across, what happened up, the size of a dot how often."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from .calibration import Bin

SIZE, LEFT, BELOW, ABOVE = 420, 58, 50, 16
STYLE = "text{font:13px sans-serif;fill:#222}.grid{stroke:#ddd}.even{stroke:#8a4b08;stroke-dasharray:6 4}"
LARGEST, SMALLEST = 13.0, 2.5  # dots


def picture(found: Sequence[Bin]) -> str:
    """The ten bins beside the line on which expected and happened are the same."""
    across, down, middle = SIZE + LEFT + ABOVE, SIZE + BELOW + ABOVE, ABOVE + SIZE / 2
    most = max(each.n for each in found)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}" role="img">',
            f"<title>Expected share of the win, and what happened</title><style>{STYLE}</style>",
            f'<rect width="{across}" height="{down}" fill="#fff"/>',
            *(grid(tenth / 10) for tenth in range(0, 11, 2)),
            line("even", 0, 0, 1, 1),
            *(dot(each, most) for each in found if each.n),
            f'<text x="{LEFT + SIZE / 2}" y="{SIZE + ABOVE + 42}" text-anchor="middle">expected share</text>',
            f'<text transform="translate(14 {middle}) rotate(-90)" text-anchor="middle">happened</text>',
            "</svg>",
            "",
        ]
    )


def at(x: float, y: float) -> tuple[float, float]:
    """Where two shares lie."""
    return round(LEFT + SIZE * x, 1), round(ABOVE + SIZE * (1 - y), 1)


def line(look: str, x1: float, y1: float, x2: float, y2: float) -> str:
    """A line between two points."""
    (left, low), (right, high) = at(x1, y1), at(x2, y2)
    return f'<line class="{look}" x1="{left}" y1="{low}" x2="{right}" y2="{high}"/>'


def grid(share: float) -> str:
    """Lines across and up, with their percentages."""
    (x, low), (left, y) = at(share, 0), at(0, share)
    return (
        line("grid", share, 0, share, 1)
        + line("grid", 0, share, 1, share)
        + f'<text x="{x}" y="{low + 18}" text-anchor="middle">{share:.0%}</text>'
        + f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
    )


def dot(each: Bin, most: int) -> str:
    """One bin."""
    x, y = at(each.expected, each.happened)
    size = round(SMALLEST + (LARGEST - SMALLEST) * sqrt(each.n / most), 1)
    return f'<circle cx="{x}" cy="{y}" r="{size}" fill="#0b6e4f"><title>{each.n}</title></circle>'
