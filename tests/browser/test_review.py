"""A finished game reviewed on the page, and played on from its worst moment to the end; desktop and phone."""

from __future__ import annotations

import json
import re

import pytest

from .conftest import Come
from .house import House
from .person import LOOKS, Person, play_to_the_end
from .test_everybody import NARROWEST

SEATS = [{"who": "here", "name": "Awa"}, {"who": "bot", "level": "random"}]
BOTS = [{"who": "bot", "level": "random"}] * 2
WITHIN = """(what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())
  .every((box) => box.width > 0 && box.left >= 0 && box.right <= innerWidth)"""
TO_REVIEW = 600_000  # milliseconds: what values moments may have to be compiled first, on a busy machine


def finished(person: Person) -> str:
    """A table where somebody has played against a bot; both err in every game."""
    table = person.open("bonobo-beach", SEATS)["table"]
    person.wait_for_board()
    play_to_the_end(person)
    return table


def stepped_through(person: Person) -> None:
    """From the slider alone: every key, and the board follows."""
    slider = person.page.get_by_role("slider")
    slider.press("Home")
    assert slider.get_attribute("aria-valuenow") == "0"
    start = slider.get_attribute("aria-valuetext")
    for _ in range(3):
        slider.press("ArrowRight")
    slider.press("PageUp")
    slider.press("ArrowLeft")
    assert slider.get_attribute("aria-valuenow") == "12"
    assert slider.get_attribute("aria-valuetext") != start
    slider.press("End")
    assert slider.get_attribute("aria-valuenow") == slider.get_attribute("aria-valuemax")


def tapped(person: Person) -> None:
    """In the middle of the curve lies the middle of the game."""
    slider = person.page.get_by_role("slider")
    slider.scroll_into_view_if_needed()
    slider.tap() if person.phone else slider.click()
    most = int(slider.get_attribute("aria-valuemax") or 0)
    assert abs(int(slider.get_attribute("aria-valuenow") or 0) - most / 2) < 0.05 * most


def played_on(person: Person, from_table: str, play_on: str, go: str) -> None:
    """A new table begins at the moment that is shown, and is played to its end."""
    person.page.get_by_role("button", name=play_on).click()
    person.page.get_by_role("button", name=go).click()
    person.page.wait_for_url(re.compile("/table/"))
    assert from_table not in person.page.url
    person.wait_for_board()
    play_to_the_end(person)
    table = person.page.url.rpartition("/")[2]
    record = person.context.request.get(f"{person.address}/api/tables/{table}/record").text()
    assert "position" in json.loads(record.splitlines()[0]), "it began in the middle"


@pytest.mark.wide
def test_a_review_is_read_and_its_worst_moment_played_on_to_the_end(come: Come, house: House) -> None:
    awa = come()
    awa.expected.append("404")  # a table that is not there
    table = finished(awa)
    awa.page.get_by_role("link", name="Review").click()
    awa.page.get_by_role("slider").wait_for(timeout=TO_REVIEW)
    stepped_through(awa)
    tapped(awa)
    eyes = awa.page.get_by_role("group", name="Through whose eyes?")
    eyes.get_by_role("radio", name="Spectator").check()  # else Awa's, whose own the dearest error may be
    awa.page.locator("section", has_text="The dearest errors").get_by_role("button").first.click()
    worths = awa.page.locator("ol button[aria-pressed]")
    worths.first.wait_for(timeout=TO_REVIEW)
    assert worths.filter(has_text="chosen").count() == 1
    awa.page.get_by_role("button", name="Through the eyes of").click()
    awa.page.locator(".chips span").first.wait_for(timeout=TO_REVIEW)
    on_board = awa.page.locator(".board [data-choice]").count()
    assert 0 < awa.page.locator(".chips span").count() <= on_board
    awa.page.locator("summary", has_text="Every moment").click()
    awa.page.locator("details table tbody tr").nth(20).wait_for()
    assert awa.axe() == []
    where = awa.page.url.removeprefix(house.address)
    assert re.search(r"move=\d+&eyes=\d", where)

    binta = come(phone=True, language="fr", dark=True)
    binta.page.set_viewport_size(NARROWEST)
    binta.go(where)
    binta.page.locator(".chips span").first.wait_for(timeout=TO_REVIEW)
    assert binta.page.evaluate("document.documentElement.scrollWidth") == NARROWEST["width"]
    assert binta.axe(only=LOOKS) == []
    played_on(binta, table, "Jouer la suite", "À la table")
    played_on(awa, table, "Play on from here", "To the table")

    awa.go("/review?table=0123456789abcdef")
    awa.page.get_by_text("This game cannot be reviewed").wait_for()


@pytest.mark.wide
def test_on_a_phone_a_choice_of_banjooli_xeet_is_weighed_with_the_whole_prediction_in_sight(
    come: Come,
) -> None:
    """The tray has half of a low stage there, beside the track."""
    awa = come(phone=True)
    awa.page.set_viewport_size(NARROWEST)
    errors = awa.page.locator("section", has_text="The dearest errors")
    for _ in range(5):  # in some games no error stands out
        table = awa.open("banjooli-xeet", BOTS)["table"]
        awa.page.locator("section[aria-labelledby=ending] .next").wait_for(timeout=TO_REVIEW)
        awa.go(f"/review?table={table}")
        awa.page.get_by_role("slider").wait_for(timeout=TO_REVIEW)
        errors.wait_for()
        if errors.get_by_role("button").count():
            break
    errors.get_by_role("button").first.click()
    awa.page.get_by_role("button", name="Through the eyes of").click()
    awa.page.locator(".chips span").first.wait_for(timeout=TO_REVIEW)
    assert awa.page.locator(".foretold li").count() == 4
    assert awa.page.evaluate(WITHIN, ".foretold li, .foretold .points")
    assert awa.page.evaluate("document.documentElement.scrollWidth") == NARROWEST["width"]
