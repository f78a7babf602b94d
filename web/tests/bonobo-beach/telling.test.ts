import { describe, expect, test } from 'vitest'
import { countsOf } from '../../src/games/bonobo-beach/counting'
import { motion } from '../../src/games/bonobo-beach/motion'
import { named } from '../../src/games/bonobo-beach/named'
import { corner, home, settle } from '../../src/games/bonobo-beach/pawns'
import { beachOf } from '../../src/games/bonobo-beach/places'
import { awake, pointing, worth, signed } from '../../src/games/bonobo-beach/reading'
import { along, buoys, scaleOf } from '../../src/games/bonobo-beach/track'
import type { Counted, View } from '../../src/games/bonobo-beach/types'
import type { GameEvent } from '../../src/games/board'
import seen from './seen.json'

const turn = seen.turn.view as unknown as View
const over = seen.over.view as unknown as View
const counted = seen.over.counted as unknown as (GameEvent & Counted)[]
const island = beachOf('island')

describe('reading the beach', () => {
  test('the numbers that point at a place add up to its points', () => {
    island.places.forEach((place, i) => {
      const sum = pointing(turn, island, place).reduce((all, { number }) => all + number, 0)
      expect(sum, place.name).toBe(turn.points[i])
    })
  })

  test('where nothing is awake beside it, a place is worth its points', () => {
    const asleep = island.places.filter(
      (place) => worth(turn, island, place) !== null && !awake(turn, island, place).length,
    )
    expect(asleep.length).toBeGreaterThan(0)
    for (const place of asleep)
      expect(worth(turn, island, place)).toBe(turn.points[island.places.indexOf(place)])
  })

  test('numbers carry their sign', () => {
    expect([3, 0, -4].map(signed)).toEqual(['+3', '0', '−4'])
  })
})

describe('the last count', () => {
  test('read off the finished beach it is what the events told', () => {
    const told = counted.map(({ seat, place, numbers, parasol, dunes, points }) => ({
      seat,
      place,
      numbers,
      parasol,
      dunes,
      points,
    }))
    const read = countsOf(over).flatMap(({ seat, pawns }) => pawns.map((pawn) => ({ seat, ...pawn })))
    expect(told.length).toBeGreaterThan(4)
    expect(read).toEqual(told)
  })

  test('ends at the scores', () => {
    for (const { seat, start, pawns, total } of countsOf(over)) {
      expect(start + pawns.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      expect(total).toBe(over.scores![seat])
    }
  })

  test('takes longer the more numbers there are', () => {
    const [few, many] = [[1], [1, 2, 3]].map((numbers) =>
      motion.lasts({ ...counted[0]!, numbers }, over as View),
    )
    expect(many!).toBeGreaterThan(few!)
  })
})

describe('pawns', () => {
  test('who stays keeps its place, who is new comes from home, who is gone goes there', () => {
    const first = settle(
      [undefined, undefined, undefined],
      [
        [0, 1],
        [2, 3],
      ],
    )
    expect(first).toEqual(['0,1', '2,3', undefined])
    const second = settle(first, [
      [2, 3],
      [4, 4],
    ])
    expect(second).toEqual(['4,4', '2,3', undefined])
    expect(settle(second, [])).toEqual([undefined, undefined, undefined])
  })

  test('every seat has a corner of its own, and every pawn a spot on its towel', () => {
    for (const players of [2, 3, 4]) {
      const corners = Array.from({ length: players }, (_, seat) => JSON.stringify(corner(seat, players)))
      expect(new Set(corners).size).toBe(players)
    }
    expect(new Set([0, 1, 2, 3].map((pawn) => JSON.stringify(home(1, 4, pawn)))).size).toBe(4)
  })
})

describe('the score track', () => {
  test('is long enough for every marker, below nought as well', () => {
    for (const markers of [
      [0, 0],
      [75, 16, -5, -12],
      [-100, 3],
      [400, -400],
    ]) {
      const scale = scaleOf(markers)
      for (const marker of [...markers, 0]) {
        expect(along(scale, marker, 100)).toBeGreaterThan(0)
        expect(along(scale, marker, 100)).toBeLessThan(100)
      }
    }
  })

  test('has a buoy at nought and never a wall of them', () => {
    for (const markers of [
      [0, 0],
      [75, 16, -5, -12],
      [-100, 3],
      [400, -400],
    ]) {
      const found = buoys(scaleOf(markers))
      expect(found).toContain(0)
      expect(found.length).toBeLessThan(12)
    }
  })
})

describe('what is said of triangles', () => {
  test('names the places at their corners, which stand on the shore, and nothing else is changed', () => {
    const event = { kind: 'woken', triangle: 0, shows: 'dune', on: [0, 1] }
    const said = named(event, turn as View)
    expect(said).toMatchObject({ kind: 'woken', shows: 'dune' })
    expect(String(said.triangle).split('-').sort()).toEqual(
      island.triangles[0]!.places.map(({ name }) => name).sort(),
    )
    expect(said.on).toEqual([0, 1].map((id) => island.triangles[id]!.shows))
    expect(named({ do: 'lay', on: [0, 1] }, turn as View).on[0]).toMatch(/^[A-G]\d-/)
  })

  test('a pawn is put at the things that lie beside its place', () => {
    const at = island.triangles[0]!.places[0]!.at
    const put = { kind: 'pawn_put', seat: 0, at, place: 'A1', points: 0 }
    const bare = named(put, { ...turn, tiles: [] } as unknown as View) as unknown as { beside: string[] }
    expect(bare.beside).toContain(island.triangles[0]!.shows)
    const tiles = [{ on: [0, 1], motif: 'hammock', value: 1 }]
    expect(named(put, { ...turn, tiles } as unknown as View)).toMatchObject({ beside: ['hammock'] })
  })
})
