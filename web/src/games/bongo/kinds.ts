/** Which kind of choice or event is it? What they look like is in types.ts. */
import type { Choice, GameEvent } from '../board'
import type { Animal, Answer, Call, Called, RoundVoid, RoundWon, Trophies, TrophyGained, View } from './types'

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

/** Two of each animal win. */
const WANTED = 2

/** How many of the photos that win somebody has; more than two of an animal bring nobody nearer. */
export function towardsWin(view: View, seat: number): string | undefined {
  const trophies = view.trophies[seat]
  if (!trophies) return undefined
  const has = ANIMALS.reduce((sum, animal) => sum + Math.min(WANTED, trophies[animal]), 0)
  return `${has}/${WANTED * ANIMALS.length}`
}
