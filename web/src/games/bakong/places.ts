/**
 * Where things lie: the trail on a wide sheet or folded on a narrow one, adventurers who share a tile, the
 * squares of a pack.
 */
import box from '@box/bakong/box.json'
import { emeraldShape } from './things'

export interface Spot {
  x: number
  y: number
}

export interface Area extends Spot {
  width: number
  height: number
}

export interface Trail {
  width: number
  height: number
  /** The middle of each place, from base camp to temple. */
  places: readonly Spot[]
  /** Beside the temple: where its emeralds lie. */
  hoard: Area
}

export const TILE = box.drawing.tile
export const TEMPLE = box.drawing.wide.places.length - 1

type Drawn = { size: number[]; places: number[][] }

const laid = ({ size, places }: Drawn, hoard: Area): Trail => ({
  width: size[0]!,
  height: size[1]!,
  places: places.map(([x, y]) => ({ x: x!, y: y! })),
  hoard,
})

const WIDE = laid(box.drawing.wide, { x: 984, y: 218, width: 98, height: 206 })
const NARROW = laid(box.drawing.narrow, { x: 240, y: 682, width: 214, height: 112 })

/** The distance of two tiles, and how far a hand strays when it lays them. */
const STEP = 112
const ASTRAY = [6, -3, -7, 2, 5, -5, 3] as const

/** The trail in rows of so many, to and fro; the hoard lies in what the last row leaves free. */
function rowsOf(across: number): Trail {
  const stray = (n: number) => ASTRAY[n % ASTRAY.length]!
  const places = Array.from({ length: TEMPLE + 1 }, (_, place) => {
    const [row, n] = [Math.floor(place / across), place % across]
    const column = row % 2 ? across - 1 - n : n
    return { x: 62 + column * STEP + stray(place), y: 64 + row * STEP + stray(place + 3) }
  })
  const rows = Math.ceil(places.length / across)
  const [width, height] = [across * STEP + 12, rows * STEP + 14]
  const inLast = ((places.length - 1) % across) + 1
  const room = (across - inLast) * STEP
  const backwards = rows % 2 === 0
  return {
    width,
    height,
    places,
    hoard: { x: backwards ? 14 : inLast * STEP + 14, y: height - STEP - 4, width: room - 16, height: 106 },
  }
}

const ROWS_OF_FIVE = rowsOf(5)

/** Narrower than this the trail is folded, in CSS pixels. */
const FOLD = 640

/** How the trail lies in a space, tiles as large as can be; without a height only the width counts. */
export function trailFor(width: number, height = 0): Trail {
  if (!height) return width < FOLD ? NARROW : WIDE
  const scale = (trail: Trail) => Math.min(width / trail.width, height / trail.height)
  return [WIDE, NARROW, ROWS_OF_FIVE].reduce((best, other) => (scale(other) > scale(best) ? other : best))
}
export const isFolded = (trail: Trail) => trail !== WIDE

// Adventurers

export interface Stand extends Spot {
  size: number
}

/** Where the nth of several stands on a tile, and how large there is room to be. */
export function standing(n: number, of: number): Stand {
  const rows = of > 3 ? 2 : 1
  const across = Math.ceil(of / rows)
  const [row, column] = [Math.floor(n / across), n % across]
  const inRow = row === rows - 1 ? of - across * (rows - 1) : across
  const size = of === 1 ? 62 : of === 2 ? 54 : of === 3 ? 46 : 42
  const y = rows === 1 ? 18 : row === 0 ? -6 : 30
  return { x: (column - (inRow - 1) / 2) * (of === 2 ? 40 : 31), y, size }
}

/** All who stand where somebody stands, in the order of seats. */
export function sharing(places: readonly number[], seat: number): Stand {
  const here = places.flatMap((place, other) => (place === places[seat] ? [other] : []))
  return standing(here.indexOf(seat), here.length)
}

// The temple's emeralds

export interface Stone extends Area {
  worth: number
}

/** How much room an object takes that was left in the temple. */
export const LEFT = { width: 32, height: 38 }
const SQUARES_TRIED = [24, 22, 20, 18, 16, 14]

/** Big emeralds side by side in rows, as large as there is room for them and for some objects below. */
export function hoarded(worths: readonly number[], objects: number, area: Area): Stone[] {
  const below = Math.ceil(objects / Math.floor(area.width / LEFT.width)) * LEFT.height
  const laid = SQUARES_TRIED.map((square) => inRows(worths, area, square))
  return laid.find((stones) => lowest(stones, area) + below <= area.y + area.height) ?? laid.at(-1)!
}

/** Where the last row of stones ends. */
export const lowest = (stones: readonly Stone[], { y }: Area) =>
  Math.max(y, ...stones.map((stone) => stone.y + stone.height))

function inRows(worths: readonly number[], { x, y, width }: Area, square: number): Stone[] {
  const stones: Stone[] = []
  let [left, top] = [x, y]
  for (const worth of worths) {
    const [wide, high] = emeraldShape(worth).map((squares) => squares * square) as [number, number]
    if (left > x && left + wide > x + width) [left, top] = [x, lowest(stones, { x, y, width, height: 0 }) + 2]
    stones.push({ worth, x: left, y: top, width: wide, height: high })
    left += wide + 2
  }
  return stones
}

// Packs

export const PACK = {
  width: box.drawing.pack.size[0]!,
  height: box.drawing.pack.size[1]!,
  square: box.drawing.pack.square,
}
const SQUARES = box.drawing.pack.squares

/** What a thing covers that lies on these squares. */
export function covered(squares: readonly number[]): Area {
  const xs = squares.map((square) => SQUARES[square]![0]!)
  const ys = squares.map((square) => SQUARES[square]![1]!)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x + PACK.square, height: Math.max(...ys) - y + PACK.square }
}

// Lines

/** A soft line through some spots, as trace.ts writes it. */
export const through = (spots: readonly Spot[]) => spots.map(({ x, y }) => `${x},${y}`).join(' ')
