/** Brings what matters into sight: on a phone the tray may cover the row where something is lit. */

/**
 * Scrolls until one of the elements found is seen between the top of the window and the tray, unless one is
 * already.
 */
export function bringIntoSight(board: Element | undefined, selector: string, smooth: boolean): void {
  const found = [...(board?.querySelectorAll(selector) ?? [])]
  const floor = board?.querySelector('.tray')?.getBoundingClientRect().top ?? innerHeight
  const isSeen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= floor + 4
  }
  const first = found[0]
  if (!first || found.some(isSeen)) return
  const { top, bottom } = first.getBoundingClientRect()
  scrollBy({ top: (top + bottom) / 2 - floor / 2, behavior: smooth ? 'smooth' : 'auto' })
}
