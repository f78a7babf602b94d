import { describe, expect, test } from 'vitest'
import type { Read } from '../../src/games/bongo/trainer/history'
import { beaten, LATELY, normal, standings, type Readers } from '../../src/games/bongo/trainer/rivals'

/** Readers as the server tells them (`GET /api/readers`), from slow to fast. */
const READERS: Readers = {
  child: { floor: 700, median: 3200, per_hardness: 1.25, spread: 0.5, error: 0.1, error_per_hardness: 0.05 },
  easy: {
    floor: 620,
    median: 2650,
    per_hardness: 1.23,
    spread: 0.48,
    error: 0.07,
    error_per_hardness: 0.035,
  },
  medium: {
    floor: 540,
    median: 2200,
    per_hardness: 1.21,
    spread: 0.46,
    error: 0.05,
    error_per_hardness: 0.02,
  },
  hard: {
    floor: 470,
    median: 1800,
    per_hardness: 1.18,
    spread: 0.44,
    error: 0.03,
    error_per_hardness: 0.015,
  },
  champion: {
    floor: 400,
    median: 1450,
    per_hardness: 1.15,
    spread: 0.42,
    error: 0.02,
    error_per_hardness: 0.01,
  },
}
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
