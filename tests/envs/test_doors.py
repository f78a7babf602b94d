"""The doors themselves: nothing heavy is loaded before it is asked for, a missing package is a sentence."""

from __future__ import annotations

import subprocess
import sys
import textwrap

LIGHT = """
    import sys
    import palabre
    heavy = {"numba", "gymnasium", "pettingzoo", "pyspiel", "palabre.envs"} & set(sys.modules)
    assert not heavy, heavy
    assert palabre.envs.aec
"""

MISSING = """
    import sys
    for name in ("pettingzoo", "gymnasium", "pyspiel"):
        sys.modules[name] = None
    import palabre
    for door, extra in ((palabre.envs.aec, "envs"), (palabre.envs.openspiel, "openspiel")):
        try:
            door("bakong")
        except palabre.PalabreError as missing:
            assert f"pip install palabre[{extra}]" in str(missing), missing
        else:
            raise SystemExit("nothing was said")
"""


def runs(code: str) -> None:
    command = [sys.executable, "-W", "error", "-c", textwrap.dedent(code)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_import_palabre_loads_none_of_it() -> None:
    runs(LIGHT)


def test_a_missing_package_is_one_clear_sentence() -> None:
    runs(MISSING)
