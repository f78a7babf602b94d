// Made from src/palabre/games/banjooli_xeet/types by `python -m tools`. Do not edit.

import type { CommonView, Told } from '../types'

export type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'violet'

export type Face = 'red' | 'yellow' | 'green' | 'blue' | 'violet' | 'white'

export type Berry = 'ter' | 'neex_peepa' | 'oor' | 'jembat' | 'daaaw' | 'pakaarlool' | 'naangateku' | 'peepa' | 'dof_nooxoor' | 'voortex' | 'joka'

export type Side = 'a' | 'b'

export type Turn = 'left' | 'right'

export type Direction = 'left' | 'straight' | 'right'

export type SquareKind = 'earth' | 'rock' | 'quicksand' | 'crocodile' | 'water' | 'bridge' | 'chasm' | 'lava' | 'high_ground' | 'vortex'

/** Of a way's end. */
export type Effect = 'stands' | 'quicksand' | 'vortex' | 'berry' | 'line' | 'lava'

/** The face that is added to a move, or none. */
export type Joker = 'red' | 'yellow' | 'green' | 'blue' | 'violet' | 'white' | 'none'

/** Keep the dice. */
export type Keep = {
  do: 'keep'
}

/** Throw some dice again, counted from 0; the sorcery die is the last. */
export type Reroll = {
  do: 'reroll'
  dice: number[]
}

/** Move an ostrich by its dice. */
export type Move = {
  do: 'move'
  ostrich: Colour
  joker: Joker
}

/** Move an ostrich by magic. */
export type Magic = {
  do: 'magic'
  ostrich: Colour
}

/** Scare an ostrich. */
export type Bewitch = {
  do: 'bewitch'
  ostrich: Colour
}

/** Free an ostrich of its fear. */
export type Free = {
  do: 'free'
  ostrich: Colour
}

/** Run step by step. */
export type RunWay = {
  do: 'way'
  steps: Direction[]
}

/** Lay a berry on a square. */
export type LayBerry = {
  do: 'lay_berry'
  square: number
}

/** Leap to a square. */
export type Leap = {
  do: 'leap'
  square: number
}

/** Send the ostrich back to a square. */
export type Back = {
  do: 'back'
  square: number
}

/** Hand the spear to a seat. */
export type Spear = {
  do: 'spear'
  seat: number
}

/** Change places with another ostrich. */
export type Exchange = {
  do: 'exchange'
  ostrich: Colour
}

/** In a frenzy: move an ostrich with so many jokers. */
export type Rave = {
  do: 'frenzy'
  ostrich: Colour
  jokers: number
}

export type Choice = Keep | Reroll | Move | Magic | Bewitch | Free | RunWay | LayBerry | Leap | Back | Spear | Exchange | Rave

/** The tile of the start, or of the finish. */
export type LayEnd = {
  do: 'lay_start' | 'lay_finish'
  side: Side
}

/** A common tile with the side that lies up, and the one drawn where a curve was turned over. */
export type LayTile = {
  do: 'lay_tile'
  place: number
  tile: string
  side: Side
  drawn?: Side
}

/** Which way a curve leads. */
export type TurnCurve = {
  do: 'turn_curve'
  place: number
  turn: Turn
}

/** A straight that makes room for a special tile. */
export type LiftStraight = {
  do: 'lift_straight'
  place: number
}

/** A special tile. */
export type LaySpecial = {
  do: 'lay_special'
  place: number
  tile: string
}

/** Who begins. */
export type DrawFirst = {
  do: 'draw_first'
  seat: number
}

/** A prediction. */
export type Card = {
  places: Colour[]
  last: Colour
}

/** A prediction for a seat. */
export type DealCard = Card & {
  do: 'deal_card'
  to_seat: number
}

/** A berry for a seat. */
export type DealBerry = {
  do: 'deal_berry'
  to_seat: number
  berry: Berry
}

/** A die. */
export type Throw = {
  do: 'throw'
  die: 'movement' | 'sorcery' | 'vortex'
  face: Face
}

export type Nature = LayEnd | LayTile | TurnCurve | LiftStraight | LaySpecial | DrawFirst | DealCard | DealBerry | Throw

/** Who does it. */
export type OfSeat = {
  seat: number
}

/** To which ostrich it happens. */
export type OfOstrich = {
  ostrich: Colour
}

/** Who does something on a square, and of which tile. */
export type OnSquare = OfSeat & {
  square: number
  place: number
}

/** Who moves which ostrich. */
export type Run = OfSeat & OfOstrich

export type TileKind = 'start_laid' | 'tile_laid' | 'curve_turned' | 'finish_laid' | 'straight_lifted' | 'special_laid'

/** What lies at the place of the track where something was done. */
export type TileLaid = {
  kind: TileKind
  place: number
  tile: string
  side: Side
  curve: boolean
  turn: Turn | 'straight'
}

/** The lot has said who begins. */
export type FirstDrawn = OfSeat & {
  kind: 'first_drawn'
}

/** A prediction for a seat. */
export type CardDealt = {
  kind: 'card_dealt'
  to_seat: number
}

/** A berry for a seat. */
export type BerryTaken = OfSeat & {
  kind: 'berry_taken'
}

/** A berry lies on the track. */
export type BerryLaid = OnSquare & {
  kind: 'berry_laid'
}

/** The next one's turn. */
export type TurnBegan = OfSeat & {
  kind: 'turn'
  turn: number
  /** Whether dice may be thrown again. */
  reroll: boolean
}

/** One of several dice. */
export type DieFell = {
  kind: 'die_fell'
  die: number
  face: Face
}

/** All dice have fallen. */
export type Thrown = OfSeat & {
  kind: 'thrown'
  movement: Face[]
  sorcery: Face
}

/** The dice are kept. */
export type Kept = OfSeat & {
  kind: 'kept'
}

/** Some dice are thrown again, counted from 1. */
export type Rerolls = OfSeat & {
  kind: 'rerolls'
  dice: number[]
}

/** Nothing could be done. */
export type Passed = OfSeat & {
  kind: 'passed'
}

/** An ostrich is to move by its dice. */
export type MoveChosen = Run & {
  kind: 'move_chosen'
  joker: Joker
  points: number
}

/** An ostrich is to move by magic, or runs faster. */
export type MagicChosen = Run & {
  kind: 'magic_chosen' | 'sped_up'
  points: number
}

/** An ostrich is scared, freed or trapped. */
export type Spelled = Run & {
  kind: 'bewitched' | 'freed' | 'trapped'
}

/** An ostrich is on another square. */
export type Moved = OnSquare & OfOstrich & {
  kind: 'leapt' | 'went_back'
}

/** An ostrich has run along squares, over others. */
export type Ran = Run & {
  kind: 'ran'
  steps: number
  path: (number | null)[]
  jumped: Colour[]
  jumps: number
}

/** An ostrich is over the line. */
export type Arrived = OfOstrich & {
  kind: 'arrived'
  place: string
}

/** An ostrich sinks, or is dazed. */
export type Stands = OfOstrich & {
  kind: 'sank' | 'dazed'
}

/** Lava sends an ostrich back. */
export type FellBack = OfOstrich & {
  kind: 'fell_back'
  square: number
}

/** Points that cannot be used any more, or that go on after a frenzy. */
export type Stuck = OfOstrich & {
  kind: 'stuck' | 'frenzy_ends'
  points: number
}

/** An ostrich is in a vortex, of the track or of a berry. */
export type Vortex = OfOstrich & {
  kind: 'vortex'
  seat?: number
}

/** The die of a vortex. */
export type VortexThrown = Run & {
  kind: 'vortex_thrown'
  face: Face
}

/** Two ostriches have changed places. */
export type Exchanged = OfOstrich & {
  kind: 'exchanged'
  other: Colour
}

/** Which berry it was. */
export type BerryEaten = Run & {
  kind: 'berry_eaten'
  square: number
  berry: Berry
}

/** What a berry or a spell does, where a word says it all. */
export type Affected = Run & {
  kind: 'startled' | 'turn_cut' | 'spear_found' | 'no_effect' | 'snake' | 'snake_misses'
}

/** The jade is worth points. */
export type Jade = Run & {
  kind: 'jade'
  points: number
}

/** Somebody looks at berries. */
export type Looked = Run & {
  kind: 'looked'
}

/** Turns go the other way round. */
export type Reversed = Run & {
  kind: 'reversed'
  order: Turn
}

/** The spear goes to another seat. */
export type Speared = OfSeat & {
  kind: 'speared'
  to_seat: number
}

/** All ostriches are to run. */
export type FrenzyBegan = Run & {
  kind: 'frenzy'
}

/** The dice of a frenzy. */
export type FrenzyThrown = OfSeat & {
  kind: 'frenzy_thrown'
  movement: Face[]
}

/** An ostrich runs in a frenzy. */
export type FrenzyMove = Run & {
  kind: 'frenzy_move'
  jokers: number
  points: number
}

/** Who is last. */
export type RaceOver = {
  kind: 'race_over'
  last: Colour | 'nobody'
}

/** Who is level for the first place and runs again. */
export type RaceTied = {
  kind: 'race_tied'
  seats: number[]
  points: number
}

/** What is left of a race is put away. */
export type RaceAgain = {
  kind: 'race_again'
  race: number
}

export type Event =
  | Told<TileLaid, View, 'phase' | 'track' | 'squares'>
  | Told<FirstDrawn, View, 'phase' | 'first' | 'seat'>
  | Told<CardDealt, View, 'phase' | 'cards' | 'points_now'>
  | Told<BerryTaken, View, 'phase' | 'berries'>
  | Told<BerryLaid, View, 'phase' | 'berries' | 'seat'>
  | Told<TurnBegan, View, 'turn' | 'seat' | 'dice' | 'may_reroll' | 'speared' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<DieFell, View, 'dice'>
  | Told<Thrown, View, 'dice' | 'may_reroll' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Kept, View, 'may_reroll' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Rerolls, View, 'dice' | 'may_reroll' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Passed, View, never>
  | Told<MoveChosen, View, 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<MagicChosen, View, 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Spelled, View, 'ostriches' | 'last_now' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Moved, View, 'ostriches' | 'last_now' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Ran, View, 'ostriches' | 'last_now' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Arrived, View, 'ostriches' | 'last_now' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways' | 'podium'>
  | Told<Stands, View, 'ostriches' | 'last_now' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<FellBack, View, 'ostriches' | 'last_now' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Stuck, View, 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Vortex, View, 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<VortexThrown, View, 'vortex_die' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Exchanged, View, 'ostriches' | 'last_now' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<BerryEaten, View, 'berries' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Affected, View, 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Jade, View, 'oor' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Looked, View, 'berries' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Reversed, View, 'order' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<Speared, View, 'speared' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<FrenzyBegan, View, 'dice' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<FrenzyThrown, View, 'dice' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<FrenzyMove, View, 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<RaceOver, View, 'cards' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<RaceTied, View, 'cards' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>
  | Told<RaceAgain, View, 'race' | 'seat' | 'first' | 'order' | 'podium' | 'vortex_die' | 'dice' | 'may_reroll' | 'cards' | 'berries' | 'oor' | 'speared' | 'ostriches' | 'last_now' | 'points_now' | 'phase' | 'move' | 'frenzy' | 'deeds' | 'ways'>

/** What a tile is. */
export type TileFace = {
  tile: string
  side: Side
  shape: string
  /** Of a curve. */
  turn: Turn | null
}

/** A tile of the track, and where it lies. */
export type Tile = TileFace & {
  place: number
  /** In tiles. */
  x: number
  y: number
  /** With which it is entered: 0 up, 90 right. */
  heading: number
}

/** A square of the track, and where its middle lies. */
export type Square = {
  square: number
  place: number
  lane: number
  step: number
  kind: SquareKind
  /** In squares. */
  x: number
  y: number
}

/** Where an ostrich is. */
export type Racer = {
  ostrich: Colour
  number: number
  where: 'nest' | 'track' | 'arrived'
  square: number | null
  scared: boolean
  /** How many points it is from the line. */
  to_line: number | null
}

/** The dice; none for one in the air or not thrown yet. */
export type Dice = {
  movement: (Face | null)[]
  sorcery: Face | null
  in_air: number[]
}

/** What one's own card would earn now, and has already earned. */
export type PointsNow = {
  would_earn: number
  earned: number
}

/** A berry of a seat: where it lies, and what it is, where these eyes know it. */
export type LaidBerry = {
  seat: number
  square: number | null
  berry: Berry | null
  seen_by: number[]
}

/** The ostrich that is being moved, and the points left to it. */
export type Moving = {
  ostrich: Colour
  points: number
}

/** Who has still to move, the jokers left, and the move that waits for its end. */
export type Frenzy = {
  waiting: Colour[]
  jokers: number
  interrupted: Colour
  points: number
}

/** Where a way ends; without a square beyond the line. */
export type End = {
  square: number | null
  effect: Effect
}

/** The points of a move and its ends; nothing for a spell. */
export type LedTo = {
  points: number | null
  ends: End[]
}

/** A move or spell that may be chosen. */
export type Deed = LedTo & {
  choice: Choice
}

/** Ways with the same end: one to be played, its path, and how many others there are. */
export type WaysTo = {
  choice: Choice
  path: (number | null)[]
  others: number
}

/** An end that can be reached, and how. */
export type Way = End & WaysTo

/** What some eyes see. */
export type View = CommonView & {
  phase: 'lay_start' | 'lay_tile' | 'turn_curve' | 'lay_finish' | 'lift_straight' | 'lay_special' | 'draw_first' | 'deal_card' | 'deal_berry' | 'throw' | 'throw_frenzy' | 'throw_vortex' | 'lay_berry' | 'reroll' | 'choose' | 'leap' | 'way' | 'spear' | 'back' | 'exchange' | 'frenzy' | 'over'
  /** Which race this is: a tie may be run again. */
  race: number
  turn: number
  seat: number | null
  first: number | null
  order: Turn
  track: Tile[]
  squares: Square[]
  ostriches: Racer[]
  podium: Colour[]
  /** Who would be last if it ended now. */
  last_now: Colour | null
  dice: Dice
  may_reroll: boolean
  vortex_die: Face | null
  /** Seats that may not throw again. */
  speared: number[]
  /** Who has the jade. */
  oor: number[]
  /** The points with which each seat began. */
  ahead: number[]
  move: Moving | null
  frenzy: Frenzy | null
  points_now: PointsNow | null
  /** Of each seat, where these eyes may see it. */
  cards: (Card | null)[]
  berries: LaidBerry[]
  /** For whoever is to choose. */
  deeds: Deed[]
  /** For whoever is moving an ostrich. */
  ways: Way[]
}

/** Where a way leads. */
export type WayForetold = End & {
  path: (number | null)[]
}

export type Preview = Partial<LedTo & WayForetold>
