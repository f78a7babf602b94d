"""Where games and compiled rules are kept, on each system; what is there already is found again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from palabre.kernel.cache import root
from palabre.kernel.folders import System, cache_folder, data_folder

VARIABLES = ("PALABRE_DATA", "PALABRE_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME")
SYSTEMS = pytest.mark.parametrize("system", [Unix, MacOS])


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home, and no variable set."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_on_linux_they_are_where_they_always_were(home: Path) -> None:
    assert data_folder(Unix) == home / ".local" / "share" / "palabre"
    assert cache_folder(Unix) == home / ".cache" / "palabre"


def test_macos_has_folders_of_its_own(home: Path) -> None:
    assert data_folder(MacOS) == home / "Library" / "Application Support" / "palabre"
    assert cache_folder(MacOS) == home / "Library" / "Caches" / "palabre"


@SYSTEMS
def test_games_of_an_older_version_are_found_again(home: Path, system: System) -> None:
    before = home / ".local" / "share" / "palabre"
    before.mkdir(parents=True)
    assert data_folder(system) == before


@SYSTEMS
def test_the_variables_of_the_desktop_hold(
    home: Path, system: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    assert data_folder(system) == home / "data" / "palabre"
    assert cache_folder(system) == home / "cache" / "palabre"


@SYSTEMS
def test_an_empty_variable_says_nothing(home: Path, system: System, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = data_folder(system), cache_folder(system)
    for name in VARIABLES:
        monkeypatch.setenv(name, "")
    assert (data_folder(system), cache_folder(system)) == usual


def test_a_folder_named_from_where_one_stands_is_found_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The desktop's rules call such a variable invalid; games may lie there nevertheless."""
    monkeypatch.chdir(home)
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    assert data_folder(Unix) == home / ".local" / "share" / "palabre"
    (home / "here" / "palabre").mkdir(parents=True)
    assert data_folder(Unix) == Path("here/palabre")


@SYSTEMS
def test_our_own_variables_come_first(home: Path, system: System, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / ".local" / "share" / "palabre").mkdir(parents=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("PALABRE_DATA", str(home / "games"))
    monkeypatch.setenv("PALABRE_CACHE", str(home / "rules"))
    assert data_folder(system) == home / "games"
    assert cache_folder(system) == root() == home / "rules"


@pytest.mark.skipif(sys.platform != "linux", reason="asks this system")
def test_asking_makes_no_folder(home: Path) -> None:
    ask = "from palabre.kernel import folders as at; print(at.data_folder(), at.cache_folder(), sep='\\n')"
    told = subprocess.run(
        [sys.executable, "-c", ask], env=os.environ, capture_output=True, text=True, check=True, timeout=60
    ).stdout.splitlines()
    assert told == [str(home / ".local/share/palabre"), str(home / ".cache/palabre")]
    assert list(home.iterdir()) == []
