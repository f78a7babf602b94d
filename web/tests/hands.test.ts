import { beforeAll, expect, test } from 'vitest'
import type { Hand, Review } from '../src/app/analysis'
import { addWords, speak } from '../src/app/words'
import { Teller } from '../src/screens/review/telling'
import type { Replayed } from '../src/wire'

const review = {
  game: 'banjooli-xeet',
  steps: [{ since: 12, until: 13, kind: 'choice', seat: 1, choice: { do: 'keep' } }],
} as unknown as Review
const hand: Hand = {
  seat: 1,
  held: { places: ['red', 'violet', 'green'], last: 'yellow' },
  blind: 0.1,
  suspected: [{ step: 0, share: 0.75, likeliest: {}, most: 0.75 }],
  away: 0,
}
const teller = new Teller(review, { steps: [] } as unknown as Replayed, ['Awa', 'Binta'])

beforeAll(async () => {
  await speak('en')
  await Promise.all(['review', 'banjooli-xeet'].map(addWords))
})

test('a hand is told in the words of its game', () => {
  expect(teller.hand(hand.held)).toMatch(/Red.*Violet.*Green.*last.*Yellow/)
})

test('who gave a hand away is named, with the move and what it was', () => {
  const told = teller.gaveAway(hand, 0)
  for (const part of ['12', 'Binta', 'Violet']) expect(told).toContain(part)
})

test('who kept it secret hears how near the table was', () => {
  expect(teller.keptSecret({ ...hand, away: null })).toMatch(/Binta kept .*75/)
  expect(teller.keptSecret({ ...hand, away: null, suspected: [] })).toMatch(/10/)
})
