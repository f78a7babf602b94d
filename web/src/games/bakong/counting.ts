/** The lines of the last count as the finished view has them. */
import type { Count } from './types'

export type Counted = Exclude<keyof Count, 'total'>

export interface CountLine {
  what: Counted
  points: number
}

const ORDER: readonly Counted[] = ['big', 'small', 'first_back', 'ouches']

/** What a seat gets points for, or loses them; both kinds of emeralds are always told. */
export function countLines(count: Count): CountLine[] {
  return ORDER.map((what) => ({ what, points: count[what] })).filter(
    ({ what, points }) => points !== 0 || what === 'big' || what === 'small',
  )
}
