"""At the table: taking back, reacting, a bot for a while, watching, the next game, seeing it again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Come
from tests.browser.house import House, wait_for
from tests.browser.person import Person, play_to_the_end
from tests.browser.test_games import ALSO_HERE, BOT, GAMES, HERE
from tests.browser.test_line import GUEST, joined
from tests.server.gatherings import after_dice_of_two, gathering
from tests.server.player import run
from tests.widely import widely


def test_a_choice_is_taken_back(come: Come) -> None:
    awa = come(as_list=True)
    awa.open("bakong", [HERE, ALSO_HERE])
    awa.wait_for_board()
    awa.page.locator(".lit").first.wait_for()
    for _ in range(30):
        awa.choose()
        awa.page.wait_for_timeout(60)
        if awa.page.locator(".tools .ready").count():
            break
    awa.page.get_by_role("button", name="Take back").click()
    awa.page.get_by_text("takes the last choice back").wait_for()


def test_a_question_says_for_whom_it_waits(come: Come, house: House) -> None:
    async def ask() -> str:
        async with gathering(house.address, "bakong", 2) as players:
            chooser, other = await after_dice_of_two(players)
            await chooser.say("undo")
            await other.until(lambda it: it.update["table"]["question"])
            name = next(seat["name"] for seat in other.update["table"]["seats"] if seat["yours"])
            return f"{chooser.table} {name}"

    table, name = run(ask()).split(maxsplit=1)
    awa, fatou = come(), come(language="fr", phone=True)
    for person, words in (
        (awa, f"Waiting for {name} to come back and answer."),
        (fatou, f"La réponse attend le retour de {name}."),
    ):
        person.go(f"/table/{table}")
        person.page.get_by_role("alert").get_by_text(words).wait_for()


@pytest.mark.wide
def test_a_clock_is_shown_from_the_first_choice_on(come: Come) -> None:
    awa = come(as_list=True)
    awa.open("bonobo-beach", [HERE, ALSO_HERE], clock=30)
    awa.wait_for_board()
    left = awa.page.get_by_role("timer", name="seconds left")
    left.wait_for()
    awa.choose()
    left.wait_for()


@pytest.mark.wide
def test_a_table_of_some_of_each_is_opened_against_the_clock(come: Come) -> None:
    awa, bintou = come(), come()
    sheet = opening(awa, "bonobo-beach", "Awa", places=4)
    sheet.get_by_role("radio", name="Some of each").check()
    sheet.get_by_label("Player 2", exact=True).select_option("Is here with me")
    sheet.get_by_label("Their name").fill("Chei")
    sheet.get_by_label("Player 3", exact=True).select_option("Bot: Tama, easy")
    sheet.get_by_role("radio", name="30 s").check()
    assert awa.axe() == []
    sheet.get_by_role("button", name="Open a table").click()
    code = awa.page.locator(".lobby .code").inner_text()
    joined(bintou, code, "Bintou")
    awa.wait_for_board()
    seats = awa.page.get_by_role("list", name="Seats").get_by_role("listitem")
    assert [one.split("\n")[0] for one in seats.all_inner_texts()] == ["Awa", "Chei", "Tama", "Bintou"]
    runs_down(awa.page.get_by_role("timer", name="seconds left"), 30)


@pytest.mark.wide
def test_what_was_agreed_is_read_before_one_sits_down(come: Come) -> None:
    awa, bintou = come(), come(language="fr", phone=True)
    options = {"berries": True, "specials": 2, "curve": "one_three_five"}  # the last is the usual one
    code = awa.open("banjooli-xeet", [HERE, GUEST, BOT], options=options, clock=30, listed=True)["code"]
    agreed = awa.page.get_by_role("region", name="How we play")
    agreed.locator("li").nth(2).wait_for()
    assert agreed.locator("li strong").all_inner_texts() == [
        "30 s for each choice",
        "Special tiles: Two, drawn",
        "Berries: Yes",
    ]
    agreed.get_by_text("Eleven surprises").wait_for()
    agreed.get_by_text("Anybody may watch").wait_for()
    bintou.go("/")
    line = bintou.page.locator("a[href^='/table/']", has_text="Awa, une place libre, Robot")
    said = "30 s par choix · Tuiles spéciales : Deux, tirées au sort · Baies : Oui"
    assert said in unbound(line.first.inner_text())
    bintou.go(f"/join/{code}")
    bintou.page.get_by_text("Banjooli Xeet, avec Awa, Robot.").wait_for()
    assert bintou.page.locator("li strong").count() == 3
    assert bintou.axe() == []


def test_a_table_is_by_the_rules_of_the_box_only_where_it_is(come: Come) -> None:
    awa, bintou = come(), come(language="fr", phone=True)
    agreed = awa.page.get_by_role("region", name="How we play")
    usual = agreed.get_by_text("By the rules of the box.")
    awa.open("bakong", [HERE, GUEST])
    usual.wait_for()
    code = awa.open("bongo", [HERE, GUEST])["code"]
    agreed.get_by_text("By the box: May call again.").wait_for()
    agreed.get_by_text("By the box: Until somebody is right.").wait_for()
    assert agreed.locator("li strong").all_inner_texts() == [
        "After a wrong call: Out until the next roll",
        "Seconds to look: 30",
    ]
    assert usual.count() == 0
    bintou.go(f"/join/{code}")
    bintou.page.get_by_text("Selon la boîte\N{NO-BREAK SPACE}: On peut crier encore.").wait_for()
    awa.open("bongo", [HERE, GUEST], options={"after_wrong_call": "free", "patience": "off"})
    usual.wait_for()
    assert agreed.locator("li").count() == 0


def unbound(words: str) -> str:
    """With plain spaces where French binds its signs to the word before."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.wide
def test_a_handicap_is_suggested_and_says_at_the_table_who_is_slowed(come: Come) -> None:
    awa = come(phone=True)
    sheet = opening(awa, "bongo", "Awa", places=2)
    sheet.get_by_role("radio", name="Are bots").check()
    sheet.get_by_text("Even table").click()
    mine = sheet.get_by_label("Awa is slowed by")
    sheet.get_by_role("button", name="Suggest").click()
    sheet.get_by_text("nothing is known yet").wait_for()
    mine.fill("500")
    mine.press("Tab")
    sheet.get_by_role("button", name="Open a table").click()
    awa.wait_for_board()
    awa.page.get_by_role("list", name="Seats").get_by_text("you · slowed by 0.5 s").wait_for()


def opening(person: Person, game: str, name: str, places: int) -> Locator:
    """The sheet on which a table is opened, with a name and a number of places given."""
    person.go("/")
    person.page.locator(f"article[data-game={game}]").get_by_role("button", name="Open a table").click()
    sheet = person.page.get_by_role("dialog")
    sheet.get_by_label("Your name").fill(name)
    sheet.get_by_role("radio", name=str(places), exact=True).check()
    return sheet


def runs_down(clock: Locator, given: int) -> None:
    """The clock shows less and less of what was given."""
    clock.wait_for()
    first = int(clock.inner_text())
    assert 0 < first <= given
    wait_for(lambda: int(clock.inner_text()) < first, 10)


def test_somebody_watches_and_sees_a_reaction(come: Come) -> None:
    awa, chei = come(as_list=True), come()
    opened = awa.open("bonobo-beach", [HERE, BOT])
    awa.wait_for_board()
    chei.go(f"/join/{opened['code']}")
    chei.page.get_by_role("button", name="To the table").click()
    chei.wait_for_board()
    assert chei.page.locator(".lit").count() == 0
    awa.page.get_by_text("One person is watching.").wait_for()
    awa.page.get_by_role("button", name="React").click()
    awa.page.get_by_role("button", name="Bravo!").click()
    chei.page.get_by_role("img", name="Bravo!").wait_for()


def test_a_bot_plays_for_a_while(come: Come) -> None:
    awa = come(as_list=True)
    awa.open("bonobo-beach", [HERE, ALSO_HERE])
    awa.wait_for_board()
    awa.page.locator(".lit").first.wait_for()
    awa.page.get_by_role("button", name="More").click()
    awa.page.get_by_role("button", name="Let a bot play").click()
    awa.page.get_by_text("a bot plays for you").first.wait_for()
    awa.page.get_by_role("button", name="Play myself again").click()
    awa.page.get_by_text("a bot plays for you").first.wait_for(state="detached")


def test_taking_back_after_the_turn_has_passed_needs_everybody(come: Come) -> None:
    awa, bintou = come(as_list=True), come(as_list=True)
    code = awa.open("bonobo-beach", [HERE, GUEST])["code"]
    joined(bintou, code, "Bintou")
    awa.wait_for_board()
    bintou.wait_for_board()
    awa.page.locator(".lit", has_text="pawn").first.click()
    bintou.page.locator(".lit").first.wait_for()
    awa.page.get_by_role("button", name="Take back").click()
    bintou.page.get_by_text("would like to take the last choice back").wait_for()
    bintou.page.get_by_role("button", name="Yes").click()
    awa.page.locator(".lit").first.wait_for()


@pytest.mark.wide
def test_the_next_game_with_the_same_people(come: Come) -> None:
    awa = come(as_list=True)
    first = awa.open("bonobo-beach", [HERE, BOT])["table"]
    awa.wait_for_board()
    play_to_the_end(awa)
    awa.page.get_by_role("button", name="Play again").click()
    awa.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    awa.wait_for_board()


def test_a_record_is_seen_again_through_any_eyes(come: Come, tmp_path: Path) -> None:
    awa = come(as_list=True)
    table = awa.open("bonobo-beach", [HERE, BOT])["table"]
    awa.wait_for_board()
    play_to_the_end(awa)
    with awa.page.expect_download() as saving:
        awa.page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "record.jsonl"
    saving.value.save_as(record)
    awa.go("/replay")
    awa.page.locator("input[type=file]").set_input_files(record)
    awa.page.get_by_role("slider").wait_for()
    awa.page.get_by_role("button", name="To the end").click()
    awa.page.get_by_text("Move ").first.wait_for()
    awa.page.get_by_role("radio", name="Seat 2").check(force=True)
    awa.page.get_by_role("slider").wait_for()
    stranger = come(language="fr")
    stranger.go(f"/replay?table={table}")
    eyes = stranger.page.get_by_role("group", name="Par les yeux de qui").locator("label")
    eyes.first.wait_for()
    assert [unbound(one).strip() for one in eyes.all_inner_texts()] == ["Public", "Awa", "Robot"]
    awa.go(f"/replay?table={table}&move=5&eyes=1")
    awa.page.get_by_text("Move 5 of").wait_for()
    eyes = awa.page.get_by_role("group", name="Through whose eyes?").get_by_role("radio")
    assert [eyes.nth(each).is_checked() for each in range(3)] == [False, False, True]


@pytest.mark.parametrize("game", widely(GAMES, most=["banjooli-xeet"]))
def test_every_game_is_seen_again_from_its_first_line_to_its_last(
    come: Come, tmp_path: Path, game: str
) -> None:
    awa = come(phone=True, language="fr")
    command = f"simulate {game} --games 1 --players 3 --bots easy,easy,easy --records {tmp_path}"
    subprocess.run([sys.executable, "-m", "palabre.cli", *command.split()], check=True, capture_output=True)
    awa.go("/replay")
    awa.page.locator("input[type=file]").set_input_files(next(tmp_path.glob("*.jsonl")))
    strip = awa.page.get_by_role("slider")
    strip.wait_for()
    assert awa.axe() == []
    for _ in range(14):
        awa.page.get_by_role("button", name="Un coup en avant").click()
        awa.page.wait_for_timeout(40)
    last = int(strip.get_attribute("max") or 0)
    for part in range(1, 21):
        strip.fill(str(last * part // 20))
        awa.page.wait_for_timeout(60)
    assert awa.axe() == []


def test_something_that_is_no_record_is_refused_in_words(come: Come, tmp_path: Path) -> None:
    awa = come()
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text('{"palabre":1,"game":"bongo"}\n')
    awa.expected.append("400")
    awa.go("/replay")
    awa.page.locator("input[type=file]").set_input_files(wrong)
    awa.page.get_by_text("does not end with its hash").wait_for()
