/** What the server says about the jungle: the view, the choices and the previews of this game. */
import type { Choice, GameEvent, View } from '../board'

export type Face =
  | 'base_camp'
  | 'temple'
  | 'plain'
  | 'emerald'
  | 'abandoned_camp'
  | 'cave'
  | 'waterfall'
  | 'river'
  | 'cliff'
  | 'ditch'
  | 'quicksand'
export type Thing = 'compass' | 'journal' | 'map' | 'torch' | 'machete' | 'rope' | 'grapple' | 'first_aid'
export type Counted = Partial<Record<Thing, number>>

export interface Tokens {
  n: number
  squares: number[]
}

export interface PackView {
  objects: { object: Thing; squares: number[] }[]
  big: { worth: number; squares: number[] } | null
  ones: Tokens
  threes: Tokens
  free: number
}

export interface Coming {
  what: 'object' | 'big' | 'small'
  object?: Thing
  worth?: number
}

export interface SeatCount {
  big: number
  small: number
  first_back: number
  ouches: number
  total: number
}

export interface JungleView extends View {
  phase: string
  /** Whose turn it is; nobody before it is known who begins. */
  turn: number | null
  turns: number
  first: number | null
  trail: (Face | null)[]
  seen: (Face | null)[]
  adventurers: { place: number; way: 'out' | 'back' }[]
  packs: PackView[]
  ouches: number[]
  supply: { objects: Record<Thing, number>; ones: number; threes: number; ouches: number; big: number[] }
  temple: Counted
  offered: Counted
  dice: [number, number] | null
  flipped: number | null
  map_colour: string | null
  move: { die: number | null; steps: number | null; left: number }
  quicksand: { pledged: Thing[]; lost: Thing[] }
  cave_dice: [number, number] | null
  coming: Coming | null
  due: { ones: number; threes: number }
  home: number | null
  count: SeatCount[]
}

export type Effect =
  'none' | 'protected' | 'held_up' | 'hurt' | 'no_ouch_left' | 'sinking' | 'nothing_to_lose'

/** A tile on the way; its face is untold where it has yet to come up. */
export interface Crossing {
  place: number
  face: Face | null
  stop: boolean
  effect: Effect
  protected_by?: Thing
}

export interface End {
  /** The faces for which the way ends like this; empty where it does in any case. */
  if?: Face[]
  crossed: Crossing[]
  stop: { place: number; face: Face }
  cut_short: boolean
  certain: boolean
  ouches: number
  objects_lost: number
  emeralds_at_least: number
}

export interface Walk {
  steps: number
  ends: End[]
}

/** What a choice would do. */
export interface Preview {
  flips?: { place: number; shows: Face; might_show: Face[] } | null
  walks?: Walk[]
  goes_on?: End
  fits?: boolean
  free?: number
  fit?: number
  then_fits?: boolean
  goes_to?: 'temple' | 'supply'
}

export interface FlipChoice extends Choice {
  do: 'flip'
  die: number
  move: number
}

/** An event, with the facts that the board looks at. */
export interface JungleEvent extends GameEvent {
  seat: number
  place: number
  from: Face
  to: Face
  effect: Effect
  object: Thing
  objects: Thing[]
  dice: [number, number]
  ones: number
  threes: number
  worth: number
}

export const isFlip = (choice: Choice): choice is FlipChoice => choice.do === 'flip'
/** What is chosen in the pack. */
export const isInPack = ({ do: does }: Choice) =>
  does === 'lose' || does === 'throw' || does === 'throw_emerald'
/** What is chosen among things that lie ready, with a picture each. */
export const isOffer = ({ do: does }: Choice) =>
  does === 'take' || does === 'take_big' || does === 'take_emeralds'
/** What leads somewhere on the trail, so that one wants to see it first. */
export const isWay = ({ do: does }: Choice) => does === 'flip' || does === 'walk' || does === 'flip_also'

/** Plain answers, which need no look before. */
export const isQuick = (choice: Choice) => !isWay(choice) && !isOffer(choice) && !isInPack(choice)

/** All ends of a preview, whichever the choice. */
export const endsOf = (preview: Preview | undefined): End[] =>
  preview?.goes_on ? [preview.goes_on] : (preview?.walks ?? []).flatMap(({ ends }) => ends)
