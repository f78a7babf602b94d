// Made from src/palabre/games/bongo/types.py by `python -m tools`. Do not edit.

import type { CommonView, Told } from '../types'

export type Animal = 'rhino' | 'gnu' | 'bongo'

export type Answer = 'rhino' | 'gnu' | 'bongo' | 'nothing'

export type Trophies = Record<Animal, number>

export type SomeTrophies = Partial<Record<Animal, number>>

/** The dice that lie open. */
export type Dice = {
  white: Animal[]
  film: number[]
  /** From the second level on. */
  poachers: Animal[] | null
  /** At the third level. */
  guard: Animal | null
}

/** What everybody sees. */
export type View = CommonView & {
  phase: 'draw_roller' | 'throw_white' | 'throw_film' | 'throw_poachers' | 'throw_guard' | 'call' | 'lot' | 'choose_animal' | 'choose_owner' | 'over'
  round: number
  /** Nobody while the lot is still to fall. */
  roller: number | null
  /** None while they are in the air. */
  dice: Dice | null
  /** Seats that have called wrongly in this round. */
  out: number[]
  /** Seats between which a lot is drawn. */
  tied: number[]
  /** Of the round, while the trophy is chosen. */
  winner: number | null
  /** Of the trophy that is being taken. */
  animal: Animal | null
  /** Of the game. */
  victor: number | null
  supply: Trophies
  /** Of each seat. */
  trophies: Trophies[]
}

/** The number on the film dice. */
export type Wanted = {
  step: 'wanted'
  dice: number[]
  number: number
}

/** The animals on the white dice. */
export type Standing = {
  step: 'standing'
  counts: Trophies
}

/** The animal that is hunted, and the white die that is cancelled. */
export type Poachers = {
  step: 'poachers'
  dice: Animal[]
  animal: Animal
  die: number | null
}

/** Whether the guards save it. */
export type Guards = {
  step: 'guards'
  die: Animal
  saved: boolean
}

/** What is counted in the end, and the animals that are there as often as wanted. */
export type Count = {
  step: 'count'
  counts: Trophies
  matches: Animal[]
}

/** The answer. */
export type Meaning = {
  step: 'answer'
  answer: Answer
}

export type Step = Wanted | Standing | Poachers | Guards | Count | Meaning

/** The lot has said who rolls first. */
export type RollerDrawn = {
  kind: 'roller_drawn'
  seat: number
}

/** Some dice have fallen. */
export type Thrown = {
  kind: 'thrown'
  what: 'throw_white' | 'throw_film' | 'throw_poachers' | 'throw_guard'
  dice: Animal[] | number[]
}

/** Somebody has called; a wrong call costs trophies. */
export type Called = {
  kind: 'called'
  seat: number
  answer: Answer
  right: boolean
  lost?: SomeTrophies
  n_lost?: number
}

/** Several have called rightly at the same time. */
export type Level = {
  kind: 'level'
  seats: number[]
}

/** The lot has fallen on one of them. */
export type LotDrawn = {
  kind: 'lot_drawn'
  seat: number
}

/** Somebody has won the round. */
export type RoundWon = {
  kind: 'round_won'
  seat: number
  answer: Answer
  reading: Step[]
}

/** Nobody has won the round. */
export type RoundVoid = {
  kind: 'round_void'
  why: 'time_up' | 'all_out'
  answer: Answer
  reading: Step[]
}

/** Who called nothing rightly has chosen an animal. */
export type AnimalChosen = {
  kind: 'animal_chosen'
  seat: number
  animal: Animal
}

export type Source = { from: 'supply' | 'owner'; from_seat?: number }

/** A trophy for the winner, from the supply or from its owner. */
export type TrophyGained = Source & {
  kind: 'trophy_gained'
  seat: number
  animal: Animal
}

/** No trophy: it was declined, or there is none to be had. */
export type NoTrophy = {
  kind: 'declined' | 'no_trophy'
  seat: number
}

/** Somebody has won the game. */
export type Won = {
  kind: 'won'
  seat: number
}

export type Event =
  | Told<RollerDrawn, View, 'roller' | 'phase'>
  | Told<Thrown, View, 'dice' | 'phase' | 'round' | 'out'>
  | Told<Called, View, 'out' | 'supply' | 'trophies'>
  | Told<Level, View, 'phase' | 'roller' | 'winner' | 'animal' | 'tied'>
  | Told<LotDrawn, View, 'phase' | 'roller' | 'winner' | 'animal' | 'tied'>
  | Told<RoundWon, View, 'phase' | 'roller' | 'winner' | 'animal' | 'tied'>
  | Told<RoundVoid, View, 'phase' | 'roller' | 'winner' | 'animal' | 'tied'>
  | Told<AnimalChosen, View, 'phase' | 'roller' | 'winner' | 'animal' | 'tied'>
  | Told<TrophyGained, View, 'phase' | 'roller' | 'winner' | 'animal' | 'tied' | 'supply' | 'trophies'>
  | Told<NoTrophy, View, 'phase' | 'roller' | 'winner' | 'animal' | 'tied'>
  | Told<Won, View, 'phase' | 'victor'>

/** Shout what the dice say. */
export type Call = {
  do: 'call'
  answer: Answer
}

/** Take a trophy of this animal. */
export type Choose = {
  do: 'choose'
  animal: Animal
}

/** Take it from this owner. */
export type TakeFrom = {
  do: 'take_from'
  seat: number
}

/** Take it from nobody. */
export type Decline = {
  do: 'decline'
}

/** The clock: nobody has called. */
export type TimeUp = {
  do: 'time_up'
}

/** The clock: these have called rightly at the same time. */
export type CallLevel = {
  do: 'level'
  seats: number[]
}

export type Choice = Call | Choose | TakeFrom | Decline | TimeUp | CallLevel

/** Who rolls first. */
export type DrawRoller = {
  do: 'draw_roller'
  seat: number
}

/** White dice, or those of the poachers. */
export type ThrowAnimals = {
  do: 'throw_white' | 'throw_poachers'
  dice: Animal[]
}

/** The two film dice. */
export type ThrowFilm = {
  do: 'throw_film'
  dice: number[]
}

/** The guards' die. */
export type ThrowGuard = {
  do: 'throw_guard'
  die: Animal
}

/** One of those who are level. */
export type DrawLot = {
  do: 'draw_lot'
  seat: number
  among: number[]
}

export type Nature = DrawRoller | ThrowAnimals | ThrowFilm | ThrowGuard | DrawLot

/** The trophies that a wrong call would cost. */
export type AtStake = {
  at_stake: SomeTrophies
}

export type Preview = Partial<AtStake>
