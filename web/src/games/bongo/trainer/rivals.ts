/** Whom somebody would beat by now: their readings against how the bots of each level read. */
import { Refused, Unanswered } from '../../../app/api'
import type { Read } from './history'

/** How a level reads, as the server tells it (bots/readers.json). */
export interface Reader {
  floor: number
  median: number
  per_hardness: number
  spread: number
  error: number
  error_per_hardness: number
}
export type Readers = Record<string, Reader>

/** The last throws that count, and how many it takes before anything is said. */
export const LATELY = 50
export const ENOUGH = 12
const Z95 = 1.96

/** What the last throws say about one level. */
export interface Standing {
  level: string
  /** Of the throws that somebody wins, the share in which one would be first. */
  share: number
  low: number
  high: number
}

export async function fetchReaders(ask: typeof fetch = (...request) => fetch(...request)): Promise<Readers> {
  const answer = await ask('/api/readers').catch((reason: unknown) => {
    throw new Unanswered('readers', { cause: reason })
  })
  if (!answer.ok) throw new Refused(`readers: ${answer.status}`)
  return (await answer.json()) as Readers
}

export const lately = (reads: readonly Read[]) => reads.slice(-LATELY)

/** One's standing against each level, in the order in which the server names them. */
export const standings = (readers: Readers, reads: readonly Read[]): Standing[] =>
  Object.entries(readers).map(([level, reader]) => standing(level, reader, lately(reads)))

/** The best level against which one would be first more often than not. */
export const beaten = (found: readonly Standing[]): Standing | undefined =>
  found.filter(({ share }) => share > 0.5).at(-1)

function standing(level: string, reader: Reader, reads: readonly Read[]): Standing {
  const mine = sum(reads.map((read) => (read.right ? 1 - isFirst(reader, read) : 0)))
  const theirs = sum(reads.map((read) => (read.right ? isFirst(reader, read) : 1 - errs(reader, read))))
  return { level, ...wilson(mine / (mine + theirs || 1), reads.length) }
}

/** How likely such a bot has called rightly before a person has. */
const isFirst = (reader: Reader, read: Read) => (1 - errs(reader, read)) * hasCalled(reader, read)

const errs = (reader: Reader, { hardness }: Read) =>
  Math.min(1, reader.error + reader.error_per_hardness * hardness)

/** Log-normal with a floor, as bots/readers.py draws it. */
function hasCalled(reader: Reader, { ms, hardness }: Read): number {
  if (ms <= reader.floor) return 0
  const usual = reader.median * reader.per_hardness ** hardness
  return normal(Math.log((ms - reader.floor) / usual) / reader.spread)
}

/** The share of a normal distribution below a value, right to four digits (Abramowitz and Stegun 26.2.17). */
export function normal(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value))
  const powers = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = powers.reduceRight((rest, factor) => (rest + factor) * t, 0)
  const beyond = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return value < 0 ? beyond : 1 - beyond
}

/** Wilson's interval for a share of so many throws. */
function wilson(share: number, n: number): Omit<Standing, 'level'> {
  const whole = 1 + Z95 ** 2 / n
  const middle = (share + Z95 ** 2 / (2 * n)) / whole
  const reach = (Z95 * Math.sqrt((share * (1 - share)) / n + (Z95 / (2 * n)) ** 2)) / whole
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
