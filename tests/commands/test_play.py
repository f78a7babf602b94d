"""`palabre play`: the Bongo trainer, and any game by numbered choices."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from palabre.commands.opponents import split_specs
from palabre.commands.telling import names_of
from palabre.commands.trainer import answers_meant
from palabre.games import find, games

from .terminal import refused, typed


def test_the_trainer_shows_dice_and_takes_answers_and_sums_up() -> None:
    result = typed(
        "play", "bongo", "--rounds", "4", "--seed", "3", "--option", "level=guards", keys="rhino\ng\nn\nb\n"
    )
    assert result.exit_code == 0, result.output
    assert len(re.findall(r"^ +\d  white ", result.stdout, re.MULTILINE)) == 4
    assert len(re.findall(r"Right|No\.", result.stdout)) == 4
    (row,) = re.findall(r"^film dice differ +(\d) +(\d)", result.stdout, re.MULTILINE)
    assert int(row[0]) >= int(row[1])
    assert "hardness" in result.stdout


def test_the_trainer_explains_a_wrong_answer_step_by_step() -> None:
    shown = typed("play", "bongo", "--rounds", "1", "--seed", "3", keys="gnu\n").stdout
    if "No." not in shown:
        shown = typed("play", "bongo", "--rounds", "1", "--seed", "3", keys="bongo\n").stdout
    assert "The film says" in shown
    assert "The answer is" in shown


def test_the_trainer_asks_again_when_a_word_means_no_answer() -> None:
    result = typed("play", "bongo", "--rounds", "1", "--seed", "3", keys="zebra\n\nnothing\n")
    assert result.stdout.count("One of these") == 2


def test_the_trainer_ends_when_the_input_does() -> None:
    result = typed("play", "bongo", "--rounds", "9", "--seed", "3", keys="gnu\n")
    assert result.exit_code == 0
    assert "kind of throw" in result.stdout


@pytest.mark.parametrize(
    ("word", "spoken", "meant"),
    [
        ("r", ("en",), {"rhino"}),
        ("n", ("en",), {"nothing"}),
        ("r", ("fr",), {"rhino", "nothing"}),
        ("ri", ("fr",), {"nothing"}),
        ("RHINOCEROS", ("fr",), {"rhino"}),
        ("gnou", ("en", "fr"), {"gnu"}),
        ("0", ("fr",), {"nothing"}),
        ("", ("en",), set()),
    ],
)
def test_answers_are_words_or_how_they_begin(word: str, spoken: tuple[str, ...], meant: set[str]) -> None:
    assert answers_meant(find("bongo"), word, spoken) == meant


@pytest.mark.parametrize("game", games())
def test_any_game_is_played_by_numbers(game: str) -> None:
    result = typed("play", game, "--seats", "human,random", "--seed", "1", keys="1\n" * 5)
    assert "choose:" in result.stdout
    assert re.search(r"^ +1  \S", result.stdout, re.MULTILINE)
    assert result.exit_code == 2
    assert "left before its end" in result.stderr


def test_a_number_that_is_not_in_the_list_is_asked_for_again() -> None:
    result = typed("play", "bongo", "--seats", "human,easy", "--seed", "1", keys="9\nx\n-1\n")
    assert result.stdout.count("A number from 1 to 4") == 3


def test_bots_alone_play_to_the_end() -> None:
    result = typed("play", "bongo", "--seats", "hard,hard,easy", "--seed", "1")
    assert result.exit_code == 0
    assert re.search(r"Winner: (Zerda( 2)?|Tama) \(", result.stdout)


def test_a_game_can_be_played_in_french() -> None:
    result = typed("play", "bongo", "--seats", "human,hard", "--seed", "1", "--lang", "fr", keys="1\n")
    assert "choisissez" in result.stdout


def test_seats_that_cannot_be_are_refused() -> None:
    assert "2 to 8 players" in refused("play", "bongo", "--seats", "human")
    assert "genius" in refused("play", "bongo", "--seats", "human,genius")


def test_a_comma_may_stand_between_the_settings_of_one_bot() -> None:
    assert split_specs("easy,mcts:sims=5,explore=0.7,random") == ["easy", "mcts:sims=5,explore=0.7", "random"]
    assert split_specs('"stdio:python3 mine.py a,b",hard') == ["stdio:python3 mine.py a,b", "hard"]


def test_bots_are_called_by_the_character_of_their_level() -> None:
    people = names_of(4, 0, ["human", "easy", "random", "easy"])
    assert people == ["Player 0 (you)", "Tama (Easy)", "Player 2", "Tama 2 (Easy)"]
    assert names_of(2) == ["Player 0", "Player 1"], "a record does not know who played"


def test_a_bot_of_this_folder_can_be_named(tmp_path: Path) -> None:
    (tmp_path / "my_bot_here.py").write_text(
        "class Bot:\n    def choose(self, seat):\n        return seat.choices[-1]\n"
    )
    words = ["tournament", "bonobo-beach", "--bots", "my_bot_here:Bot,random", "--games", "2", "--json"]
    command = [str(Path(sys.executable).with_name("palabre")), *words, "--workers", "2"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"][0]["forfeits"] == 0
