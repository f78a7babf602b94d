/** The last count as the finished view tells it. */
import { beachOf } from './places'
import { awake, pointing, worth } from './reading'
import type { At, View } from './types'

export interface PawnCount {
  place: string
  numbers: number[]
  parasol: boolean
  dunes: number
  points: number
}

export interface SeatCount {
  seat: number
  /** What the marker said before the last count. */
  start: number
  pawns: PawnCount[]
  total: number
}

/** What each pawn left on the beach has counted, seat by seat. */
export function countsOf(view: View): SeatCount[] {
  return view.markers.map((total, seat) => {
    const pawns = (view.pawns[seat] ?? []).map((at) => countOf(view, at))
    return { seat, start: total - pawns.reduce((sum, { points }) => sum + points, 0), pawns, total }
  })
}

function countOf(view: View, at: At): PawnCount {
  const beach = beachOf(String(view.options['board']))
  const place = beach.place(at)
  const beside = awake(view, beach, place).map(({ shows }) => shows)
  return {
    place: place.name,
    numbers: pointing(view, beach, place).map(({ number }) => number),
    parasol: beside.includes('parasol'),
    dunes: beside.filter((shows) => shows === 'dune').length,
    points: worth(view, beach, place) ?? 0,
  }
}
