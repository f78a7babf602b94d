/** The lines of the island itself: where the water begins, and the furrows between the triangles. */
import { HALF, type Beach, type Place } from './places'

const SIDES = 6
const STEPS = 5

/** A shore that lies some way outside the hexagon and winds a little, as shores do. */
export function shore(outside: number, winding: number): string {
  const reach = HALF + outside
  const points = Array.from({ length: SIDES * STEPS }, (_, step) => {
    const [side, part] = [Math.floor(step / STEPS), (step % STEPS) / STEPS]
    const [from, to] = [corner(side, reach), corner(side + 1, reach)]
    const wave = 1 + (winding * Math.sin(step * 2.4 + outside)) / reach
    return [(from[0] + (to[0] - from[0]) * part) * wave, (from[1] + (to[1] - from[1]) * part) * wave]
  })
  return `${points.map(([x, y]) => `${x!.toFixed(1)},${y!.toFixed(1)}`).join(' ')} z`
}

function corner(side: number, reach: number): readonly [number, number] {
  const angle = (side * Math.PI) / 3
  return [Math.cos(angle) * reach, Math.sin(angle) * reach]
}

/** The straight furrows that part the island into triangles, from shore to shore. */
export function furrows(beach: Beach): string[] {
  const ways: ((place: Place) => number)[] = [({ at }) => at[0], ({ at }) => at[1], ({ at }) => at[0] + at[1]]
  return ways.flatMap((way) => {
    const rows = [...new Set(beach.places.map(way))]
    return rows.map((row) => furrow(beach.places.filter((place) => way(place) === row)))
  })
}

function furrow(row: readonly Place[]): string {
  const ends = [...row].sort((a, b) => a.x - b.x || a.y - b.y)
  const [first, last] = [ends[0]!, ends.at(-1)!]
  return `${first.x},${first.y} ${last.x},${last.y}`
}

/** The first and the last place of each row, from above. */
export function shores(beach: Beach): [Place, Place][] {
  const rows = [...new Set(beach.places.map(({ y }) => y))].map((y) =>
    beach.places.filter((place) => place.y === y),
  )
  return rows.map((row) => [row[0]!, row.at(-1)!])
}
