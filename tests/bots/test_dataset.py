"""A dataset is what was played: each row can be found in a match, and nothing hidden is in it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from palabre.bots.dataset import COLUMNS, Dataset, seated
from palabre.bots.tournament.playing import luck, play
from palabre.games import find
from palabre.kernel.errors import BadSeats
from tests.commands.terminal import typed


def test_every_row_is_a_decision_of_its_game(tmp_path: Path) -> None:
    from pyarrow import parquet

    game = find("banjooli-xeet")
    made, file = (
        Dataset(game, ("greedy", "random"), 2, seed=3, options={"berries": True}),
        tmp_path / "a.parquet",
    )
    n = made.write(file)
    rows = parquet.read_table(file).to_pylist()
    assert len(rows) == n
    assert list(rows[0]) == list(COLUMNS)
    for number, specs in enumerate((["greedy", "random"], ["random", "greedy"])):
        match = play(game, {"berries": True}, specs, luck(3, number), luck(3, number, 1))
        own = [row for row in rows if row["game"] == number]
        assert [row["move"] for row in own] == [
            place for place, entry in enumerate(match.log) if entry.seat >= 0 and not entry.forced
        ]
        for row in own:
            entry = match.log[row["move"]]
            assert (row["seat"], row["action"]) == (entry.seat, entry.action)
            assert row["bot"] == specs[entry.seat]
            assert row["action"] in row["legal"]
            assert row["choice"] == match.naming.short[row["action"]]
            assert row["points"] == match.scores[entry.seat]
            seen = np.zeros(game.observation.size, np.float32)
            match.engine.observe(entry.before, entry.seat, seen, 0)
            assert row["observation"] == seen.tolist()


def test_the_card_says_what_is_in_it_and_how_it_is_made_again(tmp_path: Path) -> None:
    words = ["--games", "1", "--bots", "random", "--seed", "4", "--players", "3", "--lang", "en"]
    for name in ("one", "two"):
        result = typed("dataset", "bonobo-beach", *words, "--out", str(tmp_path / f"{name}.parquet"))
        assert result.exit_code == 0, result.output
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()
    told = (tmp_path / "one.md").read_text()
    assert "`palabre dataset bonobo-beach --games 1 --bots 'random,random,random' --seed 4`" in told
    assert all(f"`{name}`" in told for name in COLUMNS)
    assert find("bonobo-beach").observation.names[-1] in told


def test_the_last_bot_fills_the_seats() -> None:
    assert seated(find("bakong"), ["hard", "easy"], 4) == ("hard", "easy", "easy", "easy")
    assert seated(find("bakong"), ["hard"], None) == ("hard", "hard")
    with pytest.raises(BadSeats):
        seated(find("bakong"), ["hard"], 9)
