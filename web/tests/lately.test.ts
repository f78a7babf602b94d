import { describe, expect, test } from 'vitest'
import type { GameEvent, GameParts, View } from '../src/games/board'
import { margin, pointsIn, pointsOf, turningPoint } from '../src/games/course.svelte'
import { Lately } from '../src/games/lately.svelte'
import { marksOf } from '../src/games/marks'

const parts = { actor: (before: View) => before['turn'] } as unknown as GameParts
const view = (turn: number | null) => ({ turn }) as unknown as View
const event = (kind: string, now = {}): GameEvent => ({ kind, now })

describe('the last turns of others', () => {
  const lately = () =>
    new Lately(
      () => [0],
      () => parts,
    )

  test('are kept until one has played and they play again', () => {
    const seen = lately()
    seen.note(event('a'), view(1))
    seen.note(event('b'), view(1))
    seen.note(event('c'), view(2))
    expect(seen.traces.map(({ seat, events }) => [seat, events.length])).toEqual([
      [1, 2],
      [2, 1],
    ])
    seen.note(event('mine'), view(0))
    expect(seen.traces).toHaveLength(2)
    seen.note(event('d'), view(1))
    expect(seen.traces.map(({ seat, events }) => [seat, events[0]!.kind])).toEqual([[1, 'd']])
  })

  test('are all kept of who plays twice before one’s own turn', () => {
    const seen = lately()
    for (const [kind, seat] of [
      ['mine', 0],
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ] as const)
      seen.note(event(kind), view(seat))
    expect(seen.traces.map(({ seat, events }) => [seat, events[0]!.kind])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [1, 'c'],
    ])
  })

  test('are only the last of each for who looks on', () => {
    const seen = new Lately(
      () => [],
      () => parts,
    )
    for (const seat of [0, 1, 0, 1]) seen.note(event(`of ${seat}`), view(seat))
    expect(seen.traces.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('are those of before when a choice is taken back, and none of a person’s who takes one back', () => {
    const seen = lately()
    const undone = (seat: number) => seen.note({ ...event('undone'), seat }, view(0))
    const turns = () => seen.traces.map(({ events }) => events[0]!.kind)
    seen.note(event('first'), view(1))
    const { marked } = seen
    seen.note(event('mine'), view(0))
    seen.chose(marked)
    seen.note(event('second'), view(1))
    expect(turns()).toEqual(['second'])
    undone(0)
    expect(turns()).toEqual(['first'])
    undone(1)
    expect(turns()).toEqual([])
  })

  test('are told whole, however much of them was there when a line was told', () => {
    const seen = lately()
    const first = seen.note(event('a'), view(1))!
    seen.note(event('b'), view(1))
    expect(seen.whole(first).events.map(({ kind }) => kind)).toEqual(['a', 'b'])
  })

  test('leave out what belongs to nobody', () => {
    const seen = lately()
    expect(seen.note(event('tile_laid'), view(null))).toBeUndefined()
    expect(seen.traces).toEqual([])
  })
})

test('in Bongo a round is shown again by who called, read and got the photo; dice are nobody’s', async () => {
  const { default: bongo } = await import('../src/games/bongo/game')
  const seen = new Lately(
    () => [0],
    () => bongo,
  )
  const before = { roller: 2 } as unknown as View
  const noted = (kind: string, facts = {}) => seen.note({ ...event(kind), ...facts }, before)
  expect(noted('thrown', { what: 'throw_white' })).toBeUndefined()
  noted('called', { seat: 1 })
  noted('round_won', { seat: 1 })
  expect(noted('trophy_gained', { seat: 1 })?.events).toHaveLength(3)
  expect(noted('round_void')?.seat).toBe(2)
})

test('marks follow the view through a turn, and take words of what follows', () => {
  const trace = {
    seat: 1,
    eyes: null,
    before: view(1),
    events: [event('go', { x: 3 }), event('go'), event('paid')],
  }
  const marks = marksOf(
    trace,
    ({ kind }, before) => (kind === 'go' ? { spots: [{ x: Number(before['x'] ?? 0), y: 0 }] } : 'words'),
    ({ kind }) => kind,
  )
  expect(marks.map(({ spots, words }) => [spots[0]!.x, words])).toEqual([
    [0, 'go'],
    [3, 'go paid'],
  ])
})

test('steps of a way are one mark, from its first spot to its last', () => {
  const at = (x: number) => ({ x, y: 0 })
  const trace = { seat: 1, eyes: null, before: view(1), events: [event('1'), event('2'), event('stop')] }
  const marks = marksOf(
    trace,
    ({ kind }) =>
      kind === 'stop' ? 'words' : { spots: [at(Number(kind) - 1), at(Number(kind))], step: true },
    ({ kind }) => kind,
  )
  expect(marks).toHaveLength(1)
  expect(marks[0]!.spots.map(({ x }) => x)).toEqual([0, 1, 2])
  expect(marks[0]!.words).toBe('1 2 stop')
})

describe('the standing over a game', () => {
  const moments = [
    [0, 0],
    [2, 0],
    [2, 5],
    [7, 5],
  ].map((points) => ({ points }))

  test('turns for good where the winner takes the lead and keeps it', () => {
    expect(turningPoint(moments, [0])?.points).toEqual([7, 5])
    expect(turningPoint(moments.slice(1, 2), [0])).toBeUndefined()
  })

  test('ends by so many points', () => {
    expect(margin([7, 5, 1], [0])).toBe(2)
    expect(margin([7, 7], [0, 1])).toBeUndefined()
  })

  test('is told only where everybody’s points can be', () => {
    const game = { points: (_: View, seat: number) => (seat ? undefined : 3) } as unknown as GameParts
    expect(pointsIn({ players: 2, scores: null } as unknown as View, game)).toBeUndefined()
    expect(pointsIn({ players: 2, scores: [1, 2] } as unknown as View, game)).toEqual([1, 2])
    const photos = { points: () => '4/6' } as unknown as GameParts
    expect(pointsIn({ players: 2, scores: [9, 8] } as unknown as View, photos)).toBeUndefined()
    expect(pointsOf({ players: 2, scores: [9, 8] } as unknown as View, photos, 0)).toBe('4/6')
  })
})
