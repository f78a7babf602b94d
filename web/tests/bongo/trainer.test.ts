import { describe, expect, test } from 'vitest'
import { chartOf, HIGH, LEFT, LOW, RIGHT } from '../../src/games/bongo/trainer/chart'
import {
  byKind,
  bySeries,
  median,
  quickAs,
  remember,
  remembered,
  withRead,
  type Read,
} from '../../src/games/bongo/trainer/history'
import { Rolls, type Roll } from '../../src/games/bongo/trainer/rolls'

const read = (ms: number, right = true, kinds = ['same-number', 'nothing']): Read => ({
  at: 1,
  ms,
  right,
  hardness: 1,
  kinds,
})
const reads = (count: number, more: Partial<Read> = {}) =>
  Array.from({ length: count }, (_, i) => ({ ...read(1000 + i), ...more }))

describe('what the device remembers', () => {
  test('comes back, and is cut off at the old end', () => {
    let history = remembered()
    for (let i = 0; i < 1005; i++) history = withRead(history, 'guards', read(i))
    remember(history)
    expect(remembered().guards).toHaveLength(1000)
    expect(remembered().guards[0]!.ms).toBe(5)
    expect(remembered().basic).toEqual([])
  })

  test('what cannot be read is left out', () => {
    localStorage.setItem(
      'palabre.bongo-trainer',
      '{"basic":[null,{"ms":"x"},{"at":1,"ms":900,"right":true,"kinds":[],"hardness":0}],"guards":7}',
    )
    expect(remembered().basic).toHaveLength(1)
    expect(remembered().guards).toEqual([])
  })

  test('times and errors are told by kind of throw', () => {
    const kinds = byKind([
      read(1000),
      read(3000),
      read(9000, false),
      read(2000, true, ['other-number', 'nothing']),
    ])
    expect(kinds.map(({ kind }) => kind)).toEqual(['same-number', 'other-number', 'nothing', 'easy'])
    expect(kinds[0]).toEqual({ kind: 'same-number', throws: 3, errors: 1, median: 2000 })
  })

  test('and for each ten throws', () => {
    const series = bySeries([...reads(10), ...reads(5, { right: false })], 24)
    expect(series.map(({ throws, errors }) => [throws, errors])).toEqual([
      [10, 0],
      [5, 5],
    ])
    expect(series[1]!.median).toBeUndefined()
    expect(bySeries(reads(400), 24)).toHaveLength(24)
  })

  test('medians', () => {
    expect([median([]), median([3]), median([4, 1]), median([9, 1, 2])]).toEqual([undefined, 3, 2.5, 2])
  })

  test('somebody is as quick as the quickest bot they keep up with', () => {
    const paces = { easy: 3000, hard: 1500, champion: 900 }
    expect(quickAs(paces, 1400)).toBe('hard')
    expect(quickAs(paces, 4000)).toBeUndefined()
  })
})

test('the chart stays on its sheet', () => {
  const chart = chartOf(bySeries(reads(240, { ms: 7300 }), 24))
  for (const { x, y } of chart.points) expect(x >= LEFT && x <= RIGHT && y >= HIGH && y <= LOW).toBe(true)
  expect(chart.lines.length).toBeLessThanOrEqual(4)
  expect(chartOf([]).path).toBe('')
})

describe('throws to train on', () => {
  const batch = (from: number) => Array.from({ length: 20 }, (_, i) => ({ hardness: from + i }) as Roll)

  test('come in batches, the next one before the last is used up', async () => {
    let asked = 0
    const rolls = new Rolls('guards', (() =>
      Promise.resolve(Response.json(batch(20 * asked++)))) as typeof fetch)
    const seen: number[] = []
    for (let i = 0; i < 30; i++) seen.push((await rolls.next()).hardness)
    expect(seen).toEqual(Array.from({ length: 30 }, (_, i) => i))
    expect(asked).toBe(2)
  })

  test('a silent server is an error once, and forgiven', async () => {
    let works = false
    const rolls = new Rolls('basic', (() =>
      works
        ? Promise.resolve(Response.json(batch(0)))
        : Promise.reject(new Error('no line'))) as typeof fetch)
    await expect(rolls.next()).rejects.toThrow()
    works = true
    expect((await rolls.next()).hardness).toBe(0)
  })
})
