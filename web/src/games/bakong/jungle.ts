/** What grows between the tiles: always the same plants on the same sheet. */
import { placed } from '../../ui/drawing/trace'
import type { Spot, Trail } from './places'

/** All leaves of one shade, in one line. */
export interface Leaves {
  leaves: string
  veins: string
}

interface Leaf {
  leaf: string
  vein: string
  shade: number
}

const LEAF = '0,0! -13,-12 -11,-28 0,-38! 11,-28 13,-12 z'
const VEINS = '0,-3 0,-31 ; 0,-12 -7,-18 ; 0,-12 7,-18 ; 0,-21 -5,-26 ; 0,-21 5,-26'
const STEP = 46
/** So far a plant keeps away from the middle of a tile. */
const CLEAR = 66

export const SHADES = 3

/**
 * Tufts of three leaves wherever there is room, told shade by shade, for a few long lines are drawn sooner
 * than many short ones.
 */
export function leavesOf(trail: Trail): Leaves[] {
  const all = tufts(trail)
  return Array.from({ length: SHADES }, (_, shade) => {
    const these = all.filter((leaf) => leaf.shade === shade)
    return {
      leaves: these.map(({ leaf }) => leaf).join(' ; '),
      veins: these.map(({ vein }) => vein).join(' ; '),
    }
  })
}

function tufts({ width, height, places, hoard }: Trail): Leaf[] {
  const free = (spot: Spot) =>
    places.every((place) => Math.max(Math.abs(place.x - spot.x), Math.abs(place.y - spot.y)) > CLEAR)
  const hoarding = ({ x, y }: Spot) =>
    x > hoard.x - 12 && x < hoard.x + hoard.width + 12 && y > hoard.y - 4 && y < hoard.y + hoard.height + 30
  const leaves: Leaf[] = []
  for (let row = 0; row * STEP < height + STEP; row++)
    for (let column = 0; column * STEP < width + STEP; column++) {
      const spot = {
        x: column * STEP + 30 * stray(row, column),
        y: row * STEP + 30 * stray(column + 31, row),
      }
      if (free(spot) && !hoarding(spot)) leaves.push(...tuft(spot, row * 37 + column))
    }
  return leaves
}

function tuft({ x, y }: Spot, seed: number): Leaf[] {
  const lean = 40 * stray(seed, 3)
  const size = 0.62 + 0.22 * stray(seed, 5)
  return [-52, 50, 0].map((turn) => ({
    leaf: placed(LEAF, x, y + 14, size, turn + lean),
    vein: placed(VEINS, x, y + 14, size, turn + lean),
    shade: seed % SHADES,
  }))
}

/** A number between −½ and ½ that belongs to a place. */
function stray(a: number, b: number): number {
  const sine = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return sine - Math.floor(sine) - 0.5
}
