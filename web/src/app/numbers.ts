/** Small numbers for Fluent, written as they are: a phone makes a screen faster than a NumberFormat. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle'

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

const isSmall = (value: FluentVariable): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < SMALL
