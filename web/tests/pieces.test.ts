/** Every drawing is of a piece that has words, and every paragraph of the rules has a picture. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/app/router.svelte'
import { drawingsOf, picturesOf } from '../src/games/galleries'
import { piecesOf } from '../src/games/pieces'

const games = join(import.meta.dirname, '../../src/palabre/games')

/** The clauses of a game, in the order of its rules. */
const clausesOf = (game: string) => {
  const words = readFileSync(join(games, game.replaceAll('-', '_'), 'words/en.ftl'), 'utf8')
  return [...words.matchAll(/-rule-(B[A-Z]-\w+) =/g)].map((found) => found[1]!)
}

describe.each(GAMES)('%s', (game) => {
  test('every drawing is of a piece', async () => {
    const [pieces, pictures] = await Promise.all([piecesOf(game), picturesOf(game)])
    expect(pictures.length).toBeGreaterThan(5)
    expect(pictures.map(({ key }) => key).filter((key) => !(key in pieces))).toEqual([])
  })

  test('every paragraph of the rules has a picture beside it', async () => {
    const [pieces, pictures] = await Promise.all([piecesOf(game), picturesOf(game)])
    const drawn = Object.keys(pieces).filter((piece) => drawingsOf(pictures, piece).length)
    const pictured = new Set(drawn.flatMap((piece) => pieces[piece]!))
    expect(clausesOf(game).length).toBeGreaterThan(10)
    expect(clausesOf(game).filter((clause) => !pictured.has(clause))).toEqual([])
  })
})
