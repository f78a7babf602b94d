/**
 * The little paths that join the rows of a folded track: out of each lane, round the rows, into the same lane
 * of the next.
 */
import { BETWEEN, ROW } from './fold'
import { SIZE, type Course, type Slab, type Spot } from './places'

/** How far from the tiles a path runs beside them. */
export const BESIDE = 0.32 * SIZE
/** Three paths may run between two rows: out of the row below, from row to row, into the row above. */
const APART = 0.15 * SIZE
const LANES = [-1, 0, 1]

/** The paths of one fold: one for each lane, together for most of their way. */
export interface Join {
  ways: readonly (readonly Spot[])[]
  /** The direction in which they come in. */
  into: Spot
}

/** All folds of a track. */
export function joinsOf({ slabs }: Pick<Course, 'slabs'>): Join[] {
  return slabs
    .slice(1)
    .flatMap((slab, i) => (slab.row === slabs[i]!.row ? [] : [join(slabs[i]!, slab, slabs)]))
}

/** The middle of the room above a row; below 0 nearer to the row above. */
const above = (row: number, nearer = 0) => SIZE * (row * ROW - BETWEEN / 2) + nearer * APART

function join(from: Slab, to: Slab, slabs: readonly Slab[]): Join {
  const edges = slabs.filter(({ row }) => row === from.row).flatMap(({ rim }) => rim.map(({ x }) => x))
  const [left, right] = [-BESIDE, Math.max(...edges) + BESIDE]
  const ways = LANES.map((lane) => {
    const [leaves, enters] = [beside(from.way.at(-1)!, from.out, lane), beside(to.way[0]!, to.into, lane)]
    return [leaves, ...down(from, leaves, right), ...up(to, enters, left), enters]
  })
  return { ways, into: to.into }
}

const beside = ({ x, y }: Spot, towards: Spot, lane: number): Spot => ({
  x: x - towards.y * lane * SIZE,
  y: y + towards.x * lane * SIZE,
})

/** From the end of a row into the room below it. */
function down({ row, out }: Slab, { x, y }: Spot, right: number): Spot[] {
  const room = above(row + 1)
  if (out.y > 0) return [{ x, y: room }]
  const over =
    out.y < 0
      ? [
          { x, y: above(row, 1) },
          { x: right, y: above(row, 1) },
        ]
      : [{ x: right, y }]
  return [...over, { x: right, y: room }]
}

/** From the room above a row to its beginning. */
function up({ row, into }: Slab, { x, y }: Spot, left: number): Spot[] {
  const room = above(row)
  if (into.y > 0) return [{ x, y: room }]
  const under =
    into.y < 0
      ? [
          { x: left, y: above(row + 1, -1) },
          { x, y: above(row + 1, -1) },
        ]
      : [{ x: left, y }]
  return [{ x: left, y: room }, ...under]
}
