"""Every clause of the rule contracts is named by at least one test."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from run import ROOT
from tests.checkout.tracked import tracked

CONTRACTS = ROOT / "docs/rules"
TEXTS = [path.read_text() for path in CONTRACTS.glob("*.md")]
GAMES = "|".join(sorted({game for text in TEXTS for game in re.findall(r"(?m)^- ([A-Z]{2})-", text)}))
NAMED = re.compile(rf"(?<![A-Za-z])({GAMES})[-_]([A-Z]?\d+[a-z]?)(?![A-Za-z0-9])", re.IGNORECASE)


def clauses(contract: str) -> Iterator[str]:
    """The ids that a contract defines; under a heading `(BX-20.x` the items a, b, … are BX-20a, BX-20b, …"""
    family = ""
    for line in contract.splitlines():
        if line.startswith("#"):
            family = match.group(1) if (match := re.search(r"\(([A-Z]{2}-\d+)\.x", line)) else ""
        if match := re.match(r"- ([A-Z]{2}-[A-Z]?\d+[a-z]?)\b", line):
            yield match.group(1)
        elif family and (match := re.match(r"- ([a-z]) ", line)):
            yield family + match.group(1)


def named(texts: Iterable[str]) -> set[str]:
    """The ids that tests name: BO-7 anywhere, or bo_7 in the name of a test."""
    found = (match for text in texts for match in NAMED.finditer(text))
    return {clause_id(match.group(1), match.group(2)) for match in found}


def clause_id(game: str, number: str) -> str:
    """The id as contracts write it: capitals but for a letter behind the number."""
    return f"{game.upper()}-{re.sub('^[a-z]', lambda letter: letter.group().upper(), number)}"


def texts_of_tests() -> list[str]:
    """The texts of all tests but those of the checkout itself."""
    files = [path for path in tracked(".py") if path.is_relative_to(ROOT / "tests")]
    return [
        path.read_text() for path in files if path.name.startswith("test_") and "checkout" not in path.parts
    ]


def built_games() -> list[Path]:
    """The contracts of the games that are built."""
    games = ROOT / "src/palabre/games"
    contracts = sorted(CONTRACTS.glob("*.md"))
    return [path for path in contracts if (games / path.stem.replace("-", "_") / "__init__.py").exists()]


def test_every_clause_of_a_built_game_is_named_by_a_test() -> None:
    known = named(texts_of_tests())
    missing = [
        f"{path.stem}: {', '.join(without)}"
        for path in built_games()
        if (without := [clause for clause in clauses(path.read_text()) if clause not in known])
    ]
    assert not missing, "\n".join(["clauses that no test names:", *missing])


def test_every_clause_that_a_test_names_exists() -> None:
    defined = {clause for path in CONTRACTS.glob("*.md") for clause in clauses(path.read_text())}
    families = {clause[:-1] for clause in defined if clause[-1].islower()}
    unknown = named(texts_of_tests()) - defined - families
    assert not unknown, f"tests name clauses that no contract has: {', '.join(sorted(unknown))}"


def test_no_clause_is_defined_twice() -> None:
    for path in CONTRACTS.glob("*.md"):
        ids = list(clauses(path.read_text()))
        assert len(ids) == len(set(ids)), f"{path.name} defines a clause twice"


@pytest.mark.parametrize(
    ("name", "count"), [("bongo", 18), ("bonobo-beach", 22), ("bakong", 25), ("banjooli-xeet", 40)]
)
def test_the_contracts_are_read_whole(name: str, count: int) -> None:
    ids = list(clauses((CONTRACTS / f"{name}.md").read_text()))
    assert len(ids) >= count, f"only {len(ids)} clauses found in {name}.md: {ids}"


def test_ids_are_told_apart() -> None:
    assert named(["BO-10, BX-11a; BX-20k."]) == {"BO-10", "BX-11a", "BX-20k"}
    assert named(["def test_bo_1_wanted_number()", "def test_bb_g2_symbols", "BO-C1"]) == {
        "BO-1",
        "BB-G2",
        "BO-C1",
    }
    assert named(["EBO-1, BO-1st, turbo_3"]) == set()
