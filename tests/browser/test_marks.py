"""What others did is marked on the board: from the marks alone one can say what a bot's turn was."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.house import wait_for
from tests.browser.person import Person
from tests.browser.ways import right_answer

BOT = 1
AWA = {"who": "here", "name": "Awa"}
QUICKLY = """localStorage.setItem('palabre.settings', '{"motion": "on", "pace": "quick"}')"""
READY = ".board .lit, #ending"
TO_BE_SHOWN = 10.0  # seconds, after the page was told
NOTES = f"""window.noted = []
const seen = {{ subtree: true, childList: true, attributes: true, attributeFilter: ['data-mark'] }}
new MutationObserver(() => {{
  const marks = document.querySelectorAll(".shelves [data-mark][data-seat='{BOT}']")
  noted.push(...[...marks].map((mark) => mark.dataset.mark))
}}).observe(document, seen)"""
Event = dict[str, Any]

# What the mark of an event must say of it
SAYS: dict[str, Callable[[Event], str]] = {
    "pawn_put": lambda event: event["place"],
    "tile_laid": lambda event: f"({event['value']})",
    "flipped": lambda event: f"tile {event['place']} ",
    "stopped": lambda event: f"tile {event['place']} ",
    "bewitched": lambda event: event["ostrich"].capitalize(),
    "freed": lambda event: event["ostrich"].capitalize(),
    "ran": lambda event: event["ostrich"].capitalize(),
    "berry_laid": lambda event: f"tile {event['place']}",
}


PASSIVE = {"scored", "chased", "counted"}  # what somebody's pawn suffers in the turn of another


def is_own(event: Event) -> bool:
    """Whether it belongs to a turn of the person."""
    return event.get("seat") == 0 and event["kind"] not in PASSIVE


def is_bots(event: Event) -> bool:
    """Whether it belongs to a turn of the bot."""
    return event.get("seat") == BOT and event["kind"] not in PASSIVE


class Watched:
    """The events that a page was told, in the order in which it was."""

    def __init__(self, person: Person) -> None:
        self.events: list[Event] = []
        person.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        self.events += said.get("events") or []

    def last_turn_of_bot(self) -> list[Event]:
        """What can be said of what the bot has done since those at the device played."""
        ends = [at for at, event in enumerate(self.events) if is_bots(event)]
        if not ends:
            return []
        begin = ends[-1]
        while begin > 0 and not is_own(self.events[begin - 1]):
            begin -= 1
        turn = self.events[begin : ends[-1] + 1]
        return [event for event in turn if event["kind"] in SAYS and event.get("seat") == BOT]


def marks(person: Person) -> list[str]:
    """What the marks say of the bot."""
    return [
        mark.get_attribute("data-mark") or ""
        for mark in person.page.locator(f".board [data-mark][data-seat='{BOT}']").all()
    ]


def unsaid(person: Person, watched: Watched) -> list[Event]:
    """What the bot did last and no mark says."""
    said = marks(person)
    return [
        event
        for event in watched.last_turn_of_bot()
        if not any(SAYS[event["kind"]](event) in words for words in said)
    ]


@pytest.mark.long
@pytest.mark.parametrize("game", ["bonobo-beach", "bakong", "banjooli-xeet"])
def test_the_marks_say_what_the_bot_did(come: Come, game: str, count: Callable[[int, int], int]) -> None:
    """Whenever there is something to choose, from one's first choice on: what came before is not marked."""
    person = come()
    watched = Watched(person)
    options = {"berries": True} if game == "banjooli-xeet" else {}
    person.open(game, [AWA, {"who": "bot", "level": "random"}], options=options)
    person.wait_for_board()
    person.page.locator(READY).first.wait_for()
    watched.events.clear()
    seen = 0
    for _ in range(count(14, 60)):
        person.page.locator(READY).first.wait_for()
        if person.is_over:
            break
        wait_for(lambda: unsaid(person, watched) == [], TO_BE_SHOWN)
        seen += len(watched.last_turn_of_bot())
        person.choose()
        person.page.wait_for_timeout(60)
    assert seen > 2


@pytest.mark.long
@pytest.mark.parametrize("game", ["bonobo-beach", "bakong", "banjooli-xeet"])
def test_a_mark_shows_the_turn_again(come: Come, game: str) -> None:
    """With motion: a tap on the mark, and on a line of the log."""
    person = come(moving=True)
    person.page.add_init_script(QUICKLY)
    person.open(game, [AWA, {"who": "bot", "level": "random"}])
    person.wait_for_board()
    while not person.page.locator(".board [data-mark]").count():
        person.page.locator(READY).first.wait_for()
        person.choose()
        person.page.wait_for_timeout(100)
    person.page.locator(READY).first.wait_for()
    for what in (".board [data-mark]", ".log button"):
        person.page.locator(what).last.dispatch_event("click")
        person.page.wait_for_selector(
            ".board .lit", state="detached"
        )  # while it is shown nothing can be chosen
        person.page.locator(READY).first.wait_for()


@pytest.mark.long
def test_marks_are_there_after_a_reload_and_those_of_before_after_a_taking_back(come: Come) -> None:
    """A choice taken back takes what the bot did then off the board."""
    person = come()
    person.open("bonobo-beach", [AWA, {"who": "bot", "level": "random"}])
    person.wait_for_board()
    told: list[list[str]] = []
    while len(told) < 2:
        person.page.locator(".board .lit").first.wait_for()
        if (now := marks(person)) and now not in told:
            told.append(now)
        if len(told) < 2:
            person.choose()
            person.page.wait_for_timeout(100)
    person.page.reload()
    person.wait_for_board()
    wait_for(lambda: marks(person) == told[-1], TO_BE_SHOWN)
    person.page.get_by_role("button", name="Take back").click()
    wait_for(lambda: marks(person) != told[-1], TO_BE_SHOWN)


def test_in_bongo_a_wrong_call_is_told_to_all_with_its_cost(come: Come) -> None:
    """The shelf marks who called what, the middle says what was wrong with it."""
    person = come()
    person.open("bongo", [AWA, {"who": "here", "name": "Bintou"}])
    person.wait_for_board()
    person.page.locator(".pads.open").first.wait_for()
    right = right_answer(person)
    wrong = next(answer for answer in ("rhino", "gnu", "bongo") if answer != right)
    pad = person.page.locator(f".hands section:has-text('Awa') .pad.{wrong}")
    pad.dispatch_event("pointerdown", {"button": 0})
    told = person.page.locator(".strip .wrong")
    told.wait_for()
    assert "Awa" in told.inner_text()
    mark = person.page.locator(".shelves [data-mark][data-seat='0']")
    assert (mark.get_attribute("data-mark") or "").startswith(f"{wrong}: wrong")


def test_in_bongo_the_marks_say_what_bots_called(come: Come) -> None:
    """Until the first call. The page notes them itself: here the next throw follows at once."""
    person = come()
    person.page.add_init_script(NOTES)
    watched = Watched(person)
    person.open("bongo", [AWA, {"who": "bot", "level": "easy"}])
    person.wait_for_board()
    while not (called := calls_of_bot(watched)):
        person.page.wait_for_timeout(50)
    wait_for(lambda: any(mark.startswith(called[0]) for mark in person.page.evaluate("noted")), TO_BE_SHOWN)


def calls_of_bot(watched: Watched) -> list[str]:
    """What its mark says first of each call that the page was told of."""
    called = [event for event in watched.events if event["kind"] == "called" and event["seat"] == BOT]
    return [f"{event['answer']}: {'right' if event['right'] else 'wrong'}" for event in called]
