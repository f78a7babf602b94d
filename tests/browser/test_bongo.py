"""Bongo in the browser: read by ear, called by key, two hands on one phone, a reading told, the trainer."""

from __future__ import annotations

import re
import time

import pytest

from .conftest import Come
from .ways import ANIMALS, HEARD, TO_READ, read_and_call, right_answer

KEYS = {"rhino": "r", "gnu": "2", "bongo": "b", "nothing": "4"}
ME = {"who": "here", "name": "Awa"}
FRIEND = {"who": "here", "name": "Ben"}
BOT = {"who": "bot", "level": "easy"}
WATCH = """() => {
  window.steps = new Set()
  window.flown = false
  const look = () => {
    window.steps.add(document.querySelectorAll('.strip li').length)
    const photos = [...document.querySelectorAll('.shelves .photo')]
    window.flown ||= photos.some((photo) => photo.getAnimations().length > 0)
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.wide
def test_a_game_read_by_ear_and_called_by_key(come: Come) -> None:
    awa = come()
    awa.open("bongo", [ME, BOT])
    awa.wait_for_board()
    awa.page.wait_for_selector(".pads.open")
    assert awa.axe() == []
    end = time.monotonic() + 60
    while not awa.is_over:
        assert time.monotonic() < end, awa.page.locator("main").inner_text()
        read_and_call(awa)
    awa.page.wait_for_selector(".final .won")
    assert "Awa" in awa.page.locator(".final .won strong").inner_text()
    assert "Two of each animal" in awa.page.locator(".final .won").inner_text()
    assert awa.axe() == []


def test_two_hands_on_one_phone(come: Come) -> None:
    both = come(phone=True)
    both.open("bongo", [ME, FRIEND])
    both.wait_for_board()
    page = both.page
    answer = right_answer(both)
    wrong = next(animal for animal in ANIMALS if animal != answer)
    sizes = [one.bounding_box() for one in page.locator(".pad").all()]
    assert len(sizes) == 8
    assert all(size is not None and min(size["width"], size["height"]) >= 64 for size in sizes)
    across = page.locator(".across .pads")
    assert across.get_attribute("aria-label") == "Ben"
    assert across.evaluate("(pads) => getComputedStyle(pads.closest('.across')).rotate") == "180deg"
    across.locator(f".pad.{wrong}").tap()
    page.wait_for_selector(".across .pads.out")
    assert page.locator(".shelves li.out").count() == 1
    page.locator(f".side:not(.across) .pad.{answer}").tap()
    page.wait_for_selector("figure li.won")
    assert page.locator("figure li").count() == 2
    assert "Ben" in page.locator("figure li.punished").inner_text()
    seconds = page.locator("figure li.won b").inner_text()
    assert TO_READ / 1000 <= float(re.sub(r"[^\d.]", "", seconds)) < 20


def test_a_page_loaded_again_in_the_middle_of_a_roll_is_in_it_and_no_quicker_for_it(come: Come) -> None:
    both = come()
    both.open("bongo", [ME, FRIEND])
    both.wait_for_board()
    page = both.page
    answer = right_answer(both)
    heard = page.locator(HEARD).get_attribute("aria-label")
    page.wait_for_timeout(1500)
    page.reload()
    assert right_answer(both) == answer
    assert page.locator(HEARD).get_attribute("aria-label") == heard
    page.locator(".side:not(.across) .pad").nth([*ANIMALS, "nothing"].index(answer)).click()
    page.wait_for_selector("figure li.won")
    assert "Awa" in page.locator("figure li.won").inner_text()
    seconds = page.locator("figure li.won b").inner_text()
    assert float(re.sub(r"[^\d.]", "", seconds)) > (1500 + TO_READ) / 1000


@pytest.mark.long
def test_a_reading_is_told_step_by_step_and_the_photo_flies(come: Come) -> None:
    awa = come(moving=True)
    awa.open("bongo", [ME, BOT])
    awa.wait_for_board()
    awa.page.evaluate(WATCH)
    end = time.monotonic() + 120
    while not awa.page.evaluate("[1, 2, 3].every((step) => window.steps.has(step)) && window.flown"):
        assert time.monotonic() < end, awa.page.evaluate("[...window.steps, window.flown]")
        assert not awa.is_over
        read_and_call(awa)


@pytest.mark.wide
def test_the_trainer_times_answers_and_keeps_them(come: Come) -> None:
    awa = come()
    awa.go("/trainer")
    page = awa.page
    page.wait_for_selector(".field")
    page.keyboard.press("Space")
    answer = right_answer(awa)
    page.keyboard.press(KEYS[answer])
    page.wait_for_selector(".verdict .right")
    assert page.locator(".die.hushed").count() == 0
    page.wait_for_selector(".pads.open")  # the next dice come by themselves
    answer = right_answer(awa)
    page.locator(f".pad.{next(animal for animal in ANIMALS if animal != answer)}").click()
    page.wait_for_selector(".verdict .wrong")
    assert answer in page.locator(".verdict .wrong").inner_text()
    assert awa.axe() == []
    kept = awa.kept("bongo-trainer")["basic"]
    assert [one["right"] for one in kept] == [True, False]
    assert all(TO_READ <= one["ms"] < 20_000 for one in kept)
    page.reload()
    page.wait_for_selector("table")
    assert page.locator("tbody tr").last.locator("td").all_inner_texts()[:2] == ["2", "1"]


@pytest.mark.wide
def test_the_trainer_has_three_levels_on_a_phone_in_french(come: Come) -> None:
    awa = come(phone=True, language="fr", dark=True)
    awa.go("/trainer")
    for words, dice in (("Avec braconniers", 9), ("Avec braconniers et gardes", 10)):
        awa.page.get_by_label(words, exact=True).check(force=True)
        awa.page.get_by_role("button", name="Lancer les dés").tap()
        awa.page.wait_for_selector(".pads.open")
        assert awa.page.locator(".die .face:not(.off)").count() == dice
    assert awa.axe() == []
