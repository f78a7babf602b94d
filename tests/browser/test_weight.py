"""What it takes to open the page: few requests, few bytes, nothing again; and to lay a piece on a board."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.test_games import BOT, HERE
from tests.widely import widely

MOST_BYTES = 120_000  # over the wire, with all headers; it was 254 kB in 44 requests before files were packed
MOST_REQUESTS = 15
SETTLED = 500  # milliseconds in which nothing more is asked for


class Wire:
    """Counts what a browser asks for, and what comes, packed as it comes."""

    def __init__(self, person: Person) -> None:
        self.asked: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        self._page = person.page
        self._line = person.context.new_cdp_session(person.page)
        self._line.on("Network.requestWillBeSent", self._ask)
        self._line.on("Network.loadingFinished", self._came)
        self._line.send("Network.enable")

    def _ask(self, told: dict[str, Any]) -> None:
        self.asked[told["requestId"]] = told["request"]["url"]

    def _came(self, told: dict[str, Any]) -> None:
        self.bytes[told["requestId"]] = int(told["encodedDataLength"])

    def settle(self) -> None:
        """Until everything is there."""
        self._page.wait_for_load_state("networkidle")
        self._page.wait_for_timeout(SETTLED)

    def __str__(self) -> str:
        lines = [f"{self.bytes.get(number, 0):7} {url}" for number, url in self.asked.items()]
        return "\n".join([*lines, f"{sum(self.bytes.values())} bytes in {len(self.asked)} requests"])


@pytest.mark.parametrize("phone", widely([False, True], True), ids=["desktop", "phone"])
@pytest.mark.parametrize("likes", widely(["br", "gzip"], "gzip"))  # br only where nobody can read along
def test_the_front_page_is_light(come: Come, likes: str, phone: bool) -> None:
    awa = come(phone=phone)
    awa.context.set_extra_http_headers({"Accept-Encoding": likes})
    wire = Wire(awa)
    with awa.page.expect_response("**/api/games"):
        awa.go("/")
    wire.settle()
    assert sum(wire.bytes.values()) <= MOST_BYTES, str(wire)
    assert len(wire.asked) <= MOST_REQUESTS, str(wire)


def test_the_second_time_only_what_may_have_changed_is_asked_for(come: Come) -> None:
    awa = come()
    awa.go("/")
    Wire(awa).settle()
    wire = Wire(awa)
    awa.go("/rules/bongo")  # another place of the same page
    wire.settle()
    again = [number for number, url in wire.asked.items() if "/assets/front-" in url]
    assert len(again) == 2, "its script and its style"
    assert not sum(wire.bytes[number] for number in again), str(wire)


MOVED = """new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.moved = (window.moved ?? 0) + value
}).observe({ type: 'layout-shift', buffered: true })"""


def test_on_the_front_page_little_moves_when_the_server_answers(come: Come) -> None:
    """Also for somebody with a game in play: it was a quarter of the window."""
    awa = come(phone=True)
    awa.open("bonobo-beach", [HERE, BOT])
    awa.wait_for_board()
    awa.page.add_init_script(MOVED)
    awa.go("/")
    awa.page.get_by_text("Your turn at Bonobo Beach").wait_for()
    Wire(awa).settle()
    assert awa.page.evaluate("window.moved ?? 0") < 0.05


LAY = """() => {
  const drawings = [...document.querySelectorAll('.board svg')]
  const board = drawings.sort((a, b) => b.innerHTML.length - a.innerHTML.length)[0]
  const piece = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  board.append(piece)
  performance.mark('laid')
  getComputedStyle(piece).fill
}"""


def test_for_a_piece_on_a_board_the_rest_of_the_page_is_not_looked_at_again(
    browser: Browser, come: Come
) -> None:
    awa = come(phone=True)
    awa.open("bonobo-beach", [HERE, BOT])
    awa.page.locator(".board svg").first.wait_for(state="attached")
    Wire(awa).settle()
    browser.start_tracing(page=awa.page, categories=["devtools.timeline", "blink.user_timing"])
    awa.page.evaluate(LAY)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    (laid,) = (one["ts"] for one in events if one["name"] == "laid")
    looked = (one for one in events if one["name"] == "UpdateLayoutTree" and one["ts"] >= laid)
    first = min(looked, key=lambda one: float(one["ts"]))
    assert first["args"]["elementCount"] < 10, "is there an attribute in a :has()?"
