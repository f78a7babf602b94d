"""What the project's files may hold, and how long they may be."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from run import ROOT
from tests.checkout.tracked import tracked

LONGEST = 400
MACHINE_PATH = re.compile(r"(?<![\w.>)\]}-])/(?:work|farm|root|home/\w+|Users/\w+)/")
INDEX_ADDRESS = re.compile(
    r"registry\.npm|pypi\.org/simple|pythonhosted\.org|^\s*registry\s*=|index[-_]url\s*=|^--(?:extra-)?index-url",
    re.MULTILINE,
)


def texts() -> Iterator[tuple[Path, str]]:
    """Every file of the project that is text."""
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            yield path, content.decode("utf-8", "replace")


def found_in_project(pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern occurs, as path:line."""
    return [
        f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}: {match.group().strip()}"
        for path, text in texts()
        for match in pattern.finditer(text)
    ]


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    assert not (found := found_in_project(MACHINE_PATH)), "\n".join(["paths of a machine:", *found])


def test_no_file_names_a_package_registry() -> None:
    assert not (found := found_in_project(INDEX_ADDRESS)), "\n".join(["addresses of registries:", *found])


@pytest.mark.parametrize("path", tracked(".txt"), ids=lambda path: path.name)
def test_requirements_are_pinned_with_hashes_and_without_addresses(path: Path) -> None:
    if path.parent.name != "requirements":
        return
    text = path.read_text()
    pins = re.findall(r"^\S+==\S+", text, re.MULTILINE)
    assert pins, f"{path.name} pins nothing"
    assert "://" not in text, f"{path.name} holds an address"
    unpinned = [line for line in text.splitlines() if re.match(r"[\w-]", line) and "==" not in line]
    assert not unpinned, f"{path.name} holds requirements without a version: {unpinned}"
    bare = re.findall(r"^\S+==[^\\]*$", text, re.MULTILINE)
    assert not bare, f"{path.name} holds requirements without a hash: {bare}"


def test_the_lock_of_the_web_client_holds_hashes_and_no_addresses() -> None:
    for path in tracked("package-lock.json"):
        assert "://" not in path.read_text(), f"{path.name} holds an address"
        packages = json.loads(path.read_text())["packages"]
        bare = [name for name, package in packages.items() if name and "integrity" not in package]
        assert not bare, f"{path.name} holds packages without a hash: {bare[:3]}"


def test_no_python_file_is_too_long() -> None:
    lengths = {path.relative_to(ROOT): len(path.read_text().splitlines()) for path in tracked(".py")}
    long = [f"{path} has {length} lines" for path, length in lengths.items() if length > LONGEST]
    assert not long, "\n".join([f"a file of Python has at most {LONGEST} lines; split:", *long])


@pytest.mark.parametrize(
    ("pattern", "bad"),
    [
        (MACHINE_PATH, "see /ro" + "ot/notes"),
        (MACHINE_PATH, 'open("/ho' + 'me/ann/x.py")'),
        (INDEX_ADDRESS, "resolved https://registry" + ".npmjs.org/vite"),
        (INDEX_ADDRESS, "index-url" + " = https://mirror.example/simple"),
        (INDEX_ADDRESS, "--index-url" + " https://mirror.example/simple"),
    ],
)
def test_the_patterns_find_what_must_not_be_there(pattern: re.Pattern[str], bad: str) -> None:
    assert pattern.search(bad)
