/** Where things lie: the places and triangles of an island, and the two triangles under a rhombus. */
import box from '@box/bonobo_beach/box.json'
import type { At, Shows } from './types'

/** A place as something that can be looked up. */
export const key = (at: Readonly<At>) => at.join()

export interface Spot {
  x: number
  y: number
}

export interface Place extends Spot {
  at: At
  key: string
  name: string
}

export interface Triangle extends Spot {
  id: number
  shows: Shows
  places: readonly Place[]
}

/** The outline of a rhombus: two sharp tips, two blunt corners. */
export interface Diamond {
  tips: readonly [Place, Place]
  corners: readonly [Place, Place]
  middle: Spot
}

export interface Beach {
  /** How long an edge is drawn. */
  edge: number
  /** How many edges a side of the hexagon has. */
  side: number
  places: readonly Place[]
  triangles: readonly Triangle[]
  place: (at: At) => Place
}

/** Half the width of every island, whatever its number of triangles. */
export const HALF = 300
/** From the middle of the island to its upper and lower shore. */
export const RISE = (HALF * Math.sqrt(3)) / 2

const beaches = new Map<string, Beach>()

/** The island of that name. */
export function beachOf(name: string): Beach {
  let beach = beaches.get(name)
  if (!beach) beaches.set(name, (beach = drawn(name)))
  return beach
}

function drawn(name: string): Beach {
  const { places: spots, triangles } = box.boards[name as keyof typeof box.boards]
  const side = Math.max(...spots.map(({ x }) => x))
  const edge = HALF / side
  const large = ({ x, y }: Spot): Spot => ({ x: tenth(x * edge), y: tenth(y * edge) })
  const places = spots.map((spot): Place => ({
    at: spot.at as unknown as At,
    key: spot.at.join(),
    name: spot.name,
    ...large(spot),
  }))
  const known = new Map(places.map((place) => [place.key, place]))
  const place = (at: At) => known.get(key(at))!
  const triangle = (one: (typeof triangles)[number]): Triangle => ({
    id: one.id,
    shows: one.shows as Shows,
    places: one.places.map((at) => place(at as unknown as At)),
    ...large(one),
  })
  return { edge, side, places, triangles: triangles.map(triangle), place }
}

/** The rhombus that covers two triangles which share an edge. */
export function diamondOf(beach: Beach, [first, second]: readonly [number, number]): Diamond {
  const [one, other] = [beach.triangles[first]!.places, beach.triangles[second]!.places]
  const [a, b] = one.filter((place) => other.includes(place)) as [Place, Place]
  const alone = (these: readonly Place[], those: readonly Place[]) =>
    these.find((place) => !those.includes(place))!
  return { tips: [alone(one, other), alone(other, one)], corners: [a, b], middle: between(a, b) }
}

/** What a rhombus of some value shows at a tip and at a corner. */
export const shownBy = (value: number) => ({
  tip: value * box.rhombus.tip,
  corner: value * box.rhombus.corner,
})

/**
 * The areas that a finger or a mouse hits, one for each pair: the shared edge and what is nearer to it than
 * to any other edge
 * where something can be laid. Together they fill all triangles that can be covered.
 */
export function areas(beach: Beach, pairs: readonly (readonly [number, number])[]): Spot[][] {
  const open = new Set(pairs.map((pair) => edgeOf(...diamondOf(beach, pair).corners)))
  return pairs.map((pair) => {
    const [a, b] = diamondOf(beach, pair).corners
    const [there, back] = pair.map((id) => half(beach.triangles[id]!, a, b, open))
    return [a, ...there!, b, ...back!.reverse()]
  })
}

/** The way from one end of an edge to the other, round the part of a triangle that belongs to it. */
function half(triangle: Triangle, a: Place, b: Place, open: ReadonlySet<string>): Spot[] {
  const far = triangle.places.find((place) => place !== a && place !== b)!
  const [left, right] = [open.has(edgeOf(a, far)), open.has(edgeOf(b, far))]
  if (!left && !right) return [far]
  return [...(left ? [] : [between(a, far)]), triangle, ...(right ? [] : [between(b, far)])]
}

const edgeOf = (a: Place, b: Place) => [a.key, b.key].sort().join(' ')

export const between = (a: Spot, b: Spot, part = 0.5): Spot => ({
  x: tenth(a.x + (b.x - a.x) * part),
  y: tenth(a.y + (b.y - a.y) * part),
})

/** A closed line with sharp corners, as trace.ts writes it. */
export const sharp = (spots: readonly Spot[]) => `${spots.map(({ x, y }) => `${x},${y}!`).join(' ')} z`

/** The corners of a polygon, as SVG writes them. */
export const corners = (spots: readonly Spot[]) => spots.map(({ x, y }) => `${x},${y}`).join(' ')

/** A spot drawn nearer to another, so that shapes side by side leave a gap. */
export const drawnIn = (spots: readonly Spot[], middle: Spot, part: number) =>
  spots.map((spot) => between(spot, middle, part))

const tenth = (value: number) => Math.round(value * 10) / 10
