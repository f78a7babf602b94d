/** What can be read off the beach: the numbers that point at a place, and what lies awake beside it. */
import { between, diamondOf, shownBy, type Beach, type Place, type Spot, type Triangle } from './places'
import { key, type BeachView } from './view'

export interface Pointing {
  number: number
  /** Where that number stands on its rhombus. */
  from: Spot
}

/** The numbers that point at a place, in the order they were laid. */
export function pointing(view: BeachView, beach: Beach, place: Place): Pointing[] {
  return view.tiles.flatMap(({ value, tips, corners, on }) => {
    const { tip, corner } = shownBy(value)
    const ends = [...tips.map((at) => [key(at), tip] as const), ...corners.map((at) => [key(at), corner] as const)]
    const from = between(place, diamondOf(beach, on).middle, 0.45)
    return ends.filter(([at]) => at === place.key).map(([, number]) => ({ number, from }))
  })
}

/** The triangles beside a place that no rhombus can cover any more. */
export function awake(view: BeachView, beach: Beach, place: Place): Triangle[] {
  return view.active.map((id) => beach.triangles[id]!).filter((triangle) => triangle.places.includes(place))
}

/** What a pawn on a place counts now; null where none can stand. */
export function worth(view: BeachView, beach: Beach, place: Place): number | null {
  return view.final_points[beach.places.indexOf(place)] ?? null
}

/** Whether toilets keep pawns away from a place. */
export const isBarred = (view: BeachView, beach: Beach, place: Place) =>
  awake(view, beach, place).some(({ shows }) => shows === 'toilets')
