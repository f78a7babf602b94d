/** Small numbers for Fluent, written as they are: a phone makes a screen faster than a NumberFormat. */
import { FluentNumber, type FluentFunction, type FluentValue, type FluentVariable } from '@fluent/bundle'

const SMALL = 1000 // from here on languages set their thousands apart

class Small extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** These values, each small whole number as one that needs no NumberFormat. */
export function plainly(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSmall(value) ? new Small(value) : value]),
  )
}

/** What a small whole number is written alike with and without. */
const NEEDLESS = new Set(['useGrouping', 'maximumFractionDigits'])

/** `NUMBER($n, …)`: a small number stays one where what is wished makes no difference to it. */
const NUMBER: FluentFunction = ([value], wishes) => {
  if (value instanceof Small && Object.keys(wishes).every((name) => NEEDLESS.has(name))) return value
  if (!(value instanceof FluentNumber)) return value!
  return new FluentNumber(value.valueOf(), { ...value.opts, ...plainWishes(wishes) })
}

const plainWishes = (wishes: Record<string, FluentValue>): Intl.NumberFormatOptions =>
  Object.fromEntries(
    Object.entries(wishes).map(([name, wish]) => [name, typeof wish === 'string' ? wish : wish.valueOf()]),
  )

export const FUNCTIONS = { NUMBER }

const isSmall = (value: FluentVariable): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < SMALL

/** A number below nought is written with a minus; `HYPHEN` finds what stands there instead. */
export const MINUS = '−'
export const HYPHEN = /(?<![\w.])-(?=\d)/g
export const isNegative = (value: unknown): value is number => typeof value === 'number' && value < 0

/** A number or a word as it is read. */
export const written = (value: number | string): string =>
  isNegative(value) ? String(value).replace('-', MINUS) : String(value)
