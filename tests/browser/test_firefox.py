"""Another browser: every game to its end in Firefox, against bots and by link; and notices of one's turn."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from typing import Any

import pytest

from run import FIREFOX
from tests.browser.firefox import Firefox, FirefoxPage
from tests.browser.house import House
from tests.browser.person import CHOOSE, KNOWS_THE_GAMES
from tests.browser.test_games import BOT, GAMES, HERE, SLOW
from tests.browser.test_line import GUEST
from tests.browser.ways import ANIMALS, MISSING, STILL_HEARD, TO_READ, read_aloud

A_GAME = 400.0  # seconds
PRESSED = [*ANIMALS, "nothing"]
BEGIN = ".begin .anyway, .begin .go"
OPEN = """async (wish) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
  return answer.json()
}"""
SIT = """(name) => {
  const field = document.querySelector('main form input')
  if (!field) return false
  field.value = name
  field.dispatchEvent(new Event('input', { bubbles: true }))
  setTimeout(() => field.form.requestSubmit(), 50)
  return true
}"""

# In the settings, by its words
WANT_NOTICES = """async () => {
  const of = (words) => [...document.querySelectorAll('fieldset')].find((it) => it.innerText.includes(words))
  document.querySelector('header nav button:last-child').click()
  for (let n = 0; n < 50 && !of('my turn'); n++) await new Promise((next) => setTimeout(next, 100))
  of('my turn').querySelector('input').click()
}"""
WANTED = "() => JSON.parse(localStorage.getItem('palabre.settings'))?.notices === true"
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.getRegistration()
  return ((await worker?.getNotifications()) ?? []).map(({ title }) => title)
}"""


class Visitor:
    """Somebody with Firefox."""

    def __init__(self, browser: Firefox, address: str) -> None:
        self.page, self.address = browser.new_page(), address
        self.go("/")
        self.page.do(f"() => {{ {KNOWS_THE_GAMES} }}")

    def go(self, path: str) -> None:
        """To a path of the house."""
        self.page.go(self.address + path)

    def open(self, game: str, seats: list[dict[str, Any]]) -> str:
        """A new table, and there; gives its code."""
        opened = self.page.do(OPEN, {"game": game, "seats": seats})
        self.go(f"/table/{opened['table']}")
        return str(opened["code"])

    def join(self, code: str) -> None:
        """Follow the link, say a name, sit down."""
        self.go(f"/join/{code}")
        wait_until(lambda: self.page.do(SIT, "Bintou"))

    @property
    def is_over(self) -> bool:
        """Whether the end is being told."""
        return self.page.has("section[aria-labelledby=ending]")

    def step(self, game: str) -> None:
        """Whatever there is to do now."""
        if self.page.has(BEGIN):
            self.page.click(BEGIN)
        elif game == "bongo":
            read_and_call(self.page)
        else:
            self.page.do(CHOOSE)


def read_and_call(page: FirefoxPage) -> None:
    """One step of somebody who reads well: call, or take a photo."""
    if page.has(".pads.open"):
        time.sleep(TO_READ / 1000)
        if heard := page.do(STILL_HEARD):
            page.strike(str(PRESSED.index(read_aloud(heard)) + 1))
    elif page.has(".choosing .lit"):
        page.strike(str(page.do(MISSING) + 1))


def wait_until(is_so: Any, seconds: float = 60.0) -> None:
    """Until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it never was so"
        time.sleep(0.05)


def play_to_the_end(game: str, *people: Visitor) -> None:
    """Everybody does what there is to do, until the end is told to all."""

    def all_done() -> bool:
        for person in people:
            person.step(game)
        return all(person.is_over for person in people)

    wait_until(all_done, A_GAME)
    wait_until(lambda: all(person.page.has("section .ways :is(a, button)") for person in people))


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """The browser, where it is."""
    command = shutil.which(FIREFOX) or pytest.skip(f"no Firefox here: `apt-get install {FIREFOX}`")
    with Firefox(command, tmp_path_factory.mktemp("firefox")) as opened:
        yield opened


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_in_firefox_every_game_to_its_end(firefox: Firefox, house: House, game: str) -> None:
    """Against a bot, then with somebody who followed the link."""
    firefox.complaints.clear()
    awa = Visitor(firefox, house.address)
    awa.open(game, [HERE, SLOW if game == "bongo" else BOT])
    play_to_the_end(game, awa)
    binta = Visitor(firefox, house.address)
    binta.join(awa.open(game, [HERE, GUEST]))
    play_to_the_end(game, awa, binta)
    assert firefox.complaints == []


@pytest.mark.long
def test_in_a_hidden_tab_the_device_says_that_it_is_ones_turn(firefox: Firefox, house: House) -> None:
    """Chromium without a window has neither hidden tabs nor notices; Firefox has both."""
    awa = Visitor(firefox, house.address)
    awa.page.do(WANT_NOTICES)
    wait_until(lambda: awa.page.do(WANTED))
    wait_until(lambda: awa.page.do("async () => !!(await navigator.serviceWorker.getRegistration())?.active"))
    code = awa.open("bonobo-beach", [HERE, GUEST])
    binta = Visitor(firefox, house.address)
    binta.join(code)
    assert awa.page.do("() => document.hidden")
    wait_until(lambda: awa.page.has(BEGIN) or awa.page.has(".table"))

    def told() -> bool:
        """Both play on until it was said."""
        for person in (binta, awa):
            person.step("bonobo-beach")
        return bool(awa.page.do(NOTICES) == ["Your turn at Bonobo Beach"])

    wait_until(told)
