"""What ships: a wheel with all that a table needs and none of our tools; it serves where nothing else is."""

from __future__ import annotations

import gzip
import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from run import LOCKS, PAGE, ROOT
from tests.checkout.pages import PAGES, every_command, python_of, save_files, scripts, smaller, text_of, typed
from tests.checkout.tracked import tracked

ELSEWHERE = r"palabre\.bench\.|cuda"  # commands that need a checkout, or a graphics card
PICTURE = """
import palabre
env = palabre.envs.aec("bongo", players=2, render_mode="svg")
env.reset(seed=1)
print(env.render())
"""
PATIENCE = 300  # seconds, for a slow line and a busy machine
TOOLS = re.compile(r"(^|/)tools/|palabre/(bench/\w+/|docs/|(\w+/)*wire_types)")  # ours: they need a checkout


def shipped() -> set[str]:
    """The files that a wheel of this checkout has, by their names in it."""
    return {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}


def test_a_wheel_has_everything_but_our_tools() -> None:
    source = {str(path.relative_to(ROOT / "src")) for path in tracked() if path.is_relative_to(ROOT / "src")}
    tools = {name for name in source if TOOLS.match(name)}
    assert len(tools) > 20
    built = ("palabre/server/page/", "palabre/envs/drawn/")
    names = {name for name in shipped() if not name.startswith(built)}
    assert names - source == set(), "files that are not of the project"
    assert source - names == tools


def test_a_wheel_has_the_page_packed() -> None:
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: `npm run build` in web/")
    names = shipped()
    for name in ("index.html", "index.html.br", "index.html.gz"):
        assert f"palabre/server/page/{name}" in names
    assert "palabre/envs/drawn/draw.mjs" in names
    assert not any(name.endswith(".mjs") for name in names if name.startswith("palabre/server/page/"))
    assert any(re.fullmatch(r"palabre/server/page/assets/front-[\w-]+\.js\.br", name) for name in names)


def test_the_source_archive_has_what_starts_it_and_what_hosts_copy() -> None:
    names = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    needed = {str(path.relative_to(ROOT)) for path in tracked() if path.parent in (LOCKS, ROOT / "deploy")}
    assert len(needed) > 6
    assert {*needed, "Containerfile", "run.py"} - names == set()


def test_nothing_that_ships_needs_our_tools() -> None:
    """Only `palabre bench --peers` knows one, and says so where it is not there."""
    using = [
        name
        for name in shipped()
        if name.endswith(".py")
        and re.search(
            r"from \.+(bench\.\w+\.|docs)|palabre\.(docs|bench\.\w+\.)|(from|import) tools|wire_types",
            source_of(name),
        )
    ]
    assert using == ["palabre/commands/bench.py"]


def source_of(name: str) -> str:
    return (ROOT / "src" / name).read_text(encoding="utf-8")


# The same as a host does it, step by step as in the Containerfile


@pytest.mark.long
@pytest.mark.alone
def test_a_wheel_serves_in_an_empty_environment(tmp_path: Path) -> None:
    wheel = build(tmp_path / "wheels")
    with zipfile.ZipFile(wheel) as packed:
        assert not [name for name in packed.namelist() if TOOLS.match(name)]
    python = empty_environment(tmp_path / "env")
    pip = [str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--disable-pip-version-check"]
    do([*pip, "--require-hashes", "-r", str(LOCKS / "run.txt")], tmp_path)
    do([*pip, "--no-index", str(wheel)], tmp_path)
    do([str(python), "-m", "pip", "check"], tmp_path)
    with serving(python, tmp_path) as url:
        request = urllib.request.Request(f"{url}/", headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert b"/assets/front-" in gzip.decompress(answer.read())
        with urllib.request.urlopen(f"{url}/api/games", timeout=10) as answer:
            assert len(json.load(answer)) == 4
    refused = subprocess.run(
        [str(python.parent / "palabre"), "bench", "--peers", "--lang", "en"],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert refused.returncode == 2
    assert "in the source" in " ".join(refused.stderr.split())
    assert "Traceback" not in refused.stderr


# The same as a stranger does it, with nothing but the wheel and three pages of the documents


@pytest.mark.long
@pytest.mark.alone
def test_a_stranger_comes_from_a_wheel_to_a_bot_in_a_tournament(tmp_path: Path) -> None:
    build(tmp_path)
    tools, env = tmp_path / "palabre-env" / "bin", pinned(tmp_path)
    for page in PAGES:
        save_files(text_of(page), tmp_path)
    (beginning,) = [script for script in scripts(text_of(PAGES[0])) if "-m venv" in script]
    followed = {beginning: typed(smaller(beginning), tmp_path, Path(sys.base_prefix, "bin"), env)}
    assert "mybot:Bot" in followed[beginning].stdout, followed[beginning].stderr
    for command in sorted({command for _, command in every_command()}, key=lambda each: "pip" not in each):
        if command not in beginning and not re.search(ELSEWHERE, command):
            followed[command] = typed(smaller(command), tmp_path, tools, env)
    for page in PAGES:
        code = f"python -W error -c {shlex.quote(python_of(text_of(page)))}"
        followed[page] = typed(code, tmp_path, tools, env)
    followed["a picture"] = typed(f"python -c {shlex.quote(PICTURE)}", tmp_path, tools, env)
    assert followed["a picture"].stdout.startswith("<svg "), followed["a picture"].stderr
    assert len(followed) > 12
    failed = {what: done.stderr for what, done in followed.items() if done.returncode}
    assert not failed


def pinned(folder: Path) -> dict[str, str]:
    """A stranger's surroundings; what pip fetches is what we have pinned."""
    found = re.findall(r"^[\w.-]+==[^\\\n]+", (LOCKS / "test.txt").read_text(), re.MULTILINE)
    (folder / "pins").write_text("\n".join(found))
    return {**environment(folder), "PIP_CONSTRAINT": str(folder / "pins"), "PIP_QUIET": "1"}


def build(folder: Path) -> Path:
    """A wheel of this checkout, built with what is installed here."""
    words = [
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
        "--wheel-dir",
        str(folder),
    ]
    do([*pip_for(Path(sys.executable)), *words, str(ROOT)], ROOT)
    (wheel,) = folder.glob("palabre-*.whl")
    return wheel


def pip_for(python: Path) -> list[str]:
    """The environment's own pip, or the one of the Python that it was made from."""
    own = subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True).returncode == 0
    base = Path(sys.base_prefix, "bin", f"python{sys.version_info[0]}.{sys.version_info[1]}")
    return [str(python), "-m", "pip"] if own else [str(base), "-m", "pip", "--python", str(python)]


def empty_environment(folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def environment(home: Path) -> dict[str, str]:
    """Nothing of this checkout, and an empty home; what is compiled already may be used."""
    hidden = {"VIRTUAL_ENV", "PYTHONPATH", "PALABRE_DATA", "XDG_DATA_HOME"}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return {**kept, "HOME": str(home), "XDG_CACHE_HOME": cache}


def do(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"


@contextmanager
def serving(python: Path, home: Path) -> Iterator[str]:
    """`palabre serve` as it was installed."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [str(python.parent / "palabre"), "serve", "--port", str(port)]
    with (home / "printed").open("w+") as printed:
        process = subprocess.Popen(command, cwd=home, env=environment(home), stdout=printed, stderr=printed)
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
    assert "Traceback" not in (home / "printed").read_text()


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise AssertionError(f"nothing answers at {url}")
