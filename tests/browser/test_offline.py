"""The page without a network, and a page that is older than its server."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.browser.conftest import Come
from tests.browser.house import PAGE, House, wait_for
from tests.browser.person import Person
from tests.server.nursery import Nursery

IS_KEPT = """async () => {
  await navigator.serviceWorker.ready
  const kept = await (await caches.open('answers')).keys()
  return navigator.serviceWorker.controller && kept.filter(({ url }) => url.includes('trainer')).length >= 12
}"""
KEPT_PAGE = """async (build) =>
  (await caches.keys()).filter((name) => name.startsWith('page')).every((name) => name.includes(build))"""
SCRIPT = "() => document.querySelector('script[type=module]').src.split('/').pop()"
A_WHILE = 120  # seconds
UNREACHED = ("Failed to load resource", "WebSocket connection", "Failed to fetch")  # said of a server away


def comes_true(person: Person, what: str, *given: str) -> None:
    """Until something holds that takes the page a while to say."""
    wait_for(lambda: person.page.evaluate(what, *given), A_WHILE)


def test_the_front_page_and_the_trainer_open_without_a_network_after_one_visit(come: Come) -> None:
    awa = come(keeps=True)
    awa.go("/")
    comes_true(awa, IS_KEPT)
    awa.expected.extend(UNREACHED)
    awa.context.set_offline(True)
    awa.go("/")
    awa.page.get_by_role("heading", name="Bakong").wait_for()
    awa.go("/trainer")
    awa.page.locator("main button.loud").click()
    awa.page.locator(".pads.open").wait_for()


def renewed(page: Path, folder: Path, build: str) -> Path:
    """The same page as another build would make it: its parts have other names."""
    shutil.copytree(page, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    parts = {file.name: f"{file.stem}{build}{file.suffix}" for file in (folder / "assets").iterdir()}
    for file in [each for kind in ("js", "json", "css", "html") for each in folder.rglob(f"*.{kind}")]:
        text = file.read_text("utf-8")
        for old, new in parts.items():
            text = text.replace(old, new)
        file.write_text(text.replace("'page ", f"'page {build} "), "utf-8")
    for old, new in parts.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    return folder


@pytest.mark.wide
def test_a_renewed_server_is_not_met_by_an_old_page(come: Come, forks: Nursery, tmp_path: Path) -> None:
    with House(tmp_path / "house", forks, page=renewed(PAGE, tmp_path / "first", "first")) as house:
        at_table, at_home = (come(house.address, keeps=True) for _ in range(2))
        for person in (at_table, at_home):
            person.expected.extend(UNREACHED)
            person.go("/")
            comes_true(person, IS_KEPT)
        at_table.open("bonobo-beach", [{"who": "here", "name": "Awa"}, {"who": "guest"}])
        house.stop()
        house.page = renewed(PAGE, tmp_path / "second", "second")
        house.start()
        is_new = f"() => ({SCRIPT})().includes('second')"
        at_table.page.wait_for_function(is_new)  # by itself, when the connection is back
        at_home.page.reload()
        assert at_home.page.evaluate(is_new)
        comes_true(at_home, KEPT_PAGE, "second")
        house.stop()
        at_home.go("/")  # without a network, too
        at_home.page.get_by_role("heading", name="Bakong").wait_for()
        assert at_home.page.evaluate(is_new)
