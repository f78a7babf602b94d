/** Which folder may know which: wire ← app ← ui ← games ← screens ← the page itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')
const LAYERS = ['wire', 'app', 'ui', 'games', 'screens', 'page']
const IMPORTED = /(?:\bfrom|\bimport|\bimport\(|\bglob(?:<[^(]*>)?\()\s*'(\.[^']+)'/g

/** The files of the page, by their path below `src`. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(ts|svelte)$/.test(name),
)

/** What a file imports, at once, later or by pattern, as paths below `src`. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORTED)].map((found) => normalize(join(dirname(file), found[1]!)))
}

/** The folder that a path stands in; of the files beside them `wire.ts` is below all, the others above. */
function layerOf(path: string): string {
  const [first = ''] = path.split('/')
  if (path.includes('/')) return first
  return first.startsWith('wire') ? 'wire' : 'page'
}

/** The folder within `games` or `screens`; none for what stands beside those folders. */
const roomOf = (path: string) => (path.split('/').length > 2 ? path.split('/')[1] : undefined)

/** What is wrong with one import, if anything. */
function complaint(file: string, imported: string): string | undefined {
  const [from, to] = [layerOf(file), layerOf(imported)]
  if (LAYERS.indexOf(from) < LAYERS.indexOf(to)) return `${from} may not know ${to}`
  if (to !== 'games') return undefined
  const [own, other] = [from === 'games' ? roomOf(file) : undefined, roomOf(imported)]
  const open = other === undefined || other === own || other === '*' || other === 'plain'
  return open ? undefined : 'a game is known to itself alone'
}

const all = files.flatMap((file) =>
  importsOf(file, readFileSync(join(source, file), 'utf8')).map((imported) => ({ file, imported })),
)

/** Folders that lead back to themselves. */
function circles(ways: Map<string, Set<string>>): string[] {
  const leadsTo = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(ways.get(from) ?? [])].some(
      (next) => next === goal || (!seen.has(next) && leadsTo(next, goal, seen.add(next))),
    )
  return [...ways.keys()].filter((folder) => leadsTo(folder, folder))
}

describe('folders', () => {
  test('imports point one way', () => {
    const wrong = all.flatMap(({ file, imported }) => {
      const reason = complaint(file, imported)
      return reason ? [`${file} imports ${imported}: ${reason}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('screens form no circle', () => {
    const ways = new Map<string, Set<string>>()
    for (const { file, imported } of all) {
      const [from, to] = [roomOf(file), roomOf(imported)]
      if (layerOf(file) !== 'screens' || layerOf(imported) !== 'screens' || from === to) continue
      if (from && to) ways.set(from, (ways.get(from) ?? new Set()).add(to))
    }
    expect(ways.size).toBeGreaterThan(2)
    expect(circles(ways)).toEqual([])
  })

  test.each([
    ['app/words.ts', "import Button from '../ui/Button.svelte'"],
    ['ui/Button.svelte', "import type { View } from '../games/board'"],
    ['games/board.ts', "import { Session } from '../screens/table/session.svelte'"],
    ['games/board.ts', "import Die from './bongo/Die.svelte'"],
    ['games/bakong/Board.svelte', "import Die from '../bongo/Die.svelte'"],
    ['games/bakong/Board.svelte', "const late = () => import('../../screens/home/Home.svelte')"],
    ['screens/home/Home.svelte', "import Gnu from '../../games/bongo/art/Gnu.svelte'"],
    ['app/router.svelte.ts', "const games = import.meta.glob<Card>('../games/*/card.ts')"],
    ['screens/home/Home.svelte', "import App from '../../App.svelte'"],
  ])('%s: an import against the direction is found', (file, text) => {
    expect(importsOf(file, text).map((imported) => complaint(file, imported))).not.toEqual([undefined])
    expect(importsOf(file, text)).toHaveLength(1)
  })

  test('a circle is found', () => {
    const ways = { home: ['rules'], rules: ['table'], table: ['rules'], join: [] }
    const drawn = new Map(Object.entries(ways).map(([from, to]) => [from, new Set(to)]))
    expect(circles(drawn)).toEqual(['rules', 'table'])
  })
})
