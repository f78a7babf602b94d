"""A pool of bots: who answers whom best, and their ratings as a picture."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from palabre.bots.tournament.answering import responses
from palabre.bots.tournament.picture import bounds, drawn
from palabre.bots.tournament.rating import Rating, ratings
from palabre.bots.tournament.standing import Twin
from palabre.cli import app

SVG = "{http://www.w3.org/2000/svg}"


def met(better: list[list[float]]) -> Twin:
    """A twin table of which only is known who did better than whom."""
    return Twin([], [], [], better)


def test_the_best_response_is_who_did_better_most_often() -> None:
    """Rock, paper, scissors: nobody is rated higher, and each has its own best response."""
    twins = [met([[0, 0.5, 2], [1.5, 0, 0], [0, 2, 0]])] * 20
    found = responses(twins)
    assert [each and each.bot for each in found] == [1, 2, 0]
    assert [each and each.share for each in found] == [0.75, 1.0, 1.0]
    for each in found:
        assert each
        assert each.interval[0] <= each.share <= each.interval[1]


def test_who_has_met_nobody_has_no_response() -> None:
    assert responses([met([[0.0]])]) == [None]
    assert responses([met([[0.0, 0.0], [0.0, 0.0]])]) == [None, None]


def test_the_picture_has_a_dot_and_a_line_for_each_bot_the_strongest_first() -> None:
    specs, rated = ["weak", 'a<b&"c"'], [Rating(-50, (-90, -10)), Rating(50, (10, 90))]
    picture = ElementTree.fromstring(drawn("a <title>", specs, rated))
    words = ["".join(each.itertext()) for each in picture.iter(f"{SVG}text")]
    assert words.index('a<b&"c"') < words.index("weak")
    assert {"+50", "-50"} <= set(words)
    dots = [float(each.attrib["cx"]) for each in picture.iter(f"{SVG}circle")]
    assert len(dots) == 2
    assert dots[0] > dots[1]


@pytest.mark.parametrize("bots", [2, 9, 40])
def test_every_row_of_the_picture_lies_inside_it_and_apart_from_the_others(bots: int) -> None:
    rated = [Rating(10 * n, (10 * n - 5, 10 * n + 5)) for n in range(bots)]
    picture = ElementTree.fromstring(drawn("many", [f"bot{n}" for n in range(bots)], rated))
    height = float(picture.attrib["viewBox"].split()[3])
    rows = [float(each.attrib["cy"]) for each in picture.iter(f"{SVG}circle")]
    assert all(low + 20 <= high for low, high in pairwise([0.0, *rows, height]))


def test_one_table_gives_no_interval_and_still_a_picture() -> None:
    rated = ratings([met([[0, 1], [1, 0]])])
    picture = ElementTree.fromstring(drawn("one", ["a", "b"], rated))
    assert len([*picture.iter(f"{SVG}circle")]) == 2


@pytest.mark.parametrize(
    ("low", "high", "found"), [(-3, 4, (-10, 10, 10)), (0, 0, (0, 10, 10)), (-412, 380, (-500, 400, 100))]
)
def test_the_grid_has_round_numbers(low: float, high: float, found: tuple[int, int, int]) -> None:
    assert bounds(low, high) == found


def test_a_tournament_writes_the_picture_beside_its_json(tmp_path: Path) -> None:
    file = tmp_path / "new" / "ratings.svg"
    words = ["tournament", "bongo", "--bots", "hard,easy,child", "--players", "2", "--games", "12"]
    done = CliRunner().invoke(app, [*words, "--workers", "1", "--json", "--plot", str(file)])
    assert done.exit_code == 0, done.output
    bots = json.loads(done.stdout)["bots"]
    assert all(each["best_response"]["bot"] != each["bot"] for each in bots)
    assert ElementTree.fromstring(file.read_text(encoding="utf-8")).tag == f"{SVG}svg"
