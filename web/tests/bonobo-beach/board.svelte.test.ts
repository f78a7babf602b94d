import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { BoardProps, Choice } from '../../src/games/board'
import parts from '../../src/games/bonobo-beach/game'
import { addWords, speak } from '../../src/app/words'
import { atRest } from '../boards'
import seen from './seen.json'

// A whole island in jsdom takes its time on a busy machine
vi.setConfig({ testTimeout: 30_000 })

let shown: Record<string, unknown> | undefined
let news: Pick<BoardProps, 'view' | 'choices'> = $state.raw(seen.turn as never)

function laid(phase: 'turn' | 'lay', more: Partial<BoardProps> = {}): Choice[] {
  news = seen[phase] as never
  const made: Choice[] = []
  const props: BoardProps = {
    ...atRest('bonobo-beach', parts, news.view),
    get view() {
      return news.view
    },
    get choices() {
      return news.choices
    },
    eyes: 0,
    hands: [news.view.to_act[0]!],
    act: (choice) => made.push(choice),
    preview: () =>
      Promise.resolve({ numbers: [4, -1], points: 3, final_points: 6, woken: [], chased: [], scored: [] }),
  }
  Object.assign(props, more)
  shown = mount(parts.Board, { target: document.body, props })
  flushSync()
  return made
}

const lit = () => [...document.querySelectorAll<SVGElement>('.lit')]
const enter = (element: Element) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
const settled = () => new Promise((done) => setTimeout(done)).then(() => flushSync())

beforeAll(async () => {
  await addWords('bonobo-beach')
  await speak('en')
})
afterEach(async () => {
  await unmount(shown!)
  document.body.innerHTML = ''
})

describe('the board', () => {
  test.each(['turn', 'lay'] as const)('lights every choice of a %s, each with words of its own', (phase) => {
    laid(phase)
    const labels = lit().map((element) => element.getAttribute('aria-label'))
    expect(labels).toHaveLength(seen[phase].choices.length)
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels.join()).not.toContain('{')
  })

  test('lights nothing while a choice is on its way', () => {
    laid('turn', { busy: true })
    expect(lit()).toHaveLength(0)
  })

  test('Enter makes the choice that has the focus', () => {
    const made = laid('lay')
    const one = lit()[3]!
    one.focus()
    enter(one)
    expect(made).toEqual([seen.lay.choices[3]])
  })

  test('looking at a place tells what points at it, and the button puts the pawn', async () => {
    const made = laid('turn')
    const spot = document.querySelector<SVGElement>('.spot')!
    spot.focus()
    flushSync()
    await settled()
    expect(document.querySelector('.told')!.textContent).toContain('+4 −1')
    document.querySelector<HTMLButtonElement>('.buttons button:last-child')!.click()
    expect(made).toHaveLength(1)
    expect(made[0]!.do).toBe('put_pawn')
  })

  test('the rhombus looked at can be turned, and Escape lets it go', () => {
    laid('lay')
    const pairs = seen.lay.choices as unknown as { on: number[] }[]
    const first = pairs.findIndex(
      ({ on }) => pairs.filter((other) => other.on.some((id) => on.includes(id))).length > 1,
    )
    lit()[first]!.focus()
    flushSync()
    const before = document.querySelector('.ghost')!.getAttribute('points')
    document.querySelector<HTMLButtonElement>('.buttons .picture')!.click()
    flushSync()
    expect(document.querySelector('.ghost')!.getAttribute('points')).not.toBe(before)
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    flushSync()
    expect(document.querySelector('.ghost')).toBeNull()
  })

  test('whoever looks at something is not disturbed when the table tells the same again', () => {
    laid('lay')
    lit()[3]!.focus()
    flushSync()
    const ghost = document.querySelector('.ghost')!.getAttribute('points')
    const things = lit()
    news = structuredClone(seen.lay) as never
    flushSync()
    expect(lit()).toEqual(things)
    expect(document.activeElement).toBe(things[3])
    expect(document.querySelector('.ghost')!.getAttribute('points')).toBe(ghost)
  })

  test('a bonobo that leaves the beach sits on its towel again, and is worth nothing', () => {
    laid('turn')
    const worths = () => document.querySelectorAll('.pawn [transform="translate(0 17)"]').length
    const before = worths()
    const view = structuredClone(seen.turn.view)
    const seat = view.pawns.findIndex((own) => own.length)
    view.pawns[seat]!.pop()
    view.hands[seat]! += 1
    news = { ...news, view } as never
    flushSync()
    expect(before).toBeGreaterThan(0)
    expect(worths()).toBe(before - 1)
  })

  test('marks what is awake and what is about to be cut off', () => {
    laid('turn')
    expect(document.querySelectorAll('.awake')).toHaveLength(seen.turn.view.active.length)
    expect(document.querySelectorAll('.threatened')).toHaveLength(seen.turn.view.threatened.length)
  })
})
