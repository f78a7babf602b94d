/** What the server says about a race: the view, the choices and the events of this game. */
import type { Berry } from './art/berries'
import type { Choice, GameEvent, View } from '../board'

export type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'violet'
export type Face = Colour | 'white'
export type Effect = 'stands' | 'quicksand' | 'vortex' | 'berry' | 'line' | 'lava'
export type Kind =
  | 'earth'
  | 'rock'
  | 'quicksand'
  | 'crocodile'
  | 'water'
  | 'bridge'
  | 'chasm'
  | 'lava'
  | 'high_ground'
  | 'vortex'

export interface Tile {
  tile: string
  side: string
  shape: string
  turn: 'left' | 'right' | null
  place: number
  /** Where it lies, in tiles, and the heading with which it is entered (0 up, 90 right). */
  x: number
  y: number
  heading: number
}

export interface Square {
  square: number
  place: number
  lane: number
  step: number
  kind: Kind
}

export interface Racer {
  ostrich: Colour
  number: number
  where: 'nest' | 'track' | 'arrived'
  square: number | null
  scared: boolean
  to_line: number | null
}

export interface Card {
  places: readonly Colour[]
  last: Colour
}

export interface LaidBerry {
  seat: number
  square: number | null
  berry: Berry | null
  seen_by: readonly number[]
}

/** Where a way ends; without a square beyond the line. */
export interface End {
  square: number | null
  effect: Effect
}

export interface Deed {
  choice: Choice
  points: number | null
  ends: readonly End[]
}

export interface Way extends End {
  choice: Choice
  path: readonly (number | null)[]
  others: number
}

export interface RaceView extends View {
  phase: string
  /** Which race this is: a tie may be run again. */
  race: number
  turn: number
  seat: number | null
  order: 'left' | 'right'
  track: Tile[]
  squares: Square[]
  ostriches: Racer[]
  podium: Colour[]
  last_now: Colour | null
  dice: { movement: (Face | null)[]; sorcery: Face | null; in_air: number[] }
  may_reroll: boolean
  vortex_die: Face | null
  speared: number[]
  oor: number[]
  cards: (Card | null)[]
  points_now: { would_earn: number; earned: number } | null
  berries: LaidBerry[]
  move: { ostrich: Colour; points: number } | null
  frenzy: { waiting: Colour[]; jokers: number; interrupted: Colour; points: number } | null
  deeds: Deed[]
  ways: Way[]
}

/** An ostrich has run along squares, over others. */
export interface Ran extends GameEvent {
  ostrich: Colour
  path: (number | null)[]
  jumped: Colour[]
}

export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue', 'violet']
export const SORCERY = 5

/** The number of a colour on ostriches and dice; 0 for the joker. */
export const numberOf = (face: string) => COLOURS.indexOf(face as Colour) + 1

export const isRan = (event: GameEvent | undefined): event is Ran => event?.kind === 'ran'

/** The ostrich that a choice is about. */
export const ostrichOf = (choice: Choice): Colour | undefined => choice['ostrich'] as Colour | undefined

/** The square that a choice names. */
export const squareOf = (choice: Choice): number | undefined => choice['square'] as number | undefined

export const isSame = (one: Choice, other: Choice) => JSON.stringify(one) === JSON.stringify(other)
