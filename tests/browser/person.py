"""Somebody with a browser: opens tables, plays what is lit, and notes what the console complains of."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, TimeoutError

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
TO_BEGIN = 300_000  # milliseconds: a game may still be compiling
TO_FEEL = 5_000
KNOWS_THE_GAMES = """localStorage.getItem('palabre.known') ?? localStorage.setItem('palabre.known',
  JSON.stringify(['bongo', 'bonobo-beach', 'bakong', 'banjooli-xeet']))"""
LIT = ".board .lit, .board button:not([disabled])"
# Where a finger would touch one of them: a point that nothing else covers
TOUCH = """(what) => {
  document.querySelector('dialog[open]')?.close()
  const lit = [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
  const one = lit[Math.floor(Math.random() * lit.length)]
  if (!one) return null
  one.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = one.getBoundingClientRect()
  for (const down of [0.5, 0.3, 0.7])
    for (const along of [0.5, 0.3, 0.7]) {
      const x = box.left + box.width * along, y = box.top + box.height * down
      if (one.contains(document.elementFromPoint(x, y))) return { x: x + scrollX, y: y + scrollY }
    }
  return null
}"""
KEYS = "() => document.body?.innerText.match(/\\{[a-z][a-z0-9.-]*\\}/g) ?? []"
CHOOSE = """() => {
  document.querySelector('dialog[open]')?.close() // a button of the board may have opened the rules
  const found = [...document.querySelectorAll('.board .lit, .board button:not([disabled])')]
  const lit = found.filter((one) => one.checkVisibility())
  if (!lit.length) return false
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  lit[Math.floor(Math.random() * lit.length)].dispatchEvent(click)
  return true
}"""
LOOKS = ["color-contrast", "target-size"]  # rules that depend on the light and on the size of the screen
SCAN = """async (only) => (await axe.run(document, {
  resultTypes: ['violations'], ...(only && { runOnly: only })
})).violations.map((one) =>
  `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)"""


def written(number: str) -> int:
    """A number as people write it, with a minus."""
    return int(number.replace("−", "-"))


class Person:
    """One person, one browser context."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        phone: bool = False,
        language: str = "en",
        dark: bool = False,
        as_list: bool = False,
        moving: bool = False,
        newcomer: bool = False,
        keeps: bool = False,
    ) -> None:
        self.address = address
        self.phone = phone
        self.complaints: list[str] = []
        self.expected: list[str] = []  # parts of complaints that this test brings about itself
        if not keeps:
            self.expected.append("Service Worker registration blocked")
        self.context = browser.new_context(
            **(PHONE if phone else DESKTOP),
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if keeps else "block",  # keeping the page takes time, and few tests ask
        )
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))
        self.page.set_default_timeout(60_000)
        if not newcomer:
            self.page.add_init_script(KNOWS_THE_GAMES)
        if as_list:
            self.page.add_init_script("localStorage.setItem('palabre.as-list', 'true')")

    def _console(self, message: ConsoleMessage) -> None:
        said = message.text
        if message.type in ("error", "warning") and not any(part in said for part in self.expected):
            self.complaints.append(f"{message.type}: {said}")

    # Going places

    def go(self, path: str) -> None:
        """To a path of the house."""
        self.page.goto(self.address + path)

    def open(self, game: str, seats: list[dict[str, Any]], **wishes: Any) -> dict[str, str]:
        """A new table, and there; `seats` as on the wire."""
        wish = {"game": game, "seats": seats, **wishes}
        answer = self.context.request.post(f"{self.address}/api/tables", data=wish)
        opened: dict[str, str] = answer.json()
        assert "table" in opened, opened
        self.go(f"/table/{opened['table']}")
        return opened

    def begin(self) -> None:
        """Begin, or say that one is ready, where the table asks for it."""
        self.page.locator(".table, .begin .go").first.wait_for(timeout=TO_BEGIN)
        for way in self.page.locator(".begin .anyway").or_(self.page.locator(".begin .go")).all()[-1:]:
            with contextlib.suppress(TimeoutError):  # another may have begun meanwhile
                way.click(timeout=TO_FEEL)

    def wait_for_board(self) -> None:
        """Until the game lies on the table; whoever is asked begins it."""
        self.begin()
        self.page.wait_for_selector(".table", timeout=TO_BEGIN)

    # Playing

    def choose(self) -> bool:
        """Choose one of the lit things, if any."""
        return bool(self.page.evaluate(CHOOSE))

    def touch(self, what: str = LIT) -> bool:
        """Put a finger on one of the lit things, if there is one that nothing covers."""
        point = self.page.evaluate(TOUCH, what)
        if point:
            with contextlib.suppress(TimeoutError):  # now and then the browser does not say that it was felt
                self.page.locator("html").tap(position=point, force=True, timeout=TO_FEEL)
        return bool(point)

    def take_over(self) -> bool:
        """Say that one holds the device, if it is asked."""
        cover = self.page.locator("#hand-over")
        if cover.count() == 0:
            return False
        asked = self.page.locator("#hand-over", has_text=cover.inner_text())
        self.page.locator("section[aria-labelledby=hand-over] button").click()
        asked.wait_for(state="detached")
        return True

    @property
    def is_over(self) -> bool:
        """Whether the end is being told."""
        return self.page.locator("section[aria-labelledby=ending]").count() > 0

    def check_count(self) -> None:
        """The end, as it is counted out, comes to the points that stand beside the names."""
        self.page.locator(".final .total").first.wait_for()
        self.page.locator(".seats .points").first.wait_for()
        totals = self.page.locator(".final .total").all_inner_texts()
        assert [written(total) for total in totals] == self.points()

    def points(self) -> list[int]:
        """What stands beside the names."""
        shown = self.page.locator(".seats .points").all_inner_texts()
        return [written(text.split()[-1]) for text in shown]

    def turn(self) -> str:
        """Whose turn it is, as the page says."""
        return self.page.locator(".turn p").first.inner_text()

    # Looking

    def axe(self, only: list[str] | None = None) -> list[str]:
        """What axe finds wrong with the page as it is, by all its rules or only by some."""
        line = self.context.new_cdp_session(self.page)  # the page itself may not run scripts from outside
        line.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        return list(self.page.evaluate(SCAN, only))

    def unsaid(self) -> list[str]:
        """What stands on the page as a key, for want of words."""
        return [] if self.page.is_closed() else list(self.page.evaluate(KEYS))

    def kept(self, name: str) -> Any:
        """What the page keeps on the device."""
        return json.loads(self.page.evaluate(f"localStorage.getItem('palabre.{name}')") or "null")


def play_to_the_end(
    *people: Person, seconds: float = 60, step: Callable[[Person], bool] = Person.choose
) -> None:
    """Everybody plays whatever is lit for them, or in another way, until the game is over for all."""
    end = time.monotonic() + seconds
    while not all(person.is_over for person in people):
        assert time.monotonic() < end, [person.page.locator("main").inner_text()[:600] for person in people]
        moved = [person.take_over() or step(person) for person in people]
        if not any(moved):
            people[0].page.wait_for_timeout(20)
