/** French before a vowel, for names that come from data: `DE($name)` is « d’Awa » or « de Bintou »; `QUE`. */
import { FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle'

/** As in kernel/elision.py. After h and y the next letter decides: Hélène, Yves, but not Hassan, Yann. */
const ELIDED = /^(?:[aeiouœæ]|h[eiouyœ]|y(?![aeiouœæ])\p{L})/iu
const MARKS = /\p{M}/gu

const before =
  (word: string): FluentFunction =>
  ([name]) => {
    const said = text(name)
    return ELIDED.test(said.normalize('NFD').replace(MARKS, ''))
      ? `${word.slice(0, -1)}’${said}`
      : `${word} ${said}`
  }

/** A number that was handed over as it is has no vowel to say. */
const text = (value: FluentValue | undefined) =>
  value instanceof FluentNumber ? String(value.valueOf()) : typeof value === 'string' ? value : ''

export const ELISIONS = { DE: before('de'), QUE: before('que') }
