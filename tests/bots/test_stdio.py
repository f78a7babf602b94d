"""Bots in any language: a JSON line in, a JSON line out, and a clear message when one misbehaves."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import pytest

from palabre import bots
from palabre.bots.errors import BotFailed
from palabre.bots.seat import Seat
from palabre.bots.stdio import StdioBot
from palabre.bots.tournament.playing import play
from run import ROOT
from tests.bots.tables import moments
from tests.toy import GAME

EXAMPLE = f"{sys.executable} {ROOT / 'examples' / 'stdio_bot.py'}"


def program(tmp_path: Path, source: str, seconds: float = 5.0, starting: float = 0.0) -> StdioBot:
    """A bot that runs some Python."""
    file = tmp_path / "program.py"
    file.write_text(source)
    return StdioBot(f"{sys.executable} {file}", seconds, starting)


def decision() -> Seat:
    match = next(moments("stall", 2, seed=1, every=2, most=1))
    return Seat.of(match, match.to_act[0], 7)


def test_the_example_plays_a_whole_game() -> None:
    match = play(GAME, {}, [f"stdio:{EXAMPLE}", "random"], 1, 1)
    assert match.over


def test_a_program_gets_what_its_seat_may_know(tmp_path: Path) -> None:
    seat = decision()
    kept = tmp_path / "asked.json"
    bot = program(
        tmp_path,
        "import json, sys\n"
        "line = sys.stdin.readline()\n"
        f"open({str(kept)!r}, 'w').write(line)\n"
        "print(json.dumps({'choice': json.loads(line)['choices'][1]}), flush=True)\n",
    )
    assert bot.choose(seat) == seat.choices[1]
    asked = json.loads(kept.read_text())
    assert asked == {
        "game": "stall",
        "seat": seat.number,
        "seed": 7,
        "view": seat.view,
        "choices": seat.choices,
    }
    bot.close()


def test_what_a_program_thinks_is_kept_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    seat = decision()
    known = seat.choices[0]
    told: list[object] = [
        {"choice": known, "value": 0.25, "visits": 3},
        {"choice": known, "value": 1},
        {"choice": {"do": "win"}, "value": 0.5},
        {"value": 0.5},
        {"choice": known, "value": True},
        {"choice": known, "value": "0.5"},
        {"choice": known, "value": 0.5, "visits": "many"},
        {"choice": known},
        7,
        None,
    ]
    answer = json.dumps({"choice": known, "thoughts": told})
    bot = program(tmp_path, f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)\n")
    assert bot.think(seat)["thoughts"] == [
        {"choice": known, "value": 0.25, "visits": 3},
        {"choice": known, "value": 1.0, "visits": 0},
    ]
    bot.close()


@pytest.mark.parametrize(
    ("source", "key", "word"),
    [
        ("import time; time.sleep(30)", "bots-stdio-silent", "5"),
        ("raise SystemExit('out of ideas')", "bots-stdio-ended", "out of ideas"),
        ("print('hello', flush=True); input(); input()", "bots-stdio-no-json", "hello"),
        ("print('[1]', flush=True); input(); input()", "bots-stdio-no-json", "[1]"),
        ('print(\'{"choice": {"do": "win"}}\', flush=True); input(); input()', "bots-stdio-no-choice", "win"),
        (
            "import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); input()",
            "bots-stdio-ended",
            "",
        ),
    ],
)
def test_a_program_that_misbehaves_is_named_with_what_it_did(
    tmp_path: Path, source: str, key: str, word: str
) -> None:
    bot = program(tmp_path, source, seconds=0.5 if "silent" in key else 20.0)
    with pytest.raises(BotFailed) as failed:
        bot.choose(decision())
    assert failed.value.key == key
    for lang in ("en", "fr"):
        assert "program.py" in failed.value.told(lang)
        assert word in failed.value.told(lang)


def test_the_time_for_the_first_answer_leaves_out_the_start(tmp_path: Path) -> None:
    """A second of loading is no lateness; a second of thinking is, afterwards."""
    source = (
        "import json, time\n"
        "time.sleep(1)\n"
        "while True:\n"
        "    line = input()\n"
        "    print(json.dumps({'choice': json.loads(line)['choices'][0]}), flush=True)\n"
        "    time.sleep(1.5)\n"
    )
    bot, seat = program(tmp_path, source, seconds=0.5, starting=20.0), decision()
    assert bot.choose(seat) == seat.choices[0]
    with pytest.raises(BotFailed, match=r"0\.5 seconds"):
        bot.choose(seat)


def test_a_program_that_cannot_be_started_is_named() -> None:
    with pytest.raises(BotFailed, match="no-such-program"):
        bots.find("stdio:no-such-program --fast").choose(decision())


def test_a_program_that_failed_is_started_anew(tmp_path: Path) -> None:
    flag = tmp_path / "flag"
    bot = program(
        tmp_path,
        "import json, sys, pathlib\n"
        f"flag = pathlib.Path({str(flag)!r})\n"
        "first = not flag.exists(); flag.touch()\n"
        "for line in sys.stdin:\n"
        "    if first: sys.exit('stumbled')\n"
        "    print(json.dumps({'choice': json.loads(line)['choices'][0]}), flush=True)\n",
        seconds=20.0,
    )
    seat = decision()
    with pytest.raises(BotFailed, match="stumbled"):
        bot.choose(seat)
    assert bot.choose(seat) == seat.choices[0]
    bot.close()


def test_closing_ends_the_program(tmp_path: Path) -> None:
    bot = program(
        tmp_path,
        "import json\n"
        "while True:\n"
        "    print(json.dumps({'choice': json.loads(input())['choices'][0]}), flush=True)\n",
    )
    bot.choose(decision())
    assert bot._program is not None
    process = bot._program._process
    bot.close()
    began = time.monotonic()
    while process.poll() is None and time.monotonic() - began < 5:
        time.sleep(0.01)
    assert process.poll() is not None
