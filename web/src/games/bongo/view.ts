/** What the server says about Bongo: the view, the reading of a throw, the photo finish. */
import type { Choice, GameEvent, View } from '../board'

export const ANIMALS = ['rhino', 'gnu', 'bongo'] as const
export const ANSWERS = [...ANIMALS, 'nothing'] as const
export type Animal = (typeof ANIMALS)[number]
export type Answer = (typeof ANSWERS)[number]
export type Trophies = Record<Animal, number>

export interface Thrown {
  white: Animal[]
  film: number[]
  poachers: Animal[] | null
  guard: Animal | null
}

export interface BongoView extends View {
  phase:
    | 'draw_roller'
    | 'throw_white'
    | 'throw_film'
    | 'throw_poachers'
    | 'throw_guard'
    | 'call'
    | 'lot'
    | 'choose_animal'
    | 'choose_owner'
    | 'over'
  round: number
  /** Nobody while the lot is still to fall. */
  roller: number | null
  dice: Thrown | null
  out: number[]
  tied: number[]
  winner: number | null
  animal: Animal | null
  victor: number | null
  supply: Trophies
  trophies: Trophies[]
}

export type Step =
  | { step: 'wanted'; dice: number[]; number: number }
  | { step: 'standing'; counts: Trophies }
  | { step: 'poachers'; dice: Animal[]; animal: Animal; die: number | null }
  | { step: 'guards'; die: Animal; saved: boolean }
  | { step: 'count'; counts: Trophies; matches: Animal[] }
  | { step: 'answer'; answer: Answer }

export type Verdict = 'won' | 'level' | 'late' | 'punished' | 'spared' | 'early' | 'out'

/** One press in the photo, times in milliseconds. */
export interface Pressed {
  seat: number
  answer: Answer
  reaction: number
  handicap: number
  time: number
  bar: number
  verdict: Verdict
}

/** A round that has been decided. */
export interface Decided extends GameEvent {
  kind: 'round_won' | 'round_void'
  answer: Answer
  reading: Step[]
  /** Who won it. */
  seat?: number
}

export interface Called extends GameEvent {
  kind: 'called'
  seat: number
  answer: Answer
  right: boolean
  n_lost?: number
}

export interface Gained extends GameEvent {
  kind: 'trophy_gained'
  seat: number
  animal: Animal
  from: 'supply' | 'owner'
  from_seat?: number
}

export interface Call extends Choice {
  do: 'call'
  answer: Answer
}

export const isCall = (choice: Choice): choice is Call => choice.do === 'call'
export const isDecided = (event: GameEvent | undefined): event is Decided =>
  event?.kind === 'round_won' || event?.kind === 'round_void'
export const isCalled = (event: GameEvent): event is Called => event.kind === 'called'
export const isGained = (event: GameEvent | undefined): event is Gained => event?.kind === 'trophy_gained'

/** How many trophies lie before somebody. */
export const inAll = (trophies: Trophies) => ANIMALS.reduce((all, animal) => all + trophies[animal], 0)
