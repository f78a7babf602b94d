/** Where each ostrich is seen, and how far the race has come. */
import type { Course, Spot } from './places'
import type { Stop } from './running'
import type { Colour, Racer, View, Ran } from './types'

/** Where an ostrich stands: on its square, in its nest, or behind the line. */
export function seenAt(course: Course, racer: Racer, podium: readonly Colour[]): Spot {
  if (racer.where === 'nest') return course.nests[racer.number - 1]!
  if (racer.where === 'arrived') return course.arrivals[Math.max(0, podium.indexOf(racer.ostrich))]!
  return course.grounds.get(racer.square!)!.middle
}

/** Whether it faces left: where the track runs that way. */
export function facesLeft(course: Course, place: number): boolean {
  const slab = course.slabs[place]
  if (!slab) return false
  const [from, to] = [slab.way[0]!, slab.way.at(-1)!]
  return to.x - from.x < -1
}

/** The tile on which an ostrich is. */
export function placeOf(course: Course, racer: Racer): number {
  if (racer.where === 'nest') return 0
  if (racer.where === 'arrived') return course.slabs.length - 1
  return course.grounds.get(racer.square!)?.place ?? 0
}

/** A stop on a tile. */
function stopOn(course: Course, place: number, { x, y }: Spot, high: boolean): Stop {
  const { row, into, out } = course.slabs[place]!
  return { x, y, row, high, into, out }
}

/** Where an ostrich stands, as a stop. */
export function standsAt(course: Course, racer: Racer, podium: readonly Colour[]): Stop {
  return stopOn(course, placeOf(course, racer), seenAt(course, racer, podium), false)
}

/** A stop on a square, or behind the line. */
export function stopAt(course: Course, square: number | null, arrived: number, high = false): Stop {
  const ground = square === null ? undefined : course.grounds.get(square)
  if (ground) return stopOn(course, ground.place, ground.middle, high)
  return stopOn(
    course,
    course.slabs.length - 1,
    course.arrivals[Math.min(arrived, course.arrivals.length - 1)]!,
    high,
  )
}

/** The stops of a run: each square landed on, high where somebody was jumped over. */
export function stopsOf(course: Course, view: View, event: Ran, from: Stop): Stop[] {
  const over = event.jumped
    .map((colour) => view.ostriches.find(({ ostrich }) => ostrich === colour))
    .filter((one) => one !== undefined)
  const stops = [from]
  for (const square of event.path) {
    const stop = stopAt(course, square, view.podium.length)
    const jumped = over[0] && isBetween(seenAt(course, over[0], view.podium), stops.at(-1)!, stop)
    if (jumped) over.shift()
    stops.push({ ...stop, high: jumped ?? false })
  }
  return stops
}

/** Whether a point lies on the way from one to the other. */
function isBetween(point: Spot, from: Spot, to: Spot): boolean {
  const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)
  return far(from, point) + far(point, to) < 1.25 * far(from, to) + 12 && far(point, to) > 20
}

/**
 * The ostriches in the order of the race: those that have arrived, then by the points they need to the line.
 */
export function inOrder(view: View): Racer[] {
  const key = ({ ostrich, where, to_line }: Racer) =>
    where === 'arrived' ? view.podium.indexOf(ostrich) - 10 : (to_line ?? Infinity)
  return [...view.ostriches].sort((one, other) => (key(one) === key(other) ? 0 : key(one) - key(other)))
}
