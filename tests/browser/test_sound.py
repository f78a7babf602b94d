"""How loud the page is, by the samples that it plays; and one's turn, heard and seen in the tab."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.test_games import HERE
from tests.browser.test_line import GUEST, joined

SILENT = "localStorage.setItem('palabre.settings', JSON.stringify({ sound: 'off' }))"
# A room without loudspeakers that keeps what is played in it, as samples
ROOM = """
  window.rooms = []
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 44_100, 44_100); rooms.push(this) }
    resume() { return Promise.resolve() }
  }
"""
# What is plucked, in hertz
PLUCKED = """
  window.plucked = []
  window.OscillatorNode = class extends OscillatorNode {
    constructor(room, pluck) { super(room, pluck); plucked.push(Math.round(pluck.frequency)) }
  }
"""
MY_TURN = [392, 523]  # a fifth and an octave above the lowest tongue of a thumb piano
LOUDEST = """async () => {
  if (!rooms.length) return 0
  const heard = (await rooms[0].startRendering()).getChannelData(0)
  return heard.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
}"""


def in_settings(person: Person, choice: str, answer: str) -> None:
    """Open the settings and choose."""
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("group", name=choice).get_by_role("radio", name=answer, exact=True).check()


def heard_at(come: Come, loudness: str | None) -> float:
    """The loudest moment of what the settings play when they are set so."""
    awa = come()
    awa.page.add_init_script(ROOM + SILENT)
    awa.go("/mine")
    if loudness:
        in_settings(awa, "Sound", loudness)
    else:
        awa.page.get_by_role("button", name="Settings").click()
    return float(awa.page.evaluate(LOUDEST))


def test_sounds_are_as_loud_as_one_likes(come: Come) -> None:
    off, quiet, loud = heard_at(come, None), heard_at(come, "Quiet"), heard_at(come, "Loud")
    assert off == 0
    assert 0.01 < quiet < loud < 1
    assert loud / quiet == pytest.approx(5, rel=0.1)  # 2 and 0.4 times as usual; both fade to the same


def test_ones_turn_is_heard_and_stands_in_the_tab(come: Come) -> None:
    awa, binta = come(as_list=True), come(as_list=True)
    awa.page.add_init_script(ROOM + PLUCKED)
    code = awa.open("bonobo-beach", [HERE, GUEST])["code"]
    awa.page.locator(".lobby").wait_for()
    joined(binta, code, "Bintou")
    awa.wait_for_board()
    binta.wait_for_board()
    awa.page.locator("main").click(position={"x": 2, "y": 2})  # nobody hears a page that they never touched
    while "Bintou" not in awa.turn():
        awa.choose()
        awa.page.wait_for_timeout(50)
    awa.page.wait_for_function("!document.title.includes('Your turn')")
    awa.page.evaluate("plucked.length = 0")
    while "Bintou" in awa.turn():
        binta.choose()
        binta.page.wait_for_timeout(50)
    awa.page.wait_for_function("document.title.startsWith('● Your turn · Bonobo Beach')")
    heard = "([low, high]) => plucked.includes(low) && plucked.includes(high)"
    awa.page.wait_for_function(heard, arg=MY_TURN)
