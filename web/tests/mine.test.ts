/** The curves of one's own story. */
import { expect, test } from 'vitest'
import { costs, errors, path, readings, strongest, winsByLevel } from '../src/screens/mine/curves'
import type { StoryGame } from '../src/wire'

const LEVELS = ['child', 'easy', 'hard']
const game = (
  ended: number,
  share: number,
  level: string | null,
  more: Partial<StoryGame> = {},
): StoryGame => ({
  table: String(ended),
  game: 'bongo',
  ended,
  names: ['Awa', 'bot'],
  levels: [null, level],
  seats: [0],
  share,
  handicaps: [0, 0],
  luck: null,
  choices: null,
  cost: null,
  readings: [],
  brought: false,
  ...more,
})

test('wins are counted by the strongest bot, over the last ten games, from the oldest on', () => {
  const many = Array.from({ length: 12 }, (_, i) => game(100 - i, i < 10 ? 1 : 0, 'easy'))
  const [curve] = winsByLevel(many, LEVELS)
  expect(curve!.name).toBe('easy')
  expect(curve!.points.map(({ value }) => value)).toEqual([
    0,
    0,
    1 / 3,
    1 / 2,
    0.6,
    4 / 6,
    5 / 7,
    6 / 8,
    7 / 9,
    0.8,
    0.9,
    1,
  ])
  expect(strongest(game(1, 0, 'easy', { levels: ['hard', null, 'child'] }), LEVELS)).toBe('hard')
  expect(winsByLevel([game(1, 1, null)], LEVELS)).toEqual([])
})

test('only reviewed games have costs and readings', () => {
  const read = { kind: 'nothing', calls: 4, errors: 1, median: 1500 }
  const games = [game(2, 1, 'easy', { cost: 0.2, readings: [read] }), game(1, 1, 'easy')]
  expect(costs(games)).toEqual([{ name: 'cost', points: [{ at: 1, value: 0.2 }] }])
  expect(readings(games)).toEqual([{ name: 'nothing', points: [{ at: 1, value: 1.5 }] }])
  expect(errors(games)[0]!.points).toEqual([{ at: 1, value: 0.25 }])
  expect(errors([game(1, 1, 'easy', { readings: [{ ...read, calls: 0 }] })])).toEqual([])
})

test('a line goes from left to right and the highest value touches the top', () => {
  const curve = {
    name: 'a',
    points: [
      { at: 0, value: 0 },
      { at: 2, value: 5 },
    ],
  }
  expect(path(curve, 3, 5, 100, 50)).toBe('0.0,50.0 100.0,0.0')
  expect(path({ name: 'a', points: [{ at: 0, value: 0 }] }, 1, 0, 100, 50)).toBe('50.0,50.0')
})
