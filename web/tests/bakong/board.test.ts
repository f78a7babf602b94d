import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import parts from '../../src/games/bakong/game'
import type { BoardProps, Choice } from '../../src/games/board'
import { addWords, speak } from '../../src/app/words'
import { atRest } from '../boards'
import seen from './seen.json'

const PHASES = Object.keys(seen).filter((phase) => phase !== 'over')
type Moment = Pick<BoardProps, 'view' | 'choices'> & { previews: Record<string, unknown>[] }
const moments = seen as unknown as Record<string, Moment>

let shown: Record<string, unknown> | undefined

function laid(phase: string, more: Partial<BoardProps> = {}): Choice[] {
  const { view, choices, previews } = moments[phase]!
  const made: Choice[] = []
  const props: BoardProps = {
    ...atRest('bakong', parts, view),
    view,
    choices,
    eyes: 0,
    hands: [view.to_act[0]!],
    act: (choice) => made.push(choice),
    preview: (choice) => Promise.resolve(previews[choices.indexOf(choice)]),
    ...more,
  }
  shown = mount(parts.Board, { target: document.body, props })
  flushSync()
  return made
}

const lit = () => [...document.querySelectorAll<HTMLElement>('.lit')]
const enter = (element: Element) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
const settled = () => new Promise((done) => setTimeout(done)).then(() => flushSync())
const told = () => document.querySelector('.told')!.textContent

beforeAll(async () => {
  await addWords('bakong')
  await speak('en')
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
})

describe('the board', { timeout: 30_000 }, () => {
  test('the moments are those of every phase with a choice', () => {
    expect(PHASES.sort()).toEqual(
      [
        'abandoned_camp',
        'big_emerald',
        'first_object',
        'flip',
        'journal',
        'make_room',
        'map',
        'mix',
        'quicksand',
        'temple',
        'walk',
        'waterfall',
      ].sort(),
    )
  })

  test.each(PHASES)('Enter reaches every choice of %s, each in words', async (phase) => {
    const made = laid(phase)
    await settled()
    for (const one of lit()) enter(one)
    const all = moments[phase]!.choices
    expect(new Set(made)).toEqual(new Set(all))
    const labels = lit().map((one) => one.getAttribute('aria-label'))
    expect(new Set(labels).size).toBe(all.length)
    expect(document.body.textContent + labels.join()).not.toMatch(/\{[a-z$]/)
  })

  test('lights nothing while a choice is on its way', () => {
    laid('flip', { busy: true })
    expect(lit()).toHaveLength(0)
  })

  test('a die looked at shows its task, the tile it turns and where the other one leads', async () => {
    const made = laid('flip')
    await settled()
    const first = moments['flip']!.choices[0]!
    document.querySelector<HTMLElement>('button.die')!.focus()
    flushSync()
    await settled()
    expect(document.querySelectorAll('.hole svg')).toHaveLength(2)
    expect(document.querySelectorAll('.way .turned')).toHaveLength(1)
    expect(document.querySelectorAll('.way .stop').length).toBeGreaterThan(0)
    expect(told()).toContain('Tile')
    document.querySelector<HTMLElement>('.do button')!.click()
    expect(made).toEqual([first])
  })

  test('the tiles that the dice would turn are lit on the trail', async () => {
    laid('flip')
    await settled()
    const places = moments['flip']!.previews.map(({ flips }) => String((flips as { place: number }).place))
    expect(
      [...document.querySelectorAll<SVGElement>('.spot')].map(({ dataset }) => dataset['place']),
    ).toEqual(places)
  })

  test('Escape lets go of what was looked at', async () => {
    laid('flip')
    await settled()
    const die = document.querySelector<HTMLElement>('button.die')!
    die.focus()
    flushSync()
    await settled()
    die.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    flushSync()
    expect(document.querySelector('.way')).toBeNull()
  })

  test('an object says whether it fits before it is taken', async () => {
    laid('abandoned_camp')
    document.querySelector<HTMLElement>('.offers button')!.focus()
    flushSync()
    await settled()
    expect(told()).toMatch(/fits?\b/)
  })

  test.each([true, false])('a tile that turns shows both faces if things move (%s)', (moving) => {
    laid('flip', {
      choices: [],
      event: { kind: 'flipped', seat: 0, die: 3, place: 3, from: 'plain', to: 'river', now: {} },
      moving,
    })
    expect(document.querySelectorAll('.away, .up')).toHaveLength(moving ? 2 : 0)
  })

  test('seen faces peek out, and only those', () => {
    const { view } = moments['map']!
    const known = (view['seen'] as (string | null)[]).filter(Boolean)
    expect(known.length).toBeGreaterThan(0)
    laid('map')
    expect(document.querySelectorAll('.peek')).toHaveLength(known.length)
  })
})
