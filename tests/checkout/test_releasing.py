"""The version is the same wherever it stands, and what is new since it stands in the changelog."""

from __future__ import annotations

import json
import re
import tomllib

from run import ROOT

VERSION = re.compile(r"\d+\.\d+\.\d+")


def version() -> str:
    """The version of this checkout."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"])


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(".")]


def test_the_version_is_the_same_everywhere() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    found = [json.loads((ROOT / "web/package.json").read_text())["version"], lock["version"]]
    found.append(lock["packages"][""]["version"])
    assert found == [version()] * 3
    assert VERSION.fullmatch(version())


def test_the_changelog_begins_with_what_is_not_released() -> None:
    headings = re.findall(r"^## \[(.*?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert all(VERSION.fullmatch(heading) for heading in headings[1:])
    assert headings[1:] == sorted(headings[1:], key=numbers, reverse=True)


def test_the_page_about_releasing_names_a_version_to_come() -> None:
    page = (ROOT / "docs/releasing.md").read_text()
    (coming,) = re.findall(r"The next version is \*\*(.*?)\*\*", page)
    assert numbers(coming) > numbers(version())


def test_files_that_the_page_about_releasing_names_are_there() -> None:
    page = (ROOT / "docs/releasing.md").read_text()
    named = re.findall(r"`((?:tests|requirements|web|docs)/[\w./-]+)`", page)
    assert len(named) > 4
    assert [name for name in named if not (ROOT / name).exists()] == []
