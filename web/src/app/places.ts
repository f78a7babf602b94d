/** Places as people count them: `PLACES($dice, one: "die", many: "dice")` is "die 4" or "dice 1, 4". */
import { FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle'

/** The same as in kernel/places.py: from 1 on; `first` is what data calls the first of them. */
export const PLACES: FluentFunction = ([listed], { one, many, first }) => {
  const shift = 1 - (first instanceof FluentNumber ? first.valueOf() : 0)
  const numbers = written(listed).match(/\d+/g) ?? []
  const said = written(listed).replace(/\d+/g, (number) => String(Number(number) + shift))
  return `${written(numbers.length === 1 ? one : many)} ${said}`
}

const written = (value: FluentValue | undefined) =>
  value instanceof FluentNumber ? String(value.valueOf()) : typeof value === 'string' ? value : ''
