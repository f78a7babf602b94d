"""A real server process and a real Chromium, shared by all browser tests of a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House
from tests.browser.person import Person

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


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server, with every game ready."""
    with House(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """Chromium, without its sandbox for it may run as root."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """`come(phone=True, language="fr")`: somebody with their own browser, whose console may not complain."""
    people: list[Person] = []

    def new(address: str | None = None, **wishes: Any) -> Person:
        person = Person(browser, address or house.address, **wishes)
        people.append(person)
        return person

    yield new
    complaints = [line for person in people for line in (*person.complaints, *person.unsaid())]
    for person in people:
        person.context.close()
    assert complaints == []
