import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, test } from 'vitest'
import { GALLERY } from '../src/screens/drawings/gallery'
import { brush, shape } from '../src/ui/drawing/ink'
import { box, mirrored, placed, round, strokes } from '../src/ui/drawing/trace'

type Place = [x: number, y: number]

/** A path of ours as a browser reads it: where the pen comes to, and where it bends on its way. */
function read(path: string): { places: Place[]; bends: Place[] } {
  const [places, bends]: [Place[], Place[]] = [[], []]
  let [x, y, bendX, bendY] = [0, 0, 0, 0]
  for (const [, verb, told] of path.matchAll(/([Mqtl])([^a-zA-Z]*)/g)) {
    const numbers = [...told!.matchAll(/-?[\d.]+/g)].map(Number)
    if (verb === 'M') [x, y] = [0, 0]
    if (verb === 'q') [bendX, bendY] = [x + numbers.shift()!, y + numbers.shift()!]
    for (let i = 0; i < numbers.length; i += 2) {
      if (verb === 't') [bendX, bendY] = [2 * x - bendX, 2 * y - bendY]
      if (verb === 'q' || verb === 't') bends.push([bendX, bendY])
      ;[x, y] = [x + numbers[i]!, y + numbers[i + 1]!]
      places.push([Number(x.toFixed(1)), Number(y.toFixed(1))])
    }
  }
  return { places, bends }
}

describe('tracing', () => {
  test('a line is read as it is written: soft and sharp points, pen lifted, closed', () => {
    expect(strokes('1,2 3,4! ; 5,-6 7,8 z')).toEqual([
      {
        closed: false,
        dots: [
          { x: 1, y: 2, sharp: false },
          { x: 3, y: 4, sharp: true },
        ],
      },
      {
        closed: true,
        dots: [
          { x: 5, y: -6, sharp: false },
          { x: 7, y: 8, sharp: false },
        ],
      },
    ])
  })

  test('a slip of the pen is told', () => {
    expect(() => strokes('1,2 3')).toThrow('not a point: 3')
  })

  test('lines can be moved, turned and mirrored', () => {
    expect(placed('10,0!', 5, 5, 2, 90)).toBe('5,25!')
    expect(mirrored('10,3! 20,4 z', 50)).toBe('90,3! 80,4 z')
  })
})

describe('inking', () => {
  test('the same line is inked the same way each time, another line another way', () => {
    expect(brush('0,0 50,0', 3)).toBe(brush('0,0 50,0', 3))
    expect(brush('0,0 50,0', 3)).not.toBe(brush('0,0 50,0.1', 3))
  })

  test('ink strays from the line, but not far', () => {
    const heights = read(brush('0,50 100,50', 3)).places.map(([, y]) => y)
    const off = heights.map((y) => Math.abs(y - 50))
    expect(Math.max(...off)).toBeLessThan(3)
    expect(new Set(off).size).toBeGreaterThan(5)
  })

  test('paint keeps sharp corners', () => {
    const path = read(shape(box(10, 10, 80, 80))).places
    for (const corner of [
      [10, 10],
      [90, 10],
      [90, 90],
      [10, 90],
    ])
      expect(path).toContainEqual(corner)
  })

  test('a round stays round', () => {
    for (const [x, y] of read(shape(round(50, 50, 20))).places)
      expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(20, -0.3)
  })

  test('what is rounded off does not add up along a line', () => {
    const { bends } = read(shape('0,0 900,371'))
    expect(bends.length).toBeGreaterThan(100)
    for (const [x, y] of bends) expect(Math.abs(900 * y - 371 * x) / Math.hypot(900, 371)).toBeLessThan(0.15)
  })
})

describe('the gallery', () => {
  const all = GALLERY.flatMap(({ room, pictures }) => pictures.map((picture) => ({ room, ...picture })))

  test.each(all)('$room: $key is drawn', ({ Picture, given }) => {
    const target = document.createElement('div')
    const drawn = mount(Picture, { target, props: { ...given, label: 'what it is' } })
    flushSync()
    const paths = [...target.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.join(' ')).not.toMatch(/NaN|undefined|Infinity/)
    expect(target.querySelector('svg')!.getAttribute('aria-label')).toBe('what it is')
    void unmount(drawn)
  })
})
