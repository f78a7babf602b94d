import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')
const themeOf = (game: string) => join(source, 'games', game, 'theme.css')
const games = readdirSync(join(source, 'games')).filter((game) => existsSync(themeOf(game)))
const css = [join(source, 'ui/look/themes.css'), ...games.map(themeOf)]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

type Palette = Record<string, string>

/** The colours named in the block of exactly this selector. */
function block(selector: string): Palette {
  const start = css.indexOf(`\n${selector} {`)
  if (start < 0) throw new Error(`no palette ${selector}`)
  const text = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#\w{6});/g)].map((match) => [match[1]!, match[2]!]),
  )
}

const day = block(':root')
const night = { ...day, ...block(":root[data-theme='dark']") }

const palettes: [string, Palette][] = [
  ['house by day', day],
  ['house by lamplight', night],
  ...games.flatMap((game): [string, Palette][] => [
    [`${game} by day`, { ...day, ...block(`[data-game='${game}']`) }],
    [`${game} by lamplight`, { ...night, ...block(`:root[data-theme='dark'] [data-game='${game}']`) }],
  ]),
]

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(a: string, b: string): number {
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

const TEXT = 4.5
const SHAPE = 3

describe.each(palettes)('%s', (_, colours) => {
  test.each([
    ['text', 'paper'],
    ['text', 'sheet'],
    ['text', 'wash'],
    ['soft', 'paper'],
    ['soft', 'sheet'],
    ['accent', 'paper'],
    ['accent', 'sheet'],
    ['accent', 'wash'],
    ['on-accent', 'accent'],
    ['good', 'sheet'],
    ['bad', 'sheet'],
  ])('%s can be read on %s', (ink, ground) => {
    expect(contrast(colours[ink]!, colours[ground]!)).toBeGreaterThanOrEqual(TEXT)
  })

  test.each([
    ['edge', 'paper'],
    ['edge', 'sheet'],
    ['outline', 'paper'],
    ['outline', 'sheet'],
    ['focus', 'paper'],
    ['focus', 'sheet'],
  ])('%s can be seen on %s', (line, ground) => {
    expect(contrast(colours[line]!, colours[ground]!)).toBeGreaterThanOrEqual(SHAPE)
  })
})

test('no line of a style sheet is longer than 110', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  const long = sheets.flatMap((name) =>
    readFileSync(join(source, name), 'utf8')
      .split('\n')
      .filter((line) => line.length > 110)
      .map((line) => `${name}: ${line}`),
  )
  expect(sheets.length).toBeGreaterThan(2)
  expect(long).toEqual([])
})
