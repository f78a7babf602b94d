"""The pictures that links show, and the icons: `python -m tests.browser.pictures` draws them.

They are kept in `web/public`, because a messenger wants a PNG and no machine that only builds the page has a
browser. Draw them again when a game's scene or the tree changes.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from palabre.server.http.heads import HEIGHT, HOUSE, WIDTH
from run import BROWSERS, ROOT
from tests.browser.conftest import FLAGS
from tests.browser.house import House

PUBLIC = ROOT / "web" / "public"
SCENES = "article[data-game], .tree"  # of the front page
POSTER = """(scene) => {
  const title = scene.querySelector('h2')?.textContent ?? 'Palabre'
  const picture = scene.querySelector('svg')
  const poster = document.createElement('div')
  poster.id = 'poster'
  poster.style = 'position:fixed;inset:0;z-index:99;background:var(--paper);overflow:hidden'
  poster.append(picture.cloneNode(true))
  const drawn = poster.firstChild
  drawn.setAttribute('preserveAspectRatio', scene.dataset.game ? 'xMidYMid slice' : 'xMaxYMax meet')
  drawn.style = 'position:absolute;inset:0;width:100%;height:100%'
  const label = document.createElement('strong')
  label.textContent = title
  label.style = `position:absolute;left:36px;bottom:32px;padding:8px 28px 14px;font:800 68px/1 var(--hand);
    color:var(--text);background:var(--sheet);border:6px solid var(--outline);
    border-radius:36px 44px 34px 48px/44px 34px 48px 36px;rotate:-1.2deg`
  poster.append(label)
  document.body.append(poster)
}"""
ICON = """<body style="margin:0;background:{ground}"><img src="/tree.svg"
  style="display:block;box-sizing:border-box;width:100vw;height:100vh;padding:{room}"></body>"""
ICONS = {
    "icon-192": (192, "8%"),
    "icon-512": (512, "8%"),
    "maskable-512": (512, "20%"),
    "apple-180": (180, "10%"),
}
GROUND = "#fbeecb"
TO_DRAW = 1_000  # milliseconds: a scene is drawn figure by figure


def draw(page: Page, address: str) -> None:
    """Everything, from the front page in daylight."""
    page.goto(address)
    page.wait_for_selector(SCENES)
    page.wait_for_load_state("networkidle")
    for scene in page.locator(SCENES).all():
        name = scene.get_attribute("data-game") or HOUSE
        scene.scroll_into_view_if_needed()
        scene.locator("svg").first.wait_for()
        page.wait_for_timeout(TO_DRAW)
        scene.evaluate(POSTER)
        page.screenshot(path=PUBLIC / "pictures" / f"{name}.png")
        page.evaluate("document.getElementById('poster').remove()")
    for name, (side, room) in ICONS.items():
        page.set_viewport_size({"width": side, "height": side})
        page.goto(f"{address}/robots.txt")  # a plain place of the house's own
        page.set_content(ICON.format(ground=GROUND, room=room))
        page.wait_for_function("document.images[0].complete")
        page.screenshot(path=PUBLIC / "icons" / f"{name}.png")


def main() -> None:
    """Draw them into `web/public`."""
    chromium = next(filter(None, map(shutil.which, BROWSERS)))
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        draw(page, house.address)
        browser.close()


if __name__ == "__main__":
    main()
