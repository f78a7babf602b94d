import { describe, expect, test } from 'vitest'
import { bestCourse, squaresIn } from '../../src/games/banjooli-xeet/fitting'
import { folded, foldings } from '../../src/games/banjooli-xeet/fold'
import { joinsOf } from '../../src/games/banjooli-xeet/joins'
import { course, open, type Course, type Spot } from '../../src/games/banjooli-xeet/places'
import { frames } from '../../src/games/banjooli-xeet/running'
import { inOrder, stopAt, stopsOf } from '../../src/games/banjooli-xeet/standing'
import type { Ran, View, Tile } from '../../src/games/banjooli-xeet/types'
import found from './seen.json'

const races = (found as unknown as { over: View[] }).over
const far = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)

/** Whether a tile lies over a point. */
function covers({ slabs }: Course, place: number, { x, y }: Spot): boolean {
  const rim = slabs[place]!.rim
  const [xs, ys] = [rim.map((corner) => corner.x), rim.map((corner) => corner.y)]
  return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys)
}

describe.each(races.map((view, i) => [i, view] as const))('race %i', (_, view) => {
  const foldedSo = (longest: number) =>
    course(view, folded(view.track, foldings(view.track, longest).at(-1)!))
  const bows = view.options['curve'] === 'even'
  const courses = { folded: foldedSo(2), wide: foldedSo(4), ...(bows ? {} : { open: open(view) }) }

  test.each(Object.entries(courses))(
    '%s: every square has a place of its own inside the frame',
    (_, { grounds, frame }) => {
      const middles = [...grounds.values()].map(({ middle }) => middle)
      expect(middles).toHaveLength(view.squares.length)
      middles.forEach((one, i) =>
        middles.slice(i + 1).forEach((other) => expect(far(one, other)).toBeGreaterThan(60)),
      )
      for (const { x, y } of middles) {
        expect(x).toBeGreaterThan(frame.x)
        expect(x).toBeLessThan(frame.x + frame.width)
        expect(y).toBeGreaterThan(frame.y)
        expect(y).toBeLessThan(frame.y + frame.height)
      }
    },
  )

  if (!bows) {
    test('as laid, squares lie where the server says', () => {
      for (const square of view.squares as unknown as { square: number; x: number; y: number }[]) {
        const { middle } = courses.open!.grounds.get(square.square)!
        expect(far(middle, { x: square.x * 100, y: square.y * 100 })).toBeLessThan(0.2)
      }
    })
  }

  test('on the narrowest phone every square is large enough for a finger', () => {
    const shown = bestCourse(view, 350, 760)
    const scale = 350 / shown.frame.width
    for (const { outline } of shown.grounds.values()) {
      const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
      expect((Math.max(...xs) - Math.min(...xs)) * scale).toBeGreaterThan(44)
      expect((Math.max(...ys) - Math.min(...ys)) * scale).toBeGreaterThan(44)
    }
  })

  test.each(Object.entries(courses))(
    '%s: a path joins each row to the next, lane by lane, inside the frame and over no tile',
    (_, shown) => {
      const { slabs, frame } = shown
      const rows = (slabs.at(-1)?.row ?? 0) + 1
      const joins = joinsOf(shown)
      expect(joins).toHaveLength(rows - 1)
      for (const { ways } of joins) {
        expect(ways).toHaveLength(3)
        for (const { x, y } of ways.flatMap((way) => way.slice(1, -1))) {
          expect(x).toBeGreaterThan(frame.x)
          expect(x).toBeLessThan(frame.x + frame.width)
          expect(y).toBeGreaterThan(frame.y)
          expect(y).toBeLessThan(frame.y + frame.height)
          expect(slabs.some(({ place }) => covers(shown, place, { x, y }))).toBe(false)
        }
      }
    },
  )

  test('a phone shows the winding track only where it leaves no more room empty than a folded one', () => {
    const shown = bestCourse(view, 380, 760)
    const tiles = shown.slabs.length * 300 * 300
    expect(tiles / (shown.frame.width * shown.frame.height)).toBeGreaterThan(0.6)
  })

  test('seen from the side, the track winds as it was laid', () => {
    if (bows) return
    const [laid, aside] = [open(view), open(view, true)]
    const steps = (shown: Course) =>
      [...shown.grounds.values()]
        .slice(1)
        .map(({ middle }, i) => far(middle, [...shown.grounds.values()][i]!.middle))
    steps(aside).forEach((step, i) => expect(step).toBeCloseTo(steps(laid)[i]!))
  })

  test('a large screen shows the track as it was laid, a small one folds it', () => {
    const rows = (shown: Course) => Math.max(...shown.slabs.map(({ row }) => row)) + 1
    expect(rows(bestCourse(view, 5000, 5000)) === 1).toBe(!bows)
    expect(rows(bestCourse(view, 350, 760))).toBeGreaterThanOrEqual(Math.ceil(view.track.length / 2))
  })
})

test('on a large stage one track wants the whole height, another the whole width', () => {
  const wantsHeight = (view: View) => squaresIn(view, 1100, 1000) > squaresIn(view, 1490, 640)
  expect(new Set(races.map(wantsHeight))).toEqual(new Set([true, false]))
})

describe('folding', () => {
  const straight = { shape: 'straight', turn: null } as Tile
  const curve = { shape: 'curve_left', turn: 'left' } as Tile

  test('a curve is never in the middle of a row, and never at both of its ends', () => {
    expect(foldings([straight, curve, straight], 3)).toEqual([
      [1, 1, 1],
      [1, 2],
      [2, 1],
    ])
    expect(foldings([curve, straight, curve], 3)).not.toContainEqual([3])
    expect(foldings([straight, straight, straight], 3)).toContainEqual([3])
  })

  test('every row is left to the right by the tile that begins it, unless a curve ends it', () => {
    for (const view of races) {
      const { slabs } = bestCourse(view, 350, 760)
      for (const [i, { row, out }] of slabs.entries())
        if (slabs[i + 1]?.row === row) expect(out).toEqual({ x: 1, y: 0 })
    }
  })
})

describe('going', () => {
  const view = races[0]!
  const flat = open(view)
  const from = stopAt(flat, 0, 0)

  test('a step lands on each square of the path, and the last is behind the line', () => {
    const ran = { kind: 'ran', ostrich: 'red', path: [3, null], jumped: [], now: {} } as unknown as Ran
    const stops = stopsOf(flat, view, ran, from)
    expect(stops.map(({ high }) => high)).toEqual([false, false, false])
    expect(stops.at(-1)).toMatchObject(flat.arrivals[Math.min(2, view.podium.length)]!)
    expect(frames(stops).at(-1)!.offset).toBe(1)
  })

  test('whoever is jumped is leapt over', () => {
    const beside = {
      ...view,
      podium: [],
      ostriches: view.ostriches.map((one) =>
        one.number === 2 ? { ...one, where: 'track' as const, square: 3 } : one,
      ),
    }
    const ran = { kind: 'ran', ostrich: 'red', path: [9], jumped: ['yellow'], now: {} } as unknown as Ran
    expect(stopsOf(flat, beside, ran, from).map(({ high }) => high)).toEqual([false, true])
  })

  test('a fold is gone round, out of sight in between', () => {
    const rows = course(
      view,
      folded(
        view.track,
        view.track.map(() => 1),
      ),
    )
    const way = frames([stopAt(rows, 3, 0), stopAt(rows, 9, 0)])
    expect(way.some(({ opacity }) => opacity === 0)).toBe(true)
    expect(way.map(({ offset }) => offset)).toEqual([...way.map(({ offset }) => offset)].sort())
  })

  test('the order of the race is the podium, then the points to the line', () => {
    const order = inOrder(view)
    expect(order.slice(0, 3).map(({ ostrich }) => ostrich)).toEqual(view.podium)
    expect(order[3]!.to_line ?? 99).toBeLessThanOrEqual(order[4]!.to_line ?? 99)
  })
})
