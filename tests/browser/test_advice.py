"""A table with advice on the page: said to all, asked for, and shown in a list and on the board."""

from __future__ import annotations

from .conftest import Come
from .person import LOOKS
from .test_everybody import NARROWEST

TO_LOOK = 150_000  # milliseconds: what values moments may have to be compiled first


def test_a_table_with_advice_says_so_and_colours_the_choices_of_who_asks(come: Come) -> None:
    awa = come(phone=True)
    awa.page.set_viewport_size(NARROWEST)
    seats = [{"who": "here", "name": "Awa"}, {"who": "bot", "level": "child"}]
    awa.open("bonobo-beach", seats, advice=True)
    awa.wait_for_board()
    awa.page.get_by_role("heading", name="With advice").wait_for()
    ask = awa.page.get_by_role("button", name="What is each choice worth?")
    ask.wait_for(timeout=TO_LOOK)
    assert awa.page.locator(".chips").count() == 0, "nobody is told who has not asked"
    ask.click()
    awa.page.locator(".chips span").first.wait_for(timeout=TO_LOOK)
    awa.page.locator("ol button[aria-pressed]", has_text="best").first.wait_for()
    assert awa.page.evaluate("document.documentElement.scrollWidth") == NARROWEST["width"]
    assert awa.axe(only=LOOKS) == []
