/** Which kind of choice or event is it? What they look like is in types.ts. */
import type { Choice, GameEvent } from '../board'
import type { Animal, Answer, Call, Called, RoundVoid, RoundWon, Trophies, TrophyGained } from './types'

export const ANIMALS: readonly Animal[] = ['rhino', 'gnu', 'bongo']
export const ANSWERS: readonly Answer[] = [...ANIMALS, 'nothing']

/** A round that has been decided. */
export type Decided = RoundWon | RoundVoid

export const isCall = (choice: Choice): choice is Call => choice.do === 'call'
export const isDecided = (event: GameEvent | undefined): event is GameEvent & Decided =>
  event?.kind === 'round_won' || event?.kind === 'round_void'
export const isCalled = (event: GameEvent): event is GameEvent & Called => event.kind === 'called'
export const isGained = (event: GameEvent | undefined): event is GameEvent & TrophyGained =>
  event?.kind === 'trophy_gained'

/** How many trophies lie before somebody. */
export const inAll = (trophies: Trophies) => ANIMALS.reduce((all, animal) => all + trophies[animal], 0)
