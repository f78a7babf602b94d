import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameEvent } from '../src/games/board'
import { Showing } from '../src/games/showing.svelte'
import type { Update } from '../src/wire'

const update = (since: number, version: number, events: unknown[], view: object): Update =>
  ({
    since,
    version,
    decision: version,
    events,
    view,
    choices: [{ do: `at-${version}` }],
    clocks: { left: null, of: null, pause: null },
  }) as unknown as Update

const event = (kind: string, now: object): GameEvent => ({ kind, now }) as GameEvent

const motion = {
  lasts: () => 100,
  urgent: (event: GameEvent) => event.kind === 'thrown',
}

let moving = true
let began: string[]
let showing: Showing
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  moving = true
  began = []
  showing = new Showing({
    motion: () => motion,
    moving: () => moving,
    began: (event) => began.push(event.kind),
  })
  showing.take(update(0, 1, [], { pawn: 0, turn: 0 }))
  flushSync()
})
afterEach(() => vi.useRealTimers())

describe('events are shown in turn', () => {
  test('each lays its own fields into the view at its end, and no choice comes before the last', async () => {
    showing.take(update(1, 3, [event('step', { pawn: 1 }), event('step', { pawn: 2 })], { pawn: 2, turn: 1 }))
    expect(showing.view).toEqual({ pawn: 0, turn: 0 })
    expect(showing.choices).toEqual([])
    await passes(100)
    expect(showing.view).toEqual({ pawn: 1, turn: 0 })
    expect(showing.event?.now).toEqual({ pawn: 2 })
    await passes(100)
    expect(showing.view).toEqual({ pawn: 2, turn: 1 })
    expect(showing.choices).toEqual([{ do: 'at-3' }])
    expect(showing.past.length).toBe(2)
  })

  test('updates that come meanwhile wait their turn', async () => {
    showing.take(update(1, 2, [event('a', { pawn: 1 })], { pawn: 1 }))
    showing.take(update(2, 3, [event('b', { pawn: 5 })], { pawn: 5 }))
    await passes(150)
    expect(showing.view?.['pawn']).toBe(1)
    expect(showing.choices).toEqual([])
    await passes(100)
    expect(showing.view?.['pawn']).toBe(5)
    expect(began).toEqual(['a', 'b'])
  })

  test('a hurry shows the rest at once', async () => {
    showing.take(
      update(
        1,
        4,
        [1, 2, 3].map((pawn) => event('step', { pawn })),
        { pawn: 3 },
      ),
    )
    showing.hurry()
    await passes(0)
    expect(showing.view).toEqual({ pawn: 3 })
    expect(showing.hurrying).toBe(false)
    expect(began.length).toBe(3)
  })

  test('without motion everything is there at once', async () => {
    moving = false
    showing.take(update(1, 2, [event('step', { pawn: 9 })], { pawn: 9 }))
    await passes(0)
    expect(showing.view).toEqual({ pawn: 9 })
  })

  test('something urgent clears the way before it', async () => {
    showing.take(update(1, 2, [event('slow', { pawn: 1 }), event('slow', { pawn: 2 })], { pawn: 2 }))
    await passes(10)
    showing.take(update(2, 3, [event('thrown', { pawn: 7 })], { pawn: 7 }))
    await passes(0)
    expect(showing.event?.kind).toBe('thrown')
    await passes(100)
    expect(showing.view).toEqual({ pawn: 7 })
  })
})

describe('what was missed', () => {
  test('a gap is not animated: the view is simply there', async () => {
    showing.take(update(8, 9, [event('step', { pawn: 4 })], { pawn: 4 }))
    expect(showing.view).toEqual({ pawn: 4 })
    expect(began).toEqual([])
  })

  test('a gap during an event ends it', async () => {
    showing.take(update(1, 2, [event('step', { pawn: 1 })], { pawn: 1 }))
    showing.take(update(8, 9, [], { pawn: 6 }))
    await passes(500)
    expect(showing.view).toEqual({ pawn: 6 })
    expect(showing.event).toBeUndefined()
  })

  test('the same version through other eyes waits until the events are over', async () => {
    showing.take(update(1, 2, [event('step', { pawn: 1 })], { pawn: 1 }))
    showing.take(update(2, 2, [], { pawn: 1, secret: 3 }))
    expect(showing.view).toEqual({ pawn: 0, turn: 0 })
    await passes(100)
    expect(showing.view).toEqual({ pawn: 1, secret: 3 })
  })
})

describe('a turn shown again', () => {
  const again = () =>
    void showing.again({ pawn: -2 } as never, [event('step', { pawn: -1 }), event('step', { pawn: 0 })])

  test('begins with the view before it and ends with what lies there', async () => {
    again()
    expect(showing.view).toEqual({ pawn: -2 })
    expect(showing.choices).toEqual([])
    await passes(200)
    expect(showing.view).toEqual({ pawn: 0, turn: 0 })
    expect(showing.choices).toEqual([{ do: 'at-1' }])
    expect(began).toEqual([])
  })

  test('gives way to what happens meanwhile, and lights no choice of before', async () => {
    again()
    await passes(50)
    showing.take(update(1, 2, [event('now', { pawn: 8 })], { pawn: 8 }))
    await passes(10)
    expect(showing.event?.kind).toBe('now')
    expect(showing.choices).toEqual([])
    await passes(100)
    expect(showing.view).toEqual({ pawn: 8 })
    expect(showing.choices).toEqual([{ do: 'at-2' }])
  })

  test('ends where the game has gone on without being told', async () => {
    again()
    await passes(50)
    showing.take(update(8, 9, [], { pawn: 6 }))
    await passes(500)
    expect(showing.view).toEqual({ pawn: 6 })
    expect(showing.choices).toEqual([{ do: 'at-9' }])
  })
})
