"""Everything says what it is: by mouse, finger and keyboard; and why it cannot be chosen now."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.widely import widely

GAMES = ("bongo", "bonobo-beach", "bakong", "banjooli-xeet")
HERE, ALSO_HERE = {"who": "here", "name": "Awa"}, {"who": "here", "name": "Bintou"}
BOT = {"who": "bot", "level": "random"}
OPTIONS = {"banjooli-xeet": {"berries": True, "specials": 2}, "bakong": {"memory_aid": True}}
# Pictures at the table that belong to no piece: the ground, whose something is, signs on buttons, open pads
NO_PIECE = ".field > svg, .mark svg, .again svg, .pads.open svg, .told svg, .turn svg"
UNEXPLAINED = """(but) => [...document.querySelectorAll('.board svg, .side > section svg, .seats .points')]
  .filter((one) => one.checkVisibility() && !one.closest('defs') && !one.matches(but))
  .filter((one) => !one.closest('[data-piece]') && !one.querySelector('[data-piece]'))
  .map((one) => `${one.parentElement.getAttribute('class')}: ${one.outerHTML.slice(0, 80)}`)"""
SHOWN = (
    "() => [...new Set([...document.querySelectorAll('main [data-piece]')].map((one) => one.dataset.piece))]"
)
DESCRIBED = """() => {
  const id = document.activeElement.getAttribute('aria-describedby')
  return document.getElementById(id).innerText
}"""
INSIDE = """() => {
  const { left, top, right, bottom } = document.querySelector('.help').getBoundingClientRect()
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
}"""


def at_table(come: Come, game: str, other: dict[str, str] = ALSO_HERE, **wishes: object) -> Person:
    """Somebody who may choose."""
    person = come(**wishes)
    person.open(game, [HERE, other], options=OPTIONS.get(game, {}))
    person.wait_for_board()
    person.page.set_default_timeout(20_000)
    person.take_over()
    person.page.wait_for_selector(".board .lit, .pads.open")
    return person


def words(person: Person) -> str:
    """What the help says."""
    person.page.wait_for_selector(".help")
    return person.page.locator(".help").inner_text()


@pytest.mark.parametrize("game", widely(GAMES))
def test_everything_that_is_shown_has_help(come: Come, game: str) -> None:
    """At the beginning and some moves on."""
    person = at_table(come, game, BOT if game != "bongo" else {"who": "bot", "level": "easy"})
    shown: set[str] = set()
    for _ in range(8):
        assert person.page.evaluate(UNEXPLAINED, NO_PIECE) == []
        shown |= set(person.page.evaluate(SHOWN))
        person.choose()
        person.page.wait_for_timeout(150)
    assert len(shown) > 8


@pytest.mark.parametrize("phone", widely([False, True], True), ids=["desktop", "phone"])
def test_a_piece_says_what_it_is_and_leads_to_its_place_in_the_rules(come: Come, phone: bool) -> None:
    """The mouse waits a moment on it, the finger stays on it; neither takes it."""
    person = at_table(come, "bakong", phone=phone, language="fr")
    page = person.page
    rope = page.locator(".offers button", has_text="corde")
    rope.scroll_into_view_if_needed()
    box = rope.locator("svg").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if phone:
        line = person.context.new_cdp_session(page)
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_selector(".help")
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        page.mouse.move(x, y, steps=3)
    told = words(person)
    assert "Corde" in told
    assert "rivières" in told
    assert page.evaluate(INSIDE)
    assert person.axe() == []
    assert page.locator(".offers button").count() == 8, "nothing was taken"
    page.locator(".help button").click()
    page.wait_for_selector("dialog[open] #rule-BK-6.now")
    assert page.locator(".help").count() == 0


@pytest.mark.wide
def test_the_keyboard_hears_it_and_escape_closes_it(come: Come) -> None:
    person = at_table(come, "bakong")
    page = person.page
    page.keyboard.press("Tab")  # from now on the keyboard is meant
    page.locator(".offers button").first.focus()
    assert "Compass" in words(person)
    described = (
        "() => document.getElementById(document.activeElement.getAttribute('aria-describedby')).innerText"
    )
    assert "one tile less" in page.evaluate(described)
    page.keyboard.press("Escape")
    page.wait_for_selector(".help", state="detached")
    page.get_by_role("button", name="What is what?").click()
    page.locator(".supply [data-piece=torch]").first.click()
    assert "Torch" in words(person)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector("body:not([data-asking])")


@pytest.mark.wide
def test_an_object_says_its_effect_before_a_second_click_takes_it(come: Come) -> None:
    person = at_table(come, "bakong")
    page = person.page
    torch = page.locator(".offers button", has_text="torch")
    torch.click()
    assert "One more small emerald" in page.locator(".tray .told").inner_text()
    assert page.locator(".offers button").count() == 8
    page.locator(".offers button", has_text="rope").hover()
    page.wait_for_timeout(100)
    assert "Take the torch" in page.locator(".tray .do").inner_text(), "what was chosen stays"
    torch.click()
    page.wait_for_selector(".pack [data-piece=torch], .packs [data-piece=torch]")


def test_why_something_cannot_be_chosen_is_said_on_asking(come: Come) -> None:
    person = at_table(come, "bonobo-beach")
    page = person.page
    page.locator(".board .spot.lit").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".board .pawn [data-piece=worth]")
    page.wait_for_selector(".board .lit")
    page.locator(".board .pawn:has([data-piece=worth])").click()
    assert "stands on" in words(person)
    page.mouse.click(2, 2)
    page.wait_for_selector(".help", state="detached")
    assert person.axe() == []
