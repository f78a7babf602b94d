// Made from src/palabre/games/bonobo_beach/types.py by `python -m tools`. Do not edit.

import type { CommonView, Told } from '../types'

export type Motif = 'sunbathers' | 'pool' | 'spring' | 'hammock' | 'mosquitoes' | 'radio' | 'jellyfish' | 'shark'

export type Shows = 'dune' | 'parasol' | 'toilets'

/** A place by its coordinates. */
export type At = [number, number]

/** Two triangles that a rhombus covers. */
export type Pair = [number, number]

/** A tile by what it shows. */
export type Rhombus = {
  value: number
  motif: Motif
}

/** A tile on the island, with the places that its tips and its blunt corners point at. */
export type LaidRhombus = Rhombus & {
  on: Pair
  tips: [At, At]
  corners: [At, At]
}

/** How many of a kind have not been drawn yet. */
export type Stacked = Rhombus & {
  left: number
}

/** What the next game of a series begins with. */
export type Rematch = {
  players: number
  options: Record<string, string | number | boolean>
  markers: number[]
  starter: number
}

/** What everybody sees. */
export type View = CommonView & {
  phase: 'draw_starter' | 'turn' | 'draw' | 'lay' | 'over'
  turn: number
  /** Whose turn it is; nobody before the lot has fallen. */
  seat: number | null
  starter: number | null
  /** Of each seat. */
  markers: number[]
  /** Pawns that each seat has left. */
  hands: number[]
  /** Of each seat. */
  pawns: At[][]
  drawn: Rhombus | null
  /** In the order they were laid. */
  tiles: LaidRhombus[]
  stack: Stacked[]
  left: number
  /** Triangles that no rhombus covers. */
  free: number[]
  /** Those that no rhombus can cover any more. */
  active: number[]
  threatened: number[]
  /** Where a pawn may go. */
  open_places: At[]
  /** Where a rhombus fits. */
  open_pairs: Pair[]
  /** What points at each place, in the order of box.json. */
  points: number[]
  /** What a pawn there would count if it ended now; none where it cannot be. */
  final_points: (number | null)[]
  /** Once a game of a series is over. */
  rematch: Rematch | null
}

/** Whose pawn, and on which place, by its coordinates and by its name. */
export type Pawn = {
  seat: number
  at: At
  place: string
}

/** The lot has said who begins. */
export type StarterDrawn = {
  kind: 'starter_drawn'
  seat: number
}

/** A pawn on a place, and what points at it so far. */
export type PawnPut = Pawn & {
  kind: 'pawn_put'
  points: number
}

/** Somebody draws, or has to pass. */
export type Turned = {
  kind: 'drawing' | 'passed'
  seat: number
}

/** A tile from the stack. */
export type TileDrawn = Rhombus & {
  kind: 'tile_drawn'
  seat: number
}

/** A rhombus on two triangles. */
export type TileLaid = Rhombus & {
  kind: 'tile_laid'
  seat: number
  on: Pair
}

/** A triangle that no rhombus can cover any more. */
export type Woken = {
  kind: 'woken'
  triangle: number
  shows: Shows
}

/** A pawn that toilets have sent home. */
export type Chased = Pawn & {
  kind: 'chased'
  triangle: number
}

/** A pawn that is closed in, and the numbers that were added. */
export type Scored = Pawn & {
  kind: 'scored'
  points: number
  numbers: number[]
}

/** A pawn in the final count: numbers, parasol, dunes, product. */
export type Counted = Pawn & {
  kind: 'counted'
  numbers: number[]
  parasol: boolean
  dunes: number
  times: number
  points: number
}

/** Who has won. */
export type Ended = {
  kind: 'ended'
  seats: number[]
}

export type Event =
  | Told<StarterDrawn, View, 'phase' | 'turn' | 'seat' | 'starter'>
  | Told<PawnPut, View, 'phase' | 'turn' | 'seat' | 'pawns' | 'hands' | 'open_places' | 'final_points'>
  | Told<Turned, View, 'phase' | 'turn' | 'seat'>
  | Told<TileDrawn, View, 'phase' | 'turn' | 'seat' | 'drawn' | 'stack' | 'left'>
  | Told<TileLaid, View, 'phase' | 'turn' | 'seat' | 'free' | 'active' | 'threatened' | 'open_places' | 'open_pairs' | 'points' | 'final_points' | 'tiles' | 'drawn'>
  | Told<Woken, View, 'phase' | 'turn' | 'seat' | 'free' | 'active' | 'threatened' | 'open_places' | 'open_pairs' | 'points' | 'final_points'>
  | Told<Chased, View, 'phase' | 'turn' | 'seat' | 'pawns' | 'hands' | 'open_places' | 'final_points'>
  | Told<Scored, View, 'phase' | 'turn' | 'seat' | 'pawns' | 'hands' | 'open_places' | 'final_points' | 'markers'>
  | Told<Counted, View, 'phase' | 'markers'>
  | Told<Ended, View, 'phase' | 'rematch'>

/** Put a pawn on a place. */
export type PutPawn = {
  do: 'put_pawn'
  at: At
}

/** Draw a tile. */
export type Draw = {
  do: 'draw'
}

/** Lay the rhombus on two triangles. */
export type Lay = {
  do: 'lay'
  on: Pair
}

export type Choice = PutPawn | Draw | Lay

/** Who begins. */
export type DrawStarter = {
  do: 'draw_starter'
  seat: number
}

/** A tile, and the how manieth of its kind in the stack. */
export type DrawTile = Rhombus & {
  do: 'draw_tile'
  nth: number
}

export type Nature = DrawStarter | DrawTile

/** What may be drawn. */
export type StackLeft = {
  stack: Stacked[]
  left: number
}

/** What a rhombus would set off. */
export type Foretold = {
  woken: Woken[]
  chased: Chased[]
  scored: Scored[]
  counted: Counted[]
}

/** What a place is worth as things stand. */
export type Prospect = {
  numbers: number[]
  points: number
  final_points: number | null
}

/** What a pawn would find there, and set off. */
export type ForetoldPawn = Foretold & Prospect

export type Preview = Partial<StackLeft & Foretold & ForetoldPawn>
