"""Two browsers by link, and lines that get lost.

`python3 run.py test --long -k a_hundred_times` goes on where the last run was cut; see `progress.py`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.geometry import TOUCH, found_wrong, screens
from tests.browser.house import House
from tests.browser.person import TO_BEGIN, Person, play_to_the_end
from tests.browser.test_games import GAMES, HERE
from tests.browser.tunnel import Tunnel
from tests.browser.ways import step_of
from tests.server.nursery import Nursery
from tests.server.progress import Progress

GUEST = {"who": "guest"}
A_FEW = 10  # seconds after the last word, on a busy machine too; a connection is dead after 12
BROKEN = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "Failed to load resource")


def joined(person: Person, code: str, name: str) -> None:
    """Follow the link, say a name, sit down."""
    person.go(f"/join/{code}")
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Sit down").click()


def meet(come: Come, tunnel: Tunnel, game: str, **wishes: Any) -> tuple[Person, Person]:
    """Two people at one table, the second on a line that can be cut."""
    awa, binta = come(**wishes), come(tunnel.address, **wishes)
    code = awa.open(game, [HERE, GUEST])["code"]
    awa.page.locator(".lobby").wait_for()
    binta.expected.extend(BROKEN)
    joined(binta, code, "Bintou")
    awa.wait_for_board()
    binta.wait_for_board()
    return awa, binta


def lose_line(binta: Person, tunnel: Tunnel) -> None:
    """The line breaks, the page says so; it comes back, the page says nothing more."""
    lost = binta.page.get_by_text("The line is lost.")
    tunnel.cut()
    lost.wait_for()
    tunnel.mend()
    lost.wait_for(state="detached")


@pytest.mark.wide
def test_two_browsers_by_link_one_of_them_losing_its_line(come: Come, house: House) -> None:
    with Tunnel(house.port) as tunnel:
        awa, binta = meet(come, tunnel, "bonobo-beach", as_list=True)
        for person in (awa, binta) * 4:
            person.choose()
            person.page.wait_for_timeout(50)
        lose_line(binta, tunnel)
        play_to_the_end(awa, binta)
        for person in (awa, binta):
            person.page.get_by_text("Play again").wait_for()
        won = [person.page.locator("#ending").inner_text() for person in (awa, binta)]
        assert set(won) != {"You have won!"}


def test_a_line_that_falls_silent_is_said_within_seconds_where_everybody_sees_it(
    come: Come, house: House
) -> None:
    """Nothing breaks: no word comes any more. On a phone the head of the page is where the note is."""
    with Tunnel(house.port) as tunnel:
        binta = come(tunnel.address, phone=True)
        binta.expected.extend(BROKEN)
        heard = [time.monotonic()]
        binta.page.on(
            "websocket", lambda line: line.on("framereceived", lambda _: heard.append(time.monotonic()))
        )
        binta.open("bonobo-beach", [HERE, {"who": "here", "name": "Chei"}])
        binta.wait_for_board()
        tunnel.fall_silent()
        binta.page.get_by_text("The line is lost.").wait_for()
        assert time.monotonic() - heard[-1] < A_FEW
        assert found_wrong(binta, {".lost": 20}, screens((*TOUCH, (1280, 800)))) == {}
        tunnel.mend()
        binta.page.get_by_text("The line is lost.").wait_for(state="detached")


def test_a_choice_made_while_the_line_is_lost_is_made_when_it_is_back(come: Come, house: House) -> None:
    with Tunnel(house.port) as tunnel:
        awa, binta = meet(come, tunnel, "bonobo-beach", as_list=True)
        while "Bintou" not in awa.turn():
            awa.choose()
            awa.page.wait_for_timeout(50)
        tunnel.cut()
        binta.page.get_by_text("The line is lost.").wait_for()
        assert binta.choose()
        binta.page.wait_for_timeout(300)
        assert "Bintou" in awa.turn()
        tunnel.mend()
        awa.page.locator(".log p", has_text="Bintou").first.wait_for()


def test_a_part_of_the_page_that_a_lost_line_kept_back_comes_when_it_is_mended(
    come: Come, house: House
) -> None:
    """It is not fetched into the void: a browser's own page of excuses tries nothing again."""
    with Tunnel(house.port) as tunnel:
        binta = come(tunnel.address)
        binta.expected.extend(BROKEN)
        binta.go("/")
        binta.page.wait_for_load_state("networkidle")
        tunnel.cut()
        binta.page.get_by_role("link", name="Rules").first.click()
        binta.page.wait_for_timeout(1_000)
        assert binta.page.url.startswith(tunnel.address)
        tunnel.mend()
        binta.page.locator("[id^=rule-]").first.wait_for()


def test_a_killed_server_comes_back_and_nobody_has_lost_anything(
    come: Come, forks: Nursery, tmp_path: Path
) -> None:
    with House(tmp_path, forks) as own:
        awa = come(own.address, as_list=True)
        awa.expected.extend(BROKEN)
        awa.open("bonobo-beach", [HERE, {"who": "here", "name": "Bintou"}])
        awa.wait_for_board()
        for _ in range(6):
            awa.page.locator(".lit").first.wait_for()
            awa.choose()
            awa.page.wait_for_timeout(60)
        awa.page.locator(".lit").first.wait_for()  # then every choice has been acknowledged
        before = awa.turn()
        own.kill()
        awa.page.get_by_text("The line is lost.").wait_for()
        own.start()
        awa.page.get_by_text("The line is lost.").wait_for(state="detached", timeout=TO_BEGIN)
        assert awa.turn() == before
        play_to_the_end(awa)


def test_a_table_that_does_not_exist_says_so(come: Come) -> None:
    awa = come()
    awa.expected.extend(BROKEN)
    awa.go("/table/0123456789abcdef")
    awa.page.get_by_text("There is no such table.").wait_for()


def play_with_a_lost_line(come: Come, house: House, game: str, steps: int = 4) -> None:
    """A game to its end, the second person's line lost after some steps of each."""
    with Tunnel(house.port) as tunnel:
        awa, binta = meet(come, tunnel, game)
        step = step_of(game)
        for _ in range(steps):
            step(awa), step(binta)
            awa.page.wait_for_timeout(50)
        assert not awa.is_over
        lose_line(binta, tunnel)
        play_to_the_end(awa, binta, seconds=300, step=step)
        for person in (awa, binta):
            person.context.close()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_game_by_link_with_a_lost_line(come: Come, house: House, game: str) -> None:
    play_with_a_lost_line(come, house, game)


@pytest.mark.long
@pytest.mark.timeout(7_200)
def test_a_line_lost_a_hundred_times_in_bongo(
    come: Come, house: House, progress: Callable[[str, int, int], Progress]
) -> None:
    """Once, long ago, such a game stood still."""
    done = progress("lost-lines", 1, 100)
    for games in done.rounds(1):
        play_with_a_lost_line(come, house, "bongo", steps=done.n % 5)
        done.add(n=games)
