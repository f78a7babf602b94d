"""What a page is called: its place and its game, and whose turn it is."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.test_games import BOT, HERE


def called(person: Person, title: str) -> None:
    """Wait until the page is called so, and look that it stays so once nothing is under way."""
    person.page.wait_for_function("(title) => document.title === title", arg=title)
    person.page.wait_for_load_state("networkidle")
    assert person.page.title() == title


def test_after_a_reload_the_title_says_that_it_is_my_turn(come: Come) -> None:
    awa = come()
    awa.open("bonobo-beach", [HERE, BOT])
    awa.wait_for_board()
    awa.page.locator(".board .lit").first.wait_for()
    called(awa, "● Your turn · Bonobo Beach · Palabre")
    awa.page.reload()
    awa.page.locator(".board .lit").first.wait_for()
    called(awa, "● Your turn · Bonobo Beach · Palabre")


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Palabre"),
        ("/rules/bakong", "Bakong: the rules · Palabre"),
        ("/exercises/bakong", "Bakong: exercises · Palabre"),
        ("/review", "Review · Palabre"),
        ("/mine", "My games · Palabre"),
    ],
)
def test_a_page_is_called_by_what_is_there(come: Come, path: str, title: str) -> None:
    awa = come()
    awa.go(path)
    called(awa, title)
