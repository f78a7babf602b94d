/** The games that have a board of their own; the others are played on the plain one. */
import { addWords } from '../app/words'
import type { GameParts } from './board'
import { plain } from './plain/plain'

const parts = import.meta.glob<{ default: GameParts }>('./*/game.ts')

/** The parts of a game, with its words. */
export async function partsOf(game: string): Promise<GameParts> {
  const load = parts[`./${game}/game.ts`]
  const [own] = await Promise.all([
    load?.(),
    addWords('table'),
    addWords('kernel'),
    addWords('bots'),
    addWords(game),
    addWords(`${game}-pieces`),
  ])
  return own?.default ?? plain
}
