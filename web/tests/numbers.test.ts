import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { plainly } from '../src/app/numbers'

const WORDS = `
told = { $n }
many = { $n ->
    [0] none
    [one] one
   *[other] { $n } of them
}
signed = { NUMBER($n, minimumFractionDigits: 1) }
`

describe.each(['en', 'fr'])('numbers in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(WORDS))
  const say = (key: string, n: number, plain: boolean) => {
    const values = { n }
    return bundle.formatPattern(bundle.getMessage(key)!.value!, plain ? plainly(values) : values, [])
  }

  test('are said as Fluent says them, whatever they are', () => {
    const all = [0, 1, 2, 7, 21, 100, 999, 1000, 1203, -1, -2, -999, -1000, 0.5, 12.25, 1e6, NaN, Infinity]
    for (const key of ['told', 'many', 'signed'])
      for (const n of all) expect(say(key, n, true)).toBe(say(key, n, false))
  })
})
