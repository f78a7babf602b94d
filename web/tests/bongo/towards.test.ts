import { describe, expect, test } from 'vitest'
import { towardsWin } from '../../src/games/bongo/kinds'
import type { View } from '../../src/games/bongo/types'

const shown = (rhino: number, gnu: number, bongo: number) =>
  towardsWin({ trophies: [{ rhino, gnu, bongo }] } as unknown as View, 0)

describe('photos beside a name', () => {
  test('who has most photos does not look like the leader', () => {
    expect(shown(7, 2, 0)).toBe('4/6')
    expect(shown(2, 2, 2)).toBe('6/6')
    expect(shown(0, 0, 1)).toBe('1/6')
  })
})
