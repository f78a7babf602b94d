/**
 * The track folded into rows, each run through from left to right like a line of text; a curve comes first or
 * last in its row.
 */
import { bend, sketched, TILE, type Lie } from './places'
import type { Tile } from './types'

/** The room between two rows, in squares. */
export const BETWEEN = 0.56
/** From one row to the next. */
export const ROW = TILE + BETWEEN
const TO_THE_RIGHT = 90
/** How a curve is entered that is left to the right. */
const ENTERED = { left: 180, right: 0 }

/** A curve begins its row unless it ends it; alone it is laid so that the track goes down, as one reads. */
const isEntered = (turn: 'left' | 'right', column: number, count: number) =>
  column === 0 && (count > 1 || turn === 'left')

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

/** How often a row is left upwards or entered from below, which has to be looked for. */
export function against(track: readonly Tile[], rows: Rows): number {
  let [first, found] = [0, 0]
  for (const count of rows) {
    const [begins, ends] = [bend(track[first]!), bend(track[first + count - 1]!)]
    if (count > 1 && begins === 'right') found++
    if (count > 1 && ends === 'left') found++
    first += count
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
      const heading = turn && isEntered(turn, column, count) ? ENTERED[turn] : TO_THE_RIGHT
      lies.push({ x: column * TILE, y: row * ROW, heading, row, sketch: sketched(tile) })
    }
  })
  return lies
}
