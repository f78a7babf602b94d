import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'
import { describe, expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svelte'),
)

const READ = new Set(['alt', 'aria-label', 'label', 'legend', 'placeholder', 'title', 'words'])
const letters = /\p{L}{2,}/u

interface Node {
  type: string
  name?: string
  data?: string
  value?: unknown
  [key: string]: unknown
}

/** Every piece of text a person would read that stands in the component itself. */
function written(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const part of node) written(part, found)
  else if (node && typeof node === 'object') {
    const { type, name, data, value } = node as Node
    if (type === 'Text' && letters.test(data ?? '')) found.push(data!.trim())
    else if (type === 'Attribute') {
      if (READ.has(name ?? '')) written(value, found)
    } else if (type !== 'Comment') Object.values(node).forEach((part) => written(part, found))
  }
  return found
}

describe('components', () => {
  test.each(components)('%s says nothing of its own', (name) => {
    expect(written(parse(readFileSync(join(source, name), 'utf8'), { modern: true }).fragment)).toEqual([])
  })

  test.each(components)('%s has no style in the page itself, which the server forbids', (name) => {
    expect(readFileSync(join(source, name), 'utf8')).not.toMatch(/\sstyle="/)
  })

  test.each(components)('%s: nothing flees the pointer that comes over it', (name) => {
    expect(readFileSync(join(source, name), 'utf8')).not.toMatch(/:hover \{[^}]*\btranslate:/)
  })

  test('the search does find text', () => {
    const fragment = (text: string) => parse(text, { modern: true }).fragment
    expect(written(fragment('<p>Hello</p>'))).toEqual(['Hello'])
    expect(written(fragment('<img alt="A tree" class="big" />'))).toEqual(['A tree'])
    expect(written(fragment('<p class="big">{t("hello")}</p><!-- a word -->'))).toEqual([])
  })
})
