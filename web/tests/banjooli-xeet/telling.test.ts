import { readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import { countsOf } from '../../src/games/banjooli-xeet/counting'
import parts from '../../src/games/banjooli-xeet/game'
import type { View } from '../../src/games/banjooli-xeet/types'
import type { SeatLook } from '../../src/games/board'
import { sayWord } from '../../src/app/sentences'
import { addWords, speak } from '../../src/app/words'
import found from './seen.json'

const races = (found as unknown as { over: View[] }).over
const seats: SeatLook[] = ['Awa', 'Ben', 'Cleo'].map((name, seat) => ({
  seat,
  name,
  paint: 'var(--coral)',
  pattern: undefined,
  yours: seat === 0,
  bot: false,
}))

describe('the last count', () => {
  test.each(races.map((view, i) => [i, view] as const))(
    'race %i: the lines add up to what the server counted',
    (_, view) => {
      const counts = countsOf(view)
      const sums = counts.map(
        ({ lines, doubled, jade }) =>
          lines.reduce((sum, { points }) => sum + points, 0) * (doubled ? 2 : 1) + jade,
      )
      expect(sums).toEqual(view.scores)
    },
  )

  test('cards are face down until they are told, and the end is said once all are', async () => {
    await addWords('banjooli-xeet')
    await speak('en')
    let told = 0
    const props = {
      view: races[0]!,
      eyes: 0,
      seats,
      moving: false,
      word: (value: string) => sayWord('banjooli-xeet', value),
      told: () => told++,
    }
    const shown = mount(parts.Final!, { target: document.body, props })
    flushSync()
    expect(document.querySelectorAll('.turned')).toHaveLength(0)
    expect(told).toBe(0)
    await new Promise((done) => setTimeout(done, 20))
    flushSync()
    expect(document.querySelectorAll('.turned')).toHaveLength(3)
    expect([...document.querySelectorAll('.total')].map((total) => Number(total.textContent))).toEqual(
      races[0]!.scores,
    )
    expect(told).toBeGreaterThan(0)
    await unmount(shown)
  })
})

describe('events', () => {
  let kinds: string[] = []
  beforeAll(() => {
    const words = readFileSync('../src/palabre/games/banjooli_xeet/words/en.ftl', 'utf8')
    kinds = [...words.matchAll(/^banjooli-xeet-event-(\w+) =/gm)].map(([, kind]) => kind!)
  })

  test('everything that happens once the track is laid takes a moment', () => {
    const set_up = new Set([
      'start_laid',
      'tile_laid',
      'curve_turned',
      'finish_laid',
      'straight_lifted',
      'special_laid',
      'first_drawn',
      'card_dealt',
    ])
    const view = races[0]!
    expect(kinds.length).toBeGreaterThan(40)
    for (const kind of kinds.filter((kind) => !set_up.has(kind))) {
      expect([kind, parts.motion!.lasts({ kind, path: [], now: {} }, view) > 0]).toEqual([kind, true])
    }
  })

  test('the longer the way, the longer the run', () => {
    const lasts = (path: number[]) => parts.motion!.lasts({ kind: 'ran', path, now: {} }, races[0]!)
    expect(lasts([1, 2, 3])).toBeGreaterThan(lasts([1]))
  })
})
