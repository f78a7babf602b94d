"""Whole games through the page: against bots, in real time, on one device."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Come
from tests.browser.person import play_to_the_end
from tests.browser.ways import step_of
from tests.commands.terminal import typed

HERE = {"who": "here", "name": "Awa"}
ALSO_HERE = {"who": "here", "name": "Bintou"}
BOT = {"who": "bot", "level": "random"}
SLOW = {"who": "bot", "level": "easy"}
GAMES = ("bongo", "bonobo-beach", "bakong", "banjooli-xeet")


def test_bonobo_beach_against_bots_to_an_end_whose_dice_can_be_checked(come: Come, tmp_path: Path) -> None:
    awa = come(as_list=True)
    table = awa.open("bonobo-beach", [HERE, BOT, BOT])["table"]
    awa.wait_for_board()
    play_to_the_end(awa)
    awa.page.get_by_role("button", name="Check throws and draws").click()
    honest = awa.page.get_by_text("Every throw and draw was honest.")
    honest.wait_for()
    told = awa.page.locator(".receipt").inner_text()
    assert awa.kept(f"receipt.{table}")["commitment"] in told
    assert "shown sealed before the first move" in told
    assert "own grain of salt is in them" in told
    for link in ("Keep the receipt", "Record"):
        with awa.page.expect_download() as download:
            awa.page.get_by_role("link", name=link).click()
        download.value.save_as(tmp_path / link)
    checked = typed("verify", str(tmp_path / "Record"), "--receipt", str(tmp_path / "Keep the receipt"))
    assert "nobody could choose the dice" in checked.stdout, checked.output


@pytest.mark.long
def test_bongo_in_real_time_on_a_phone_in_french(come: Come) -> None:
    awa = come(as_list=True, phone=True, language="fr")
    awa.open("bongo", [HERE, {"who": "bot", "level": "champion"}])
    awa.wait_for_board()
    end_of_patience = 60
    for _ in range(end_of_patience * 10):
        if awa.is_over:
            break
        awa.page.wait_for_timeout(200)
        awa.choose()
    assert awa.is_over
    awa.page.get_by_role("button", name="Rejouer").wait_for()


def test_one_device_is_covered_while_it_goes_from_hand_to_hand(come: Come) -> None:
    awa = come(as_list=True)
    awa.open("banjooli-xeet", [HERE, ALSO_HERE])
    awa.wait_for_board()
    asked = []
    for _ in range(400):
        cover = awa.page.locator("#hand-over")
        if cover.count():
            assert awa.page.locator(".board").count() == 0
            asked.append(cover.inner_text())
            awa.take_over()
        elif not awa.choose():
            awa.page.wait_for_timeout(20)
        if len(asked) == 3:
            break
    assert asked[0] != asked[1]
    assert asked[2] == asked[0]


def test_bongo_needs_no_cover_and_all_hands_may_press(come: Come) -> None:
    awa = come(as_list=True)
    awa.open("bongo", [HERE, ALSO_HERE])
    awa.wait_for_board()
    awa.page.get_by_role("button", name="Awa: rhino!").wait_for()
    assert awa.page.get_by_role("button", name="Bintou: rhino!").count() == 1
    assert awa.page.locator("#hand-over").count() == 0


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_against_bots(come: Come, game: str, phone: bool, language: str) -> None:
    awa = come(phone=phone, language=language)
    awa.open(game, [HERE, SLOW if game == "bongo" else BOT])
    awa.wait_for_board()
    play_to_the_end(awa, seconds=400, step=step_of(game))


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_on_one_device(come: Come, game: str, phone: bool) -> None:
    awa = come(phone=phone, language="fr")
    awa.open(game, [HERE, ALSO_HERE])
    awa.wait_for_board()
    play_to_the_end(awa, seconds=400, step=step_of(game))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("other", [BOT, ALSO_HERE], ids=["bot", "one-device"])
def test_every_game_as_a_list(come: Come, game: str, other: dict[str, str]) -> None:
    quick = {"who": "bot", "level": "champion"}  # luck alone would read Bongo's dice for hours
    awa = come(as_list=True)
    awa.open(game, [HERE, other, *([quick] if game == "bongo" else [])])
    awa.wait_for_board()
    play_to_the_end(awa, seconds=300)
