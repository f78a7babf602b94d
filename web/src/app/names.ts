/** What the seats of a table are called. */
import type { TableSummary } from '../wire'
import { said, t } from './words'

export interface Sitting {
  name: string
  who: 'bot' | 'free' | 'person'
  level: string | null
}

/** The character that a level is. */
export const sayCharacter = (level: string) => said(`character-${level}`) ?? t('bot')

/** How good a bot of some level is. */
export const sayLevel = (level: string) => said(`level-${level}`) ?? t('bot')

/** Both, in a sentence: "Tama, easy". */
export const sayBot = (level: string) =>
  t('character-level', { name: sayCharacter(level), level: said(`level-${level}.said`) ?? level })

/** A bot is called as the character of its level; of several at one table, the later ones have numbers. */
export function namesOf(seats: readonly Sitting[]): string[] {
  const met = new Map<string, number>()
  return seats.map((seat, place) => {
    if (seat.who === 'free') return t('free-seat')
    if (seat.who === 'person' && !seat.name) return t('player-number', { number: place + 1 })
    if (seat.who !== 'bot' || seat.name !== seat.level) return seat.name
    const name = sayCharacter(seat.level)
    const number = (met.get(name) ?? 0) + 1
    met.set(name, number)
    return number > 1 ? t('character-again', { name, number }) : name
  })
}

/** Who sits at a table of a list; a name that has been forgotten looks like a free seat. */
export function sittingAt({ seats, levels }: Pick<TableSummary, 'seats' | 'levels'>): Sitting[] {
  return seats.map((name, place) => {
    const level = levels[place] ?? null
    return { name, level, who: level !== null ? 'bot' : name ? 'person' : 'free' }
  })
}

/** Whether nobody can sit down any more. */
export const isFull = (table: Pick<TableSummary, 'seats' | 'levels'>) =>
  sittingAt(table).every(({ who }) => who !== 'free')
