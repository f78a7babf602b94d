"""A real server process and a real Chromium, shared by all browser tests of a worker."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from palabre.server.storage.database import DATABASE
from tests.browser.house import House
from tests.browser.person import Person
from tests.server.nursery import Nursery

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Come = Callable[..., Person]


def keep_database(house: House, request: pytest.FixtureRequest) -> None:
    """Keep what the house knew when a test failed, and say where."""
    folder = request.config.cache.mkdir("failed-houses")
    kept = folder / f"{request.node.name}-{int(time.time())}.sqlite3"
    with closing(sqlite3.connect(house.folder / DATABASE)) as one, closing(sqlite3.connect(kept)) as copy:
        one.backup(copy)
    print(f"The database of the house is kept as {kept}")


@pytest.fixture(scope="session")
def house(forks: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server, with every game ready."""
    with House(tmp_path_factory.mktemp("house"), forks) as found:
        yield found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """Chromium, without its sandbox for it may run as root."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def come(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Come]:
    """`come(phone=True, language="fr")`: somebody with their own browser, whose console may not complain."""
    people: list[Person] = []
    failed = request.session.testsfailed

    def new(address: str | None = None, **wishes: Any) -> Person:
        person = Person(browser, address or house.address, **wishes)
        people.append(person)
        return person

    yield new
    if request.session.testsfailed > failed:
        keep_database(house, request)
    complaints = [line for person in people for line in (*person.complaints, *person.unsaid())]
    for person in people:
        person.context.close()
    assert complaints == []
