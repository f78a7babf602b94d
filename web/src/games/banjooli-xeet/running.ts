/** How an ostrich goes from where it is seen to where it is next: steps, leaps, and the way round a fold. */
import type { Spot as MarkedSpot } from '../marks'
import type { Spot } from './places'
import { shifted } from './motion'

/** A place on the way; `high` where it is leapt to, `row` to know where the track is folded. */
export interface Stop extends Spot {
  row: number
  high: boolean
  /** The directions in which its tile is entered and left. */
  into: Spot
  out: Spot
}

const LEAP = 95
const STEP = 26
const BEYOND = 105

/** The key frames of a way from stop to stop, evenly in time. */
export function frames(stops: readonly Stop[]): Keyframe[] {
  const found: Keyframe[] = []
  const share = 1 / Math.max(1, stops.length - 1)
  const key = (spot: Spot, offset: number, opacity = 1) =>
    found.push({ transform: shifted(spot), offset: Math.min(1, offset), opacity, easing: 'linear' })
  stops.forEach((to, i) => {
    const from = stops[i - 1]
    if (!from) return void key(to, 0)
    const begun = (i - 1) * share
    if (from.row !== to.row && !to.high) around(from, to, begun, share, key)
    else for (const part of [0.25, 0.5, 0.75]) key(over(from, to, part), begun + part * share)
    key(to, begun + share)
  })
  return found
}

/** A point of a hop. */
function over(from: Stop, to: Stop, part: number): Spot {
  const lift = (to.high ? LEAP : STEP) * 4 * part * (1 - part)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part - lift }
}

/** Out at the end of a row and in again at the beginning of another. */
function around(
  from: Stop,
  to: Stop,
  begun: number,
  share: number,
  key: (spot: Spot, offset: number, opacity?: number) => void,
): void {
  const { out, back } = turnedOver(from, to)
  key(out, begun + 0.49 * share, 0)
  key(back, begun + 0.5 * share, 0)
}

/** The way over these stops, laid anew where a row of the folded track ends. */
export const trodden = (stops: readonly Stop[]) =>
  stops.flatMap((to, n): MarkedSpot[] => {
    const was = stops[n - 1]
    if (!was || was.row === to.row) return [to]
    const { out, back } = turnedOver(was, to)
    return [out, { ...back, apart: true }, to]
  })

/** Where a step from one row to another leaves the first, and comes into the second. */
export function turnedOver(from: Stop, to: Stop): { out: Spot; back: Spot } {
  return {
    out: { x: from.x + BEYOND * from.out.x, y: from.y + BEYOND * from.out.y },
    back: { x: to.x - BEYOND * to.into.x, y: to.y - BEYOND * to.into.y },
  }
}
