"""People who say something at the table: heard, not heard any more, told to the host."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.house import wait_for
from tests.browser.person import Person
from tests.browser.test_games import HERE
from tests.browser.test_line import GUEST, joined

RUDE = "<b>slow</b> today?"


def say(person: Person, words: str) -> None:
    """In words of one's own."""
    person.page.get_by_label("Say something to everybody here").fill(words)
    person.page.get_by_role("button", name="Say it").click()


def test_a_ready_phrase_is_read_by_everybody_in_their_language(come: Come) -> None:
    awa, bintou = come(as_list=True), come(as_list=True, language="fr")
    code = awa.open("bonobo-beach", [HERE, GUEST])["code"]
    awa.page.locator(".lobby").wait_for()
    bintou.go(f"/join/{code}")
    bintou.page.get_by_label("Votre nom").fill("Bintou")
    bintou.page.get_by_role("button", name="S’asseoir").click()
    for person in (awa, bintou):
        person.wait_for_board()
    awa.page.get_by_role("button", name="React").click()
    awa.page.get_by_role("button", name="That was close!").click()
    awa.page.locator(".bubble", has_text="That was close!").wait_for()
    bintou.page.locator(".bubble", has_text="C’était juste !").wait_for()
    bintou.page.get_by_role("button", name="Réagir").click()
    bintou.page.get_by_role("button", name="Bonne chance !").click()
    awa.page.locator(".bubble", has_text="Good luck!").wait_for()


@pytest.mark.long
def test_words_of_ones_own_mute_and_a_word_to_the_host(come: Come) -> None:
    awa, bintou, chei = (come(as_list=True, phone=phone) for phone in (False, False, True))
    code = awa.open("bonobo-beach", [HERE, GUEST, GUEST], talk=True)["code"]
    for person, name in ((bintou, "Bintou"), (chei, "Chei")):
        joined(person, code, name)
    for person in (awa, bintou, chei):
        person.wait_for_board()
        person.page.get_by_role("button", name="React").click()
    say(bintou, RUDE)
    for person in (awa, bintou, chei):  # as it was written, and nothing more
        person.page.locator(".bubble", has_text=RUDE).wait_for()
        person.page.locator(".log", has_text=f"Bintou: {RUDE}").wait_for()
    assert chei.axe() == []
    chei.page.get_by_role("button", name="Mute Bintou").click()
    chei.page.locator(".bubble").wait_for(state="detached")
    chei.page.get_by_role("button", name="Tell the host about Bintou").click()
    chei.page.get_by_role("dialog").get_by_role("textbox").fill("That is not kind.")
    chei.page.get_by_role("button", name="Send it to the host").click()
    awa.page.get_by_text("A word to you as the host").click()
    awa.page.get_by_text("That is not kind.").wait_for()
    awa.page.get_by_text(f"Bintou had said: {RUDE}").wait_for()
    assert bintou.page.get_by_text("A word to you").count() == 0
    say(bintou, "Still here?")
    awa.page.locator(".bubble", has_text="Still here?").wait_for()
    assert awa.axe() == []
    chei.page.reload()
    chei.wait_for_board()
    chei.page.get_by_role("button", name="React").click()
    wait_for(lambda: chei.page.locator("[aria-pressed=true]", has_text="Mute").count() == 1, 10)
    assert chei.page.locator(".log", has_text="Still here?").count() == 0
