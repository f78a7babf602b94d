"""An environment on top of ours that compiles for graphics cards, without needing one.

`python -m tests.cards` makes it, with `--cuda` for a machine that has a card. It is not ours, for where
numba-cuda is missing Palabre has a sentence to say, and tests hear it.
"""

from __future__ import annotations

import sys

from run import LOCKS, PYTHON, ROOT, VENV, digest, install, stamp, stamps, step

CARDS = VENV / "cuda"
COMPILER = CARDS / "bin" / "python"
SITE = f"lib/python3.{sys.version_info[1]}/site-packages"


def make(locks: list[str]) -> None:
    """Make it, on Linux, where there are packages for that, and where it is not yet there."""
    key = [str(ROOT), digest(LOCKS), *locks]
    if sys.platform != "linux" or stamps().get("cards") == key:
        return
    step("Making room for numba-cuda", [PYTHON, "-m", "venv", "--without-pip", "--clear", CARDS])
    (CARDS / SITE / "palabre.pth").write_text(f"import site; site.addsitedir({str(VENV / SITE)!r})\n")
    for name in locks:
        file = LOCKS / f"{name}.txt"
        install(
            f"Fetching what {file.name} names", "--no-deps", "--require-hashes", "-r", file, python=COMPILER
        )
    stamp(cards=key)


if __name__ == "__main__":
    make(["cuda", "card"] if "--cuda" in sys.argv else ["cuda"])
