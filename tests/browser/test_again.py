"""A turn shown again by a tap, where that tells nobody more than they know; and a call to one's turn."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.test_line import joined
from tests.browser.test_marks import QUICKLY, READY
from tests.browser.ways import ANIMALS, right_answer

AWA, BINTOU, GUEST = {"who": "here", "name": "Awa"}, {"who": "here", "name": "Bintou"}, {"who": "guest"}
BOT = {"who": "bot", "level": "random"}
PLUCKS = """window.plucked = 0
const start = AudioScheduledSourceNode.prototype.start
AudioScheduledSourceNode.prototype.start = function (...when) {
  if (this instanceof OscillatorNode) window.plucked += 1
  return start.apply(this, when)
}"""
# No tab of a browser without a window is ever hidden: this alone is said and not so
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"
WISHES = """localStorage.setItem('palabre.settings', '{"notices": true, "sound": "loud"}')"""
# What the page asks the device to tell: a browser without a window shows it to nobody and keeps none
NOTICES = """window.noticed = []
const show = ServiceWorkerRegistration.prototype.showNotification
ServiceWorkerRegistration.prototype.showNotification = function (title, { tag }) {
  window.noticed.push({ title, tag })
  return show.call(this, title, { tag })
}"""
TURNS = 12  # within which the bot has had one


def called(person: Person, answer: str) -> None:
    """By the pad of whoever sits here."""
    person.page.locator(f".pads.open .pad.{answer}").first.dispatch_event("pointerdown", {"button": 0})


def test_in_bongo_a_tap_shows_a_call_again_once_nobody_races(come: Come) -> None:
    """A wrong call of the other, seen again from the shelf and from the log while a photo is chosen."""
    awa, bintou = come(moving=True), come()
    awa.page.add_init_script(QUICKLY)
    code = awa.open("bongo", [AWA, GUEST], options={"patience": "off"})["code"]
    awa.page.locator(".lobby").wait_for()
    joined(bintou, code, "Bintou")
    awa.wait_for_board()
    bintou.wait_for_board()
    right = right_answer(bintou)
    called(bintou, next(animal for animal in ANIMALS if animal != right))
    mark = awa.page.locator(".shelves [data-mark][data-seat='1']")
    mark.wait_for()
    mark.dispatch_event("click")  # dice lie there: whoever looks back would lose, and nothing is shown
    awa.page.wait_for_timeout(100)
    assert awa.page.locator(".pads.open").count()
    called(awa, right)
    choosing = awa.page.locator(".choosing .lit").first
    choosing.wait_for()
    for what in (mark, awa.page.locator(".log button", has_text="Bintou").last):
        what.dispatch_event("click")
        choosing.wait_for(state="detached")
        choosing.wait_for()


def test_a_tap_on_the_log_shows_nobody_the_turn_of_another_on_the_same_device(come: Come) -> None:
    """What Awa drew and bet was for her eyes: when Bintou holds the device it is refused in words."""
    awa = come(moving=True)
    awa.page.add_init_script(QUICKLY)
    awa.open("banjooli-xeet", [AWA, BINTOU])
    awa.wait_for_board()
    awa.take_over()
    awa.page.locator(READY).first.wait_for()
    for _ in range(200):
        if awa.page.locator("#hand-over").count():
            break
        awa.choose()
        awa.page.wait_for_timeout(30)
    assert awa.page.locator(".board").count() == 0
    awa.page.locator(".log button").last.dispatch_event("click")
    assert awa.page.locator(".board").count() == 0, "covered, however one taps"
    awa.take_over()
    awa.page.locator(READY).first.wait_for()
    awa.page.locator(".log button", has_text="Awa").first.dispatch_event("click")
    awa.page.locator(".toasts", has_text="seen by somebody else").wait_for()
    assert awa.page.locator(".board .lit").count(), "nothing is being shown again"


def test_one_is_called_to_ones_turn_by_sound_by_the_tab_and_by_the_device(come: Come) -> None:
    """Where the page is hidden and notices are wished and allowed."""
    awa = come(keeps=True)
    awa.context.grant_permissions(["notifications"])
    for script in (PLUCKS, NOTICES, HIDDEN, WISHES):
        awa.page.add_init_script(script)
    table = awa.open("bonobo-beach", [AWA, BOT])["table"]
    awa.wait_for_board()
    awa.page.locator(READY).first.wait_for()
    awa.page.mouse.click(1, 1)  # browsers let a page sound once somebody has touched it
    awa.page.evaluate("window.plucked = 0")
    for _ in range(TURNS):
        if awa.page.evaluate("window.plucked && window.noticed.length"):
            break
        awa.page.locator(READY).first.wait_for()
        awa.choose()
        awa.page.wait_for_timeout(50)
    assert awa.page.evaluate("window.plucked")
    assert awa.page.evaluate("window.noticed[0]") == {"title": "Your turn at Bonobo Beach", "tag": table}
    assert "Your turn" in awa.page.title()
