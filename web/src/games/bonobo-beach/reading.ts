/** What can be read off the beach: the numbers that point at a place, and what lies awake beside it. */
import { between, diamondOf, shownBy, type Beach, type Place, type Spot, type Triangle, key } from './places'
import type { At, View, LaidRhombus } from './types'

/** A number with its sign, as rhombi show it. */
export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

export interface Pointing {
  number: number
  /** Where that number stands on its rhombus. */
  from: Spot
}

/** The numbers that point at a place, in the order they were laid. */
export function pointing(view: View, beach: Beach, place: Place): Pointing[] {
  return view.tiles.flatMap((tile) => {
    const number = numberAt(tile, place.key)
    return number === undefined
      ? []
      : [{ number, from: between(place, diamondOf(beach, tile.on).middle, 0.45) }]
  })
}

function numberAt({ value, tips, corners }: LaidRhombus, place: string): number | undefined {
  const isThere = (at: At) => key(at) === place
  return tips.some(isThere) ? shownBy(value).tip : corners.some(isThere) ? shownBy(value).corner : undefined
}

/** The triangles beside a place that no rhombus can cover any more. */
export function awake(view: View, beach: Beach, place: Place): Triangle[] {
  return view.active.map((id) => beach.triangles[id]!).filter((triangle) => triangle.places.includes(place))
}

/** What a pawn on a place counts now; null where none can stand. */
export function worth(view: View, beach: Beach, place: Place): number | null {
  return view.final_points[beach.places.indexOf(place)] ?? null
}

/** Whether toilets keep pawns away from a place. */
export const isBarred = (view: View, beach: Beach, place: Place) =>
  awake(view, beach, place).some(({ shows }) => shows === 'toilets')
