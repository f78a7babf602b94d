import { describe, expect, it } from 'vitest'
import { beforeOf } from '../src/screens/review/before'
import type { StoryGame } from '../src/wire'

const played = (
  table: string,
  ended: number,
  median: number | null,
  more: Partial<StoryGame> = {},
): StoryGame => ({
  table,
  game: 'bongo',
  ended,
  names: ['Awa', 'easy'],
  levels: [null, 'easy'],
  seats: [0],
  share: 1,
  handicaps: [0, 0],
  readings: [{ kind: 'nothing', calls: 3, errors: 1, median }],
  ...more,
})

describe('what one did before', () => {
  it('is the middle of earlier games of the same kind, and of no others', () => {
    const story = [
      played('here', 5, 800),
      played('a', 1, 1000),
      played('b', 2, 1400),
      played('c', 3, null),
      played('later', 6, 1),
      played('two seats', 4, 1, { seats: [0, 1] }),
      played('another game', 4, 1, { game: 'bakong' }),
      played('not reviewed', 4, 1, { readings: [] }),
    ]
    const before = beforeOf(story, 'here')!
    expect([before.seat, before.games]).toEqual([0, 3])
    expect([...before.medians]).toEqual([['nothing', 1200]])
  })

  it('is nothing for who did not play, or played several seats', () => {
    expect(beforeOf([played('a', 1, 1)], 'here')).toBeUndefined()
    expect(beforeOf([played('here', 1, 1, { seats: [0, 1] })], 'here')).toBeUndefined()
  })
})
