import { describe, expect, test } from 'vitest'
import type { GameEvent, View } from '../../src/games/board'
import { keyName, ROWS, struck } from '../../src/games/bongo/keys'
import { beatOf, motion } from '../../src/games/bongo/motion'
import { stripOf } from '../../src/games/bongo/photo'
import { isMeant, placesOf, takenDie, tossed } from '../../src/games/bongo/places'
import { roundBefore, roundOf } from '../../src/games/bongo/round'
import type { Step, Dice } from '../../src/games/bongo/types'
import type { Judged } from '../../src/wire'
import seen from './seen.json'

const events = seen.events as unknown as GameEvent[]
const view = seen.call.view as unknown as View
const thrown: GameEvent = { kind: 'thrown', what: 'throw_white', dice: [], now: {} }

describe('the story of a round', () => {
  test('holds the calls, the reading and the photo', () => {
    const round = roundOf(events, undefined)
    expect([...round.calls.keys()]).toEqual([1, 0])
    expect(round.calls.get(1)).toMatchObject({ answer: 'bongo', right: false })
    expect(round.decided?.answer).toBe('gnu')
    expect(round.photo.map(({ verdict }) => verdict)).toEqual(['punished', 'won', 'late'])
  })

  test('begins anew with the next throw, while the last one can still be looked at', () => {
    const past = [...events, thrown]
    expect(roundOf(past, undefined)).toMatchObject({ decided: undefined, photo: [] })
    expect(roundBefore(past).decided?.answer).toBe('gnu')
    expect(roundBefore(past).photo).toHaveLength(3)
  })
})

describe('time', () => {
  test('a throw is urgent; nothing that happens while others read takes time', () => {
    expect(motion.urgent!(thrown)).toBe(true)
    for (const kind of ['thrown', 'called', 'note', 'next'])
      expect(motion.lasts({ kind, now: {} }, view)).toBe(0)
  })

  test.each([
    [4200, ['wanted', 'standing', 'count', 'answer']],
    [5100, ['wanted', 'standing', 'poachers', 'count', 'answer']],
    [6000, ['wanted', 'standing', 'poachers', 'guards', 'count', 'answer']],
  ])(
    'in %s ms a whole reading and the trophy are told before the next dice fall, and no step is hurried',
    (pause, names) => {
      const steps = names.map((step) => ({ step })) as Step[]
      const told =
        motion.lasts({ kind: 'round_won', reading: steps, now: {} }, view, pause) +
        motion.lasts({ kind: 'trophy_gained', now: {} }, view)
      expect(told).toBeLessThan(pause - 300)
      expect(beatOf(steps, pause)).toBeGreaterThan(700)
    },
  )
})

describe('places', () => {
  test('as many dice as the level has', () => {
    expect(['basic', 'poachers', 'guards'].map((level) => placesOf(level).length)).toEqual([7, 9, 10])
  })

  test('dice lie a little differently in each throw, but never on their heads', () => {
    const turns = Array.from({ length: 50 }, (_, round) => tossed(round, 3).turn)
    expect(new Set(turns).size).toBe(50)
    expect(Math.max(...turns.map(Math.abs))).toBeLessThan(15)
  })

  test('a step points at the dice it is about', () => {
    const dice = seen.call.view.dice as Dice
    const meant = (step: Step) =>
      placesOf('poachers')
        .filter((place) => isMeant(step, place, dice))
        .map(({ kind, at }) => kind + at)
    expect(meant({ step: 'wanted', dice: [2, 2], number: 2 })).toEqual(['film0', 'film1'])
    expect(meant({ step: 'count', counts: { rhino: 2, gnu: 0, bongo: 2 }, matches: ['bongo'] })).toEqual([
      'white3',
      'white4',
    ])
  })

  test('a die is taken only once no guard can save it', () => {
    const poachers: Step = { step: 'poachers', dice: ['gnu', 'gnu'], animal: 'gnu', die: 2 }
    expect(takenDie([poachers], false)).toBe(2)
    expect(takenDie([poachers], true)).toBeNull()
    expect(takenDie([poachers, { step: 'guards', die: 'rhino', saved: false }], true)).toBe(2)
  })
})

describe('keys', () => {
  test('no key means two things', () => {
    expect(new Set(ROWS.flat()).size).toBe(32)
  })

  test('letters are for somebody alone', () => {
    const key = { code: 'KeyG', key: 'g', repeat: false, ctrlKey: false, metaKey: false, altKey: false }
    expect(struck(key, 1, ['r', 'g', 'b', 'n'])).toEqual({ hand: 0, answer: 'gnu' })
    expect(struck(key, 2, ['r', 'g', 'b', 'n'])).toBeUndefined()
  })

  test('a French keyboard is named as it is printed', () => {
    expect(ROWS[2]!.map((code) => keyName(code, 'fr'))).toEqual(['A', 'Z', 'E', 'R'])
    expect(ROWS[2]!.map((code) => keyName(code, 'en'))).toEqual(['Q', 'W', 'E', 'R'])
  })
})

describe('the photo', () => {
  const press = (time: number, bar: number, verdict: Judged['verdict']): Judged => ({
    seat: 0,
    answer: 'gnu',
    claimed: time,
    reaction: time,
    handicap: 0,
    time,
    bar,
    paid: 0,
    verdict,
  })

  test('keeps order and distance, bars and all on the strip', () => {
    const { marks, finish } = stripOf([
      press(900, 16, 'punished'),
      press(1200, 16, 'won'),
      press(1800, 40, 'late'),
    ])
    expect(finish).toBe(marks[1]!.left)
    expect((marks[2]!.left - marks[1]!.left) / (marks[1]!.left - marks[0]!.left)).toBeCloseTo(2)
    for (const { from, to } of marks) expect(from >= 0 && to <= 100).toBe(true)
    expect(marks[2]!.behind).toBe(600)
  })

  test('of two that are level, one lies within the bar of the other', () => {
    const [first, second] = stripOf([press(1000, 16, 'level'), press(1010, 33, 'level')]).marks
    expect(second!.from).toBeLessThan(first!.left)
  })

  test('one press alone, or none that was right, is no trouble', () => {
    expect(stripOf([press(1000, 16, 'punished')])).toMatchObject({ finish: undefined })
    expect(stripOf([press(1000, 16, 'won')]).finish).toBeCloseTo(50)
  })
})
