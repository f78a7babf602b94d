"""The page of what was measured with several processes: `docs/bench/growth.md`, a section a test."""

from __future__ import annotations

import os
import platform
import re
import time
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "bench" / "growth.md"
HEAD = """# Several processes on one PostgreSQL

Made by

    python3 run.py test --long tests/server/{sharing,test_throughput.py,test_cold.py}
    python3 run.py test --long tests/server/{test_day.py,storage/test_database.py}
    python3 run.py test --long tests/studies/test_overhead.py

with PostgreSQL, all server processes and all clients on the same machine: what is measured is how they
share its cores, not what a server with cores of its own would hold. Every test checks what it says: it fails
where a move is lost or doubled, or a record does not verify. What a move costs and a day take eight minutes a
run; the former goes on where the last run was cut.
"""


def keep(title: str, text: str) -> None:
    """Put one section on the page, in the place of the last one of that title."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else HEAD
    section = f"\n## {title}\n\n{text.strip()}\n\n{machine()}\n"
    old = re.compile(rf"\n## {re.escape(title)}\n.*?(?=\n## |\Z)", re.DOTALL)
    page = old.sub(lambda _: section, page) if old.search(page) else page + section
    PAGE.write_text(page, encoding="utf-8")


def machine() -> str:
    """What it was measured on."""
    cores, load = os.cpu_count(), os.getloadavg()[0]
    python = platform.python_version()
    when = time.strftime("%Y-%m-%d")
    return f"*{when}, {cores} cores ({platform.machine()}), Python {python}; load of the machine {load:.0f}.*"


def quantile(values: list[float], share: float) -> float:
    """The value below which a share of them lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]
