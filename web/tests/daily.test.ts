import { beforeAll, expect, test } from 'vitest'
import { addWords, speak } from '../src/app/words'
import { rankOf } from '../src/screens/daily/results'

const end = { score: 8, margin: -18, won: false, rank: 1, of: 1 }

beforeAll(async () => {
  await speak('en')
  await addWords('daily')
})

test('who is alone has no rank yet, however far behind the bots', () => {
  expect(rankOf(end)).toBe('The first to finish today')
  expect(rankOf({ ...end, of: 4 })).toBe('Rank 1 of 4')
  expect(rankOf({ ...end, rank: 0 })).toContain('no rank')
})
