import { describe, expect, test } from 'vitest'
import type { View } from '../src/games/board'
import { placesOf } from '../src/games/standing'

const view = (scores: number[] | null, winners: number[]) =>
  ({ players: scores?.length ?? 3, scores, winners }) as View
const places = (scores: number[] | null, winners: number[]) =>
  placesOf(view(scores, winners)).map(({ seat, place }) => [seat, place])

describe('the places at the end', () => {
  test('by points, the winner first', () => {
    expect(places([3, 9, 5], [1])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ])
  })

  test('who is level shares a place, and the next one is left out', () => {
    expect(places([4, 7, 4, 1], [1])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ])
  })

  test('a tie that the rules decide is no tie here', () => {
    expect(places([7, 7], [1])).toEqual([
      [1, 1],
      [0, 2],
    ])
  })

  test('winners who share the win share the step', () => {
    expect(places([7, 2, 7], [0, 2])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ])
  })
})
