import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test, vi } from 'vitest'
import { FUNCTIONS, plainly } from '../src/app/numbers'

const WORDS = `
told = { $n }
many = { $n ->
    [0] none
    [one] one
   *[other] { $n } of them
}
signed = { NUMBER($n, minimumFractionDigits: 1) }
rounded = { NUMBER($n, maximumFractionDigits: 1) }
seat = { NUMBER($n, useGrouping: 0) }
of = { NUMBER($n, useGrouping: 0) ->
    [one] one
   *[other] { NUMBER($n, useGrouping: 0) } of them
}
`

describe.each(['en', 'fr'])('numbers in %s', (language) => {
  const [usual, ours] = [{}, FUNCTIONS].map((functions) => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions })
    bundle.addResource(new FluentResource(WORDS))
    return bundle
  })
  const say = (key: string, n: number, plain: boolean) => {
    const bundle = (plain ? ours : usual)!
    return bundle.formatPattern(bundle.getMessage(key)!.value!, plain ? plainly({ n }) : { n }, [])
  }

  test('are said as Fluent says them, whatever they are', () => {
    const all = [0, 1, 2, 7, 21, 100, 999, 1000, 1203, -1, -2, -999, -1000, 0.5, 12.25, 1e6, NaN, Infinity]
    for (const key of ['told', 'many', 'signed', 'rounded', 'seat', 'of'])
      for (const n of all) expect(say(key, n, true)).toBe(say(key, n, false))
  })
  test('that are small need no formatter', () => {
    const made = vi.spyOn(Intl, 'NumberFormat')
    for (const key of ['told', 'rounded', 'seat']) expect(say(key, 7, true)).toBe('7')
    expect(made).not.toHaveBeenCalled()
    expect(say('signed', 7, true)).not.toBe('7')
    expect(made).toHaveBeenCalled()
    made.mockRestore()
  })
})
