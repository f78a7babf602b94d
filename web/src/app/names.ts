/** What the seats of a table are called. */
import type { TableSummary } from '../wire'
import { t } from './words'

export interface Sitting {
  name: string
  who: 'bot' | 'free' | 'person'
  level: string | null
}

/** Bots are numbered where there are several; how good they are stands beside. */
export function namesOf(seats: readonly Sitting[]): string[] {
  const unnamed = seats.filter((seat) => seat.who === 'bot' && seat.name === seat.level)
  return seats.map((seat) => {
    if (seat.who === 'free') return t('free-seat')
    if (!unnamed.includes(seat)) return seat.name
    return unnamed.length > 1 ? t('bot-number', { number: unnamed.indexOf(seat) + 1 }) : t('bot')
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
