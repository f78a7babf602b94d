"""What people expect of any page: it says at once what is so, and where somebody looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import play_to_the_end
from tests.browser.test_games import BOT, HERE
from tests.browser.test_line import GUEST, joined
from tests.browser.test_offline import IS_KEPT, UNREACHED, comes_true

SMALL = {"board": "small"}
# Every sentence that stood over the table, and below the board of Bakong
TURNS = """window.turns = new Set()
const look = () => {
  for (const one of document.querySelectorAll('.turn p, .tray p')) turns.add(one.textContent)
  requestAnimationFrame(look)
}
look()"""


def test_an_invitation_to_no_table_says_so_before_it_asks_for_a_name(come: Come) -> None:
    awa = come()
    awa.expected.append("Failed to load resource")
    awa.go("/join/ZZZZZZ")
    awa.page.get_by_text("No table has the code ZZZZZZ").wait_for()
    expect(awa.page.get_by_label("Your name")).to_have_count(0)
    expect(awa.page.get_by_label("The code you were given")).to_be_visible()


def test_taking_back_can_be_pressed_once_there_is_something_to_take_back(come: Come) -> None:
    awa = come()
    awa.open("bonobo-beach", [HERE, BOT])
    awa.wait_for_board()
    awa.page.locator(".board .lit").first.wait_for()
    back = awa.page.get_by_role("button", name="Take back")
    expect(back).to_be_disabled()
    awa.choose()
    expect(back).to_be_enabled()


def test_on_ones_own_turn_one_is_no_stranger(come: Come) -> None:
    awa = come(moving=True)
    awa.page.add_init_script(TURNS)
    awa.open("bakong", [{"who": "here", "name": "Guest"}, BOT], options={"first": "seat0"})
    awa.wait_for_board()
    for _ in range(4):
        awa.page.locator(".board .lit").first.wait_for()
        awa.choose()
    said = awa.page.evaluate("[...turns]")
    assert "Your turn" in said
    assert [one for one in said if re.search("Guest (plays|is thinking)", one)] == []


def test_play_together_again_and_the_whole_game_for_who_comes_late(come: Come) -> None:
    awa, bintou = come(), come()
    code = awa.open("bonobo-beach", [HERE, GUEST], options=SMALL, talk=True)["code"]
    awa.page.locator(".lobby").wait_for()
    joined(bintou, code, "Bintou")
    for person in (awa, bintou):
        person.wait_for_board()
    awa.page.get_by_role("button", name="React").click()
    expect(awa.page.get_by_placeholder("Your words …")).to_be_visible()
    play_to_the_end(awa, bintou, seconds=180)
    line = awa.page.locator("figure polyline:not(.edge), svg polyline:not(.edge)").first
    seen = line.get_attribute("points") or ""
    late = awa.context.new_page()
    late.goto(awa.page.url)
    expect(late.locator("svg polyline:not(.edge)").first).to_have_attribute("points", re.compile(".+ .+ .+"))
    again = late.locator("svg polyline:not(.edge)").first.get_attribute("points") or ""
    assert len(again.split()) >= len(seen.split()) > 2
    awa.page.get_by_role("button", name="Play again").click()
    bintou.page.get_by_text("Awa would like to play again.").wait_for()
    bintou.page.get_by_role("link", name="To the next game").wait_for()


def test_answers_about_ones_games_come_where_one_looks(come: Come) -> None:
    awa = come(phone=True)
    awa.open("bonobo-beach", [HERE, BOT], options=SMALL)
    awa.wait_for_board()
    play_to_the_end(awa)
    awa.go("/mine")
    for button, answer in (("Link to another device", "status"), ("Delete", "alert")):
        awa.page.get_by_role("button", name=button).click()
        shown = awa.page.locator(f".answer[role={answer}]")
        expect(shown).to_be_in_viewport(ratio=1)
        expect(shown).to_be_focused()


@pytest.mark.wide
def test_a_replay_opens_where_the_table_has_been_laid(come: Come) -> None:
    awa = come(as_list=True)
    table = awa.open("banjooli-xeet", [HERE, BOT])["table"]
    awa.wait_for_board()
    play_to_the_end(awa, seconds=300)
    awa.go(f"/replay?table={table}")
    expect(awa.page.get_by_role("slider")).not_to_have_value("0")
    awa.page.locator("[data-stage] [data-piece]").first.wait_for()


def test_the_day_s_table_says_what_it_is(come: Come) -> None:
    awa = come()
    awa.go("/daily")
    awa.page.get_by_role("region", name="Bakong").get_by_role("button", name="Play today's game").click()
    awa.page.locator(".lobby").get_by_text("This is the table of the day").wait_for()


def test_without_a_network_no_game_is_offered(come: Come) -> None:
    awa = come(keeps=True)
    awa.go("/")
    comes_true(awa, IS_KEPT)
    awa.expected.extend(UNREACHED)
    awa.context.set_offline(True)
    awa.go("/")
    silent = awa.page.locator("#house-silent")
    silent.wait_for()
    assert "table" not in silent.inner_text()
    for name in ("Play now", "Open a table"):
        button = awa.page.get_by_role("button", name=name).first
        expect(button).to_be_disabled()
        assert "house-silent" in (button.get_attribute("aria-describedby") or "")


def test_words_of_ones_own_are_explained_where_they_cannot_be(come: Come) -> None:
    awa = come()
    awa.go("/")
    awa.page.get_by_role("button", name="Open a table").first.click()
    sheet = awa.page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Come by link").check()
    sheet.get_by_role("group", name="Words of your own").wait_for()
    sheet.get_by_role("group", name="Let others watch?").get_by_role("radio", name="Yes").check()
    sheet.get_by_text("Only where nobody else can watch").wait_for()


def test_without_scripts_the_page_says_what_it_needs(browser: Browser, house: House) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(house.address)
    for language in ("en", "fr"):
        expect(page.locator(f"noscript p[lang={language}]")).to_be_visible()
    context.close()
