"""A checkout with a fifth game, added as docs/adding-a-game.md says: its folder, and one name in the list."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.browser.house import ROOT

TOY = ROOT / "tests" / "toy"
NAME = "stall"
LIST = 'NAMES = ("bongo", "bonobo-beach", "bakong", "banjooli-xeet")'
NOT_COPIED = shutil.ignore_patterns("page", "node_modules", "__pycache__", "coverage", "faults.py")


class Fifth:
    """A copy of what the game table is made from, with the toy among its games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source = folder / "src"
        self.page = self.source / "palabre" / "server" / "page"
        for room in ("src/palabre", "web"):
            shutil.copytree(ROOT / room, folder / room, ignore=NOT_COPIED)
        shutil.copytree(TOY, self.source / "palabre" / "games" / NAME, ignore=NOT_COPIED)
        self._name_it()

    def _name_it(self) -> None:
        """The one line elsewhere."""
        file = self.source / "palabre" / "games" / "__init__.py"
        written = file.read_text(encoding="utf-8")
        assert written.count(LIST) == 1
        file.write_text(written.replace(LIST, LIST.replace(")", f', "{NAME}")')), encoding="utf-8")

    def build(self) -> None:
        """Build the page, with the modules of this checkout."""
        web = self.folder / "web"
        (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        env = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
        done = subprocess.run(
            ["npm", "run", "build"], cwd=web, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def palabre(self, *words: str) -> str:
        """What a command says."""
        env = {**os.environ, "PYTHONPATH": str(self.source), "LANG": "en_GB.UTF-8", "LC_ALL": ""}
        command = [sys.executable, "-m", "palabre.cli", *words]
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=240, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
