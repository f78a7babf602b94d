/** The score track: a stretch of sea with a lane for each seat, long enough for every marker. */

export interface Scale {
  low: number
  high: number
  /** Points from buoy to buoy. */
  step: number
}

const MARK = 10
const LOWEST = -20
const HIGHEST = 40
/** More buoys than this would be a wall. */
const BUOYS = 9

/** A track on which all these markers can stand, with a little water at both ends. */
export function scaleOf(markers: readonly number[]): Scale {
  const low = Math.min(LOWEST, ...markers.map((marker) => Math.floor((marker - 1) / MARK) * MARK))
  const high = Math.max(HIGHEST, ...markers.map((marker) => Math.ceil((marker + 1) / MARK) * MARK))
  const step =
    [1, 2, 5, 10].map((times) => times * MARK).find((step) => (high - low) / step <= BUOYS) ?? high - low
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step, step }
}

/** Where along a track of some length a number of points lies. */
export const along = ({ low, high }: Scale, points: number, length: number) =>
  ((points - low) / (high - low)) * length

/** The points at which a buoy swims. */
export function buoys({ low, high, step }: Scale): number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step)
}

// Where it lies: below the island

export const TRACK = { left: -296, length: 592, top: 332, lane: 32 }

/** The middle of a seat's lane. */
export const laneOf = (seat: number) => TRACK.top + TRACK.lane * (seat + 0.5)

/** Where the sea ends below. */
export const lowEdge = (players: number) => TRACK.top + TRACK.lane * players + 6

/** Where a marker with some points swims. */
export const swimming = (scale: Scale, seat: number, points: number) => ({
  x: TRACK.left + along(scale, points, TRACK.length),
  y: laneOf(seat),
})
