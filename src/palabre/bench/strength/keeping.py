"""What was measured earlier, which counts as long as the bots are the same: a part can be measured anew."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct, convert, to_builtins

from ...bots import programs
from ...bots.learnt import FILE
from ...bots.search import tuned
from ...bots.specs import NAMED
from ...games import find
from .pairings import Pairing

KEPT = Path("docs/bench/strength.json")
DIGITS = 12


class Row(Struct, frozen=True):
    """One pairing as the page shows it."""

    name: str  # of the pairing
    bots: str  # how both were set, how the game is searched, by which programs and under which rules
    section: str
    cells: list[str]
    seconds: float  # of one core


def name_of(pairing: Pairing) -> str:
    """What a pairing is called: its game, who is better, who is worse, how many play."""
    return f"{pairing.game} {pairing.better} {pairing.worse} {pairing.players}"


def bots_of(pairing: Pairing) -> str:
    """How the bots of a pairing are set; where that or the rules changed, what they did counts no more."""
    game = find(pairing.game)
    own, learnt = game.tuning.get("levels", {}), game.tuning.get("learnt", {})
    levels = [NAMED.get(spec, spec) for spec in (pairing.better, pairing.worse)]
    here = [own.get(spec, {}) for spec in (pairing.better, pairing.worse)]
    return json.dumps([*levels, *here, tuned(game) | learnt, digest_of(pairing.game), game.rules_version])


def digest_of(game: str) -> str:
    """What the programs of the bots, and a game's own opinion, were made of."""
    own = (find(game).folder / name for name in ("worth.py", "insight.py", FILE))
    sources = [*sorted(Path(programs.__file__).parent.glob("*.py")), *(each for each in own if each.exists())]
    return hashlib.sha256(b"".join(each.read_bytes() for each in sources)).hexdigest()[:DIGITS]


def kept_rows() -> dict[str, Row]:
    """Every row of earlier runs, by the name of its pairing."""
    if not KEPT.exists():
        return {}
    rows = convert(json.loads(KEPT.read_text(encoding="utf-8")), list[Row])
    return {row.name: row for row in rows}


def keep_rows(rows: Iterable[Row]) -> None:
    """Write them down, a line each."""
    lines = [json.dumps(to_builtins(row), ensure_ascii=False) for row in rows]
    KEPT.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
