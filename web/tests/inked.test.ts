import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Figure from '../src/ui/drawing/Figure.svelte'
import { figure } from '../src/ui/drawing/figure'
import { inked, rimmed } from '../src/ui/drawing/inked'
import { round } from '../src/ui/drawing/trace'

const EYE = { line: round(50, 50, 20), paint: 'var(--white)', shade: 3 }
const BROW = { line: '30,20 70,20', ink: 'var(--coal)', weight: 4 }

function read(text: string): SVGSVGElement {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.innerHTML = text
  return sheet
}

test('a shape is paint with a shaded edge under its line, a mere line is only that', () => {
  const drawn = read(inked([EYE, BROW], 'face'))
  expect([...drawn.children].map(({ tagName }) => tagName)).toEqual(['clipPath', 'path', 'g', 'path', 'path'])
  expect(drawn.children[3]!.getAttribute('fill')).toBe('var(--line)')
  expect(drawn.children[4]!.getAttribute('fill')).toBe('var(--coal)')
})

test('what is clipped is clipped by its own shape', () => {
  const drawn = read(inked([EYE, EYE], 'one') + inked([EYE], 'other'))
  const ids = [...drawn.querySelectorAll('clipPath')].map(({ id }) => `url(#${id})`)
  expect(new Set(ids).size).toBe(3)
  expect([...drawn.querySelectorAll('g')].map((g) => g.getAttribute('clip-path'))).toEqual(ids)
})

test('a rim has no paint of its own, and a line in it is not filled', () => {
  const [eye, brow] = read(rimmed([EYE, BROW])).children
  expect(eye!.hasAttribute('fill')).toBe(false)
  expect(brow!.getAttribute('fill')).toBe('none')
  expect(Number(brow!.getAttribute('stroke-width'))).toBeGreaterThan(4)
})

test('on the page it is a picture and no text', () => {
  const page = mount(Figure, { target: document.body, props: { of: figure([EYE, BROW]), cut: true } })
  flushSync()
  const paths = [...document.querySelectorAll('path')]
  expect(paths.length).toBe(2 + 5)
  for (const path of paths) expect(path.namespaceURI).toBe('http://www.w3.org/2000/svg')
  void unmount(page)
})
