import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Read } from '../../src/games/bongo/trainer/history'
import { beaten, LATELY, normal, standings, type Readers } from '../../src/games/bongo/trainer/rivals'

const told = JSON.parse(readFileSync('../src/palabre/bots/readers.json', 'utf-8')) as { profiles: Readers }
const READERS = told.profiles
const read = (ms: number, right = true, hardness = 1): Read => ({ at: 0, ms, right, hardness, kinds: [] })

/** Somebody who reads exactly as a level does: times spread evenly over its distribution. */
function like(level: string, n = LATELY): Read[] {
  const { floor, median, per_hardness, spread } = READERS[level]!
  return Array.from({ length: n }, (_, i) => {
    let z = -4
    while (normal(z) < (i + 0.5) / n) z += 0.001
    return read(floor + median * per_hardness * Math.exp(spread * z))
  })
}

describe('whom one would beat', () => {
  test('a share of the normal distribution', () => {
    expect([-1.96, 0, 1, 1.96].map((value) => Math.round(normal(value) * 1000))).toEqual([25, 500, 841, 975])
  })

  test.each(Object.keys(READERS))(
    'who reads as fast as %s and errs less is just a little better',
    (level) => {
      const own = standings(READERS, like(level)).find((one) => one.level === level)!
      const { error, error_per_hardness } = READERS[level]!
      expect(own.share).toBeCloseTo(1 - (1 - error - error_per_hardness) / 2, 1)
      expect(own.low).toBeLessThan(own.share)
      expect(own.high).toBeGreaterThan(own.share)
    },
  )

  test('the better the bot, the smaller the share; the best that is beaten is told', () => {
    const found = standings(READERS, like('medium'))
    const shares = found.map(({ share }) => share)
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    expect(beaten(found)!.level).toBe('medium')
    expect(beaten(standings(READERS, [read(20_000), read(20_000)]))).toBeUndefined()
  })

  test('who is always wrong beats nobody, and only the last throws count', () => {
    const wrong = Array.from({ length: LATELY }, () => read(500, false))
    expect(standings(READERS, wrong).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0])
    expect(standings(READERS, [...wrong, ...like('hard')])).toEqual(standings(READERS, like('hard')))
  })
})
