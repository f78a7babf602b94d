"""Nothing runs without you: the card is read in peace, everybody is asked, and Bongo counts to three."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize

from tests.browser.conftest import Come
from tests.browser.house import House, wait_for
from tests.browser.person import TO_BEGIN
from tests.browser.test_games import GAMES, HERE
from tests.browser.test_line import GUEST
from tests.browser.test_table import opening
from tests.browser.ways import step_of
from tests.server.nursery import Nursery
from tests.widely import widely

A_MINUTE = 60_000  # milliseconds
SIZES: dict[bool, ViewportSize] = {True: {"width": 360, "height": 740}, False: {"width": 1280, "height": 800}}
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect()
  return box.top >= 0 && box.bottom <= innerHeight && one.contains(
    document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2))
}"""
FOCUS = "() => document.activeElement.closest('.board') !== null"
SUMMARY = "async (table) => (await fetch(`/api/tables/${table}`)).json()"
RECORD = "async (table) => (await fetch(`/api/tables/${table}/record`)).text()"
Count = Callable[[int, int], int]


@pytest.mark.parametrize("game", widely(GAMES, "bongo", most=["banjooli-xeet"]))
def test_whoever_reads_the_first_card_for_a_minute_has_missed_nothing(
    come: Come, game: str, count: Count
) -> None:
    phone = GAMES.index(game) % 2 == 1
    awa = come(newcomer=True, phone=phone)
    awa.page.set_viewport_size(SIZES[phone])
    awa.page.clock.install()
    awa.go("/")
    awa.page.locator(f"article[data-game={game}]").get_by_role("button", name="Play now").click()
    card = awa.page.locator(".primer")
    card.get_by_role("listitem").nth(3).wait_for(timeout=TO_BEGIN)
    begin = awa.page.get_by_role("button", name="Begin", exact=True)
    assert begin.evaluate(IN_SIGHT)
    awa.page.clock.fast_forward(A_MINUTE)  # of the page; bots and dice of this house wait for nothing at all
    time.sleep(count(1, 60))
    table = awa.page.url.rpartition("/")[2]
    assert awa.page.evaluate(SUMMARY, table)["state"] == "waiting"
    assert card.is_visible()
    assert begin.evaluate(IN_SIGHT)
    assert awa.page.locator(".table").count() == 0
    begin.click()
    awa.page.wait_for_selector(".table", timeout=TO_BEGIN)
    wait_for(lambda: awa.page.evaluate(FOCUS), 10)
    assert card.count() == 0
    before = len(awa.page.evaluate(RECORD, table))
    wait_for(lambda: step_of(game)(awa) and len(awa.page.evaluate(RECORD, table)) > before, 60)


# What the count shows and says, whenever something on the page changes; the last word for each number counts
NOTE_THE_COUNT = """() => {
  window.counted = []
  const note = () => {
    const number = document.querySelector('.countdown .number')
    if (number) counted.push([
      number.textContent.trim(), document.querySelector('[aria-live=assertive]').innerText,
      document.querySelectorAll('.pads.open').length, number.getAnimations().length
    ])
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def test_several_people_are_asked_and_the_host_arranges_the_seats(come: Come) -> None:
    awa, binta = come(), come(phone=True, language="fr")
    code = awa.open("bakong", [HERE, GUEST, GUEST, GUEST], ready=True)["code"]
    seats = awa.page.get_by_role("region", name="Seats").get_by_role("listitem")
    seats.nth(1).get_by_role("button", name="Somebody here").click()
    seats.nth(2).get_by_role("button", name="A bot").click()
    seats.nth(2).get_by_role("button", name="Easy").wait_for()
    assert awa.axe() == []
    awa.page.keyboard.type("Chei")  # the name is asked at once
    seats.nth(1).get_by_label("Their name").fill("Chei")
    awa.page.keyboard.press("Enter")
    seats.nth(1).get_by_text("Chei").wait_for()
    seats.nth(2).get_by_role("button", name="Easy").press("Enter")
    seats.nth(2).get_by_role("button", name="Take Tama away").wait_for()
    assert awa.page.evaluate("document.activeElement.tagName") == "SECTION", "not lost with its button"
    take_away(seats.nth(2), "Take Tama away")
    seats.nth(2).get_by_role("button", name="A bot").click()
    seats.nth(2).get_by_role("button", name="Easy").click()
    binta.go(f"/table/{awa.page.url.rpartition('/')[2]}")
    binta.page.get_by_label("Votre nom").fill("Binta")
    binta.page.get_by_role("button", name="M’asseoir ici").click()
    binta.page.get_by_role("button", name="C’est bon pour moi").wait_for()
    assert binta.page.get_by_role("button", name="Commencer").count() == 0
    assert binta.page.get_by_role("button", name="Retirer").count() == 0
    assert binta.axe() == []
    binta.page.get_by_role("button", name="C’est bon pour moi").click()
    seats.nth(3).get_by_text("ready").wait_for()
    binta.page.get_by_text("On attend Awa, Chei.").wait_for()
    binta.page.get_by_role("button", name="Finalement, pas encore").click()
    seats.nth(3).get_by_text("ready").wait_for(state="detached")
    awa.page.get_by_role("button", name="We are ready").click()
    awa.page.get_by_text("We are waiting for Binta.").wait_for()
    assert awa.page.get_by_role("button", name="Begin anyway").count() == 1
    assert awa.axe() == []
    binta.page.get_by_role("button", name="C’est bon pour moi").click()
    for person in (awa, binta):
        person.page.wait_for_selector(".table", timeout=TO_BEGIN)
    assert code not in awa.page.locator("main").inner_text()


def take_away(seat: Locator, words: str) -> None:
    """The host frees a seat again."""
    seat.get_by_role("button", name=words).click()
    seat.get_by_text("a free seat").wait_for()


@pytest.mark.wide
def test_somebody_seated_is_offered_no_other_seat_and_the_host_begins_anyway(come: Come) -> None:
    awa, binta = come(), come()
    awa.open("bonobo-beach", [HERE, GUEST, GUEST], ready=True)
    binta.go(f"/table/{awa.page.url.rpartition('/')[2]}")
    binta.page.get_by_role("button", name="Sit here").first.click()
    binta.page.get_by_text("One seat is still free.").wait_for()
    assert binta.page.get_by_role("button", name="Sit here").count() == 0
    assert binta.page.get_by_role("button", name="Somebody here").count() == 0
    assert awa.page.get_by_role("button", name="Begin").count() == 0
    awa.page.get_by_role("button", name="A bot").click()
    awa.page.get_by_role("button", name="Easy").click()
    awa.page.get_by_role("button", name="Begin anyway").click()
    binta.page.wait_for_selector(".table", timeout=TO_BEGIN)


@pytest.mark.wide
def test_bongo_counts_three_two_one_before_its_first_dice(come: Come, forks: Nursery, tmp_path: Path) -> None:
    """Noted inside the page, whose seconds do not wait for whoever asks from outside."""
    with House(tmp_path, forks, quick=False) as unhurried:
        awa = come(unhurried.address)
        awa.open("bongo", [HERE, {"who": "bot", "level": "easy"}], ready=True)
        awa.page.evaluate(NOTE_THE_COUNT)
        awa.begin()
        awa.page.wait_for_selector(".pads.open", timeout=TO_BEGIN)
        noted = {number: rest for number, *rest in awa.page.evaluate("counted")}
        assert "".join(noted) in ("321", "21", "31", "32"), "downwards; a machine out of breath may miss one"
        for number, (spoken, pads, moving) in noted.items():
            assert (spoken, pads, moving) == (number, 0, 0), "spoken as shown, no pads yet, motion is off"
        assert awa.page.locator(".countdown .number").count() == 0


def test_an_unknown_code_is_refused_where_it_is_typed(come: Come) -> None:
    awa = come()
    awa.expected.append("404")
    awa.go("/")
    field = awa.page.get_by_label("The code you were given")
    field.fill("zz-99 zz")
    awa.page.keyboard.press("Enter")
    awa.page.get_by_role("alert").get_by_text("No table has the code ZZ99ZZ.").wait_for()
    assert awa.page.url == f"{awa.address}/"
    assert awa.axe() == []
    field.fill("")
    assert awa.page.get_by_text("No table has").count() == 0
    code = open_elsewhere(come)
    field.fill(code.lower())
    awa.page.keyboard.press("Enter")
    awa.page.get_by_role("button", name="Sit down").wait_for()


def open_elsewhere(come: Come) -> str:
    """The code of a table that somebody else has opened."""
    return come().open("bakong", [HERE, GUEST])["code"]


@pytest.mark.wide
def test_people_at_one_device_are_asked_their_names_and_begin_together(come: Come) -> None:
    awa = come()
    sheet = opening(awa, "bakong", "Awa", places=2)
    sheet.get_by_role("radio", name="Are here with me").check(force=True)
    sheet.get_by_label("Name of player 2").fill("Binta")
    assert awa.axe() == []
    sheet.get_by_role("button", name="Open a table").click()
    seats = awa.page.get_by_role("region", name="Seats").get_by_role("listitem")
    seats.nth(1).wait_for()
    assert [one.split("\n")[0] for one in seats.all_inner_texts()] == ["Awa", "Binta"]
    awa.page.get_by_role("button", name="Begin", exact=True).click()
    awa.page.wait_for_selector(".table", timeout=TO_BEGIN)
    sheet = opening(awa, "bonobo-beach", "Awa", places=2)
    sheet.get_by_role("radio", name="Are here with me").check(force=True)
    assert sheet.get_by_label("Name of player 2").input_value() == "Binta", "remembered"


def test_the_front_page_and_the_rules_say_that_this_is_unofficial(come: Come) -> None:
    awa = come(language="fr")
    for path in ("/", "/rules/bakong"):
        awa.go(path)
        awa.page.get_by_text("Palabre n’est pas officiel").wait_for()
