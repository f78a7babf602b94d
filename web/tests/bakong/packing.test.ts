import { describe, expect, test } from 'vitest'
import {
  arranged,
  form,
  packed,
  pocketOf,
  put,
  repacked,
  spotsLike,
  type Packing,
} from '../../src/games/bakong/packing'
import type { PackView } from '../../src/games/bakong/types'

// The main compartment is squares 0 to 11 in rows of three; 12 to 14 and 15 to 17 are the side pockets, 18
// and 19 the one on top.
const pack: PackView = {
  objects: [
    { object: 'rope', squares: [0, 1, 3, 4] },
    { object: 'torch', squares: [12, 13, 14] },
  ],
  big: null,
  ones: { n: 2, squares: [2, 5] },
  threes: { n: 1, squares: [18] },
  free: 10,
}

const squaresOf = (packing: Packing) => Object.values(packing).flat()
const isWhole = (packing: Packing) => new Set(squaresOf(packing)).size === squaresOf(packing).length

describe('repacking (BK-C5)', () => {
  test('without a wish everything lies as the table has it', () => {
    expect(arranged(pack, {})).toEqual(packed(pack))
    expect(repacked(pack, packed(pack))).toEqual(pack)
  })

  test('every piece is drawn where one wished it', () => {
    const wished = { rope: [6, 7, 9, 10], '1#0': [8], '1#1': [11], '3#0': [19], big: [0, 1] }
    const shown = repacked({ ...pack, big: { worth: 3, squares: [3, 4] } }, wished)
    expect(shown.objects.map(({ squares }) => squares)).toEqual([
      [6, 7, 9, 10],
      [12, 13, 14],
    ])
    expect([shown.ones.squares, shown.threes.squares, shown.big!.squares]).toEqual([[8, 11], [19], [0, 1]])
  })

  test('a piece can lie wherever its form fits, turned too, but not across pockets', () => {
    const torches = spotsLike([12, 13, 14])
    expect(torches).toContainEqual([15, 16, 17])
    expect(torches).toContainEqual([6, 7, 8])
    expect(torches.every((spot) => new Set(spot.map((square) => pocketOf([square]))).size === 1)).toBe(true)
    expect(spotsLike([18])).toHaveLength(20)
  })

  test('what lies where a piece is put makes room', () => {
    const moved = put(packed(pack), 'torch', [0, 3, 6])!
    expect(moved['torch']).toEqual([0, 3, 6])
    expect(form(moved['rope']!)).toEqual([2, 2])
    expect(isWhole(moved)).toBe(true)
    expect(moved['3#0']).toEqual([18])
  })

  test('where nothing can make room nothing moves', () => {
    const full = {
      rope: [0, 1, 3, 4],
      map: [6, 7, 9, 10],
      first_aid: [2, 5, 8],
      torch: [12, 13, 14],
      machete: [15, 16, 17],
    }
    expect(put(full, 'first_aid', [3, 4, 5])).toBeUndefined()
    expect(put(full, 'first_aid', [12, 13, 14])?.['torch']).toHaveLength(3)
  })

  test('a wish outlives what comes and goes', () => {
    const wish = put(packed(pack), 'torch', [15, 16, 17])!
    const later: PackView = {
      ...pack,
      objects: [...pack.objects, { object: 'machete', squares: [15, 16, 17] }],
      ones: { n: 1, squares: [2] },
    }
    const now = arranged(later, wish)
    expect(now['torch']).toEqual([15, 16, 17])
    expect(now['machete']).toHaveLength(3)
    expect(Object.keys(now).sort()).toEqual(Object.keys(packed(later)).sort())
    expect(isWhole(now)).toBe(true)
  })
})
