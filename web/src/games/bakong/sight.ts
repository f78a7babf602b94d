/** On a phone the tray lies over the folded trail: scrolls so that what matters is seen above it. */
import { TILE, type Spot, type Trail } from './places'

export interface Window {
  /** Where the sheet begins on the screen, and how large it is drawn. */
  top: number
  scale: number
  /** What can be seen of the screen, from where to where. */
  from: number
  to: number
}

/** How far to scroll so that all these spots are seen, the first one in any case. */
export function scrollFor(spots: readonly Spot[], { top, scale, from, to }: Window): number {
  const edge = (y: number, side: number) => top + (y + side * TILE * 0.65) * scale
  const ys = spots.map(({ y }) => y)
  const [first, high, low] = [ys[0]!, edge(Math.min(...ys), -1), edge(Math.max(...ys), 1)]
  const down = low > to ? low - to : high < from ? high - from : 0
  const most = edge(first, -1) - from
  return down > 0 ? Math.max(0, Math.min(down, most)) : down
}

/** Brings spots of a sheet into sight. */
export function bringToSight(sheet: Element, trail: Trail, spots: readonly Spot[], smooth: boolean): void {
  const { top, width } = sheet.getBoundingClientRect()
  const tray = sheet.parentElement?.querySelector('.over-trail')?.getBoundingClientRect().top ?? Infinity
  const far = scrollFor(spots, {
    top,
    scale: width / trail.width,
    from: 0,
    to: Math.min(window.innerHeight, tray),
  })
  if (Math.abs(far) > 1) window.scrollBy({ top: far, behavior: smooth ? 'smooth' : 'instant' })
}
