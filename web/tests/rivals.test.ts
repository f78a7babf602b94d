import { describe, expect, test } from 'vitest'
import { levelsOf, nextLevel, onlyBots } from '../src/screens/table/rivals'
import type { SeatInfo } from '../src/wire'

const LEVELS = ['child', 'easy', 'medium', 'hard', 'champion']
const seat = (who: SeatInfo['who'], level: string | null = null, yours = false) =>
  ({ who, level, yours }) as SeatInfo
const me = seat('person', null, true)

describe('the bots one plays against', () => {
  test('each level is named once; a bot that holds a seat is no rival', () => {
    const seats = [me, seat('bot', 'easy'), seat('bot', 'easy'), seat('person', 'hard')]
    expect(levelsOf({ seats })).toEqual(['easy'])
  })

  test('only a seat of my own against bots alone is a game that tells how good I am', () => {
    expect(onlyBots({ seats: [me, seat('bot', 'easy')] })).toBe(true)
    expect(onlyBots({ seats: [me, me, seat('bot', 'easy')] })).toBe(false)
    expect(onlyBots({ seats: [me, seat('person'), seat('bot', 'easy')] })).toBe(false)
    expect(onlyBots({ seats: [seat('bot', 'easy'), seat('bot', 'easy')] })).toBe(false)
  })

  test('harder after a win, easier after a defeat, from the best bot on; nothing beyond the ends', () => {
    expect(nextLevel(LEVELS, ['easy', 'medium'], true)).toBe('hard')
    expect(nextLevel(LEVELS, ['easy', 'medium'], false)).toBe('easy')
    expect(nextLevel(LEVELS, ['champion'], true)).toBeUndefined()
    expect(nextLevel(LEVELS, ['child'], false)).toBeUndefined()
    expect(nextLevel(LEVELS, ['random'], true)).toBeUndefined()
    expect(nextLevel([], ['easy'], true)).toBeUndefined()
  })
})
