/** The other ways to lay a rhombus that covers one of the same triangles. */
import { diamondOf, type Beach } from './places'
import type { Lay } from './types'

/**
 * Those that can be reached by turning it round its first triangle, else round its second, the next one
 * first.
 */
export function around(now: Lay, lays: readonly Lay[], beach: Beach): Lay[] {
  for (const pivot of now.on) {
    const fan = lays
      .filter(({ on }) => on.includes(pivot))
      .sort((a, b) => angle(a, pivot, beach) - angle(b, pivot, beach))
    const at = fan.findIndex(({ on }) => on.join() === now.on.join())
    if (fan.length > 1) return [...fan.slice(at + 1), ...fan.slice(0, at)]
  }
  return []
}

function angle({ on }: Lay, pivot: number, beach: Beach): number {
  const [middle, centre] = [diamondOf(beach, on).middle, beach.triangles[pivot]!]
  return Math.atan2(middle.y - centre.y, middle.x - centre.x)
}
