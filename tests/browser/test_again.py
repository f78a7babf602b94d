"""A turn shown again by a tap, where that tells nobody more than they know."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.test_marks import QUICKLY, READY

AWA, BINTOU = {"who": "here", "name": "Awa"}, {"who": "here", "name": "Bintou"}


@pytest.mark.long
def test_a_tap_on_the_log_shows_nobody_the_turn_of_another_on_the_same_device(come: Come) -> None:
    """What Awa drew and bet was for her eyes: while the device is handed on it is refused in words."""
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
    awa.page.locator(".toasts", has_text="seen by somebody else").wait_for()
