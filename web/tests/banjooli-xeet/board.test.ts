import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import parts from '../../src/games/banjooli-xeet/game'
import type { View } from '../../src/games/banjooli-xeet/types'
import type { BoardProps, Choice } from '../../src/games/board'
import { addWords, speak } from '../../src/app/words'
import { atRest } from '../boards'
import found from './seen.json'

// A whole track in jsdom takes its time on a busy machine
vi.setConfig({ testTimeout: 30_000 })

type Seen = Pick<BoardProps, 'view' | 'choices'>
type Phase = 'lay_berry' | 'reroll' | 'choose' | 'way' | 'leap' | 'spear' | 'back' | 'exchange' | 'frenzy'
const seen = found as unknown as Record<Phase, Seen> & {
  previews: Record<string, unknown>[]
  again: View[]
}

let shown: Record<string, unknown> | undefined

function laid(phase: Phase, more: Partial<BoardProps> = {}): Choice[] {
  const { view, choices } = seen[phase]
  const made: Choice[] = []
  const props: BoardProps = {
    ...atRest('banjooli-xeet', parts, more.view ?? view),
    view,
    choices,
    eyes: view.to_act[0]!,
    hands: view.to_act,
    act: (choice) => made.push(choice),
    preview: (choice) => Promise.resolve(phase === 'way' ? seen.previews[choices.indexOf(choice)] : {}),
    ...more,
  }
  shown = mount(parts.Board, { target: document.body, props })
  flushSync()
  return made
}

const lit = () => [...document.querySelectorAll<HTMLElement | SVGElement>('.lit')]
const one = <Kind extends Element>(selector: string) => document.querySelector<Kind>(selector)!
const look = (element: HTMLElement | SVGElement) => {
  element.focus()
  flushSync()
}
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const click = (element: Element) => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const settled = () => new Promise((done) => setTimeout(done, 5)).then(() => flushSync())

beforeAll(async () => {
  await addWords('banjooli-xeet')
  await speak('en')
})
afterEach(async () => {
  await unmount(shown!)
  document.body.innerHTML = ''
})

describe('what can be chosen', () => {
  test.each(['lay_berry', 'choose', 'leap', 'spear', 'back', 'exchange', 'frenzy'] as const)(
    'in phase %s every choice is lit, with words of its own',
    (phase) => {
      const made = laid(phase)
      const labels = lit().map((element) => element.getAttribute('aria-label'))
      expect(labels).toHaveLength(seen[phase].choices.length)
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels.join()).not.toMatch(/[{}]/)
      for (const element of lit()) press(element, 'Enter')
      expect(made).toHaveLength(seen[phase].choices.length)
      expect(made).toEqual(expect.arrayContaining([...seen[phase].choices]))
    },
  )

  test('lights nothing while a choice is on its way', () => {
    laid('choose', { busy: true })
    expect(lit()).toHaveLength(0)
  })
})

describe('a race that is run again', () => {
  test.each([0, 1, 2, 3])('is shown from its tie to the first throw of the next one (%s)', (step) => {
    const view = seen.again[step]!
    laid('reroll', { view, choices: [], hands: [] })
    expect(view.race).toBe(step ? 2 : 1)
    expect(document.body.textContent).not.toMatch(/[{}]|undefined|NaN/)
  })

  test('after the tie all cards lie open, in the next race one sees one’s own', () => {
    for (const [step, names] of [
      [0, ['Ben']],
      [3, []],
    ] as const) {
      const view = seen.again[step]!
      shown = mount(parts.Aside!, {
        target: document.body,
        props: {
          ...atRest('banjooli-xeet', parts, view),
          view,
          choices: [],
          eyes: 0,
          hands: [],
          act: () => {},
          preview: () => Promise.resolve({}),
        },
      })
      flushSync()
      expect(
        [...document.querySelectorAll('.shown li > :last-child')].map(({ textContent }) => textContent),
      ).toEqual(names)
      document.body.innerHTML = ''
    }
  })
})

describe('the dice', () => {
  const dice = () => [...document.querySelectorAll<HTMLButtonElement>('.dice button')]

  test('every set of dice can be thrown again', () => {
    const made = laid('reroll')
    for (const choice of seen.reroll.choices.filter(({ do: what }) => what === 'reroll')) {
      const wanted = choice['dice'] as number[]
      dice().forEach((die, i) => {
        if (wanted.includes(i) !== (die.getAttribute('aria-pressed') === 'true')) click(die)
      })
      const label = one('.answer:last-child').getAttribute('aria-label')!
      for (const die of wanted) expect(label).toContain(die === 5 ? 'Sorcery die' : `Die ${die + 1}:`)
      expect(label).not.toContain('Die 0')
      click(one('.answer:last-child'))
      expect(made.at(-1)).toEqual(choice)
    }
  })

  test('all are kept where none is marked', () => {
    const made = laid('reroll')
    expect(document.querySelectorAll('.answer')).toHaveLength(1)
    click(one('.answer'))
    expect(made).toEqual([{ do: 'keep' }])
  })

  test('the sorcery die says that it is one', () => {
    laid('choose')
    const labels = [...document.querySelectorAll('.dice [role=img]')].map((die) =>
      die.getAttribute('aria-label'),
    )
    expect(labels).toHaveLength(6)
    expect(labels.filter((label) => label!.startsWith('Sorcery die'))).toEqual([labels[5]])
  })
})

describe('running', () => {
  const { view, choices } = seen.choose
  const move = choices.find(({ do: what }) => what === 'move')!

  test('a deed looked at shows every end it can lead to, and a tap on one runs there', () => {
    const made = laid('choose')
    look(lit()[choices.indexOf(move)]!)
    const { ends } = (view as View).deeds[choices.indexOf(move)]!
    expect(document.querySelectorAll('.end')).toHaveLength(ends.length)
    click(one('.end'))
    expect(made).toEqual([move])
  })

  test('a way looked at is drawn; Escape lets it go', () => {
    laid('way')
    expect(document.querySelectorAll('.target')).toHaveLength((seen.way.view as View).ways.length)
    look(lit()[0]!)
    expect(one('.way .ghost')).not.toBeNull()
    press(lit()[0]!, 'Escape')
    flushSync()
    expect(one('.way')).toBeNull()
  })

  test('every other way to the same end can be had too', async () => {
    const made = laid('way')
    const { ways } = seen.way.view as View
    for (const [i, way] of ways.entries()) {
      look([...document.querySelectorAll<SVGElement>('.target')][i]!)
      for (let others = 0; others <= way.others; others++) {
        click(one('.told .buttons button:last-child'))
        if (way.others) click(one('.told .buttons button:first-child'))
        await settled()
      }
    }
    const asked = new Set(made.map((choice) => JSON.stringify(choice)))
    expect(asked.size).toBe(seen.way.choices.length)
  })
})

describe('what is seen', () => {
  test('a scared ostrich is another figure, and its colour is not the only sign', () => {
    laid('choose', {
      view: {
        ...seen.choose.view,
        ostriches: (seen.choose.view as View).ostriches.map((racer) => ({
          ...racer,
          scared: racer.number === 2,
        })),
      },
    })
    expect(document.querySelectorAll('[data-ostrich] .scared')).toHaveLength(1)
    expect(one('[data-ostrich="2"] .scared')).not.toBeNull()
    expect(one('ul.heard-only').textContent).toContain('scared')
  })

  test('one’s own prediction is in sight, other people’s are not', () => {
    laid('choose')
    expect(document.querySelectorAll('.foretold li')).toHaveLength(4)
  })

  test('a spectator has none', () => {
    laid('choose', { eyes: null, choices: [] })
    expect(one('.foretold')).toBeNull()
  })
})
