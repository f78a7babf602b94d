"""The table that every page of docs/games begins with: seats, actions, bytes, rules version."""

from __future__ import annotations

import re
from pathlib import Path

from palabre.games import find, games
from palabre.kernel.game import Game
from palabre.kernel.layout import layout

TABLE = re.compile(r"^\| \| \|\n\|---\|---\|\n(?:\|.*\|\n)+", re.MULTILINE)


def fresh(root: Path) -> dict[Path, str]:
    """The pages of the games as they should be."""
    pages = {name: root / f"docs/games/{name}.md" for name in games()}
    return {page: with_table(page.read_text("utf-8"), find(name)) for name, page in pages.items()}


def with_table(text: str, game: Game) -> str:
    """A page with its first table made anew."""
    return TABLE.sub(lambda _: table(game), text, count=1)


def table(game: Game) -> str:
    """What a game comes to in numbers."""
    rows = {
        "seats": f"{game.min_seats} to {game.max_seats}",
        "actions": f"{game.room('rules').N_ACTIONS:,}",
        "bytes of a state": f"{layout(game.room('state').State).dtype.itemsize:,}",
        "rules version": str(game.rules_version),
    }
    return "| | |\n|---|---|\n" + "".join(f"| {name} | {value} |\n" for name, value in rows.items())
