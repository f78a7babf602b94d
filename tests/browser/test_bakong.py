"""Bakong in the browser: against bots, by finger and keyboard, dice dragged to tasks, tiles that turn."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Come
from .person import Person, play_to_the_end

GAME = "bakong"
ME = {"who": "here", "name": "Awa"}
FRIEND = {"who": "here", "name": "Ben"}
BOT = {"who": "bot", "level": "easy"}
STEPS = 1500  # more choices than any game of two takes
SEEN = ("away", "pop", "thrown", "moving")
WATCH = """(names) => {
  window.seen = {}
  new MutationObserver(() => {
    for (const what of names) if (document.querySelector(`.jungle .${what}`)) window.seen[what] = true
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


FLIPS = """async (table) =>
  (await (await fetch(`/api/tables/${table}/record`)).text()).split('"do":"flip"').length - 1"""
ONE_MORE = f"async ([table, before]) => await ({FLIPS})(table) === before + 1"


def sat_down(come: Come, seats: list[dict[str, Any]], **wishes: Any) -> Person:
    """Somebody at a table of this game, asked for a first object."""
    person = come(**wishes)
    person.open(GAME, seats)
    person.wait_for_board()
    person.page.wait_for_selector(".jungle .lit", timeout=60_000)
    return person


def with_dice(person: Person) -> None:
    """All here take an object, and who has the journal rerolls or not: then dice lie there."""
    for _ in range(2_000):
        if person.page.locator("button.die").count():
            return
        if person.page.locator(".jungle .lit").count():
            person.choose()
        person.page.wait_for_timeout(30)
    pytest.fail("no dice")


def middle(person: Person, what: str) -> tuple[float, float]:
    """Where a hand goes for it."""
    box = person.page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.wide
def test_axe_finds_nothing_wrong_with_the_jungle(come: Come) -> None:
    person = sat_down(come, [ME, BOT])
    with_dice(person)
    person.page.locator("button.die").first.focus()
    person.page.wait_for_selector(".jungle .way .stop")
    assert person.axe() == []


@pytest.mark.long
def test_a_game_against_bots_ends_with_the_count(come: Come) -> None:
    person = sat_down(come, [ME, BOT])
    play_to_the_end(person, seconds=120)
    person.check_count()


def test_a_finger_sees_the_way_before_it_is_taken(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND], phone=True, language="fr")
    page = person.page
    page.locator(".offers button").first.tap()
    page.wait_for_selector(".told p")
    assert page.locator(".offers button").count() == 8, "the first tap only tells whether it fits"
    page.locator(".do button").tap()
    with_dice(person)
    table = page.url.rpartition("/")[2]
    before = page.evaluate(FLIPS, table)  # of a robot that began
    page.locator("button.die").first.tap()
    page.wait_for_selector(".jungle .way .stop")
    assert page.locator(".hole svg").count() == 2
    assert page.evaluate(FLIPS, table) == before
    page.locator(".do button").tap()
    page.wait_for_function(ONE_MORE, arg=[table, before])


@pytest.mark.wide
def test_a_die_is_dragged_to_its_task(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND])
    with_dice(person)
    page = person.page
    page.mouse.move(*middle(person, "button.die"))
    page.mouse.down()
    page.mouse.move(*middle(person, "[data-task=move]"), steps=8)
    page.mouse.up()
    page.wait_for_selector(".jungle .way .stop")
    label = page.locator("button.die").last.get_attribute("aria-label")
    assert page.locator(".do button").inner_text() == label, "dragged to walk, so the other die turns a tile"
    page.locator(".do button").click()
    page.wait_for_function("(label) => document.querySelector('.do button')?.innerText !== label", arg=label)


@pytest.mark.wide
def test_the_pack_is_laid_otherwise_by_hand_and_by_key(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND])
    page = person.page
    for thing in ("machete", "rope"):  # the first one then has a choice, whatever the dice say
        offer = page.locator(".offers").get_by_role("button", name=thing).element_handle()
        assert offer is not None
        offer.click()  # which says what it does
        offer.click()
        offer.wait_for_element_state("hidden")  # taken: what is offered next is for the other
    page.wait_for_selector(".jungle .lit:not(.offers *)")
    page.get_by_role("button", name="Repack").click()
    piece = page.locator(".pack .loose").first
    name = piece.get_attribute("aria-label") or ""
    x, y = middle(person, ".pack .loose")
    size = page.locator(".pack svg").first.bounding_box()
    assert size is not None
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + size["height"] * 0.3, steps=6)
    page.mouse.up()
    assert middle(person, ".pack .loose")[1] > y + 20, "it lies where it was let go"
    piece.focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_function(
        "(y) => document.querySelector('.pack .loose').getBoundingClientRect().y < y", arg=y + 20
    )
    assert name.split(":")[0] in page.locator(".pack [role=status]").inner_text()
    assert person.axe() == []
    before = middle(person, ".pack .loose")
    page.reload()
    page.get_by_role("button", name="Repack").click()
    assert middle(person, ".pack .loose") == pytest.approx(before, abs=2)


@pytest.mark.wide
def test_things_are_large_enough_for_a_finger_on_the_narrowest_phone(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND], phone=True)
    person.page.set_viewport_size({"width": 360, "height": 740})
    with_dice(person)
    person.page.wait_for_selector(".jungle .spot")
    boxes = [one.bounding_box() for one in person.page.locator(".jungle .lit").all()]
    assert len(boxes) >= 2
    assert all(box is not None and min(box["width"], box["height"]) >= 44 for box in boxes)
    assert person.page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.long
def test_the_keyboard_alone_plays_a_game(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND])
    page = person.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator(".jungle .lit:focus").count():
            break
    for step in range(STEPS):
        page.wait_for_selector(".jungle .lit:focus, section[aria-labelledby=ending]")
        if person.is_over:
            return
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[step % 4])
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    pytest.fail("the game did not end")


@pytest.mark.long
def test_tiles_turn_dice_fall_and_gains_are_seen(come: Come) -> None:
    person = sat_down(come, [ME, FRIEND], moving=True)
    person.page.evaluate(WATCH, list(SEEN))
    for _ in range(1000):
        if person.page.evaluate("(many) => Object.keys(window.seen).length === many", len(SEEN)):
            return
        person.choose()
        person.page.wait_for_timeout(60)
    pytest.fail(str(person.page.evaluate("window.seen")))
