// Made from src/palabre/games/bakong/types by `python -m tools`. Do not edit.

import type { CommonView, Told } from '../types'

export type Face = 'plain' | 'emerald' | 'abandoned_camp' | 'cave' | 'waterfall' | 'river' | 'cliff' | 'ditch' | 'quicksand' | 'base_camp' | 'temple'

export type ObjectName = 'compass' | 'journal' | 'map' | 'torch' | 'machete' | 'rope' | 'grapple' | 'first_aid'

export type Colour = 'green' | 'brown' | 'yellow' | 'red'

export type Objects = Record<ObjectName, number>

export type SomeObjects = Partial<Record<ObjectName, number>>

export type Dice = [number, number]

/** Of a pack, counted from its central pocket on. */
export type Squares = number[]

/** Where somebody is, and which way they are going. */
export type Adventurer = {
  place: number
  way: 'out' | 'back'
}

/** An object, and where it lies. */
export type PackedObject = {
  object: ObjectName
  squares: Squares
}

/** A big emerald, and where it lies. */
export type PackedEmerald = {
  worth: number
  squares: Squares
}

/** Small emeralds of one kind, and where they lie. */
export type PackedTokens = {
  n: number
  squares: Squares
}

/** A pack, and a good place for each thing in it. */
export type PackView = {
  objects: PackedObject[]
  big: PackedEmerald | null
  ones: PackedTokens
  threes: PackedTokens
  free: number
}

/** What can still be had. */
export type Supply = {
  objects: Objects
  ones: number
  threes: number
  ouches: number
  big: number[]
}

/** The die to walk by, the steps declared, and those that are left. */
export type Move = {
  die: number | null
  steps: number | null
  left: number
}

/** What quicksand is to have, and what it has. */
export type Quicksand = {
  pledged: ObjectName[]
  lost: ObjectName[]
}

/** What room is made for: an object, a big emerald or a small one. */
export type Coming = {
  what: 'object' | 'big' | 'small'
  object?: ObjectName
  worth?: number
}

/** Small emeralds. */
export type Tokens = {
  ones: number
  threes: number
}

/** The points of a seat, line by line. */
export type Count = {
  big: number
  small: number
  first_back: number
  ouches: number
  total: number
}

/** What everybody sees. */
export type View = CommonView & {
  phase: 'lay' | 'draw_first' | 'roll' | 'roll_cave' | 'first_object' | 'journal' | 'flip' | 'map' | 'walk' | 'quicksand' | 'abandoned_camp' | 'mix' | 'waterfall' | 'big_emerald' | 'temple' | 'make_room' | 'over'
  turns: number
  /** Whose turn it is; nobody before it is known who begins. */
  turn: number | null
  first: number | null
  /** The faces that lie up, from the camp to the temple. */
  trail: (Face | null)[]
  /** With the memory aid, the other faces that have been seen. */
  seen: (Face | null)[]
  /** Of each seat. */
  adventurers: Adventurer[]
  /** Of each seat. */
  packs: PackView[]
  /** Of each seat. */
  ouches: number[]
  supply: Supply
  /** What lies there. */
  temple: SomeObjects
  /** What may be taken there. */
  offered: SomeObjects
  dice: Dice | null
  rerolled: boolean
  /** The place whose tile was flipped in this turn. */
  flipped: number | null
  /** Of the tiles that the map may flip. */
  map_colour: Colour | null
  move: Move
  quicksand: Quicksand
  cave_dice: Dice | null
  coming: Coming | null
  /** Small emeralds that have still to find room. */
  due: Tokens
  /** Who was back first. */
  home: number | null
  /** Of each seat. */
  count: Count[]
}

/** Take an object. */
export type Take = {
  do: 'take'
  object: ObjectName
}

/** Give an object to quicksand. */
export type Lose = {
  do: 'lose'
  object: ObjectName
}

/** Throw an object to make room. */
export type Throw = {
  do: 'throw'
  object: ObjectName
}

/** What needs no more words. */
export type Plain = {
  do: 'take_nothing' | 'reroll' | 'keep_dice' | 'fold_map' | 'leave_emeralds' | 'give_back_ouch' | 'keep_ouch' | 'leave_temple'
}

/** One die flips a tile, the other is for the walk. */
export type Flip = {
  do: 'flip'
  die: number
  move: number
}

/** The map flips another tile. */
export type FlipAlso = {
  do: 'flip_also'
  place: number
}

/** Set out for so many steps. */
export type WalkSteps = {
  do: 'walk'
  steps: number
}

/** The emeralds of a cave in ones and threes. */
export type TakeEmeralds = Tokens & {
  do: 'take_emeralds'
}

/** Take a big emerald. */
export type TakeBig = {
  do: 'take_big'
  worth: number
}

/** Throw a small emerald to make room. */
export type ThrowEmerald = {
  do: 'throw_emerald'
  worth: number
}

export type Choice = Take | Lose | Throw | Plain | Flip | FlipAlso | WalkSteps | TakeEmeralds | TakeBig | ThrowEmerald

/** A tile and how it lies; nothing of it where the pile may not be looked into. */
export type LaidTile = {
  tile: number | null
  shows: Face | null
  under: Face | null
}

/** A tile of the trail. */
export type LayTile = LaidTile & {
  do: 'lay'
  place: number
}

/** Who begins. */
export type DrawFirst = {
  do: 'draw_first'
  seat: number
}

/** Two dice, for the walk or for a cave. */
export type Roll = {
  do: 'roll' | 'roll_cave'
  dice: Dice
}

export type Nature = LayTile | DrawFirst | Roll

/** Who does it, or to whom it is done. */
export type OfSeat = {
  seat: number
}

/** A tile of the trail. */
export type TileLaid = {
  kind: 'tile_laid'
  place: number
  face: Face
}

/** The lot has said who begins. */
export type FirstDrawn = OfSeat & {
  kind: 'first_drawn'
}

/** The next one's turn. */
export type TurnBegan = OfSeat & {
  kind: 'turn_began'
}

/** A choice, or a curse, after which only the question is another. */
export type Decided = OfSeat & {
  kind: 'dice_kept' | 'map_folded' | 'nothing_taken' | 'ouch_kept' | 'cursed' | 'temple_left'
}

/** Two dice. */
export type Rolled = OfSeat & {
  kind: 'rolled'
  dice: Dice
  again: boolean
}

/** The journal lets the dice be thrown again. */
export type RerollChosen = OfSeat & {
  kind: 'reroll_chosen'
}

export type Turned = { place: number; from: Face; to: Face }

/** A tile is turned over by a die. */
export type Flipped = OfSeat & Turned & {
  kind: 'flipped'
  die: number
}

/** A tile is turned over by the map. */
export type FlippedAlso = OfSeat & Turned & {
  kind: 'flipped_also'
}

/** The die leads to no tile. */
export type NotFlipped = OfSeat & {
  kind: 'not_flipped'
  die: number
}

/** The length of a walk is declared. */
export type SetOut = OfSeat & {
  kind: 'set_out'
  steps: number
  die: number
}

export type Effect = 'none' | 'protected' | 'held_up' | 'hurt' | 'no_ouch_left' | 'sinking' | 'nothing_to_lose'

/** A tile on the way: what it did, or what protected from it. */
export type Crossing = {
  place: number
  /** Untold in a preview where it has yet to come up. */
  face: Face | null
  stop: boolean
  effect: Effect
  protected_by?: ObjectName
}

/** Somebody comes to a tile. */
export type Crossed = OfSeat & Crossing & {
  kind: 'crossed'
}

/** Quicksand has taken an object. */
export type Lost = OfSeat & {
  kind: 'lost'
  object: ObjectName
}

/** Quicksand is to have an object, which serves until the walk ends. */
export type Pledged = OfSeat & {
  kind: 'pledged'
  object: ObjectName
}

/** What was pledged is gone. */
export type Sank = OfSeat & {
  kind: 'sank'
  objects: ObjectName[]
}

/** What sank can be had again. */
export type BackInSupply = OfSeat & {
  kind: 'back_in_supply'
  objects: ObjectName[]
}

/** The walk ends. */
export type Stopped = OfSeat & {
  kind: 'stopped'
  place: number
  face: Face
  cut_short: boolean
}

/** The walk ends at the temple. */
export type TempleReached = OfSeat & {
  kind: 'temple_reached'
}

/** An object, from the supply or from the temple. */
export type ObjectTaken = OfSeat & {
  kind: 'object_taken'
  object: ObjectName
  at_temple: boolean
}

/** A cave's dice. */
export type CaveRolled = OfSeat & {
  kind: 'cave_rolled'
  dice: Dice
  lower: number
  torch: boolean
}

/** How the emeralds of a cave are to be paid. */
export type MixChosen = OfSeat & Tokens & {
  kind: 'mix_chosen'
}

/** Small emeralds; what is missing was not in the supply. */
export type EmeraldsGained = OfSeat & Tokens & {
  kind: 'emeralds_gained'
  worth: number
  missing: number
}

/** Something does not fit the pack. */
export type NoRoom = OfSeat & Coming & {
  kind: 'no_room'
}

/** Small emeralds are left for want of room. */
export type EmeraldsLeft = OfSeat & {
  kind: 'emeralds_left'
  n: number
}

/** An object is thrown to make room. */
export type Thrown = OfSeat & {
  kind: 'thrown'
  object: ObjectName
  at_temple: boolean
}

/** A small emerald is thrown to make room. */
export type EmeraldThrown = OfSeat & {
  kind: 'emerald_thrown'
  worth: number
}

/** Now the object fits. */
export type Packed = OfSeat & {
  kind: 'packed'
  object: ObjectName
}

/** A waterfall heals. */
export type OuchGivenBack = OfSeat & {
  kind: 'ouch_given_back'
}

/** A big emerald; one is cursed. */
export type BigEmeraldTaken = OfSeat & {
  kind: 'big_emerald_taken'
  worth: number
  cursed: boolean
}

/** Now the big emerald fits. */
export type BigEmeraldPacked = OfSeat & {
  kind: 'big_emerald_packed'
  worth: number
}

/** Somebody is back at the camp: the end. */
export type FirstBack = OfSeat & {
  kind: 'first_back'
}

/** The points of a seat. */
export type Counted = OfSeat & Count & {
  kind: 'counted'
}

export type Event =
  | Told<TileLaid, View, 'phase' | 'trail' | 'first' | 'turn'>
  | Told<FirstDrawn, View, 'phase' | 'first' | 'turn'>
  | Told<TurnBegan, View, 'phase' | 'turn' | 'turns' | 'dice' | 'rerolled' | 'flipped' | 'map_colour' | 'move' | 'cave_dice' | 'quicksand' | 'supply' | 'coming' | 'due' | 'offered'>
  | Told<Decided, View, 'phase'>
  | Told<Rolled, View, 'phase' | 'dice'>
  | Told<RerollChosen, View, 'phase' | 'rerolled'>
  | Told<Flipped, View, 'phase' | 'trail' | 'seen' | 'flipped' | 'map_colour' | 'move'>
  | Told<FlippedAlso, View, 'phase' | 'trail' | 'seen'>
  | Told<NotFlipped, View, 'phase' | 'move'>
  | Told<SetOut, View, 'phase' | 'move'>
  | Told<Crossed, View, 'phase' | 'adventurers' | 'move' | 'ouches' | 'supply' | 'count'>
  | Told<Lost, View, 'phase' | 'quicksand' | 'packs'>
  | Told<Pledged, View, 'phase' | 'quicksand'>
  | Told<Sank, View, 'quicksand' | 'packs'>
  | Told<BackInSupply, View, 'quicksand' | 'supply'>
  | Told<Stopped, View, 'phase' | 'move'>
  | Told<TempleReached, View, 'phase' | 'offered' | 'move'>
  | Told<ObjectTaken, View, 'phase' | 'packs' | 'supply' | 'count' | 'coming' | 'due' | 'temple' | 'offered' | 'turn'>
  | Told<CaveRolled, View, 'phase' | 'cave_dice'>
  | Told<MixChosen, View, 'phase' | 'due'>
  | Told<EmeraldsGained, View, 'phase' | 'packs' | 'supply' | 'count' | 'coming' | 'due'>
  | Told<NoRoom, View, 'phase' | 'coming' | 'due'>
  | Told<EmeraldsLeft, View, 'phase' | 'coming' | 'due'>
  | Told<Thrown, View, 'phase' | 'packs' | 'supply' | 'count' | 'coming' | 'due' | 'temple'>
  | Told<EmeraldThrown, View, 'phase' | 'packs' | 'supply' | 'count' | 'coming' | 'due'>
  | Told<Packed, View, 'phase' | 'packs' | 'supply' | 'count' | 'coming' | 'due'>
  | Told<OuchGivenBack, View, 'phase' | 'ouches' | 'supply' | 'count'>
  | Told<BigEmeraldTaken, View, 'phase' | 'packs' | 'supply' | 'count' | 'coming' | 'due' | 'adventurers'>
  | Told<BigEmeraldPacked, View, 'phase' | 'packs' | 'supply' | 'count' | 'coming' | 'due' | 'adventurers'>
  | Told<FirstBack, View, 'phase' | 'home' | 'count' | 'move'>
  | Told<Counted, View, never>

/** The tile that would be turned over, and what might come up. */
export type Flips = {
  place: number
  shows: Face
  might_show: Face[]
}

/** What a way costs, and brings at least. */
export type Least = {
  ouches: number
  objects_lost: number
  emeralds_at_least: number
}

/** What happens in any case. */
export type Sure = Least & {
  /** Where it ends; none if that depends. */
  place: number | null
}

/** Where a way ends. */
export type Stop = {
  place: number
  face: Face
}

/** A walk to its end. */
export type Journey = Least & {
  crossed: Crossing[]
  stop: Stop
  cut_short: boolean
  /** Whether it ends so whatever quicksand takes. */
  certain: boolean
  sure: Sure
}

export type If = { if: Face[] }

/** A walk to its end, if one of these faces comes up; without any, in every case. */
export type End = If & Journey

/** A length that could be declared, and where it would end. */
export type Walk = {
  steps: number
  ends: End[]
  sure: Sure
}

/** What a flip might show, and the walks after it. */
export type FlipForetold = {
  flips: Flips | null
  walks: Walk[]
}

/** Where walks end. */
export type WalkForetold = {
  walks: Walk[]
}

/** The way that is left. */
export type LossForetold = {
  goes_on: Journey
}

/** Whether it fits at once, and how many squares would be left. */
export type TakingForetold = {
  fits: boolean
  free: number
}

/** Whether there is room enough then, and where it goes. */
export type ThrowingForetold = {
  then_fits: boolean
  goes_to: 'temple' | 'supply'
}

/** How many of the emeralds fit. */
export type MixForetold = {
  fit: number
}

export type Preview = Partial<FlipForetold & WalkForetold & LossForetold & TakingForetold & ThrowingForetold & MixForetold>
