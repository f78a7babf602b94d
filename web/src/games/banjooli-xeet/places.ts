/** Where things lie: the track as it was laid, or folded into rows. A square is 100 wide. */
import box from '@box/banjooli_xeet/box.json'
import { bow, isBow } from './bow'
import type { View, Square, Tile } from './types'

export const SIZE = 100
/** The side of a tile, in squares. */
export const TILE = 3

export interface Spot {
  x: number
  y: number
}

/** One square as it is drawn. */
export interface Ground extends Square {
  middle: Spot
  outline: readonly Spot[]
  curved: boolean
}

/** One tile as it is drawn. */
export interface Slab extends Tile {
  rim: readonly Spot[]
  /** The barriers between the lanes of a curve. */
  fences: readonly (readonly Spot[])[]
  /** The heading with which it is drawn. */
  drawn: number
  row: number
  /** The middle of the track through it, and the directions in which it is entered and left. */
  way: readonly Spot[]
  into: Spot
  out: Spot
}

/** A way to lay the track on the screen. */
export interface Course {
  grounds: ReadonlyMap<number, Ground>
  slabs: readonly Slab[]
  nests: readonly Spot[]
  arrivals: readonly Spot[]
  line: readonly [Spot, Spot]
  /** The ground behind the line. */
  goal: readonly Spot[]
  frame: { x: number; y: number; width: number; height: number }
}

/** A drawing of one tile: a tile is run through from the bottom upwards, as in box.json. */
export interface Sketch {
  squares: readonly { at: Spot; outline: readonly Spot[] }[]
  rim: readonly Spot[]
  fences: readonly (readonly Spot[])[]
  way: readonly Spot[]
}

/** Where a tile lies, in squares. */
export interface Lie {
  x: number
  y: number
  heading: number
  row: number
  sketch: Sketch
}

type Written = { at: number[]; outline: number[][] }[]
const DRAWING = box.drawing as unknown as Record<string, Written> & {
  nests: Record<string, number[]>
  line: number[][]
  arrivals: number[][]
}

const spot = ([x = 0, y = 0]: readonly number[]): Spot => ({ x, y })
const SQUARE: readonly Spot[] = [
  [0, 0],
  [3, 0],
  [3, 3],
  [0, 3],
].map(spot)

/** A quarter of a circle round the corner towards which a curve turns. */
function arc(turn: string, reach: number): Spot[] {
  const steps = 12
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * (Math.PI / 2)
    const aside = reach * Math.cos(angle)
    return { x: turn === 'left' ? aside : TILE - aside, y: TILE - reach * Math.sin(angle) }
  })
}

/** A tile as box.json draws it, unless it is a bow. */
export function sketched(tile: Tile): Sketch {
  if (isBow(tile)) return bow(tile)
  const { shape, turn } = tile
  const squares = (DRAWING[shape] ?? []).map(({ at, outline }) => ({
    at: spot(at),
    outline: outline.map(spot),
  }))
  if (!turn)
    return {
      squares,
      rim: SQUARE,
      fences: [],
      way: [
        { x: 1.5, y: 3 },
        { x: 1.5, y: 0 },
      ],
    }
  return { squares, rim: SQUARE, fences: [arc(turn, 1), arc(turn, 2)], way: arc(turn, 1.5) }
}

const AHEAD: Record<number, Spot> = {
  0: { x: 0, y: -1 },
  90: { x: 1, y: 0 },
  180: { x: 0, y: 1 },
  270: { x: -1, y: 0 },
}

/** Which way the track turns on a tile, as it is drawn. */
export const bend = (tile: Pick<Tile, 'shape' | 'turn'>) => (isBow(tile) ? null : tile.turn)

const TURNED = { left: 270, straight: 0, right: 90 }

/** A point of a tile's drawing on the screen. */
function laid({ x, y, heading }: Pick<Lie, 'x' | 'y' | 'heading'>) {
  const up = AHEAD[heading]!
  return (point: Spot): Spot => {
    const [right, down] = [point.x - TILE / 2, point.y - TILE / 2]
    return {
      x: SIZE * (x + TILE / 2 - up.y * right - up.x * down),
      y: SIZE * (y + TILE / 2 + up.x * right - up.y * down),
    }
  }
}

/** The track when each of its tiles lies somewhere. */
export function course(view: Pick<View, 'track' | 'squares'>, lies: readonly Lie[]): Course {
  const slabs = view.track.map((tile, place): Slab => {
    const { sketch, row, heading } = lies[place]!
    const put = laid(lies[place]!)
    const [rim, way] = [sketch.rim.map(put), sketch.way.map(put)]
    const fences = sketch.fences.map((fence) => fence.map(put))
    const out = AHEAD[(heading + TURNED[bend(tile) ?? 'straight']) % 360]!
    return { ...tile, row, drawn: heading, rim, fences, way, into: AHEAD[heading]!, out }
  })
  const grounds = new Map<number, Ground>()
  const first = (place: number) => view.squares.find((square) => square.place === place)?.square ?? 0
  for (const square of view.squares) {
    const { at, outline } = lies[square.place]!.sketch.squares[square.square - first(square.place)]!
    const put = laid(lies[square.place]!)
    grounds.set(square.square, {
      ...square,
      middle: put(at),
      outline: outline.map(put),
      curved: slabs[square.place]!.turn !== null,
    })
  }
  const [start, finish] = [lies[0], lies.at(-1)].map((lie) => (lie ? laid(lie) : (point: Spot) => point))
  const [from, to] = DRAWING.line.map((point) => finish!(spot(point)))
  return {
    grounds,
    slabs,
    nests: Object.values(DRAWING.nests).map((point) => start!(spot(point))),
    arrivals: DRAWING.arrivals.map((point) => finish!(spot(point))),
    line: [from!, to!],
    goal: [
      [0, 0],
      [3, 0],
      [3, 1],
      [0, 1],
    ].map((point) => finish!(spot(point))),
    frame: framed(slabs),
  }
}

/** Room for the rim, and for the paths where the track is folded. */
function framed(slabs: readonly Slab[]): Course['frame'] {
  const [xs, ys] = [
    slabs.flatMap(({ rim }) => rim.map(({ x }) => x)),
    slabs.flatMap(({ rim }) => rim.map(({ y }) => y)),
  ]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const MARGIN = slabs.some(({ row }) => row) ? 46 : 14
  const POLES = 40 // the poles of the line may stand above all tiles
  return {
    x: left - MARGIN,
    y: top - POLES,
    width: Math.max(...xs) - left + 2 * MARGIN,
    height: Math.max(...ys) - top + POLES + MARGIN / 2 + 7,
  }
}

/**
 * The track as it was laid, with all its turns; or seen from the side, where that suits the screen better.
 */
export function open(view: Pick<View, 'track' | 'squares'>, aside = false): Course {
  const lies = view.track.map((tile) => {
    const [x, y] = aside ? [-tile.y, tile.x] : [tile.x, tile.y]
    return {
      x: x * TILE,
      y: y * TILE,
      heading: (tile.heading + (aside ? 90 : 0)) % 360,
      row: 0,
      sketch: sketched(tile),
    }
  })
  return course(view, lies)
}

/** A line of points as SVG writes a polygon. */
export const corners = (spots: readonly Spot[]) =>
  spots.map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(' ')

/** A line of points as our hand draws it (art/trace.ts). */
export const traced = (spots: readonly Spot[], sharp = true) =>
  spots.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}${sharp ? '!' : ''}`).join(' ')
