/**
 * Which of its four bonobos a seat has where: each keeps its towel at home, so that one can see it go and
 * return.
 */
import { HALF, RISE, type Spot, key } from './places'
import type { At } from './types'

/** Where each pawn of a seat stands; undefined for those at home. */
export type Standing = readonly (string | undefined)[]

/** The pawns after a change: who can stay stays, newcomers come from home. */
export function settle(before: Standing, places: readonly At[]): Standing {
  const keys = places.map(key)
  const after: (string | undefined)[] = before.map((place) =>
    place !== undefined && keys.includes(place) ? place : undefined,
  )
  for (const place of keys) if (!after.includes(place)) after[after.indexOf(undefined)] = place
  return after
}

/** The corner of the sea where a seat has its towel, clockwise; two players sit across from each other. */
export function corner(seat: number, players: number): Spot {
  const turn = players === 2 ? seat * 2 : seat
  return { x: turn === 0 || turn === 3 ? -TOWEL.x : TOWEL.x, y: turn < 2 ? -TOWEL.y : TOWEL.y }
}

/** Where a pawn sits on its towel. */
export function home(seat: number, players: number, pawn: number): Spot {
  const { x, y } = corner(seat, players)
  return { x: x + (pawn % 2 ? 23 : -23), y: y + (pawn < 2 ? -17 : 27) }
}

const TOWEL: Spot = { x: HALF - 27, y: RISE - 24 }
