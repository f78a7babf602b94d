"""Bots that suit: who they are and why is said before the game, changed with one tap, and after it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import play_to_the_end

READS = [{"at": n, "ms": 2500, "right": n % 10 > 0, "hardness": 1, "kinds": []} for n in range(20)]


def test_a_newcomer_meets_the_gentlest_bots_is_told_why_and_changes_them_with_one_tap(come: Come) -> None:
    awa = come(phone=True, newcomer=True, language="fr")
    awa.go("/")
    awa.page.get_by_role("button", name="Jouer").nth(1).tap()
    why = awa.page.locator(".chosen p")
    expect(why).to_have_text(re.compile("Pilo, comme un enfant, parce que c’est votre première partie"))
    names = awa.page.locator(".lobby li strong")
    assert names.all_inner_texts()[1:] == ["Pilo", "Pilo 2"]
    tama = awa.page.get_by_role("radio", name="Tama Facile")
    assert tama.bounding_box()["height"] >= 44  # type: ignore[index]
    tama.tap()
    expect(names.nth(1)).to_have_text("Tama")
    expect(why).to_have_text(re.compile("Tama, facile"))
    assert awa.axe() == []
    awa.page.keyboard.press("ArrowRight")
    expect(names.nth(2)).to_have_text("Miri 2")


@pytest.mark.wide
def test_after_a_game_an_easier_or_a_harder_one_is_one_tap_away(come: Come) -> None:
    awa = come()
    awa.open("bonobo-beach", [{"who": "here", "name": "Awa"}, {"who": "bot", "level": "medium"}])
    awa.wait_for_board()
    before = awa.page.url
    play_to_the_end(awa)
    awa.page.locator(".next").wait_for()
    won = awa.page.get_by_role("heading", name="You have won!").count() > 0
    other = awa.page.get_by_role("button", name=re.compile("Harder" if won else "Easier"))
    expect(other).to_contain_text("Zerda, hard" if won else "Tama, easy")
    assert awa.axe() == []
    other.click()
    awa.page.wait_for_url(lambda url: url != before)
    awa.wait_for_board()
    seats = awa.page.get_by_role("list", name="Seats").get_by_role("listitem")
    assert [one.split("\n")[0] for one in seats.all_inner_texts()] == ["Awa", "Zerda" if won else "Tama"]


def test_the_trainer_says_whom_one_would_beat_and_by_how_many_throws(come: Come) -> None:
    awa = come(phone=True, dark=True)
    kept = json.dumps(json.dumps({"basic": READS}))
    awa.page.add_init_script(f"localStorage.setItem('palabre.bongo-trainer', {kept})")
    awa.go("/trainer")
    said = awa.page.locator(".beaten")
    expect(said).to_have_text(re.compile(r"You (would|might) beat Zerda, hard, .*by your last 20 \("))
    assert awa.axe() == []
