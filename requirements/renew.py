"""Pin what pyproject.toml asks for: versions and hashes, without the address of any index."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
COMPILE = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
COMPILE += ["--no-emit-index-url", "--no-emit-find-links"]
SAID = ["--custom-compile-command", "python3 run.py do python requirements/renew.py"]
RUN = ["pyproject.toml", "--extra", "postgres", "--group", "build"]
PEERS = ["--extra", "envs", "--extra", "openspiel", "--extra", "data", "--extra", "dask"]
TEST = [*RUN, *PEERS, "--group", "test", "--constraint", "requirements/run.txt"]
ALREADY = ("llvmlite", "numba", "numpy", "packaging")  # what numba-cuda finds in the environment for tests
CUDA = ["-", "--constraint", "requirements/run.txt", *(f"--no-emit-package={name}" for name in ALREADY)]


def pin(name: str, sources: list[str], words: list[str], given: str = "") -> None:
    """Write one lock file; further words, such as --upgrade, go to uv."""
    print(f"requirements/{name}.txt", flush=True)
    command = [*COMPILE, *SAID, *sources, "--output-file", f"requirements/{name}.txt", *words]
    subprocess.run(command, cwd=HERE.parent, input=given, text=True, check=True)


if __name__ == "__main__":
    pin("uv", ["-"], sys.argv[1:], given="uv")
    pin("run", RUN, sys.argv[1:])
    pin("test", TEST, sys.argv[1:])
    pin("cuda", CUDA, sys.argv[1:], given="numba-cuda[cu12]")
    pin("card", CUDA, sys.argv[1:], given="cupy-cuda12x")
