import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BoardProps, Choice, GameEvent, Made } from '../../src/games/board'
import parts from '../../src/games/bongo/game'
import { addWords, speak } from '../../src/app/words'
import { atRest, seatsOf } from '../boards'
import seen from './seen.json'

// A whole table in jsdom takes its time on a busy machine
vi.setConfig({ testTimeout: 30_000 })

type Phase = 'call' | 'out' | 'won' | 'choose_animal' | 'choose_owner'

let shown: Record<string, unknown> | undefined
let made: { choice: Choice; made: Made | undefined }[]

function laid(phase: Phase, more: Partial<BoardProps> = {}, yours = 1, part = parts.Board): void {
  const { view, choices } = seen[phase] as unknown as Pick<BoardProps, 'view' | 'choices'>
  const props: BoardProps = {
    ...atRest('bongo', parts, view, seatsOf(yours)),
    view,
    choices,
    eyes: 0,
    hands: view.to_act.filter((seat) => seat < yours),
    act: (choice, how) => made.push({ choice, made: how }),
    preview: () => Promise.resolve({}),
    ...more,
  }
  shown = mount(part, { target: document.body, props })
  flushSync()
}

const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)]
const struck = (code: string, more: KeyboardEventInit = {}) =>
  window.dispatchEvent(
    new KeyboardEvent('keydown', { code, key: code.at(-1)!.toLowerCase(), bubbles: true, ...more }),
  )
const answers = () => made.map(({ choice }) => choice['answer'])
const events = seen.events as unknown as GameEvent[]

beforeAll(async () => {
  await addWords('bongo')
  await speak('en')
})
beforeEach(() => {
  made = []
})
afterEach(async () => {
  await unmount(shown!)
  document.body.innerHTML = ''
})

describe('the dice', () => {
  test('each shows exactly one face, and says it', () => {
    laid('call')
    expect(all('.die')).toHaveLength(9)
    for (const die of all('.die')) expect(die.querySelectorAll('.face:not(.off)').length).toBe(1)
    expect(document.querySelector('.field')!.getAttribute('aria-label')).toContain(
      'rhino, rhino, rhino, bongo, bongo',
    )
    expect(document.querySelector('.field')!.getAttribute('aria-label')).toContain('Poachers: rhino, rhino')
  })

  test('the frame in which they are drawn is told, once for each throw', async () => {
    const frames: number[] = []
    laid('call', { seen: (at) => frames.push(at) })
    await new Promise((done) => setTimeout(done, 100))
    expect(frames).toHaveLength(1)
  })

  test('dice that nobody may call any more are no matter of time', async () => {
    const frames: number[] = []
    laid('choose_animal', { seen: (at) => frames.push(at) })
    await new Promise((done) => setTimeout(done, 100))
    expect(frames).toEqual([])
  })
})

describe('calling', () => {
  test('a touch calls at once, with the time of the touch', () => {
    laid('call')
    const pad = document.querySelector('.pad.gnu')!
    const event = new MouseEvent('pointerdown', { bubbles: true, button: 0 })
    pad.dispatchEvent(event)
    pad.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(answers()).toEqual(['gnu'])
    expect(made[0]!.made).toEqual({ seat: 0, at: event.timeStamp })
  })

  test('a click without a pointer calls too', () => {
    laid('call')
    document.querySelector<HTMLElement>('.pad.nothing')!.click()
    expect(answers()).toEqual(['nothing'])
  })

  test.each([
    ['Digit1', 'rhino'],
    ['Numpad2', 'gnu'],
    ['KeyB', 'bongo'],
    ['KeyN', 'nothing'],
  ])('%s calls %s', (code, answer) => {
    laid('call')
    struck(code)
    expect(answers()).toEqual([answer])
  })

  test('a key that is held down, or meant for the browser, calls nothing', () => {
    laid('call')
    struck('Digit1', { repeat: true })
    struck('KeyR', { ctrlKey: true })
    expect(made).toEqual([])
  })

  test('every hand at one device has keys and pads of its own', () => {
    laid('call', {}, 3)
    expect(all('.pads')).toHaveLength(3)
    struck('Digit2')
    struck('Digit0')
    struck('KeyE')
    expect(made.map(({ choice, made }) => [made!.seat, choice['answer']])).toEqual([
      [0, 'gnu'],
      [1, 'nothing'],
      [2, 'bongo'],
    ])
  })

  test('who is out, or has pressed, cannot press', () => {
    laid('out', {}, 2)
    const pads = document.querySelector('.pads.out')!
    expect(pads.getAttribute('aria-label')).toBe('Ben')
    pads.querySelector<HTMLElement>('.pad')!.click()
    struck('Digit7')
    expect(made).toEqual([])
    expect(all('.shelves .out')).toHaveLength(1)
  })
})

describe('after a round', () => {
  test('the reading is told, and the die that was taken is crossed', () => {
    laid('won', { past: events })
    expect(all('.strip li').map((step) => step.className.split(' ')[0])).toEqual([
      'wanted',
      'poachers',
      'count',
      'answer',
    ])
    expect(all('.die.taken')).toHaveLength(1)
  })

  test('the photo hangs beside the board, with every press and its bar', () => {
    laid('won', { past: events }, 1, parts.Aside)
    expect(all('figure li')).toHaveLength(3)
    expect(all('figure .bar')).toHaveLength(3)
    expect(document.querySelector('figure li.won')!.textContent).toContain('Awa: gnu, after 1.20 seconds')
    expect(document.querySelector('figure li.late b')!.textContent).toBe('+0.06 s')
  })

  test('after "nothing" the winner chooses an animal, by click or by number', () => {
    laid('choose_animal')
    expect(all('.choosing .lit')).toHaveLength(3)
    all('.choosing .lit')[1]!.click()
    struck('Digit3')
    expect(made.map(({ choice }) => choice['animal'])).toEqual(['gnu', 'bongo'])
  })

  test('where the supply is empty the winner chooses an owner, or none', () => {
    laid('choose_owner')
    expect(all('.choosing button').map((button) => button.textContent!.replace(/\s+/g, ' ').trim())).toEqual([
      'Take it from Ben 1',
      'Take it from Cleo 2',
      'Take none 3',
    ])
  })

  test('others see no buttons then', () => {
    laid('choose_animal', { hands: [], choices: [] })
    expect(all('.choosing')).toHaveLength(0)
  })
})
