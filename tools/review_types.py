"""The page's types of analyses and reviews, from those of Python."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

from palabre.analysis import types
from palabre.bots import exercises, thinking
from palabre.bots.exercises import Reason

from .game_types import page, statements
from .typescript import Module


def fresh(root: Path) -> dict[Path, str]:
    """The file as it should be."""
    parts = [reason(), *statements(types), *statements(thinking)]
    return {root / "web/src/app/analysis.ts": page("{analysis/types,bots/thinking}.py", parts)}


def reason() -> str:
    """What exercises and reviews share: why a choice is better."""
    (node,) = ast.parse(inspect.getsource(Reason)).body
    written = Module(vars(exercises), inspect.getsource(Reason).splitlines()).statement(node)
    assert written
    return written
