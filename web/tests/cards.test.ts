import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/app/router.svelte'
import { speak } from '../src/app/words'
import type { View } from '../src/games/board'
import { CARDED, cardOf, inOrder, lentFor, titleOf } from '../src/games/cards'
import { partsOf } from '../src/games/games'
import { atRest } from './boards'

await speak('en')

describe('cards', () => {
  test('stand in the order that they say, and before those that say none', () => {
    expect(CARDED.slice(0, 4)).toEqual(['bongo', 'bonobo-beach', 'bakong', 'banjooli-xeet'])
    expect(inOrder(['toy', 'bakong', 'zoo', 'bongo'])).toEqual(['bongo', 'bakong', 'toy', 'zoo'])
  })

  test('belong to games that have a box', () => {
    expect(GAMES).toEqual(expect.arrayContaining([...CARDED]))
  })

  test('four of them send somebody to sit under the tree', () => {
    expect(lentFor('guest').length).toBeGreaterThanOrEqual(4)
  })
})

describe('a game that has no folder here', () => {
  const view: View = {
    players: 2,
    options: {},
    to_act: [0],
    over: false,
    scores: null,
    winners: [],
    fruits: ['fig', 'lime'],
  }

  test('has a plain card', () => {
    expect(titleOf('wooden-toy')).toBe('Wooden Toy')
    expect(cardOf('wooden-toy').by).toBeUndefined()
  })

  test('is played on the plain board, where everything can be chosen', async () => {
    const parts = await partsOf('wooden-toy')
    const props = atRest('wooden-toy', parts, view)
    const chosen: unknown[] = []
    const target = document.createElement('div')
    const choices = [{ do: 'take', fruit: 'fig' }, { do: 'pass' }]
    const act = (choice: unknown) => chosen.push(choice)
    const preview = () => Promise.resolve(undefined)
    const given = { ...props, view, eyes: 0, choices, hands: [0], act, preview }
    const board = mount(parts.Board, { target, props: given })
    flushSync()
    const buttons = [...target.querySelectorAll('button')]
    expect(buttons.map((button) => button.textContent)).toEqual(['take', 'pass'])
    buttons[1]!.click()
    expect(chosen).toEqual([{ do: 'pass' }])
    expect(target.textContent).toContain('fig, lime')
    void unmount(board)
  })
})
