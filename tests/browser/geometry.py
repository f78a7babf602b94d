"""What somebody at a screen of some size cannot see, reach or read, measured in the page itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from tests.browser.person import Person

LETTERS = ("normal", "large", "largest")
TOUCH = ((390, 844), (844, 390), (768, 1024), (1024, 768))
# Each line says what is wrong with what. `needed` must be seen whole: at least so large, inside the window,
# not cut off by anything round it, and nothing may lie on it. Words may be cut off nowhere, nor stand out of
# what they are written on; what scrolls may hide them, but `still` has nothing to scroll.
WRONG = """([needed, still]) => {
  scrollTo(0, 0)
  const wrong = []
  const named = (one) => {
    const words = one.ariaLabel || one.textContent.trim().replace(/\\s+/g, ' ').slice(0, 30)
    return `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''} ${words}`
  }
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length
  const isIn = (box, frame, by = 2) =>
    box.left >= frame.left - by && box.top >= frame.top - by &&
    box.right <= frame.right + by && box.bottom <= frame.bottom + by
  const around = function* (one) {
    for (let at = one.parentElement; at; at = at.parentElement) yield at
  }
  const cuts = (at) => !at.matches('html, body') && getComputedStyle(at).overflow !== 'visible'
  const scrolls = (at) => /auto|scroll/.test(getComputedStyle(at).overflow)
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const size = ({ x, y, width, height }) => [width, height, x, y].map(Math.round).join(' ')
  for (const [what, least] of Object.entries(needed)) {
    const found = [...document.querySelectorAll(what)].filter(shown)
    if (!found.length) wrong.push(`no ${what}`)
    for (const one of found) {
      const box = one.getBoundingClientRect()
      if (Math.min(box.width, box.height) < least - 0.5) wrong.push(`small: ${named(one)} ${size(box)}`)
      if (!isIn(box, seen)) wrong.push(`outside: ${named(one)} ${size(box)}`)
      for (const at of around(one))
        if (cuts(at) && !isIn(box, at.getBoundingClientRect(), 3))
          wrong.push(`cut off: ${named(one)} by ${named(at)}`)
      for (const [along, down] of [[0.5, 0.5], [0.25, 0.3], [0.75, 0.3], [0.25, 0.7], [0.75, 0.7]]) {
        const top = document.elementFromPoint(box.left + box.width * along, box.top + box.height * down)
        const of = top?.closest('button, .die, li, p, section')
        const isOwn = !top || one.contains(top) || top.contains(one)
        if (!isOwn && (one.closest('svg') ?? 0) !== top.closest('svg')) {
          wrong.push(`covered: ${named(one)} by ${named(of ?? top)}`)
          break
        }
      }
    }
  }
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode
    const one = text.parentElement
    if (!text.data.trim() || !shown(one) || one.closest(`.heard-only, svg, dialog, [role=tooltip]`)) continue
    if (getComputedStyle(one).clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = `"${text.data.trim().slice(0, 30)}" in ${one.closest('[class]')?.className ?? one.tagName}`
    const own = one.closest('button, li, section, p')?.getBoundingClientRect()
    const frames = []
    for (const at of around(text)) {
      if (!cuts(at)) continue
      if (getComputedStyle(at).textOverflow === 'ellipsis' || scrolls(at)) break
      frames.push(at)
    }
    const isLoose = frames.length || [...around(text)].every((at) => !cuts(at))
    for (const line of range.getClientRects()) {
      if (line.right < 1 || !line.width) continue
      const told = frames.find((at) => at.closest('[role=log]') || at.querySelector('[role=log]'))
      if (told && line.bottom <= told.getBoundingClientRect().top + 3) continue // an older line of the log
      if (isLoose && (line.left < -1 || line.right > innerWidth + 1)) wrong.push(`outside: ${words}`)
      if (isLoose && own && !isIn(line, own, 3)) wrong.push(`sticks out: ${words}`)
      for (const at of frames)
        if (!isIn(line, at.getBoundingClientRect(), 3)) wrong.push(`cut off: ${words} by ${named(at)}`)
    }
  }
  for (const one of [...document.querySelectorAll(still)].filter(shown))
    if (one.scrollHeight > one.clientHeight + 2)
      wrong.push(`scrolls: ${one.scrollHeight} in ${one.clientHeight}: ${named(one)}`)
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth + 1) wrong.push(`the page is ${wide} wide`)
  return [...new Set(wrong)]
}"""
STILL = ".board :is(.tray, .told, .told > div, .strip)"
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


class Screen(NamedTuple):
    """A window and the size of letters in it."""

    width: int
    height: int
    letters: str

    def __str__(self) -> str:
        return f"{self.width}x{self.height} {self.letters}"


def screens(sizes: Iterable[tuple[int, int]] = TOUCH, letters: Iterable[str] = LETTERS) -> list[Screen]:
    """Each size with each size of letters."""
    return [Screen(*size, each) for size, each in product(sizes, letters)]


def each_screen(person: Person, sizes: Iterable[Screen]) -> Iterator[Screen]:
    """The page of somebody at each of these sizes, laid out and drawn."""
    page = person.page
    for screen in sizes:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.evaluate("(letters) => { document.documentElement.dataset.letters = letters }", screen.letters)
        page.evaluate(DRAWN)
        page.evaluate(DRAWN)
        yield screen


def found_wrong(
    person: Person, needed: dict[str, int], sizes: Iterable[Screen], still: str = STILL
) -> dict[str, list[str]]:
    """What is wrong at which size; `needed` are selectors with the fewest pixels of each."""
    found = {str(one): person.page.evaluate(WRONG, [needed, still]) for one in each_screen(person, sizes)}
    return {size: wrong for size, wrong in found.items() if wrong}
