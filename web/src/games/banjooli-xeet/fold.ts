/** The track folded into rows, each run through from left to right like a line of text; a curve comes first or last in its row. */
import { bend, sketched, TILE, type Lie } from './places'
import type { Tile } from './view'

/** The room between two rows, in squares. */
export const BETWEEN = 0.45
const TO_THE_RIGHT = 90
/** How a curve is entered that is left to the right. */
const ENTERED = { left: 180, right: 0 }

/** How many tiles each row has. */
export type Rows = readonly number[]

/** Every way to fold a track: a curve would lead out of the middle of a row. */
export function foldings(track: readonly Tile[], longest: number): Rows[] {
  if (!track.length) return [[]]
  const found: Rows[] = []
  for (let count = 1; count <= Math.min(longest, track.length); count++) {
    if (track.slice(1, count - 1).some(bend)) break
    if (count > 1 && bend(track[0]!) && bend(track[count - 1]!)) continue
    for (const rest of foldings(track.slice(count), longest)) found.push([count, ...rest])
  }
  return found
}

/** Where each tile lies when the track is folded so. */
export function folded(track: readonly Tile[], rows: Rows): Lie[] {
  const lies: Lie[] = []
  rows.forEach((count, row) => {
    for (let column = 0; column < count; column++) {
      const tile = track[lies.length]!
      const turn = bend(tile)
      const heading = turn && column === 0 && count > 1 ? ENTERED[turn] : TO_THE_RIGHT
      lies.push({ x: column * TILE, y: row * (TILE + BETWEEN), heading, row, sketch: sketched(tile) })
    }
  })
  return lies
}
