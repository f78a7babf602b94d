"""run.py: every way in which a start can fail ends in one sentence, and nothing is done twice."""

from __future__ import annotations

import ast
import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

import run
from run import ROOT

BASE_PYTHON = Path(sys.base_prefix, "bin", f"python{sys.version_info[0]}.{sys.version_info[1]}")
DEAD_PROXY = "http://127.0.0.1:9"


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A copy of what run.py needs to begin with, in an empty folder."""
    folder = tmp_path / "bare"
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    for name in ("run.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def start(folder: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Start run.py as somebody would who has Python, but neither uv nor Node."""
    hidden = {"VIRTUAL_ENV", "PYTHONPATH"}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    env = {**kept, "PATH": os.defpath, "HOME": str(folder), **variables}
    command = [str(BASE_PYTHON), "run.py", *words]
    return subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, timeout=120, check=False
    )


def only_sentence(result: subprocess.CompletedProcess[str]) -> str:
    """The one sentence that a failed start ends with."""
    assert result.returncode == 1, result.stdout + result.stderr
    assert "Traceback" not in result.stdout + result.stderr
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("palabre: ")
    assert lines[0].endswith(".")
    return lines[0]


def test_an_old_python_can_read_the_file_and_says_so_first() -> None:
    tree = ast.parse((ROOT / "run.py").read_text(), feature_version=(3, 7))
    docstring, first, second = tree.body[:3]
    assert isinstance(docstring, ast.Expr)
    assert ast.unparse(first) == "import sys"
    assert ast.unparse(second).startswith("if sys.version_info < (3, 11):\n    sys.exit(")


def test_a_busy_port_is_told_before_anything_is_set_up(bare: Path, busy_port: int) -> None:
    sentence = only_sentence(start(bare, "--port", str(busy_port)))
    assert f"Port {busy_port} on 127.0.0.1 is busy" in sentence
    assert f"--port {busy_port + 1}" in sentence
    assert not (bare / ".venv").exists()


def test_a_free_port_is_not_busy(busy_port: int) -> None:
    with pytest.raises(run.Stop):
        run.check_port([f"--port={busy_port}"])
    run.check_port([f"--port={busy_port}", "--port", "0"])


@pytest.mark.parametrize(
    "words", [["--port", "many"], ["--port", "99999"], ["--port"], ["--host", "no.invalid"]]
)
def test_what_is_no_port_is_left_to_the_server_to_refuse(words: list[str]) -> None:
    run.check_port([*words, *([] if "--port" in words else ["--port", "0"])])


@pytest.mark.wide
def test_no_network_on_the_first_start(bare: Path) -> None:
    names = ("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY")
    cut = {**dict.fromkeys(names, DEAD_PROXY), "NO_PROXY": "", "no_proxy": "", "PIP_RETRIES": "0"}
    result = start(bare, "--port", "0", **cut)
    assert "no network" in only_sentence(result)
    assert "Making a private environment" in result.stdout


def test_a_python_without_ensurepip_and_pip(bare: Path, tmp_path: Path) -> None:
    assert "python3-venv" in only_sentence(
        start(bare, "--port", "0", PYTHONHOME=str(without_ensurepip(tmp_path)))
    )
    assert not (bare / ".venv").exists()


def without_ensurepip(folder: Path) -> Path:
    """The home of a Python whose library has everything but ensurepip and installed packages."""
    library = Path(sysconfig.get_path("stdlib", vars={"installed_base": sys.base_prefix}))
    copy = folder / "home/lib" / library.name
    copy.mkdir(parents=True)
    for entry in library.iterdir():
        if entry.name not in ("ensurepip", "site-packages", "dist-packages"):
            (copy / entry.name).symlink_to(entry)
    return folder / "home"


def test_an_interrupted_set_up_ends_quietly(bare: Path) -> None:
    env = {**os.environ, "PATH": os.defpath, "HOME": str(bare)}
    command = [str(BASE_PYTHON), "run.py", "--port", "0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=bare, env=env, text=True, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        assert "Making a private environment" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == ""


def test_do_without_a_command_says_what_to_write(bare: Path) -> None:
    assert "python3 run.py do" in only_sentence(start(bare, "do"))


def test_do_runs_inside_the_environment() -> None:
    result = subprocess.run(
        [str(BASE_PYTHON), "run.py", "do", "python", "-c", "import sys; print(sys.prefix)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert result.stdout.splitlines()[-1] == str(run.VENV)


def test_options_are_read_as_the_server_reads_them() -> None:
    assert run.option([], "--port", "8000") == "8000"
    assert run.option(["--port", "1"], "--port", "8000") == "1"
    assert run.option(["--port=2"], "--port", "8000") == "2"
    assert run.option(["--port"], "--port", "8000") == "8000"


def test_a_digest_changes_with_content_and_name_but_not_with_made_files() -> None:
    folder = Path(__file__).parent
    before = run.digest(folder / "tracked.py")
    assert run.digest(folder / "tracked.py") == before
    assert run.digest(folder / "test_run.py") != before
    assert run.digest(folder / "tracked.py", folder / "test_run.py") != before
    assert not [path for path in run.files(ROOT / "web") if "node_modules" in path.parts]


def test_the_page_says_which_step_failed_when_it_is_not_the_network(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(run.Stop, match="This step failed: counting to two;"):
        run.step("Counting to two", [sys.executable, "-c", "print('one'); raise SystemExit(3)"])
    assert "one" in capsys.readouterr().out
