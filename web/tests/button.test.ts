import { createRawSnippet, flushSync, mount } from 'svelte'
import { expect, test } from 'vitest'
import Button from '../src/ui/Button.svelte'

test('a button with a class of its own is cut out of paper like the others', () => {
  const children = createRawSnippet(() => ({ render: () => '<span>Undo</span>' }))
  mount(Button, { target: document.body, props: { children, class: 'ready', loud: true } })
  flushSync()
  const classes = [...document.querySelector('button')!.classList]
  expect(classes).toEqual(expect.arrayContaining(['corners', 'ready', 'loud']))
})
