import box from '@box/bakong/box.json'
import { beforeAll, describe, expect, test } from 'vitest'
import { countLines } from '../../src/games/bakong/counting'
import { leavesOf } from '../../src/games/bakong/jungle'
import { motion } from '../../src/games/bakong/motion'
import {
  covered,
  hoarded,
  LEFT,
  lowest,
  sharing,
  standing,
  TEMPLE,
  trailFor,
} from '../../src/games/bakong/places'
import { scrollFor } from '../../src/games/bakong/sight'
import { linesOf, roomOf } from '../../src/games/bakong/telling'
import type { Preview, View } from '../../src/games/bakong/types'
import { addWords, speak } from '../../src/app/words'
import seen from './seen.json'

const [phone, desktop] = [trailFor(360), trailFor(900)]
const over = seen.over.view as unknown as View

beforeAll(async () => {
  await addWords('bakong-board')
  await speak('en')
})

describe('the trail', () => {
  test.each([phone, desktop])(
    'has every place on its sheet, none on another',
    ({ width, height, places }) => {
      expect(places).toHaveLength(TEMPLE + 1)
      for (const [i, a] of places.entries()) {
        expect(a.x > 0 && a.x < width && a.y > 0 && a.y < height).toBe(true)
        for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(95)
      }
    },
  )

  test('is folded on a phone, where a tile is still large enough for a finger', () => {
    expect(phone.width).toBeLessThan(desktop.width)
    expect((box.drawing.tile * 340) / phone.width).toBeGreaterThanOrEqual(44)
  })

  test.each([phone, desktop])('lets plants grow, but not on tiles', (trail) => {
    const leaves = leavesOf(trail).flatMap(({ leaves }) => leaves.split(' ; '))
    expect(leaves.length).toBeGreaterThan(30)
    for (const leaf of leaves) {
      const [x, y] = leaf.split(' ')[0]!.replace('!', '').split(',').map(Number) as [number, number]
      expect(trail.places.every((place) => Math.hypot(place.x - x, place.y - y) > box.drawing.tile / 2)).toBe(
        true,
      )
    }
  })
})

describe('adventurers who share a tile', () => {
  test.each([1, 2, 3, 4, 5, 6])('%i of them stand apart', (of) => {
    const stands = Array.from({ length: of }, (_, n) => standing(n, of))
    expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(of)
    for (const { x, y } of stands) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(45)
  })

  test('only those on the same tile count', () => {
    expect(sharing([4, 7, 4], 1)).toEqual(standing(0, 1))
    expect(sharing([4, 7, 4], 2)).toEqual(standing(1, 2))
  })
})

describe('temple and packs', () => {
  test.each([phone, desktop])('six big emeralds lie apart and on the sheet', (trail) => {
    const stones = hoarded([17, 13, 12, 10, 9, 8], 0, trail.hoard)
    expect(stones).toHaveLength(6)
    for (const [i, a] of stones.entries()) {
      expect(a.x + a.width <= trail.width && a.y + a.height <= trail.height).toBe(true)
      for (const b of stones.slice(i + 1))
        expect(
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
        ).toBe(true)
    }
  })

  test.each([phone, desktop])('objects left there find room below the emeralds', ({ hoard }) => {
    const stones = hoarded([13, 12, 10, 9, 8], 4, hoard)
    expect(lowest(stones, hoard) + LEFT.height).toBeLessThanOrEqual(hoard.y + hoard.height)
  })

  test('a thing covers the squares it lies on', () => {
    expect(covered([0, 1, 3, 4])).toEqual({ x: 85, y: 122, width: 100, height: 100 })
    expect(covered([18])).toMatchObject({ width: 50, height: 50 })
  })
})

describe('what is told', () => {
  const word = (value: string) => value.toUpperCase()

  test('each end of a way has its line, with its condition', () => {
    const sure = { place: null, ouches: 1, objects_lost: 0, emeralds_at_least: 2 }
    const end = {
      sure,
      crossed: [],
      cut_short: false,
      certain: true,
      ouches: 1,
      objects_lost: 0,
      emeralds_at_least: 2,
    }
    const preview: Preview = {
      walks: [
        {
          steps: 3,
          sure,
          ends: [
            { ...end, if: ['river'], stop: { place: 4, face: 'river' }, cut_short: true },
            { ...end, if: ['plain', 'cave'], stop: { place: 5, face: 'cave' } },
          ],
        },
        { steps: 4, sure, ends: [{ ...end, if: [], stop: { place: TEMPLE, face: 'temple' } }] },
      ],
    }
    const lines = linesOf(preview, word)
    expect(lines.map(({ text }) => text)).toEqual([
      '3: If it is RIVER: You are held up on tile 4 (RIVER).',
      '3: If it is PLAIN, CAVE: You stop on tile 5 (CAVE).',
      '4: You reach the temple.',
    ])
    expect(lines[0]).toMatchObject({ ouches: 1, lost: 0, emeralds: 2 })
  })

  test('whether something fits', () => {
    expect(roomOf({ fits: true, free: 1 })).toBe('It fits; then one square is free.')
    expect(roomOf({ fits: false, free: 0 })).toContain('does not fit')
    expect(roomOf({ then_fits: true, goes_to: 'temple' })).toContain('temple')
    expect(roomOf({})).toBeUndefined()
  })

  test('the lines of the count add up to the total', () => {
    for (const count of over.count)
      expect(countLines(count).reduce((sum, { points }) => sum + points, 0)).toBe(count.total)
  })

  test('a tile that hurts is shown longer than one that does not', () => {
    const view = over as View
    const crossed = (effect: string) => motion.lasts({ kind: 'crossed', effect, now: {} }, view)
    expect(crossed('hurt')).toBeGreaterThan(crossed('none'))
    expect(motion.lasts({ kind: 'counted', now: {} }, view)).toBe(0)
  })
})

describe('what is brought to sight on a phone', () => {
  const screen = { top: 100, scale: 0.8, from: 0, to: 400 }

  test('nothing moves while all of it is seen', () => {
    expect(scrollFor([{ x: 0, y: 200 }], screen)).toBe(0)
  })

  test('what the tray covers comes up, what is above the screen comes down', () => {
    expect(scrollFor([{ x: 0, y: 600 }], screen)).toBeCloseTo(100 + 665 * 0.8 - 400)
    expect(scrollFor([{ x: 0, y: 100 }], { ...screen, top: -300 })).toBeCloseTo(-300 + 35 * 0.8)
  })

  test('the one who walks is never pushed out for the sake of a far end', () => {
    expect(
      scrollFor(
        [
          { x: 0, y: 100 },
          { x: 0, y: 780 },
        ],
        screen,
      ),
    ).toBeCloseTo(100 + 35 * 0.8)
  })
})
