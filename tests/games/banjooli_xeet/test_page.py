"""The game's page says what is true: its table, its view, its notation, its positions."""

from __future__ import annotations

import json
import re
from pathlib import Path

from palabre.games import find
from palabre.games.banjooli_xeet.actions import NAMES
from palabre.kernel.engine import engine
from palabre.kernel.telling import COMMON
from tests.games.banjooli_xeet.table import GAME, move, race

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/games/banjooli-xeet.md").read_text(encoding="utf-8")


def cell(name: str) -> str:
    """What the table says of something."""
    found = re.search(rf"^\| {name} \| (.*) \|$", PAGE, re.MULTILINE)
    assert found, name
    return found[1]


def test_the_table_is_true() -> None:
    game = find(GAME)
    assert cell("seats") == f"{game.min_seats} to {game.max_seats}"
    assert cell("actions") == f"{engine(game).n_actions:,}"
    assert cell("bytes of a state") == f"{engine(game).layout.dtype.itemsize:,}"
    assert cell("rules version") == str(game.rules_version)


def test_every_option_and_every_field_of_a_view_is_listed() -> None:
    own = set(race().view(None)) - {"players", "options", *COMMON}
    wanted = {*own, *(option.name for option in find(GAME).options)}
    assert {word for word in wanted if f"`{word}`" not in PAGE} == set()


def test_the_notation_is_true() -> None:
    rows = re.findall(r"^\| .* \| `(\{.*\})` \| `(.*)` \|$", PAGE, re.MULTILINE)
    assert len(rows) == 14
    naming = race().naming
    for named, short in rows:
        assert naming.id(short) == naming.id(json.loads(named)) is not None


def test_the_positions_of_the_page_can_be_laid() -> None:
    tiles = re.search(r'a list like `(\[".*?\])`', PAGE)
    where = re.search(r'where each is: `(\{"red".*?\})`', PAGE)
    assert tiles
    assert where
    match = race(tiles=json.loads(tiles[1]), ostriches=json.loads(where[1]))
    assert [tile["tile"] for tile in match.view()["track"]][1:3] == ["common_4", "crocodiles"]


def test_the_decisions_it_names_are_there() -> None:
    named = re.findall(r"\]\(\.\./(decisions/[\w-]+\.md)\)", PAGE)
    assert len(named) == 3
    assert all((ROOT / "docs" / page).exists() for page in named)


def test_every_kind_of_move_and_every_die_is_on_the_page() -> None:
    """Spells, berries and the three names of a die."""
    dice = ("movement", "sorcery", "vortex")
    assert [do for do in {name["do"] for name in NAMES} if f'"do": "{do}"' not in PAGE] == []
    assert [die for die in dice if f"`{die}`" not in PAGE] == []


def test_from_a_nest_a_step_names_the_lane() -> None:
    """BX-C4: as the page says."""
    match = race("r y y y y b")
    move(match, "red")
    assert [way["square"] for way in match.view(0)["ways"]] == [0, 1, 2]
    assert [way["choice"]["steps"] for way in match.view(0)["ways"]] == [["left"], ["straight"], ["right"]]
    assert "From a nest the first step" in PAGE
