/** What this device remembers of somebody's training, and what can be told from it. */
import { keep, kept } from '../../../app/kept'
import { LEVELS, type Level } from './rolls'

/** One throw that was read: when, how fast, rightly or not, and what kind of throw it was. */
export interface Read {
  at: number
  ms: number
  right: boolean
  hardness: number
  kinds: string[]
}

export type History = Record<Level, Read[]>

const NAME = 'bongo-trainer'
const MOST = 1000
export const SERIES = 10

/** The order in which kinds of throw are told. */
export const KINDS = [
  'same-number',
  'other-number',
  'one-match',
  'two-match',
  'nothing',
  'poached',
  'not-poached',
  'saved',
  'not-saved',
] as const

/** The server's points of hardness, in three heaps. */
const HARDNESS = [
  { kind: 'easy', from: 0, below: 2 },
  { kind: 'tricky', from: 2, below: 4 },
  { kind: 'twisted', from: 4, below: Infinity },
]

export function remembered(): History {
  const found = kept<Partial<Record<Level, unknown>>>(NAME, {})
  return Object.fromEntries(LEVELS.map((level) => [level, readable(found?.[level])])) as History
}

export function remember(history: History): void {
  keep(NAME, history)
}

/** The history with one more throw; the oldest are forgotten. */
export function withRead(history: History, level: Level, read: Read): History {
  return { ...history, [level]: [...history[level].slice(1 - MOST), read] }
}

/** What was kept, without whatever an older page or a curious hand left there. */
function readable(found: unknown): Read[] {
  if (!Array.isArray(found)) return []
  return found.filter(
    (one: Partial<Read> | null): one is Read =>
      Number.isFinite(one?.ms) &&
      Number.isFinite(one?.at) &&
      typeof one?.right === 'boolean' &&
      Array.isArray(one.kinds),
  )
}

export interface Told {
  kind: string
  throws: number
  errors: number
  /** Milliseconds of the median right answer. */
  median: number | undefined
}

/** Times and errors by kind of throw, then by how hard it was to read. */
export function byKind(reads: readonly Read[]): Told[] {
  const kinds = KINDS.map((kind) =>
    told(
      kind,
      reads.filter((read) => read.kinds.includes(kind)),
    ),
  )
  const hard = HARDNESS.map(({ kind, from, below }) =>
    told(
      kind,
      reads.filter(({ hardness }) => from <= hardness && hardness < below),
    ),
  )
  return [...kinds, ...hard].filter(({ throws }) => throws > 0)
}

export function told(kind: string, reads: readonly Read[]): Told {
  return {
    kind,
    throws: reads.length,
    errors: reads.filter(({ right }) => !right).length,
    median: median(reads.filter(({ right }) => right).map(({ ms }) => ms)),
  }
}

/** The same for each ten throws, oldest first; the last series may be shorter. */
export function bySeries(reads: readonly Read[], most: number): Told[] {
  const series: Told[] = []
  for (let first = 0; first < reads.length; first += SERIES)
    series.push(told(String(first / SERIES + 1), reads.slice(first, first + SERIES)))
  return series.slice(-most)
}

export function median(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2
    ? sorted[Math.floor(middle)]
    : sorted.length
      ? (sorted[middle - 1]! + sorted[middle]!) / 2
      : undefined
}

/** The quickest of the bots that somebody has kept up with. */
export function quickAs(paces: Record<string, number>, ms: number): string | undefined {
  return Object.entries(paces)
    .filter(([, pace]) => ms <= pace)
    .sort(([, a], [, b]) => a - b)[0]?.[0]
}
