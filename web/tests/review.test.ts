import { beforeAll, describe, expect, test } from 'vitest'
import type { Review, Step } from '../src/app/analysis'
import { addWords, speak } from '../src/app/words'
import { momentAt, opening, sharesAt, shownBy, versionOf, versionShown } from '../src/screens/review/moments'
import { seatsFrom } from '../src/screens/review/seats'
import { Teller } from '../src/screens/review/telling'
import { toneOf } from '../src/screens/review/worths.svelte'
import type { Replayed } from '../src/wire'

const step = (since: number, until: number, change: number[], more: Partial<Step> = {}): Step => ({
  since,
  until,
  kind: 'luck',
  seat: null,
  choice: null,
  change,
  after: [50 + change[0]!, 50 + change[1]!],
  cost: null,
  ...more,
})

const cost = { cost: 0.2, low: 0.1, high: 0.3, best: { do: 'draw' }, simulations: 9 }
const review = {
  game: 'bonobo-beach',
  whole: 100,
  start: [50, 50],
  steps: [
    step(0, 3, [10, -10]),
    step(3, 4, [-20, 20], { kind: 'choice', seat: 1, choice: { do: 'draw' }, cost }),
    step(6, 8, [50, -50]), // what was taken back between is no step
  ],
  mistakes: [{ step: 1, because: [] }],
  turning: [1, 2],
  luckiest: 2,
  played: { seat: 0, ahead: 0.1, low: -0.1, high: 0.3, clear: false },
} as unknown as Review
// Of the first choice these eyes saw nothing.
const record = {
  steps: [1, 2, 5, 6, 7, 8].map((version) => ({ version, seat: -1, events: [] })),
} as unknown as Replayed

describe('moments of a review on the film of its replay', () => {
  test('every moment is found again from its lines of the record', () => {
    for (let moment = 0; moment <= review.steps.length; moment++)
      expect(momentAt(review, versionOf(review, moment))).toBe(moment)
  })

  test('the film shows what these eyes saw up to there', () => {
    expect([0, 1, 2, 3].map((moment) => shownBy(record, versionOf(review, moment)))).toEqual([0, 2, 2, 6])
    expect(versionShown(record, 3)).toBe(5)
    expect(versionShown(record, 0)).toBe(0)
  })

  test('it begins where everything is laid out', () => {
    expect(opening(review)).toBe(3)
    expect(opening({ ...review, steps: review.steps.slice(1) })).toBe(3)
  })

  test('shares are of one win', () => {
    expect(sharesAt(review, 0)).toEqual([0.5, 0.5])
    expect(sharesAt(review, 2)).toEqual([0.3, 0.7])
  })
})

describe('a review in words', () => {
  beforeAll(async () => {
    await speak('en')
    await Promise.all(['review', 'table', 'bonobo-beach'].map(addWords))
  })
  const teller = new Teller(review, record, ['Awa', 'Binta'])

  test('an error says what it cost and what was better', () => {
    const told = teller.mistake(review.mistakes[0]!)
    expect(told).toContain('Move 3, Binta')
    expect(told).toContain('20.0%')
    expect(told).not.toContain('{')
  })

  test('a turning point says who won and lost by it, and nature is told where nothing was seen', () => {
    expect(teller.turn(review.steps[2]!)).toContain('Awa +50.0%, Binta −50.0%')
    expect(teller.turn(review.steps[2]!)).toContain('dice and draws')
  })

  test('the luckiest throw bears its name, be it a turning point or not', () => {
    const among = teller.points()
    expect(among.map(({ step }) => step)).toEqual([1, 2])
    expect(among[0]!.words).toContain('Move 3: Binta')
    expect(among[1]!.words).toContain('The luckiest throw, move 6: dice and draws → Awa +50.0%')
    const beside = new Teller({ ...review, luckiest: 0 }, record, ['Awa', 'Binta']).points()
    expect(beside.map(({ step }) => step)).toEqual([1, 2, 0])
    expect(beside[1]!.words).not.toContain('luckiest')
    expect(beside[2]!.words).toContain('The luckiest throw, move 0')
    const none = new Teller({ ...review, luckiest: null }, record, ['Awa', 'Binta']).points()
    expect(none).toHaveLength(2)
  })

  test('who played best is left open where the interval says nothing', () => {
    expect(teller.best()).toContain('cannot be told')
  })
})

test('a choice is coloured by how far it is behind the best', () => {
  const tones = [0, 0.01, 0.05, 0.5].map((behind) => toneOf({ best: behind === 0, behind }))
  expect(tones).toEqual(['best', 'fine', 'poor', 'bad'])
  expect(toneOf({ best: false, behind: 0 }), 'it wins as often, but its solved lead is less').toBe('fine')
})

test('playing on one sits where one likes, among bots or people to come', () => {
  expect(seatsFrom(3, 1, 'Awa', 'easy').map(({ who }) => who)).toEqual(['bot', 'here', 'bot'])
  expect(seatsFrom(2, 0, 'Awa', null)).toEqual([{ who: 'here', name: 'Awa' }, { who: 'guest' }])
})
