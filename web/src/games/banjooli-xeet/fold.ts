/** The track folded into rows, each run through from left to right like a line of text; a curve is stretched into a bow. */
import { sketched, TILE, type Lie, type Sketch, type Spot } from './places'
import type { Tile } from './view'

/** How long a curve is in a row, in squares: its outer lane has five. */
const BOW = 4
const SAG = 0.36
const BETWEEN = 0.5
const TO_THE_RIGHT = 90

/** The tiles of a row one after the other. */
export function folded(track: readonly Tile[], perRow: number): Lie[] {
  let x = 0
  return track.map((tile, place) => {
    const row = Math.floor(place / perRow)
    if (place % perRow === 0) x = 0
    const lie = { x, y: row * (TILE + BETWEEN), heading: TO_THE_RIGHT, row, sketch: tile.turn ? bow(tile) : sketched(tile) }
    x += tile.turn ? BOW : TILE
    return lie
  })
}

/** A curve as a bow: written as if run upwards like every drawing, so `far` grows upwards and `lane` to the right. */
function bow({ shape, turn }: Tile): Sketch {
  const even = shape.startsWith('even')
  const counts = even ? [3, 3, 3] : turn === 'left' ? [1, 3, 5] : [5, 3, 1]
  const bent = (far: number, aside: number): Spot => {
    const sag = SAG * (1 - (far / (BOW / 2) - 1) ** 2)
    return { x: aside + (turn === 'left' ? sag : -sag), y: TILE - far }
  }
  const along = (from: number, to: number, aside: number) => {
    const steps = 6
    return Array.from({ length: steps + 1 }, (_, step) => bent(from + ((to - from) * step) / steps, aside))
  }
  const squares = counts.flatMap((count, lane) =>
    Array.from({ length: count }, (_, step) => {
      const [from, to] = [(step * BOW) / count, ((step + 1) * BOW) / count]
      return { at: bent((from + to) / 2, lane + 0.5), outline: [...along(from, to, lane), ...along(from, to, lane + 1).reverse()] }
    }),
  )
  return {
    squares,
    rim: [...along(0, BOW, 0), ...along(0, BOW, TILE).reverse()],
    fences: [along(0, BOW, 1), along(0, BOW, 2)],
    way: along(0, BOW, TILE / 2),
  }
}
