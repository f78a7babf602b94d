import { beforeAll, describe, expect, test } from 'vitest'
import { fits, pointsOf } from '../src/screens/seating/agreed'
import { namesOf, sittingAt } from '../src/app/names'
import { speak } from '../src/app/words'

beforeAll(() => speak('en'))

describe('what was agreed', () => {
  test('the clock comes first, then every rule in words with a line that explains it', () => {
    const points = pointsOf({
      game: 'bakong',
      options: { quicksand: 'after_move', memory_aid: false },
      clock: 30,
    })
    expect(points.map(({ words }) => words)).toEqual([
      '30 s for each choice',
      'Quicksand takes an object: After the move',
      'Memory aid: No',
    ])
    expect(points.every(({ help }) => help)).toBe(true)
  })

  test('the rules of the box need no words', () => {
    expect(pointsOf({ game: 'bongo', options: {}, clock: null })).toEqual([])
  })

  test('a rule of the house says what the box says instead', () => {
    const options = { after_wrong_call: 'out', patience: 30, level: 'guards' }
    const box_rules = { after_wrong_call: 'free', patience: 'off' }
    const points = pointsOf({ game: 'bongo', options, box_rules, clock: null })
    expect(points.map(({ words }) => words)).toEqual([
      'After a wrong call: Out until the next roll',
      'Seconds to look: 30',
      'Level: With poachers and guards',
    ])
    expect(points.map(({ help }) => help?.split('By the box: ')[1])).toEqual([
      'May call again.',
      'Until somebody is right.',
      undefined,
    ])
  })

  test('that every choice stands is said, that choices may be taken back is not', () => {
    const stands = pointsOf({ game: 'bongo', options: {}, clock: null, takes_back: false })
    expect(stands.map(({ words }) => words)).toEqual(['Every choice stands'])
    expect(pointsOf({ game: 'bongo', options: {}, clock: null, takes_back: true })).toEqual([])
  })

  test('a table with the real box says so first', () => {
    const points = pointsOf({ game: 'bongo', options: {}, clock: 30, box: {} })
    expect(points.map(({ words }) => words)).toEqual(['With the real box', '30 s for each choice'])
  })

  test('an option of a newer server shows its own name', () => {
    expect(pointsOf({ game: 'bongo', options: { moon: 3 }, clock: null })[0]!.words).toBe('moon: 3')
  })
})

describe('who sits at a table', () => {
  test('a bot is the character of its level, twins have numbers, and free seats say so', () => {
    const names = (seats: string[], levels: (string | null)[]) => namesOf(sittingAt({ seats, levels }))
    expect(names(['Awa', 'easy', ''], [null, 'easy', null])).toEqual(['Awa', 'Tama', 'a free seat'])
    expect(names(['easy', 'Awa', 'hard'], ['easy', null, 'hard'])).toEqual(['Tama', 'Awa', 'Zerda'])
    expect(names(['easy', 'hard', 'easy', 'easy'], ['easy', 'hard', 'easy', 'easy'])).toEqual([
      'Tama',
      'Zerda',
      'Tama 2',
      'Tama 3',
    ])
    expect(names(['random', 'moon'], ['random', 'moon'])).toEqual(['Bot', 'Bot 2'])
  })

  test('a person may be called what a bot is called', () => {
    expect(namesOf(sittingAt({ seats: ['easy', 'Awa'], levels: [null, null] }))).toEqual(['easy', 'Awa'])
  })

  test('names no seat that is not at the table', () => {
    expect(['drawn', 'seat0', 'seat2', 30, true].filter((value) => fits(value, 2))).toEqual([
      'drawn',
      'seat0',
      30,
      true,
    ])
  })
})
