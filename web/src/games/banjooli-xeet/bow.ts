/**
 * A curve of three squares a lane: as a real quarter turn its inner squares would be slivers, so it is drawn
 * as a bow that is run straight through.
 */
import type { Sketch, Spot } from './places'
import type { Tile } from './types'

const SIDE = 3
const SAG = 0.34

export const isBow = ({ shape }: Pick<Tile, 'shape'>) => shape.startsWith('even')

/**
 * Written as if run upwards like every drawing: the bow bends away from the side to which the curve turns.
 */
export function bow({ turn }: Pick<Tile, 'turn'>): Sketch {
  const bent = (far: number, aside: number): Spot => {
    const sag = SAG * (1 - (far / (SIDE / 2) - 1) ** 2)
    return { x: aside + (turn === 'left' ? sag : -sag), y: SIDE - far }
  }
  const along = (from: number, to: number, aside: number) => {
    const steps = 6
    return Array.from({ length: steps + 1 }, (_, step) => bent(from + ((to - from) * step) / steps, aside))
  }
  const squares = Array.from({ length: SIDE * SIDE }, (_, spot) => {
    const [lane, step] = [Math.floor(spot / SIDE), spot % SIDE]
    return {
      at: bent(step + 0.5, lane + 0.5),
      outline: [...along(step, step + 1, lane), ...along(step, step + 1, lane + 1).reverse()],
    }
  })
  return {
    squares,
    rim: [...along(0, SIDE, 0), ...along(0, SIDE, SIDE).reverse()],
    fences: [along(0, SIDE, 1), along(0, SIDE, 2)],
    way: along(0, SIDE, SIDE / 2),
  }
}
