"""Compiled rules are kept by what they do: words about them change nothing, everything that they use does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from palabre.kernel.fingerprint import fingerprint

SOURCE = Path(__file__).parents[2] / "src"
pytestmark = pytest.mark.xdist_group("fingerprint")  # what they share is made once

RULES = '''
from enum import IntEnum
import numpy as np
from palabre.kernel.compiled import rule, table

class Place(IntEnum):
    HOME = 3

PRICES = table([1, 2, 3])
MOST = 5
PAIR = (4, 5)

@rule
def price(n: int) -> int:
    """What it costs."""
    return PRICES[n] + Place.HOME

@rule
def paid(n: int) -> int:
    """What is paid."""
    return min(price(n), MOST) + PAIR[0] + int(np.sqrt(n))

@rule
def unused(n: int) -> int:
    return n
'''

SAME = {
    "a comment": ("    return PRICES", "    # whatever\n\n    return PRICES"),
    "a docstring": ("What is paid", "What one pays"),
    "a rule that it does not call": ("    return n\n", "    return n + 1\n"),
    "blank lines above": ("\n@rule\ndef paid", "\n\n\n\n@rule\ndef paid"),
}
OTHER = {
    "its own code": ("min(price", "max(price"),
    "a constant": ("MOST = 5", "MOST = 6"),
    "a constant's type": ("MOST = 5", "MOST = 5.0"),
    "a table": ("[1, 2, 3]", "[1, 2, 4]"),
    "a table's cells": ("[1, 2, 3])", "[1, 2, 3], np.int16)"),
    "a tuple": ("(4, 5)", "(4, 6)"),
    "a rule that it calls": ("+ Place", "- Place"),
    "an enum that a rule it calls names": ("HOME = 3", "HOME = 4"),
    "the signature of a rule that it calls": ("def price(n: int) -> int", "def price(n: int) -> float"),
    "another function of the same library": ("np.sqrt", "np.floor"),
}


def print_of(source: str) -> str:
    """The fingerprint of `paid`, in a module with that source."""
    module = ModuleType("a_module")
    exec(compile(source, "a_module.py", "exec"), module.__dict__)
    return fingerprint(module.paid, lambda rule: str(rule.py_func.__annotations__))


@pytest.mark.parametrize("change", SAME)
def test_what_does_not_matter_does_not_count(change: str) -> None:
    old, new = SAME[change]
    assert old in RULES
    assert print_of(RULES.replace(old, new)) == print_of(RULES)


@pytest.mark.parametrize("change", OTHER)
def test_what_matters_counts(change: str) -> None:
    old, new = OTHER[change]
    assert old in RULES
    assert print_of(RULES.replace(old, new)) != print_of(RULES)


def test_rules_that_call_one_another_in_a_circle_have_one() -> None:
    circle = RULES.replace("PRICES[n] +", "paid(n) +")
    assert print_of(circle) == print_of(circle)
    assert print_of(circle) != print_of(circle.replace("MOST = 5", "MOST = 6"))


def test_what_cannot_be_told_apart_is_refused() -> None:
    with pytest.raises(TypeError, match="a rule may not use"):
        print_of(RULES.replace("MOST = 5", "MOST = [5]"))


# Through a whole game ---------------------------------------------------------------------------------

COUNT = """
from numba.core import event
with event.install_recorder("numba:compile") as seen:
    from palabre.games import find
    from palabre.kernel.engine import engine
    from palabre.kernel.simulate import simulate
    engine(find("bongo")).warm()
    simulate(find("bongo"), 1)
ours = [each for _, each in seen.buffer if each.is_start and type(each.data["dispatcher"]).__name__ == "Rule"]
print(len(ours))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, with a cache of its own that is full."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(SOURCE, folder / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    assert compiled_again(folder) > 10
    return folder


def compiled_again(folder: Path) -> int:
    """How many rules are compiled when Bongo is made ready from a copy of the sources."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PALABRE_CACHE": str(folder / "cache")}
    env |= {"PALABRE_WORLD": "compiled"}
    command = [sys.executable, "-c", COUNT]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=240, check=True)
    return int(done.stdout)


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text, path
    path.write_text(text.replace(old, new, 1))


@pytest.mark.wide
def test_a_second_start_compiles_nothing_nor_does_one_after_a_comment(copy: Path) -> None:
    for name in (
        "kernel/match.py",
        "kernel/compiled.py",
        "games/bongo/views.py",
        "games/bongo/rules/round.py",
    ):
        edit(copy / "src/palabre" / name, "\n\n\n", "\n\n\n# A remark.\n\n\n")
    assert compiled_again(copy) == 0


@pytest.mark.wide
def test_a_changed_rule_compiles_itself_and_what_calls_it(copy: Path) -> None:
    edit(copy / "src/palabre/games/bongo/rules/round.py", "return most", "return 0 + most")
    assert 0 < compiled_again(copy) < 20


@pytest.mark.wide
def test_a_file_that_was_spoilt_is_made_again(copy: Path) -> None:
    for kept in (copy / "cache/rules").glob("door_*"):
        kept.write_bytes(kept.read_bytes()[:100])
    assert compiled_again(copy) > 0
