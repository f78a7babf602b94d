"""Files that the project generates are as fresh as what they are generated from."""

from __future__ import annotations

import subprocess
import sys

from run import ROOT

# Words behind `python -m`: a generator that, asked with --check, exits with 1 when its files are stale.
GENERATORS: list[list[str]] = [["tools", "--check"]]


def test_generated_files_are_fresh() -> None:
    for words in GENERATORS:
        command = [sys.executable, "-m", *words]
        result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
        again = " ".join(word for word in words if word != "--check")
        assert result.returncode == 0, (
            f"stale: `python3 run.py do python -m {again}`\n{result.stdout}{result.stderr}"
        )
