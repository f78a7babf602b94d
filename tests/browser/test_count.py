"""The end is counted out once, and nobody reads the points before."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Come
from tests.browser.person import Person, play_to_the_end
from tests.browser.test_games import BOT, HERE

# Looks at every frame: what the head of the end says, and whether points or how it ended can be read by it
WATCH = """window.seen = { heads: [], early: [] }
const look = () => {
  const head = document.querySelector('#ending')?.textContent
  if (head && seen.heads.at(-1) !== head) seen.heads.push(head)
  if (head === 'The count') {
    const shown = document.querySelectorAll('.seats .points, .seats .winner, .board [data-piece=track]')
    const told = [...shown].map((one) => one.textContent)
    const log = document.querySelector('[role=log]')?.textContent ?? ''
    if (told.length || log.includes('The game is over. First')) seen.early.push([told, log])
  }
  requestAnimationFrame(look)
}
look()"""


def seen(person: Person) -> dict[str, Any]:
    """What could be read, once the end has been counted out."""
    person.page.get_by_role("link", name="Review").wait_for()
    person.page.locator(".seats .points").first.wait_for()
    found: dict[str, Any] = person.page.evaluate("seen")
    return found


def test_nobody_reads_the_points_before_they_are_counted_and_they_are_counted_once(come: Come) -> None:
    awa, chei = come(moving=True), come(moving=True)
    awa.page.add_init_script("""localStorage.setItem('palabre.settings', '{"pace":"once"}')""")
    for person in (awa, chei):
        person.page.add_init_script(WATCH)
    table = awa.open("bonobo-beach", [HERE, BOT])["table"]
    awa.wait_for_board()
    play_to_the_end(awa, seconds=300)
    chei.go(f"/table/{table}")  # a spectator
    for person in (awa, chei):
        told = seen(person)
        assert told["heads"][0] == "The count"
        assert len(told["heads"]) == 2
        assert told["early"] == []
        person.page.reload()
        assert seen(person)["heads"] == told["heads"][1:]
