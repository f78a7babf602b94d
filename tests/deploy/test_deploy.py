"""What hosts copy: the unit passes systemd's own check; container file and dashboard hold together."""

from __future__ import annotations

import configparser
import inspect
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

import run
from palabre.cli import app
from tests.server.test_metrics import TOLD_BEFORE

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "palabre.service"


def test_systemd_finds_nothing_wrong_with_the_unit() -> None:
    systemd = shutil.which("systemd-analyze") or pytest.skip("no systemd-analyze here")
    found = subprocess.run([systemd, "verify", str(UNIT)], capture_output=True, text=True, timeout=60)
    about = [line for line in found.stderr.splitlines() if "palabre" in line]
    assert about == []
    assert found.returncode == 0


def test_the_unit_starts_a_command_that_there_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT.read_text())
    words = unit["Service"]["ExecStart"].split()
    check_options(words[words.index("palabre") + 1 :])
    assert unit["Service"]["KillSignal"] == "SIGTERM"


def test_every_line_of_the_container_file_is_an_instruction() -> None:
    text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    for name, value in re.findall(r"^ARG (\w+)=(\S+)", text, re.M):
        lines = [line.replace(f"${{{name}}}", value) for line in lines]
    known = {"ARG", "FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL"}
    known |= {"HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert {line.split()[0] for line in lines} <= known
    bases = [line.split()[1] for line in lines if line.startswith("FROM")]
    assert all(":" in base and not base.endswith(":latest") for base in bases)
    assert [line.split()[0] for line in lines].index("USER") < [line.split()[0] for line in lines].index(
        "CMD"
    )
    (entry,) = [json.loads(line.partition(" ")[2]) for line in lines if line.startswith("ENTRYPOINT")]
    (words,) = [json.loads(line.partition(" ")[2]) for line in lines if line.startswith("CMD")]
    assert entry == ["palabre"]
    check_options(words)


def test_what_the_image_installs_is_pinned_by_hashes() -> None:
    text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
    installs = [words for line in text.splitlines() for words in line.split("&&") if "pip " in words]
    assert len(installs) == 4
    for words in installs:
        assert "--no-deps" in words
        assert "--require-hashes" in words or "--no-index" in words, words
    assert re.search(r"^ARG BASE=\S+:\d+\.\d+\.\d+-[a-z-]+$", text, re.M), "the base is one release of Python"
    locked = (ROOT / "requirements/run.txt").read_text().replace("\\\n", " ")
    pins = [line for line in locked.splitlines() if line and not line.lstrip().startswith("#")]
    assert len(pins) > 30
    assert all(re.match(r"[\w.-]+(\[[\w,]+\])?==\S+ .*--hash=sha256:[0-9a-f]{64}", pin) for pin in pins)


def test_the_image_has_the_pins_of_the_checkout() -> None:
    """One file for both: what was tested here is what runs there."""
    text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
    copied = dict(re.findall(r"^COPY (requirements/\S+) (/\S+)$", text, re.M))
    named = {path: source for source, path in copied.items()}
    installed = {named.get(path, path) for path in re.findall(r"--require-hashes .*?-r (\S+)", text)}
    assert installed == {"requirements/run.txt"}
    assert run.LOCKS / "run.txt" == ROOT / "requirements/run.txt"
    assert 'set_up("run")' in inspect.getsource(run.serve), "`python3 run.py` installs the same"
    assert '"npm", "ci"' in inspect.getsource(run.fetch_modules), "the page is built from its lock file"
    ignored = (ROOT / ".containerignore").read_text().split()
    assert not {"requirements", "web/package-lock.json", "*.txt", "*.json"} & set(ignored)


def check_options(words: list[str]) -> None:
    helped = CliRunner().invoke(app, ["serve", "--help"]).output
    assert words[0] == "serve"
    for option in [word for word in words if word.startswith("--")]:
        assert option in helped


def test_the_dashboard_asks_for_numbers_that_there_are() -> None:
    known = {line.split("{")[0].split()[0] for line in TOLD_BEFORE.splitlines() if not line.startswith("#")}
    panels = json.loads((ROOT / "docs/grafana.json").read_text())["panels"]
    asked = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"palabre_\w+", target["expr"])
    }
    assert asked <= known
    assert len(asked) > 5


def test_the_page_for_hosts_names_only_options_that_there_are() -> None:
    page = (ROOT / "docs/hosting.md").read_text()
    helped = CliRunner().invoke(app, ["serve", "--help"]).output
    for words in re.findall(r"palabre serve (--[^#\n]*)", page):
        for option in re.findall(r"--[a-z-]+", words):
            assert option in helped
