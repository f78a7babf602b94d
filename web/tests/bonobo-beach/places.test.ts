import { describe, expect, test } from 'vitest'
import { areas, beachOf, diamondOf, HALF, type Spot } from '../../src/games/bonobo-beach/places'
import { furrows } from '../../src/games/bonobo-beach/shore'
import { around } from '../../src/games/bonobo-beach/turning'
import type { Lay } from '../../src/games/bonobo-beach/types'

const island = beachOf('island')
const small = beachOf('small')

/** The pairs of triangles that share an edge. */
const pairs = (beach: typeof island) =>
  beach.triangles.flatMap(({ id, places }) =>
    beach.triangles
      .filter((other) => other.id > id && other.places.filter((place) => places.includes(place)).length === 2)
      .map((other) => [id, other.id] as const),
  )

const size = (spots: readonly Spot[]) =>
  Math.abs(spots.reduce((sum, { x, y }, i) => sum + x * spots.at(i - 1)!.y - y * spots.at(i - 1)!.x, 0)) / 2

const inside = ({ x, y }: Spot, spots: readonly Spot[]) =>
  spots.reduce((within, a, i) => {
    const b = spots.at(i - 1)!
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !within : within
  }, false)

describe('the island', () => {
  test('has the triangles and places of the box, and both islands are drawn equally wide', () => {
    expect([
      island.triangles.length,
      island.places.length,
      small.triangles.length,
      small.places.length,
    ]).toEqual([54, 37, 24, 19])
    for (const beach of [island, small]) expect(Math.max(...beach.places.map(({ x }) => x))).toBe(HALF)
  })

  test('a furrow is drawn along every line of places', () => {
    expect(furrows(island)).toHaveLength(3 * 7)
    expect(furrows(small)).toHaveLength(3 * 5)
  })
})

describe('a rhombus', () => {
  test('has its tips far apart and its corners at the ends of the shared edge', () => {
    const { tips, corners, middle } = diamondOf(island, [8, 9])
    expect(corners.map(({ name }) => name).sort()).toEqual(['B2', 'C2'])
    expect(tips.map(({ name }) => name).sort()).toEqual(['B1', 'C3'])
    expect(middle).toEqual({ x: -125, y: -129.9 })
  })

  test('turns round one of its triangles to all other pairs there, and comes back', () => {
    const lays = pairs(island).map((on): Lay => ({ do: 'lay', on: [...on] }))
    const from = lays.find(({ on }) => on.join() === '8,9')!
    const next = around(from, lays, island)
    expect(next.map(({ on }) => on.join()).sort()).toEqual(['0,8', '7,8'])
    expect(around(from, [from], island)).toEqual([])
  })
})

describe('what a finger hits', () => {
  const all = pairs(island)

  test('is one area for each pair, and together they are the whole island', () => {
    const whole = island.triangles.length * size(island.triangles[0]!.places)
    expect(areas(island, all).reduce((sum, area) => sum + size(area), 0)).toBeCloseTo(whole, -2)
  })

  test('holds the middle of its own shared edge, and of no other', () => {
    const hit = areas(island, all)
    all.forEach((pair, i) => {
      const { x, y } = diamondOf(island, pair).middle
      const middle = { x: x + 0.3, y: y + 0.2 }
      expect(hit.map((area, at) => (inside(middle, area) ? at : -1)).filter((at) => at >= 0)).toEqual([i])
    })
  })

  test('grows where neighbours are covered: the last pair of two triangles is all of both', () => {
    const [alone] = areas(island, [[8, 9]])
    expect(size(alone!)).toBeCloseTo(2 * size(island.triangles[8]!.places), -1)
  })
})
