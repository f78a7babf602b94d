/** What the server says about a beach: the view, the choices and the previews of this game. */
import type { Motif } from './art/motifs'
import type { Choice, GameEvent, View } from '../board'

export type At = readonly [number, number]
export type Shows = 'dune' | 'parasol' | 'toilets'

export interface Rhombus {
  value: number
  motif: Motif
}

export interface Laid extends Rhombus {
  on: readonly [number, number]
  tips: readonly At[]
  corners: readonly At[]
}

export interface BeachView extends View {
  phase: 'draw_starter' | 'turn' | 'draw' | 'lay' | 'over'
  /** Whose turn it is; nobody before the lot has fallen. */
  seat: number | null
  markers: number[]
  hands: number[]
  pawns: At[][]
  drawn: Rhombus | null
  tiles: Laid[]
  stack: (Rhombus & { left: number })[]
  left: number
  free: number[]
  active: number[]
  threatened: number[]
  open_places: At[]
  /** What points at each place, in the order of box.json. */
  points: number[]
  /** What a pawn there would count if the game ended now; null where none can stand. */
  final_points: (number | null)[]
}

export interface Put extends Choice {
  do: 'put_pawn'
  at: At
}

export interface Lay extends Choice {
  do: 'lay'
  on: readonly [number, number]
}

/** Something about one pawn: scored, chased, counted. */
export interface PawnEvent extends GameEvent {
  seat: number
  at: At
  place: string
  points: number
  numbers: number[]
  triangle: number
  parasol: boolean
  dunes: number
  times: number
}

/** What a choice would do. */
export interface Preview {
  woken?: (GameEvent & { triangle: number; shows: Shows })[]
  chased?: PawnEvent[]
  scored?: PawnEvent[]
  counted?: PawnEvent[]
  numbers?: number[]
  points?: number
  final_points?: number | null
}

export const isPut = (choice: Choice): choice is Put => choice.do === 'put_pawn'
export const isLay = (choice: Choice): choice is Lay => choice.do === 'lay'
export const isDraw = (choice: Choice): boolean => choice.do === 'draw'

export const key = (at: At) => at.join()

/** A number with its sign, as rhombi show it. */
export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
